"""What every part of the server answers with: JSON, refusals, sentences in the reader's language."""
