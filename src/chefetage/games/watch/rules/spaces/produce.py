"""WA-6.18 to WA-6.22  Produce: gears, and a disc along its track."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Decline
from chefetage.core.state import Player, RuleId
from chefetage.games.watch.rules.components import POSITION, PRODUCE, TRACK, TRACK_SPACES
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.spaces.overtime import gain_gears
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.tracks import NO_ROW, OwnDisc, entry_facts, move_disc


class Slide(OwnDisc):
    """WA-6.19  Move one of your discs to the leftmost empty space of the same track."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.tracks[arg] != p:
            return "WA-6.19"
        return None if s.is_open(arg // TRACK_SPACES) else "WA-6.22"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.is_solo and s.is_acting(p) and s.space_of[p] == PRODUCE:
            return "WA-11.12"
        return closed_part(s, p, PRODUCE, PRODUCE_GEARS.number, self.refusal(s, p, arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        entry = entry_facts(s, p, arg // TRACK_SPACES, NO_ROW)
        return {**entry, "position": arg % TRACK_SPACES, **part_facts(s, p, PRODUCE)}

    def perform(self, s: State, p: Player, arg: i64) -> None:
        move_disc(s, p, arg, arg // TRACK_SPACES)


class ProduceGears(ActionPart):
    """WA-6.18  Gears without market bonus, then the move, if any disc can move; solo has none (WA-11.12)."""

    def enter(self, s: State) -> None:
        gain_gears(s, s.active, PRODUCE)
        self.offer(s, s.active)


SLIDE: Final = Slide("slide", "WA-6.19", [TRACK, POSITION])
STAY: Final[Action[State]] = Decline("stay", "WA-5.25")
PRODUCE_GEARS: Final = ProduceGears("produce_gears", "WA-6.19", [SLIDE, STAY])
