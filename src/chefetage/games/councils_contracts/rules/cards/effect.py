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

# CC-6.60  What a build action can lack, for sentences. Before these come the costs that cannot be paid, by the
# numbers of COST_KINDS.
NOTHING: Final[i64] = 0
IN_THE_BOX: Final[i64] = 5  # own workers
TARGET: Final[i64] = 6  # an unoccupied card for the workers at hand
TARGET_FROM_BOX: Final[i64] = 7  # an unoccupied card for the workers in the box
TO_BUILD: Final[i64] = 8  # a project for the workers of the acting card
PAIR_IN_CITY: Final[i64] = 9
TO_COPY: Final[i64] = 10  # a card

NOT_COUNTED: Final[i64] = -1


class Effect(Decision):
    """CC-6.40, CC-6.41  Workers are those of s.acting, places are those of s.text; both differ when copying."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        """CC-6.60  Whether the action printed on a card can be done, apart from its cost."""
        return True

    def lacks(self) -> i64:
        """What stands against it where it is not executable."""
        return NOTHING

    def facts(self, s: State) -> dict[str, int]:
        return {"card": s.text, "workers": acting_workers(s)}

    def points_now(self, s: State, text: i64) -> i64:
        """The points that it would give now where its card does not print them; NOT_COUNTED for all others."""
        return NOT_COUNTED

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
        "build_cost": printed.price_kind,
        "price": printed.price,
        "build_action": printed.brief_action,
        "amount": printed.amount,
    }


def gain_points(s: State, p: Player, points: i64) -> None:
    """CC-5.42  At once, and for good."""
    s.contractors[p].action_points += points
    s.record(POINTS_GAINED, p, points)


RETURN_WORKERS: Final = ReturnWorkers("return_workers", "CC-5.30", [])
