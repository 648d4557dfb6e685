"""Counts: how often what can be repeated was done at a table. The bounds are in bounds.py."""

from typing import Literal

from chefetage.core.state import NOBODY, Player
from chefetage.playing.match import Match
from chefetage.table.course import knows
from chefetage.table.entries import (
    AnyEntry,
    Asked,
    Filled,
    Joined,
    Left,
    Muted,
    Named,
    Proposed,
    Removed,
    Reopened,
    Undone,
)
from chefetage.table.take_back import Requests

Doing = Literal["undone", "asked", "taken-back", "left", "joined", "hosted", "muted", "named", "proposed"]
Key = tuple[Doing, Player]  # NOBODY: of all together
Counts = dict[Key, int]


def counted(counts: Counts, key: Key | None, entry: AnyEntry, match: Match) -> Counts:
    """With an entry that is about to happen in a match."""
    return counts if key is None else {**counts, key: counts.get(key, 0) + times(entry, key, match)}


def key_of(entry: AnyEntry, requests: Requests, is_started: bool) -> Key | None:
    match entry:
        case Undone():
            is_granted = any(not request.missing for request in requests)
            return ("taken-back", NOBODY) if is_granted else ("undone", entry.seat)
        case Asked():
            return "asked", entry.seat
        case Proposed():
            return "proposed", entry.seat
        case Left() if is_started:  # before, it is bounded by the seats taken
            return "left", entry.seat
        case Joined():
            return "joined", NOBODY
        case Filled() | Reopened() | Removed():
            return "hosted", NOBODY
        case Muted():
            return "muted", NOBODY
        case Named():
            return "named", NOBODY
    return None


def times(entry: AnyEntry, key: Key, match: Match) -> int:
    """Moves that go are counted one by one; of those that all agreed upon, the ones that everybody knows."""
    if not isinstance(entry, Undone):
        return 1
    return len(entry.plies) if key[0] == "undone" else sum(knows(match, ply, NOBODY) for ply in entry.plies)
