"""GF-6.21 to GF-6.29  B Advertising Agency: Time in three boxes makes companies popular."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.automa.deck import turn_over
from chefetage.games.ground_floor.rules.cards import ADVERTISING_TASK, MARKETING_OF, VIRAL_INFO, VIRAL_MONEY, VIRAL_WAVE
from chefetage.games.ground_floor.rules.city import box_index, holder_facts, schedule_time, time_facts, time_refusal
from chefetage.games.ground_floor.rules.components import (
    ADVERTISING_INFO,
    ADVERTISING_MONEY,
    BOX,
    BOX_EXTRA_TIME,
    BOX_GROUP,
    BOX_INFO,
    BOX_MONEY,
    BOXES,
    SINGLE_MOST_STEPS,
    SOCIAL_MEDIA,
    WAITING_SPACE,
    WAITING_SPACES,
)
from chefetage.games.ground_floor.rules.events import ADVERTISED, AUTOMA_CHOSE_BOX, BOX_CHOSEN, POPULARITY_GAINED
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.popularity import advance, by_popularity
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.turns import Decisions


class Advertise(PaidAction):
    """GF-6.22  One Time on any free waiting space, at the price of the agency."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return ADVERTISING_MONEY

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return ADVERTISING_INFO

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.queue[arg] != EMPTY:
            return "GF-5.26"
        if not self.can_pay(s, p, arg):
            return "GF-6.22"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        schedule_time(s, p)
        s.queue[arg] = p
        s.record(ADVERTISED, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {
            **super().facts(s, p, arg),
            **time_facts(s, p),
            **holder_facts(s, ADVERTISING_TASK, arg, s.queue[arg]),
        }


def box_money(s: State, box: i64) -> i64:
    """GF-6.23, GF-12.10  What a box costs; the Viral Wave changes Social Media."""
    return VIRAL_MONEY if s.event == VIRAL_WAVE and box == SOCIAL_MEDIA else BOX_MONEY[box]


def box_info(s: State, box: i64) -> i64:
    """GF-6.23, GF-12.10  As for the Money."""
    return VIRAL_INFO if s.event == VIRAL_WAVE and box == SOCIAL_MEDIA else BOX_INFO[box]


class ChooseBox(PaidAction):
    """GF-6.23  The waiting marker moves to a box that its owner can pay."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return box_money(s, arg)

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return box_info(s, arg)

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if self.can_pay(s, p, arg) else "GF-6.23"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        s.record(BOX_CHOSEN, p, arg, box_money(s, arg), box_info(s, arg))
        enter_box(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {
            "box": arg,
            "there": s.boxes[box_index(arg, p)] + 1 + min(BOX_EXTRA_TIME[arg], s.companies[p].stock),
            "group": BOX_GROUP[arg],
            **super().facts(s, p, arg),
        }


def enter_box(s: State, company: i64, box: i64) -> None:
    """GF-6.23  Networking brings one more Time from the General Stock."""
    s.queue[s.turn] = EMPTY
    s.boxes[box_index(box, company)] += 1 + s.companies[company].take_time(BOX_EXTRA_TIME[box])


class ChooseMarketing(Decisions):
    """GF-6.23  Step 1, top to bottom; an Automa turns over a card (GF-13.20)."""

    def next_player(self, s: State) -> Player:
        while s.turn < WAITING_SPACES:
            company = s.queue[s.turn]
            if company != EMPTY:
                if not s.companies[company].is_automa:
                    return company
                choose_for_automa(s, company)
            s.turn += 1
        return NOBODY


def choose_for_automa(s: State, automa: i64) -> None:
    """GF-13.20  A card names the box, which costs an Automa nothing."""
    card = turn_over(s, automa)
    s.record(AUTOMA_CHOSE_BOX, automa, card, MARKETING_OF[card])
    enter_box(s, automa, MARKETING_OF[card])


class ResolveMarketing(Step[State]):
    """GF-6.25  Step 2: one box after the other, each completely."""

    def enter(self, s: State) -> None:
        for box in range(BOXES):
            resolve_box(s, box)


def resolve_box(s: State, box: i64) -> None:
    """GF-6.28  In Popularity order as it stood before this box."""
    leader = single_most(s, box)
    for company in by_popularity(s):
        at = box_index(box, company)
        groups = s.boxes[at] // BOX_GROUP[box]  # GF-6.26
        steps = groups + SINGLE_MOST_STEPS if company == leader else groups  # GF-6.27
        used = s.boxes[at] if company == leader else groups * BOX_GROUP[box]  # GF-6.29
        s.boxes[at] -= used
        s.companies[company].stock += used
        if advance(s, company, steps) > 0:
            s.record(POPULARITY_GAINED, company, box, steps, s.position[company])


def single_most(s: State, box: i64) -> i64:
    """GF-6.27  The company that alone has the most Time in the box, NOBODY with a tie."""
    most: i64 = 0
    leader: i64 = NOBODY
    for company in range(s.count):
        time = s.boxes[box_index(box, company)]
        if time > most:
            most = time
            leader = company
        elif time == most:
            leader = NOBODY
    return leader


ADVERTISE: Final = Advertise("advertise", "GF-6.22", [WAITING_SPACE])
CHOOSE_MARKETING: Final = ChooseMarketing("choose_marketing", "GF-6.23", [ChooseBox("market", "GF-6.23", [BOX])])
RESOLVE_MARKETING: Final = ResolveMarketing("resolve_marketing", "GF-6.25", [])
