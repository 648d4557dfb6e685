"""SI-18.6 to SI-18.9  Contracts: at the end of a round each player may take one that is fulfilled."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.smartphone_inc.rules.components import (
    CONTRACT,
    CONTRACTS,
)
from chefetage.games.smartphone_inc.rules.conditions import CONTRACT_CARDS, is_fulfilled
from chefetage.games.smartphone_inc.rules.events import CONTRACT_TAKEN
from chefetage.games.smartphone_inc.rules.state import CONTRACTS_TAKEN, State


class TakeContract(Action[State]):
    """SI-21.16  One fulfilled contract that lies face up."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.contracts >> arg & 1 == 0:
            return "SI-18.7"
        return None if is_fulfilled(s, p, CONTRACT_CARDS[arg]) else "SI-18.9"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.contracts &= ~BIT[arg]
        s.companies[p].contracts |= BIT[arg]
        vp = CONTRACT_CARDS[arg].vp
        if s.is_hardcore:  # SI-18.8
            s.companies[p].gain(CONTRACTS_TAKEN, vp)
        s.record(CONTRACT_TAKEN, p, arg, vp)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"contract": arg}


class NoContract(Action[State]):
    """SI-18.6  Taking one is no duty."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        pass


class TakeContracts(Step[State]):
    """SI-18.6  In the order of phase 7; whoever fulfils none is not asked."""

    def enter(self, s: State) -> None:
        if s.has_contracts:
            s.turn = -1
            self.next_choice(s)

    def after(self, s: State, p: Player) -> None:
        self.next_choice(s)

    def next_choice(self, s: State) -> None:
        s.next_turn()
        while s.actors != 0 and not fulfils_any(s, s.active):
            s.next_turn()


def fulfils_any(s: State, p: Player) -> bool:
    for contract in range(CONTRACTS):
        if TAKE_CONTRACT.refusal(s, p, contract) is None:
            return True
    return False


TAKE_CONTRACT: Final = TakeContract("contract", "SI-18.6", [CONTRACT])
TAKE_CONTRACTS: Final = TakeContracts(
    "take_contracts", "SI-18.6", [TAKE_CONTRACT, NoContract("no_contract", "SI-18.6")]
)
