"""WA-5.20 to WA-5.23  A disc leaves a row of the board for a track: in the disc part, and by Upgrade."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.watch.rules.components import COLUMN_COST, COLUMNS, PIECE_OF, TRACK
from chefetage.games.watch.rules.free_moments import AFTER_DISC
from chefetage.games.watch.rules.scoring import discs_on, place_value, value_with
from chefetage.games.watch.rules.spaces.closed import part_facts
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.tracks import OpenTrack, entry_facts, place_disc


class PlaceDisc(OpenTrack):
    """WA-5.20  Put the disc on a track."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        place_disc(s, p, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """After the disc part, whether it brought a disc or was skipped."""
        if s.is_solo:
            return "WA-11.2"
        if not s.is_acting(p) or s.outer_step != AFTER_DISC.number:
            return None
        if not s.boards[p].has_disc_in(s.row):
            return "WA-5.22"
        return "WA-5.18" if s.has_open_track() else "WA-5.23"

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        facts = {**entry_facts(s, p, arg, s.row), **majority_facts(s, p, arg)}
        return {**facts, "department": s.row, **part_facts(s, p, s.space_of[p])}


def majority_facts(s: State, p: Player, track: i64) -> dict[str, int]:
    """WA-9.5  What each piece is worth by this track with one more disc on it, and how much that is more than now."""
    worth = value_with(s, p, track, discs_on(s, p, track) + 1)
    return {"piece": PIECE_OF[track] + 1, "worth": worth, "gain": worth - place_value(s, p, track)}


class LeaveRow(Step[State]):
    """WA-5.20, WA-6.25  The track is chosen for a disc that is about to leave its row."""

    def facts(self, s: State) -> dict[str, int]:
        return {"department": s.row, **bribe_facts(s, s.active, s.row)}


def bribe_facts(s: State, p: Player, row: i64) -> dict[str, int]:
    """WA-5.8  The bribe once the next disc of a row is off the board, and whether that is more than before."""
    board = s.boards[p]
    before = board.bribe()
    after = max(before, COLUMN_COST[min(board.removed[row], COLUMNS - 1)])
    return {"bribe": after, "rises": int(after > before)}


PLACE_DISC: Final = PlaceDisc("disc", "WA-5.20", [TRACK])
