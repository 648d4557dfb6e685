"""What the tests of Watch share: positions, moves, refusals, options and what happened."""

from typing import NamedTuple, Unpack

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import DEPARTMENT, DOCUMENT, SPACE, TRACK, TRACK_SPACES
from chefetage.games.watch.rules.state import EMPTY, GEAR, OFF_DIAL, State
from chefetage.games.watch.tests.fields import Fields
from chefetage.games.watch.tests.position import build
from chefetage.testing.playing import Playing

BLUE: Player = 0
YELLOW: Player = 1
RED: Player = 2
GREEN: Player = 3

PLAYING = Playing(GAME, BLUE)
play, refusal, objection = PLAYING.play, PLAYING.refusal, PLAYING.objection
actor, options, step = PLAYING.actor, PLAYING.options, PLAYING.step


def given(step: str, players: int = 3, **fields: Unpack[Fields]) -> State:
    """A position in which a step has just begun, taken on to the first decision.

    The journal tells what has happened since the step began.
    """
    return PLAYING.begin(build(step, players, fields), step)


def turn(space: str, players: int = 3, **fields: Unpack[Fields]) -> State:
    """Blue's Phase 3 turn on a space, with the hand at 12 if nothing else is said."""
    fields["blue"] = {**fields.get("blue", {}), "worker": space}
    return given("before_action", players, **fields)


# Reading the table.


def crates(s: State, player: Player = BLUE) -> list[int]:
    """The values of a player's crates."""
    return [value + 1 for value, number in enumerate(s.boards[player].crates) for _ in range(number)]


def hand(s: State, player: Player = BLUE) -> list[str]:
    return cards(s.boards[player].hand)


def played(s: State, player: Player = BLUE) -> list[str]:
    return cards(s.boards[player].played)


def cards(numbers: vec[i64]) -> list[str]:
    return [DOCUMENT.keys[card] for card, number in enumerate(numbers) for _ in range(number)]


def removed(s: State, row: str, player: Player = BLUE) -> int:
    """The state of a row."""
    return int(s.boards[player].removed[DEPARTMENT.keys.index(row)])


def space(s: State, worker: int) -> str | None:
    return None if s.space_of[worker] == OFF_DIAL else SPACE.keys[s.space_of[worker]]


def track(s: State, key: str) -> list[int | str]:
    """The filled spaces from the left: a worker's number or "gear"."""
    first = TRACK.keys.index(key) * TRACK_SPACES
    cells = [int(s.tracks[first + place]) for place in range(TRACK_SPACES)]
    return ["gear" if cell == GEAR else cell for cell in cells if cell != EMPTY]


def departments(spies: int) -> set[str]:
    return {key for number, key in enumerate(DEPARTMENT.keys) if has(spies, number)}


class Goods(NamedTuple):
    roubles: int
    gears: int
    notes: int


def goods(s: State, player: Player = BLUE) -> Goods:
    board = s.boards[player]
    return Goods(int(board.roubles), int(board.gears), int(board.notes))


class Purse(NamedTuple):
    roubles: int
    notes: int


def purse(s: State, player: Player = BLUE) -> Purse:
    return Purse(int(s.boards[player].roubles), int(s.boards[player].notes))


# Tracks for positions.

FULL = ["gear"] * 10


def full_tracks(*but: str) -> dict[str, list[str]]:
    """All tracks full (for two or three players), but for those named."""
    return {key: [] if key in but else FULL for key in TRACK.keys}
