"""WA-8.16 to WA-8.24  Documents; here the one that moves a disc."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.watch.rules.components import (
    DOCUMENT_COLOUR,
    DOCUMENT_COLOURS,
    DOCUMENT_KINDS,
    MOVE_DISC,
    POSITION,
    TRACK,
)
from chefetage.games.watch.rules.events import MOVE_DOCUMENT_PLAYED
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.tracks import OpenTrack, OwnDisc, move_disc

# What a document lacks to be of use (WA-8.24).
LACKS_DISC: Final = 1  # of the player, on a track
LACKS_ROOM: Final = 2  # on the tracks
LACKS_SMUGGLING: Final = 3
LACKS_BRIBE: Final = 4


def play_document(s: State, p: Player, document: i64) -> None:
    """WA-8.17  It stays face up in front of its owner."""
    s.boards[p].hand[document] -= 1
    s.boards[p].played[document] += 1


def held_of_kind(s: State, p: Player, kind: i64) -> i64:
    """How many documents of a kind p has in hand, in all colours."""
    held: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        held += s.boards[p].hand[colour * DOCUMENT_KINDS + kind]
    return held


class PlayMoveDocument(Action[State]):
    """WA-8.18  Play the document, then choose one of your discs and its track."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        if board.hand[arg * DOCUMENT_KINDS + MOVE_DISC] == 0:
            return "WA-11.2" if s.is_solo else "WA-5.26"
        if board.has_moved_disc:
            return "WA-8.19"
        return None if s.has_open_track() and s.has_disc_on_track(p) else "WA-8.24"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """WA-5.32  Free moments are the time for it; one without any use for it was skipped."""
        rule = self.refusal(s, p, arg) if s.is_solo or s.is_acting(p) else None
        return rule if rule is not None else "WA-5.32"

    def is_possible(self, s: State, p: Player) -> bool:
        """Asked three times in every turn: the hand decides most often."""
        hand = s.boards[p].hand
        for colour in range(DOCUMENT_COLOURS):
            if hand[colour * DOCUMENT_KINDS + MOVE_DISC] > 0:
                return self.refusal(s, p, colour) is None
        return False

    def perform(self, s: State, p: Player, arg: i64) -> None:
        play_document(s, p, arg * DOCUMENT_KINDS + MOVE_DISC)
        s.boards[p].has_moved_disc = True
        s.record(MOVE_DOCUMENT_PLAYED, p, arg)
        LIFT_DISC.ask(s, p)  # WA-5.31

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        held = held_of_kind(s, p, MOVE_DISC)
        return {"document_colour": arg, "held": held, "lacks": LACKS_ROOM if s.has_disc_on_track(p) else LACKS_DISC}


class LiftDisc(OwnDisc):
    """WA-13.18  Any own disc on a track."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.tracks[arg] == p else "WA-8.18"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.lifted = arg
        TARGET_TRACK.ask(s, p)  # WA-5.31


class ChooseTarget(OpenTrack):
    """WA-13.19  Any track with an empty space, the disc's own included."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        move_disc(s, p, s.lifted, arg)


PLAY_MOVE_DOCUMENT: Final = PlayMoveDocument("move_document", "WA-8.18", [DOCUMENT_COLOUR])
LIFT_DISC: Final = Step("lift_disc", "WA-8.18", [LiftDisc("lift", "WA-8.18", [TRACK, POSITION])])
TARGET_TRACK: Final = Step("target_track", "WA-8.18", [ChooseTarget("target", "WA-8.18", [TRACK])])
