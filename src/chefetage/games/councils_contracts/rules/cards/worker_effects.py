"""CC-6.9, CC-6.10, CC-6.12 to CC-6.14, CC-6.17, CC-6.20, CC-6.36  Effects that move workers."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.councils_contracts.rules.cards.effect import (
    IN_THE_BOX,
    TARGET,
    TARGET_FROM_BOX,
    Effect,
    acting_workers,
)
from chefetage.games.councils_contracts.rules.city import occupy, vacate
from chefetage.games.councils_contracts.rules.components import CARD_LIST, PROJECT, Card
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.events import WORKER_RECRUITED
from chefetage.games.councils_contracts.rules.state import State


class Recruit(Effect):
    """CC-6.17, CC-6.20  An own worker leaves the box and is free (CC-6.49)."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        return s.contractors[p].box >= card.amount

    def lacks(self) -> i64:
        return IN_THE_BOX

    def enter(self, s: State) -> None:
        take_from_box(s, s.active, s.text_card.amount)


def take_from_box(s: State, p: Player, workers: i64) -> None:
    s.contractors[p].box -= workers
    s.contractors[p].free += workers
    s.record(WORKER_RECRUITED, p, workers)


# CC-6.39  Who is on a card.
UNOCCUPIED: Final = 0
ACTING: Final = 1  # the workers that are to go elsewhere
OWN: Final = 2
OCCUPIED: Final = 3


class ChooseTarget(Action[State]):
    """CC-11.13, CC-6.39  Occupy an unoccupied card, whoever built it; no cost, no points."""

    def available(self, s: State, p: Player) -> i64:
        """How many workers the target may need."""
        raise NotImplementedError

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        workers = CARD_LIST[arg].workers
        available = self.available(s, p)
        owner = s.owner[arg]
        return {
            **whereabouts(s, arg),
            "workers": workers,
            "available": available,
            "left": max(0, available - workers),
            "back": acting_workers(s),
            "occupied": self.occupied(s, p, arg),
            "player": s.players if owner == NOBODY else owner,
        }

    def occupied(self, s: State, p: Player, card: i64) -> i64:
        """CC-6.39  By whom, for sentences."""
        if s.owner[card] == NOBODY:
            return UNOCCUPIED
        if card == s.acting:
            return ACTING
        return OWN if s.owner[card] == p else OCCUPIED


class MoveTo(ChooseTarget):
    """CC-6.9  The workers of the acting card move; a surplus worker is free."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_unoccupied(arg):
            return missing(s, arg, "CC-6.39")
        return None if CARD_LIST[arg].workers <= self.available(s, p) else "CC-6.9"

    def available(self, s: State, p: Player) -> i64:
        return acting_workers(s)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        vacate(s, p, s.acting)
        occupy(s, p, arg)


class DeployTo(MoveTo):
    """CC-6.12  Free workers, those of the acting card included; it is still occupied, so no target itself."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_unoccupied(arg):
            return missing(s, arg, "CC-6.39")
        return None if CARD_LIST[arg].workers <= self.available(s, p) else "CC-6.12"

    def available(self, s: State, p: Player) -> i64:
        return s.contractors[p].free + acting_workers(s)


class OccupyFromBox(ChooseTarget):
    """CC-6.36  Workers of the box; those of the acting card return as usual."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_unoccupied(arg):
            return missing(s, arg, "CC-6.39")
        return None if CARD_LIST[arg].workers <= self.available(s, p) else "CC-6.36"

    def available(self, s: State, p: Player) -> i64:
        return s.contractors[p].box

    def perform(self, s: State, p: Player, arg: i64) -> None:
        take_from_box(s, p, CARD_LIST[arg].workers)
        occupy(s, p, arg)


class OccupyCard(Effect):
    """CC-6.60  There must be a target."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        return self.actions[0].is_possible(s, p)

    def lacks(self) -> i64:
        return TARGET


class OccupyWithOthers(OccupyCard):
    """CC-6.36  The workers on the acting card do not count."""

    def lacks(self) -> i64:
        return TARGET_FROM_BOX


RECRUIT: Final = Recruit("recruit", "CC-6.17", [])
MOVE_WORKERS: Final = OccupyCard("move_workers", "CC-6.9", [MoveTo("move_to", "CC-6.9", [PROJECT])])
DEPLOY_WORKERS: Final = OccupyCard("deploy_workers", "CC-6.12", [DeployTo("deploy_to", "CC-6.12", [PROJECT])])
OCCUPY_FROM_BOX: Final = OccupyWithOthers("occupy_from_box", "CC-6.36", [OccupyFromBox("box_to", "CC-6.36", [PROJECT])])
