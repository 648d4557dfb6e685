"""CC-6.8, CC-6.11, CC-6.31, CC-6.40 to CC-6.45  Cards 8, 11 and 31 carry out the action of another card."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.councils_contracts.rules.cards.effect import NOTHING
from chefetage.games.councils_contracts.rules.cards.effects import is_executable, obstacle, outcome_facts
from chefetage.games.councils_contracts.rules.components import CARD_LIST, COPY_OCCUPIED, NO_CARD, PROJECT, TOWN_HALL
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.events import COPIED
from chefetage.games.councils_contracts.rules.kinds_of_action import Decision
from chefetage.games.councils_contracts.rules.state import State


class Copy(Action[State]):
    """CC-11.9  Choose the text card; its workers stay (CC-6.43); the town hall has no action (CC-6.44)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_built(arg):
            return missing(s, arg, "CC-6.40")
        if CARD_LIST[arg].is_copying:
            return "CC-6.44"
        if CARD_LIST[s.acting].effect == COPY_OCCUPIED:
            if s.owner[arg] == NOBODY:
                return "CC-6.31"
        elif not s.are_adjacent(s.acting, arg):
            return "CC-6.8"
        return None if is_executable(s, p, arg) else "CC-6.45"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.text = arg
        s.record(COPIED, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        told = outcome_facts(s, p, arg, NOTHING if CARD_LIST[arg].is_copying else obstacle(s, p, arg))
        return {**told, **whereabouts(s, arg), "town_hall": 1 if arg == TOWN_HALL else 0}

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Why another card was not the one to copy; what could be paid then is not known any more."""
        if s.acting == NO_CARD or s.text in (s.acting, arg):
            return None
        rule = self.refusal(s, p, arg)
        return None if rule == "CC-6.45" else rule


class CopyCard(Decision):
    """CC-6.42  Then its cost and its effect, as if it stood on the acting card."""


COPY: Final = Copy("copy", "CC-6.40", [PROJECT])
COPY_CARD: Final = CopyCard("copy_card", "CC-11.9", [COPY])
