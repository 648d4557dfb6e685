"""GF-5.41 to GF-5.44  Remodeled Rooms."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.events import REMODELED
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.storage import gain_supply, stored_of
from chefetage.games.ground_floor.rules.tiles import (
    CLOSET_SUPPLY,
    REMODEL_INFO,
    REMODEL_MONEY,
    REMODEL_POINTS,
    REMODELED_CAPACITY,
    ROOM,
    STORAGE_CLOSET,
)


def room_refusal(s: State, company: i64, room: i64) -> RuleId | None:
    """GF-5.42  Each room once, and only while it is visible (GF-8.4)."""
    owner = s.companies[company]
    if owner.has_remodeled(room):
        return "GF-5.42"
    return "GF-8.4" if owner.is_hidden(room) else None


def room_facts(s: State, company: i64, room: i64) -> dict[str, int]:
    """The room, and the office that hides it (GF-8.4)."""
    facts: dict[str, int] = {"room": room}
    if s.companies[company].is_hidden(room):
        facts["tenant"] = s.companies[company].covers[room]
    return facts


def remodel_facts(s: State, company: i64, room: i64) -> dict[str, int]:
    """The room and what its remodel brings (GF-7.6, GF-7.9)."""
    gain = stored_of(s, company, CLOSET_SUPPLY, REMODELED_CAPACITY) if room == STORAGE_CLOSET else 0
    return {"points": REMODEL_POINTS, "gain_supply": gain, **room_facts(s, company, room)}


def cover_room(s: State, company: i64, room: i64) -> None:
    """GF-5.42, GF-5.43  The tile covers the room; the Storage Closet brings a Supply (GF-7.6)."""
    s.companies[company].remodeled |= BIT[room]
    if room == STORAGE_CLOSET:
        for _ in range(CLOSET_SUPPLY):
            gain_supply(s, company)


class Remodel(PaidAction):
    """GF-5.41  Any number of rooms in one's own turn, beside the task (GF-15.18); no Time is needed."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return REMODEL_MONEY

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return REMODEL_INFO

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        rule = room_refusal(s, p, arg)
        if rule is not None:
            return rule
        return None if self.can_pay(s, p, arg) else "GF-5.41"

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        """The price is the same for all rooms."""
        if not self.can_pay(s, p, 0):
            return count
        return super().fill(s, p, out, count)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        s.record(REMODELED, p, arg, self.money(s, p, arg), self.info(s, p, arg))
        cover_room(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {**remodel_facts(s, p, arg), **super().facts(s, p, arg)}


REMODEL: Final = Remodel("remodel", "GF-5.41", [ROOM])
