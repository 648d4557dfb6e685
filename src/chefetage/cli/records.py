"""Records from files, checked as far as possible before anything is shown."""

from pathlib import Path

from chefetage.core.problem import Problem
from chefetage.core.record import Record, read_record, set_up


def open_record(file: Path) -> Record:
    """A record whose header leads to a game; its moves are checked when it is replayed."""
    record = read_record(file)
    try:
        set_up(record.header)
    except Problem as problem:
        raise Problem("record-bad-header", file=str(file), reason=str(problem)) from problem
    return record
