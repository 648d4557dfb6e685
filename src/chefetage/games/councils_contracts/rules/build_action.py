"""CC-5.30 to CC-5.35  Build action: pay the cost of an own card, carry out its effect, take the workers back."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.games.councils_contracts.rules.cards.copy_effects import COPY, COPY_CARD
from chefetage.games.councils_contracts.rules.cards.effect import NOTHING, RETURN_WORKERS, TO_COPY
from chefetage.games.councils_contracts.rules.cards.effects import EFFECTS, is_executable, obstacle, outcome_facts
from chefetage.games.councils_contracts.rules.cards.payment import PAY_PRICE
from chefetage.games.councils_contracts.rules.components import NO_CARD, PROJECT
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.events import ACTION_TAKEN, EMPTY_ACTION
from chefetage.games.councils_contracts.rules.kinds_of_action import WithoutFreeWorkers, is_open_without
from chefetage.games.councils_contracts.rules.state import State


class Act(WithoutFreeWorkers):
    """CC-5.30, CC-11.8  Choose a city card occupied by own workers; only without free workers (CC-4.3)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not is_open_without(s, p):
            return "CC-4.3"
        return None if s.owner[arg] == p else missing(s, arg, "CC-5.34")

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.acting = arg
        s.text = arg
        if can_act(s, p):
            s.record(ACTION_TAKEN, p, arg)
        else:
            s.text = NO_CARD
            s.record(EMPTY_ACTION, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        owner = s.owner[arg]
        told = {**whereabouts(s, arg), "player": s.players if owner == NOBODY else owner}
        return {**foretold(s, p, arg), **told, "free": s.contractors[p].free, "occupied": 0 if owner == NOBODY else 1}


def foretold(s: State, p: Player, card: i64) -> dict[str, int]:
    """What the build action of a card would do, seen from a copy in which it is taken."""
    tried = s.clone()
    tried.acting = card
    tried.text = card
    if tried.text_card.is_copying:
        return outcome_facts(tried, p, card, NOTHING if can_act(tried, p) else TO_COPY)
    return outcome_facts(tried, p, card, obstacle(tried, p, card))


def can_act(s: State, p: Player) -> bool:
    """CC-5.31, CC-6.45  Whether the effect of the acting card is executable; copying needs a card that is."""
    return COPY.is_possible(s, p) if s.text_card.is_copying else is_executable(s, p, s.acting)


class StartAction(Step[State]):
    """CC-5.31, CC-5.32  An executable effect must be carried out; else the workers just return."""

    def next(self, s: State) -> i64:
        if s.text == NO_CARD:
            return RETURN_WORKERS.number
        return COPY_CARD.number if s.text_card.is_copying else PAY_PRICE.number


class CarryOut(Step[State]):
    """CC-5.30  The cost is paid: on to the effect of the text card."""

    def next(self, s: State) -> i64:
        return EFFECTS[s.text_card.effect].number


ACT: Final = Act("act", "CC-5.30", [PROJECT])
START_ACTION: Final = StartAction("start_action", "CC-5.30", [])
CARRY_OUT: Final = CarryOut("carry_out", "CC-5.31", [])
