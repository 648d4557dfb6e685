"""The REST part, one module per subject."""
