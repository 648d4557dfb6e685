"""The live connection between a page and its table."""
