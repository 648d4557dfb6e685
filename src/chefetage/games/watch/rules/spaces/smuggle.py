"""WA-6.1 to WA-6.8, WA-6.43, WA-6.44  Smuggle: gears for crates."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.watch.rules.components import (
    COLOURS,
    CRATE_COLOUR,
    DOCUMENT_COLOUR,
    DOCUMENT_KINDS,
    EXTRA_CRATE,
    EXTRA_CRATE_GEARS,
    LOADING_DOCK,
    SMUGGLE,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
)
from chefetage.games.watch.rules.crates import (
    NO_CRATE,
    best_crate,
    brings_a_crate,
    crate_facts,
    exchange_facts,
    take_crate,
    take_crates,
)
from chefetage.games.watch.rules.documents import LACKS_SMUGGLING, held_of_kind, play_document
from chefetage.games.watch.rules.events import EXTRA_CRATE_PLAYED, SMUGGLED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.state import State


class MakeExchange(Action[State]):
    """WA-6.1  Pay the gears and take the crates of your loading-dock state, once."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        state = board.removed[LOADING_DOCK]
        if s.has_smuggled:
            return "WA-6.1"
        if board.gears < SMUGGLE_GEARS[state]:
            return "WA-6.6"
        return None if brings_a_crate(s, SMUGGLE_COLOURS[state]) else "WA-6.43"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return closed_part(s, p, SMUGGLE, SMUGGLE_CRATES.number, self.refusal(s, p, arg))

    def perform(self, s: State, p: Player, arg: i64) -> None:
        board = s.boards[p]
        state = board.removed[LOADING_DOCK]
        board.gears -= SMUGGLE_GEARS[state]
        s.has_smuggled = True
        s.record(SMUGGLED, p, SMUGGLE_GEARS[state])
        take_crates(s, p, SMUGGLE_COLOURS[state])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        board = s.boards[p]
        state = board.removed[LOADING_DOCK]
        goods = {"price": SMUGGLE_GEARS[state], "gears": board.gears}
        return {**goods, **exchange_facts(s, SMUGGLE_COLOURS[state]), **part_facts(s, p, SMUGGLE)}


class PlayExtraCrate(Action[State]):
    """WA-8.20  A document and gears for one crate of an unlocked colour."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        colour = arg % COLOURS
        if board.hand[arg // COLOURS * DOCUMENT_KINDS + EXTRA_CRATE] == 0:
            return "WA-11.2" if s.is_solo else "WA-6.8"
        if not board.has_unlocked(colour):
            return "WA-8.5"
        if board.gears < EXTRA_CRATE_GEARS[colour]:
            return "WA-8.20"
        return "WA-6.43" if best_crate(s, colour) == NO_CRATE else None

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """WA-8.24  It is of use only while its player smuggles."""
        if s.is_solo:
            return "WA-11.2"
        if s.is_acting(p) and s.space_of[p] == SMUGGLE:
            return closed_part(s, p, SMUGGLE, SMUGGLE_CRATES.number, self.refusal(s, p, arg))
        return "WA-8.24"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        colour = arg % COLOURS
        play_document(s, p, arg // COLOURS * DOCUMENT_KINDS + EXTRA_CRATE)
        s.boards[p].gears -= EXTRA_CRATE_GEARS[colour]
        s.record(EXTRA_CRATE_PLAYED, p, arg // COLOURS, colour, EXTRA_CRATE_GEARS[colour])
        take_crate(s, p, colour)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        colour = arg % COLOURS
        return {
            "document_colour": arg // COLOURS,
            "held": held_of_kind(s, p, EXTRA_CRATE),
            "lacks": LACKS_SMUGGLING,
            "crate_colour": colour,
            "price": EXTRA_CRATE_GEARS[colour],
            "gears": s.boards[p].gears,
            **crate_facts(s, colour),
            **part_facts(s, p, SMUGGLE),
        }


class Finish(Action[State]):
    """WA-6.44  End this smuggling."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.actors = 0

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"made": int(s.has_smuggled)}


class SmuggleCrates(ActionPart):
    """WA-6.44  One repeated decision, as long as there is something to smuggle."""

    def enter(self, s: State) -> None:
        s.has_smuggled = False
        self.offer(s, s.active)

    def after(self, s: State, p: Player) -> None:
        if not self.has_choice(s, p):
            s.actors = 0

    def facts(self, s: State) -> dict[str, int]:
        return smuggling_facts(s, s.active)


def smuggling_facts(s: State, p: Player) -> dict[str, int]:
    """What p can do as far as everybody knows: the question may not tell what is in the hand."""
    can_exchange = MAKE_EXCHANGE.refusal(s, p, 0) is None
    return {"documents": int(s.boards[p].has_documents()), "exchanges": int(can_exchange)}


MAKE_EXCHANGE: Final = MakeExchange("smuggle", "WA-6.1")
PLAY_EXTRA_CRATE: Final = PlayExtraCrate("extra_crate", "WA-8.20", [DOCUMENT_COLOUR, CRATE_COLOUR])
FINISH: Final = Finish("finish", "WA-6.44")
SMUGGLE_CRATES: Final = SmuggleCrates(
    "smuggle_crates", "WA-6.44", [MAKE_EXCHANGE, PLAY_EXTRA_CRATE, FINISH], tells=True
)
