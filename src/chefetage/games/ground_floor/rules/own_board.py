"""GF-5.29 to GF-5.31, GF-7.1, GF-9.2  Tasks on one's own board: rooms and Floors."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    can_place,
    next_construction_space,
    next_factory_space,
    place_from_stock,
)
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.events import GOODS_GAINED, OFFICE_USED, RENOVATED, TRAINED
from chefetage.games.ground_floor.rules.remodel import cover_room, remodel_facts, room_facts, room_refusal
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.storage import gain_supply, stored_of
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR_TIME,
    FLOOR_USES,
    HOUSE_TIME,
    HOUSE_USES,
    IN_CONSTRUCTION,
    IN_FACTORY,
    NO_FLOOR,
    NO_HOUSE_RULE,
    NO_PLACE,
    OFFICE,
    OFFICE_RENOVATION,
    OFFICES,
    ROOM,
    TIME_RULE,
    USES_RULE,
    Office,
    Task,
)

# What a task lacks from the start (GF-5.31).
LACKS_NOTHING: Final = 0
LACKS_SUPPLY: Final = 1
LACKS_UNTRAINED: Final = 2
LACKS_FACTORY_SPACE: Final = 3
LACKS_CONSTRUCTION_SPACE: Final = 4


def uses_per_round(s: State, floor: i64) -> i64:
    """GF-9.2, GF-12.21  Floors only; rooms have no limit (GF-7.1)."""
    rule = USES_RULE[floor]
    return HOUSE_USES[floor] if rule != NO_HOUSE_RULE and s.has_rule(rule) else FLOOR_USES[floor]


def floor_time(s: State, floor: i64) -> i64:
    """GF-12.18, GF-12.21  The Time of a Floor's action."""
    rule = TIME_RULE[floor]
    return HOUSE_TIME[floor] if rule != NO_HOUSE_RULE and s.has_rule(rule) else FLOOR_TIME[floor]


def spend_time(owner: Company, time: i64) -> None:
    """GF-5.30  All Time of one use is placed in one go."""
    owner.time -= time
    owner.spent += time


def task_of(s: State, owner: Company, office: Office) -> Task:
    """GF-15.3  What the room does as it is, standard or remodeled."""
    if office.floor != NO_FLOOR:
        return office.standard
    return office.remodeled if owner.has_remodeled(office.room) else office.standard


def time_of(s: State, owner: Company, office: Office) -> i64:
    return floor_time(s, office.floor) if office.floor != NO_FLOOR else task_of(s, owner, office).time


def floor_refusal(s: State, p: Player, floor: i64) -> RuleId | None:
    """GF-9.2, GF-9.3  An own Floor, not yet used up, and enough Time."""
    owner = s.companies[p]
    if not owner.has_floor(floor):
        return "GF-9.2"
    if owner.uses[floor] >= uses_per_round(s, floor):
        return "GF-5.30"
    return None if owner.time >= floor_time(s, floor) else "GF-5.21"


def room_use_refusal(s: State, p: Player, office: Office) -> RuleId | None:
    """GF-8.4, GF-15.3  A visible room, in a way that it offers, and enough Time."""
    owner = s.companies[p]
    if owner.is_hidden(office.room):
        return "GF-8.4"
    time = task_of(s, owner, office).time
    if time == 0:
        return "GF-15.3"
    return None if owner.time >= time else "GF-5.21"


def effect_refusal(s: State, p: Player, task: Task) -> RuleId | None:
    """GF-5.31  A task whose effect is impossible from the start is illegal."""
    owner = s.companies[p]
    if owner.supplies < task.spends or owner.untrained < task.trains:
        return "GF-5.31"
    if task.placement != NO_PLACE and not can_place(s, p, task.placement):
        return "GF-17.15" if owner.stock == 0 else "GF-5.31"
    return None


def lacking(s: State, p: Player, task: Task) -> i64:
    """GF-5.31  The one thing without which the task would have no effect, in the order of `effect_refusal`."""
    owner = s.companies[p]
    if owner.supplies < task.spends:
        return LACKS_SUPPLY
    if owner.untrained < task.trains:
        return LACKS_UNTRAINED
    if task.placement == IN_FACTORY and next_factory_space(s) == NONE_FREE:
        return LACKS_FACTORY_SPACE
    if task.placement == IN_CONSTRUCTION and next_construction_space(s) == NONE_FREE:
        return LACKS_CONSTRUCTION_SPACE
    return LACKS_NOTHING


