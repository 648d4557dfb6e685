"""A long game's record, for those who bring records."""

from functools import cache
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "chefetage" / "games"


@cache
def longest_record() -> bytes:
    """Of the stored games."""
    return max((path.read_bytes() for path in GAMES.glob("*/tests/replays/*.jsonl")), key=len)
