"""How a company may be expected to plan: plans that are good for it, better ones more often.

Only what is public of the company is looked at, so that others can imagine its plan behind the screen.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import count
from chefetage.core.chance import IMAGINATION, Chance
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.planning.geometry import FACES, POSITIONS, REPRESENTATIVES, is_legal_position
from chefetage.games.smartphone_inc.rules.planning.reading import overlap_of
from chefetage.games.smartphone_inc.strategy.plan_search import Candidate, PlanWorth, Search, lay_out

NO_PLACEMENTS: Final = vec[i64]()
LEGAL: Final = [position for position in REPRESENTATIVES if is_legal_position(position)]
LAYOUTS: Final = vec[i64]([face * POSITIONS + position for face in range(FACES) for position in LEGAL])
ACTIVE: Final = vec[i64]([lay_out(layout, NO_PLACEMENTS, 0).active for layout in LAYOUTS])  # symbols, by layout

DRAWN: Final = 4  # layouts that are thought through for a plan
LAYOUT_STEP: Final = 0.8  # points by which a bare layout is worse, for an eighth less of its weight
PLAN_STEP: Final = 0.5  # the same of a whole plan
FULL_WEIGHT: Final = 2**20


def falling_weights() -> vec[i64]:
    """Each an eighth less than the one before: whole numbers, so that draws are the same on every machine."""
    weights = vec[i64]()
    weight: i64 = FULL_WEIGHT
    while weight > 0:
        weights = append(weights, weight)
        weight = weight * 7 // 8
    return weights


WEIGHTS: Final = falling_weights()
LEAST_WEIGHT: Final[i64] = len(WEIGHTS) - 1


def weight_of(gap: float, step: float) -> i64:
    """How likely something is that is by `gap` points worse than the best."""
    steps = gap / step
    return WEIGHTS[LEAST_WEIGHT] if steps >= float(LEAST_WEIGHT) else WEIGHTS[i64(steps)]


@mypyc_attr(acyclic=True)
class PlanPolicy:
    """The plans of a company with certain improvements, found as they are asked for."""

    __slots__ = ("may_overhang", "plans", "total", "unused", "weights", "worth")

    def __init__(self, worth: PlanWorth, unused: i64, may_overhang: bool) -> None:
        self.worth = worth
        self.unused: i64 = unused
        self.may_overhang = may_overhang
        self.plans: list[Candidate | None] = [None for _ in LAYOUTS]  # the best one found for each layout
        self.weights: vec[i64] = vec[i64]()  # of layouts
        self.total: i64 = 0
        self.weigh_layouts()

    def weigh_layouts(self) -> None:
        """By what they are worth without any improvement."""
        values = vec[float]()
        best = self.bare_worth(0)
        for number in range(i64(len(LAYOUTS))):
            values = append(values, self.bare_worth(number))
            best = max(best, values[number])
        for value in values:
            self.weights = append(self.weights, weight_of(best - value, LAYOUT_STEP))
            self.total += weight_of(best - value, LAYOUT_STEP)

    def bare_worth(self, number: i64) -> float:
        return self.worth.of(ACTIVE[number], overlap_of(LAYOUTS[number]), count(self.unused))

    def draw(self, chance: Chance) -> Candidate:
        """One of some plans, the better the likelier."""
        plans = [self.plan_with(self.draw_layout(chance)) for _ in range(DRAWN)]
        best = plans[0].worth
        for plan in plans:
            best = max(best, plan.worth)
        total: i64 = 0
        for plan in plans:
            total += weight_of(best - plan.worth, PLAN_STEP)
        point = chance.below(IMAGINATION, total)
        for plan in plans:
            point -= weight_of(best - plan.worth, PLAN_STEP)
            if point < 0:
                return plan
        raise AssertionError("weights add up")

    def draw_layout(self, chance: Chance) -> i64:
        """The number of a layout in LAYOUTS."""
        point = chance.below(IMAGINATION, self.total)
        number: i64 = 0
        while point >= self.weights[number]:
            point -= self.weights[number]
            number += 1
        return number

    def plan_with(self, number: i64) -> Candidate:
        """The best plan found with a layout."""
        known = self.plans[number]
        if known is not None:
            return known
        plan = self.find_plan(LAYOUTS[number])
        self.plans[number] = plan
        return plan

    def find_plan(self, layout: i64) -> Candidate:
        """One improvement after the other where it is best, and those left out that are better face down."""
        best = lay_out(layout, NO_PLACEMENTS, self.unused)
        best.worth = self.worth.of(best.active, overlap_of(layout), count(self.unused))
        search = Search(self.worth, layout, self.may_overhang, 1)
        beam = search.next_beam([best])
        while len(beam) > 0:
            if beam[0].worth > best.worth:
                best = beam[0]
            beam = search.next_beam(beam)
        return best
