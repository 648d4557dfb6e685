"""WA-8.16 to WA-8.24  Documents; here the one that moves a disc."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.watch.rules.components import (
    DOCUMENT_COLOUR,
    KINDS,
    MOVE_DISC,
    POSITION,
    TRACK,
    TRACK_SPACES,
    TRACKS,
)
from chefetage.games.watch.rules.events import MOVE_DOCUMENT_PLAYED
from chefetage.games.watch.rules.state import NO_CELL, State
from chefetage.games.watch.rules.tracks import SEVERAL, OpenTrack, OwnDisc, move_disc, only_open_track


def play_document(s: State, p: Player, document: i64) -> None:
    """WA-8.17  It stays face up in front of its owner."""
    s.boards[p].hand[document] -= 1
    s.boards[p].played[document] += 1


def can_move_disc(s: State, p: Player) -> bool:
    """WA-8.19, WA-8.24"""
    board = s.boards[p]
    return board.has_document(MOVE_DISC) and not board.has_moved_disc and s.has_open_track() and s.has_disc_on_track(p)


class PlayMoveDocument(Action[State]):
    """WA-8.18  Play the document, then choose one of your discs and its track."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        if board.hand[arg * KINDS + MOVE_DISC] == 0:
            return "WA-8.23"
        if board.has_moved_disc:
            return "WA-8.19"
        return None if can_move_disc(s, p) else "WA-8.24"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        play_document(s, p, arg * KINDS + MOVE_DISC)
        s.boards[p].has_moved_disc = True
        s.record(MOVE_DOCUMENT_PLAYED, p, arg)
        disc = only_disc(s, p)
        if disc == NO_CELL:
            s.ask(LIFT_DISC.number, p)
        else:
            lift(s, p, disc)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"document_colour": arg, "document_kind": MOVE_DISC}


def only_disc(s: State, p: Player) -> i64:
    """The player's disc if just one is on the tracks."""
    found: i64 = NO_CELL
    for cell in range(TRACKS * TRACK_SPACES):
        if s.tracks[cell] == p:
            if found != NO_CELL:
                return NO_CELL
            found = cell
    return found


def lift(s: State, p: Player, cell: i64) -> None:
    s.lifted = cell
    track = only_open_track(s)
    if track == SEVERAL:
        s.ask(TARGET_TRACK.number, p)
    else:
        move_disc(s, p, cell, track)


class LiftDisc(OwnDisc):
    """WA-13.18  Any own disc on a track."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.tracks[arg] == p else "WA-8.18"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        lift(s, p, arg)


class ChooseTarget(OpenTrack):
    """WA-13.19  Any track with an empty space, the disc's own included."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        move_disc(s, p, s.lifted, arg)


PLAY_MOVE_DOCUMENT: Final = PlayMoveDocument("move_document", "WA-8.18", [DOCUMENT_COLOUR])
LIFT_DISC: Final = Step("lift_disc", "WA-8.18", [LiftDisc("lift", "WA-8.18", [TRACK, POSITION])])
TARGET_TRACK: Final = Step("target_track", "WA-8.18", [ChooseTarget("target", "WA-8.18", [TRACK])])
