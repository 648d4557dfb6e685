"""WA-6.9 to WA-6.15  Sell: gears for roubles, and one crate for a better one."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument, Decline
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import COLOURS, CRATE, CRATE_POINTS, MOST_GEARS, VALUES_PER_COLOUR
from chefetage.games.watch.rules.components import SELL as SELL_SPACE
from chefetage.games.watch.rules.crates import NO_CRATE, move_crate_to
from chefetage.games.watch.rules.events import CRATE_EXCHANGED, SOLD
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.spaces.prospect import better_crate
from chefetage.games.watch.rules.state import State


class Sell(Action[State]):
    """WA-6.9  Sell any number of gears."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if arg <= s.boards[p].gears else "WA-6.9"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return closed_part(s, p, SELL_SPACE, SELL_GEARS.number, self.refusal(s, p, arg))

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        for gears in range(s.boards[p].gears + 1):
            out[count + gears] = self.first + gears
        return count + s.boards[p].gears + 1

    def perform(self, s: State, p: Player, arg: i64) -> None:
        """WA-6.9, WA-6.10  One rouble each, then the market bonus, in any case (WA-6.15)."""
        s.boards[p].gears -= arg
        s.boards[p].roubles += arg + s.card.sell
        s.record(SOLD, p, arg, s.card.sell)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        sale = {"sold": arg, "gears": s.boards[p].gears, "roubles": arg + s.card.sell}
        return {**sale, **part_facts(s, p, SELL_SPACE)}


class SellGears(Step[State]):
    """WA-6.9  Without gears only the market bonus is left, and nothing to ask."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)


class ExchangeCrate(Action[State]):
    """WA-6.11  Give one crate for the best of the next higher colour, unlocked or not (WA-6.13)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.boards[p].crates[arg] == 0:
            return "WA-6.11"
        return None if better_crate(s, arg) != NO_CRATE else "WA-6.14"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return closed_part(s, p, SELL_SPACE, EXCHANGE_ONE_CRATE.number, self.refusal(s, p, arg))

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.boards[p].crates[arg] -= 1
        s.stacks[arg] += 1  # WA-6.12
        s.record(CRATE_EXCHANGED, p, arg)
        move_crate_to(s, p, better_crate(s, arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        colour = arg // VALUES_PER_COLOUR
        better = better_crate(s, arg)
        return {
            "crate": arg,
            "crate_colour": colour,
            "colour": colour + 1,
            "higher": int(colour + 1 < COLOURS),  # whether there is a higher colour
            "better": 0 if better == NO_CRATE else CRATE_POINTS[better],
            **part_facts(s, p, SELL_SPACE),
        }


class ExchangeOneCrate(ActionPart):
    """WA-6.11  Asked only of a player with a crate that can be exchanged."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)


SELL: Final = Sell("sell", "WA-6.9", [Argument.numbers("gears", MOST_GEARS + 1)])
SELL_GEARS: Final = SellGears("sell_gears", "WA-6.9", [SELL])
EXCHANGE_CRATE: Final = ExchangeCrate("exchange", "WA-6.11", [CRATE])
KEEP_CRATES: Final[Action[State]] = Decline("keep_crates", "WA-6.11")
EXCHANGE_ONE_CRATE: Final = ExchangeOneCrate("exchange_crate", "WA-6.11", [EXCHANGE_CRATE, KEEP_CRATES])
