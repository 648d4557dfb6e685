"""The command line: `chefetage`. One module per command; every sentence comes from the texts."""

import sys
from collections.abc import Sequence
from typing import NoReturn

from chefetage.cli.program import run

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
