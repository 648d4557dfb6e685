"""A position as one viewer sees it, in the viewer's language: all that a page needs to draw and play.

A spectator is the viewer NOBODY.
"""

import msgspec

from chefetage.core.view import View


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal move of the viewer, with its cost and effect in words."""

    move: str  # notation
    action: str
    keys: list[str]
    rule: str
    text: str
    facts: dict[str, int | str]  # what the engine knows of it: numbers, and keys of components


class LogLine(msgspec.Struct, gc=False):
    """Something that happened; of the kind TAKE_BACK where moves were taken back, before the next one."""

    ply: int  # of the position that it led to, as the viewer counts
    player: int  # a seat, or a neutral figure numbered after the last seat
    kind: str
    rule: str
    text: str
    round: int = 0  # 0 in the set-up, in a game that counts none, and where it was kept without
    minor: bool = False  # a detail that whoever wants it in short does without


TAKE_BACK = "take_back"


class SheetLine(msgspec.Struct, frozen=True):
    """Points of one kind, in words."""

    rule: str
    text: str
    points: int


class Score(msgspec.Struct):
    """The points of a player, or of an opponent from the rulebook, as everybody may know them now, in words."""

    player: int  # a seat, or a neutral figure numbered after the last seat
    name: str
    total: int
    sheet: list[SheetLine]


class RoundResult(msgspec.Struct):
    """How things stood when a round had ended; what it brought is the difference to the one before."""

    round: int  # 0: the beginning of the game
    ply: int  # of the position behind it, as the viewer counts
    totals: list[int]  # in the order of Position.scores
    holdings: dict[str, list[int]]  # by kind, then by seat; their texts are label-<kind>


class Standing(msgspec.Struct):
    """How a player, or an opponent from the rulebook, ended, in words."""

    name: str
    place: int
    total: int
    sheet: list[SheetLine]


class Result(msgspec.Struct):
    """How a finished game ended."""

    places: list[int]
    totals: list[int]
    sheets: list[list[SheetLine]]
    rivals: list[Standing]
    verdict: str  # "" where the places tell it all


class Position(msgspec.Struct):
    """What one viewer may know of a match at one moment, and what they may do."""

    game: str
    ply: int  # moves that stand, as the viewer counts them
    viewer: int
    names: list[str]
    actors: list[int]  # who owes a decision
    step: str
    decision: str  # what is to be decided now
    view: View
    offers: list[Offer]
    log: list[LogLine]  # the last lines, or all
    can_undo: bool
    result: Result | None
    own_ply: int = 0  # behind the viewer's last own move; 0 where there is none
    scores: list[Score] = []  # public ones: of the seats, then of opponents from the rulebook
    rounds: list[RoundResult] = []  # of all that have ended, in a game whose rounds have results
