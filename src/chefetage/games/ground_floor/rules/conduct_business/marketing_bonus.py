"""GF-6.41 to GF-6.45  C Marketing Bonus: everybody but the least popular takes one."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.ground_floor.rules.automa.bonus import take_automa_bonus
from chefetage.games.ground_floor.rules.company import NO_BONUS
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BONUS_AMOUNT,
    BONUS_FROM,
    BONUS_REMODEL_INFO,
    BONUS_REMODEL_MONEY,
    INFO_BONUS,
    MONEY_BONUS,
    REMODEL_BONUS,
    ROUNDS,
    SUPPLY_BONUS,
    TEMP_BONUS,
)
from chefetage.games.ground_floor.rules.events import BONUS_DECLINED, BONUS_TAKEN
from chefetage.games.ground_floor.rules.popularity import by_popularity, least_popular
from chefetage.games.ground_floor.rules.remodel import Remodel, room_refusal
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.storage import gain_supply, stored_of
from chefetage.games.ground_floor.rules.tiles import ROOM
from chefetage.games.ground_floor.rules.turns import Decisions


def has_bonuses(s: State) -> bool:
    """GF-6.41  Two companies play without them."""
    return s.count >= BONUS_FROM


def is_taken(s: State, bonus: i64) -> bool:
    """GF-6.42  Each bonus once per round."""
    for company in s.companies:
        if company.bonus == bonus:
            return True
    return False


def bonus_closed_by(s: State, p: Player) -> RuleId | None:
    """GF-6.41, GF-6.42  Too few companies; or, later in the round, the least popular company."""
    if not has_bonuses(s):
        return "GF-6.41"
    return "GF-6.42" if s.step > MARKETING_BONUS.number and p == least_popular(s) else None


def bonus_facts(s: State, p: Player, bonus: i64) -> dict[str, int]:
    """How many companies there are and need to be, who is left out, who has taken the bonus."""
    facts: dict[str, int] = {
        "bonus": bonus,
        "companies": s.count,
        "least": BONUS_FROM,
        "is_least_popular": int(p == least_popular(s)),
    }
    for company in range(s.count):
        if s.companies[company].bonus == bonus:
            facts["player"] = s.told_as(company)
    return facts


class TakeBonus(Action[State]):
    """GF-6.43  Supply, Money, Information or Temp, effective at once."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if is_taken(s, arg):
            return "GF-6.42"
        return "GF-15.6" if arg == REMODEL_BONUS else None  # needs a room: remodel_bonus

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return bonus_closed_by(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        owner.bonus = arg
        s.record(BONUS_TAKEN, p, arg, BONUS_AMOUNT[arg])
        if arg == MONEY_BONUS:
            owner.money += BONUS_AMOUNT[arg]
        elif arg == INFO_BONUS:
            owner.info += BONUS_AMOUNT[arg]
        elif arg == TEMP_BONUS:
            owner.has_temp = True  # GF-6.45: without effect in round 7
        elif arg == SUPPLY_BONUS:
            for _ in range(BONUS_AMOUNT[arg]):
                gain_supply(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        is_useless = (arg == TEMP_BONUS and s.round == ROUNDS) or (
            arg == SUPPLY_BONUS and stored_of(s, p, BONUS_AMOUNT[arg], s.companies[p].capacity()) == 0
        )
        return {
            "amount": BONUS_AMOUNT[arg],
            "is_temp": int(arg == TEMP_BONUS),
            "is_useless": int(is_useless),
            **bonus_facts(s, p, arg),
        }


class RemodelAsBonus(Remodel):
    """GF-6.43  Remodel one room at the reduced price."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return BONUS_REMODEL_MONEY

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return BONUS_REMODEL_INFO

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if is_taken(s, REMODEL_BONUS):
            return "GF-6.42"
        rule = room_refusal(s, p, arg)
        if rule is not None:
            return rule
        return None if self.can_pay(s, p, arg) else "GF-6.44"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return bonus_closed_by(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].bonus = REMODEL_BONUS
        s.record(BONUS_TAKEN, p, REMODEL_BONUS, BONUS_AMOUNT[REMODEL_BONUS])
        super().perform(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {**bonus_facts(s, p, REMODEL_BONUS), **super().facts(s, p, arg)}


class DeclineBonus(Action[State]):
    """GF-6.44  Stay on "No Bonus"."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return bonus_closed_by(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"companies": s.count, "least": BONUS_FROM, "is_least_popular": int(p == least_popular(s))}

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].bonus = NO_BONUS
        s.record(BONUS_DECLINED, p)


class TakeMarketingBonus(Decisions):
    """GF-6.42  In Popularity order; not with player count 2 (GF-6.41)."""

    def begin(self, s: State) -> None:
        s.order = by_popularity(s)
        s.turn = 0 if has_bonuses(s) else s.count

    def next_player(self, s: State) -> Player:
        while s.turn < s.count and s.order[s.turn] != least_popular(s):
            company = s.order[s.turn]
            if not s.companies[company].is_automa:
                return company
            take_automa_bonus(s, company)
            s.turn += 1
        return NOBODY


MARKETING_BONUS: Final = TakeMarketingBonus(
    "marketing_bonus",
    "GF-6.42",
    [
        DeclineBonus("no_bonus", "GF-6.44"),
        TakeBonus("bonus", "GF-6.43", [BONUS]),
        RemodelAsBonus("remodel_bonus", "GF-6.43", [ROOM]),
    ],
)
