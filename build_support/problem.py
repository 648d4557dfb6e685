"""What make.py reports in one line."""


class Problem(Exception):
    """Set-up cannot go on; the message says why and what helps."""
