"""GF-6.1 to GF-6.6  A Consulting Firm: a marker pays one round later, if its row is filled again."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import CONTRACT_INFO, STANDING_CONTRACTS
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    next_row,
    return_time,
    schedule_time,
    time_facts,
    time_refusal,
)
from chefetage.games.ground_floor.rules.components import CONSULTING_INFO, CONSULTING_PRICE, CONSULTING_ROWS, ROUNDS
from chefetage.games.ground_floor.rules.events import CONSULTED, CONSULTING_PAID, CONTRACT_PAID
from chefetage.games.ground_floor.rules.state import EMPTY, State

SERVES_NOBODY: Final = 0
SERVES_ONESELF: Final = 1
SERVES_ANOTHER: Final = 2


class Consult(Action[State]):
    """GF-6.2  One Time on the topmost free left space, for its price."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        row = next_row(s)
        if row == NONE_FREE:
            return "GF-6.2"
        if s.companies[p].money < CONSULTING_PRICE[row]:
            return "GF-6.1"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        row = next_row(s)
        s.companies[p].money -= CONSULTING_PRICE[row]
        schedule_time(s, p)
        s.left[row] = p
        s.record(CONSULTED, p, row + 1, CONSULTING_PRICE[row])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        row = next_row(s)
        neighbour = EMPTY if row == NONE_FREE else s.right[row]
        return {
            "row": row + 1,
            "rows": CONSULTING_ROWS,
            "price": 0 if row == NONE_FREE else CONSULTING_PRICE[row],
            "money": s.companies[p].money,
            "gain": CONSULTING_INFO,
            "lonely": CONTRACT_INFO if s.event == STANDING_CONTRACTS else 0,
            "is_last_round": int(s.round == ROUNDS),
            "serves": whom_it_serves(s, p, neighbour),
            "player": p if neighbour == EMPTY else s.told_as(neighbour),
            **time_facts(s, p),
        }


def whom_it_serves(s: State, p: Player, neighbour: i64) -> i64:
    """GF-6.3, GF-13.19  Whose right marker a new left one pays: nobody's, the player's own or another's."""
    if neighbour == EMPTY or s.companies[neighbour].is_automa:
        return SERVES_NOBODY
    return SERVES_ONESELF if neighbour == p else SERVES_ANOTHER


class ConsultingFirm(Step[State]):
    """GF-6.3, GF-6.5  Right markers with a left neighbour pay and leave; then left markers move right."""

    def enter(self, s: State) -> None:
        for row in range(CONSULTING_ROWS):
            if s.right[row] != EMPTY:
                pay_right_marker(s, row)
                return_time(s, s.right[row])
            s.right[row] = s.left[row]
            s.left[row] = EMPTY


def pay_right_marker(s: State, row: i64) -> None:
    """GF-6.3, GF-6.4  Automas' markers count, but they gain nothing (GF-13.19)."""
    company = s.right[row]
    if s.companies[company].is_automa:
        return
    if s.left[row] != EMPTY:
        s.companies[company].info += CONSULTING_INFO
        s.record(CONSULTING_PAID, company, row + 1, CONSULTING_INFO)
    elif s.event == STANDING_CONTRACTS:
        s.companies[company].info += CONTRACT_INFO  # GF-12.9
        s.record(CONTRACT_PAID, company, row + 1, CONTRACT_INFO)


CONSULT: Final = Consult("consult", "GF-6.2")
CONSULTING_FIRM: Final = ConsultingFirm("consulting_firm", "GF-6.3", [])