def next_number(s: State, placement: i64) -> i64:
    """GF-9.4  The number of the city space that a Time from the General Stock takes; 0 for none."""
    if placement == IN_FACTORY:
        return next_factory_space(s) + 1
    return next_construction_space(s) + 1 if placement == IN_CONSTRUCTION else 0


def misnamed_refusal(words: list[str]) -> RuleId | None:
    """What is no task, although a rule speaks of it."""
    if words == ["use", "storage_closet"]:
        return "GF-7.6"
    return "GF-15.15" if words == ["use", "office_renovation"] else None


class UseOffice(Action[State]):
    """GF-5.29  A room or Floor takes effect at once."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        office = OFFICES[arg]
        rule = room_use_refusal(s, p, office) if office.floor == NO_FLOOR else floor_refusal(s, p, office.floor)
        return rule if rule is not None else effect_refusal(s, p, task_of(s, s.companies[p], office))

    def perform(self, s: State, p: Player, arg: i64) -> None:
        office = OFFICES[arg]
        owner = s.companies[p]
        task = task_of(s, owner, office)
        time = time_of(s, owner, office)
        s.has_acted = True
        s.record(OFFICE_USED, p, arg, time, task.spends)
        spend_time(owner, time)
        if office.floor != NO_FLOOR:
            owner.uses[office.floor] += 1
        carry_out(s, p, task)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        owner = s.companies[p]
        office = OFFICES[arg]
        task = task_of(s, owner, office)
        stored = stored_of(s, p, task.supply, owner.capacity())
        return {
            **self.part_facts(s, p, office),
            "office": arg,
            "needed": time_of(s, owner, OFFICES[arg]),
            "time": owner.time,
            "supplies": owner.supplies,
            "spends": task.spends,
            "gain_supply": stored,
            "lost_supply": task.supply - stored,
            "gain_money": task.money,
            "gain_info": task.info,
            "trains": task.trains,
            "untrained": owner.untrained,
            "space": next_number(s, task.placement),
            "lacks": lacking(s, p, task),
            "is_last_round": int(s.round == ROUNDS),
        }

    def part_facts(self, s: State, p: Player, office: Office) -> dict[str, int]:
        """The Floor, or the room and what hides it."""
        if office.floor != NO_FLOOR:
            return {"floor": office.floor, "uses": uses_per_round(s, office.floor)}
        return room_facts(s, p, office.room)


def carry_out(s: State, p: Player, task: Task) -> None:
    """GF-7.2 to GF-7.7, GF-9.6 to GF-9.15  What a room or Floor takes and gives."""
    owner = s.companies[p]
    owner.supplies -= task.spends
    owner.money += task.money
    owner.info += task.info
    owner.untrained -= task.trains  # GF-7.7
    if task.money > 0 or task.info > 0:
        s.record(GOODS_GAINED, p, task.money, task.info)
    if task.trains > 0:
        s.record(TRAINED, p, task.trains)
    for _ in range(task.supply):
        gain_supply(s, p)
    if task.placement != NO_PLACE:
        place_from_stock(s, p, task.placement)


class Renovate(Action[State]):
    """GF-9.16, GF-9.31  Office Renovation remodels one visible room for Time alone."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        rule = floor_refusal(s, p, OFFICE_RENOVATION)
        return rule if rule is not None else room_refusal(s, p, arg)

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        """Without the Floor there is no room to look at."""
        if floor_refusal(s, p, OFFICE_RENOVATION) is not None:
            return count
        return super().fill(s, p, out, count)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        spend_time(owner, floor_time(s, OFFICE_RENOVATION))
        owner.uses[OFFICE_RENOVATION] += 1
        s.has_acted = True
        s.record(RENOVATED, p, arg)
        cover_room(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {
            **remodel_facts(s, p, arg),
            "floor": OFFICE_RENOVATION,
            "uses": uses_per_round(s, OFFICE_RENOVATION),
            "needed": floor_time(s, OFFICE_RENOVATION),
            "time": s.companies[p].time,
        }


USE_OFFICE: Final = UseOffice("use", "GF-5.29", [OFFICE])
RENOVATE: Final = Renovate("renovate", "GF-9.31", [ROOM])
