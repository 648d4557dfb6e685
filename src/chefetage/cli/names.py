"""What the program is called."""

import os

NAME = "chefetage"
CALLED = "CHEFETAGE_COMMAND"  # set by whoever calls the program under another name, such as "python3 make.py"


def called() -> str:
    """What the user types to call the program, for commands that are shown to be typed."""
    return os.environ.get(CALLED) or NAME
