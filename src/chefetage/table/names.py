"""What people write: printable. Names of people and tables: short, too; those of people are different at one table."""

from collections.abc import Sequence
from itertools import count

NAME_CHARACTERS = 24
TABLE_NAME_CHARACTERS = 40


def plain(text: str) -> str:
    """Without control characters and needless blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def clean_name(name: str) -> str:
    return plain(name)[:NAME_CHARACTERS]


def clean_table_name(name: str) -> str:
    return plain(name)[:TABLE_NAME_CHARACTERS].rstrip()


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, or the name with a number if somebody at the table has it; no name stays none."""
    wished = clean_name(name)
    if not wished or wished not in taken:
        return wished
    numbered = (f"{wished[: NAME_CHARACTERS - 3]} {number}" for number in count(2))
    return next(candidate for candidate in numbered if candidate not in taken)
