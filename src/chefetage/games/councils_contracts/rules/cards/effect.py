"""CC-5.30, CC-5.31, CC-6.60  Effect: what a build action does, and when it can be done."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.games.councils_contracts.rules.city import vacate
from chefetage.games.councils_contracts.rules.components import CARD_LIST, Card
from chefetage.games.councils_contracts.rules.end_of_turn import END_TURN
from chefetage.games.councils_contracts.rules.events import POINTS_GAINED
from chefetage.games.councils_contracts.rules.kinds_of_action import Decision
from chefetage.games.councils_contracts.rules.state import State


class Effect(Decision):
    """CC-6.40, CC-6.41  Workers are those of s.acting, places are those of s.text; both differ when copying."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        """CC-6.60  Whether the action printed on a card can be done, apart from its cost."""
        return True

    def next(self, s: State) -> i64:
        return RETURN_WORKERS.number


class ReturnWorkers(Step[State]):
    """CC-5.30, CC-5.35  At the end the workers of the acting card are free, unless the effect used them."""

    def enter(self, s: State) -> None:
        if s.owner[s.acting] == s.active:
            vacate(s, s.active, s.acting)

    def next(self, s: State) -> i64:
        return END_TURN.number


def acting_workers(s: State) -> i64:
    """CC-6.40  The workers on the acting card."""
    return CARD_LIST[s.acting].workers


def action_facts(card: i64) -> dict[str, int]:
    """What the texts tell of a card's build action."""
    printed = CARD_LIST[card]
    return {
        "card": card,
        "brief_cost": printed.price_kind,
        "price": printed.price,
        "brief_action": printed.brief_action,
        "amount": printed.amount,
    }


def gain_points(s: State, p: Player, points: i64) -> None:
    """CC-5.42  At once, and for good."""
    s.contractors[p].action_points += points
    s.record(POINTS_GAINED, p, points)


RETURN_WORKERS: Final = ReturnWorkers("return_workers", "CC-5.30", [])
