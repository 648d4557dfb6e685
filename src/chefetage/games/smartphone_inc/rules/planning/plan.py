"""SI-5  Phase 1: everybody plans at the same time, in secret and in small decisions (SI-5.25)."""

from typing import Final

from mypy_extensions import i64

from chefetage.core import bits
from chefetage.core.action import Action
from chefetage.core.bits import BIT, has
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import (
    COST_PER_GOOD,
    FOUR_G,
    IMPROVE,
    IMPROVEMENTS_FROM_ROUND,
    KIND_OF_TILE,
    LEAST_OVERLAP,
    LOGISTICS,
    MOST_OVERLAP,
    PAD,
    RESEARCH,
    SIDE_A,
    SYMBOLS,
    TILE,
    TILES,
)
from chefetage.games.smartphone_inc.rules.events import PLAN_FINISHED, PLAN_LAID, PLAN_PLACED, PLAN_SHOWN, SYMBOLS_SHOWN
from chefetage.games.smartphone_inc.rules.hardcore import symbol_costs, symbol_gains
from chefetage.games.smartphone_inc.rules.improvements import owner_facts
from chefetage.games.smartphone_inc.rules.markers import markers_by
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    FACES,
    LAYER,
    LOWER_SIDE,
    OVERHANGS,
    OVERLAP,
    PLACES,
    POSITIONS,
    REPRESENTATIVE,
    REPRESENTATIVES,
    ROTATION,
    SHIFT_COLUMN,
    SHIFT_ROW,
    SPAN,
    UPPER_SIDE,
    column_of,
    is_legal_position,
    rotation_of,
    row_of,
)
from chefetage.games.smartphone_inc.rules.planning.normal_form import (
    first_copy,
    normal_layout,
    normal_order,
    normal_placement,
)
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, layer_of, overlap_of, span_of, tile_of
from chefetage.games.smartphone_inc.rules.prices import price_by
from chefetage.games.smartphone_inc.rules.production import goods_by
from chefetage.games.smartphone_inc.rules.state import NO_LAYOUT, Company, State
from chefetage.games.smartphone_inc.rules.steve import plan_for_steve


class LayPads(Action[State]):
    """SI-21.17  The base layout: which pad is lower, both sides, the position of the upper pad."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.companies[p].layout != NO_LAYOUT:
            return "SI-5.25"
        position = arg % POSITIONS
        if not is_legal_position(position):
            return "SI-5.5"
        if position != REPRESENTATIVE[position] and not may_overhang(s, p):
            return "SI-5.26"
        return None

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        if s.companies[p].layout != NO_LAYOUT:
            return count
        if may_overhang(s, p):
            return super().fill(s, p, out, count)
        for face in range(FACES):
            for position in REPRESENTATIVES:
                out[count] = self.first + face * POSITIONS + position
                count += 1
        return count

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return after_planning(s)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        """Another position is replaced by its representative, unless an improvement may stick out (SI-5.26)."""
        company = s.companies[p]
        company.layout = arg if may_overhang(s, p) else normal_layout(arg, company.placed)
        s.record(PLAN_LAID, p, overlap_of(arg))
        if company.unused == 0:
            finish(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        company = s.companies[p]
        return {
            **result_facts(s, p, arg, vec[i64](), bits.count(company.unused)),
            **position_facts(arg % POSITIONS if may_overhang(s, p) else REPRESENTATIVE[arg % POSITIONS]),
            "overlap": OVERLAP[arg % POSITIONS],
            "least": LEAST_OVERLAP,
            "most": MOST_OVERLAP,
            "laid": is_laid(company),
        }


class PlaceImprovement(Action[State]):
    """SI-21.18  One unused improvement on two adjacent fields of a pad, covered or not (SI-5.29)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        company = s.companies[p]
        if not improvements_work(s):
            return "SI-5.8"
        if company.layout == NO_LAYOUT:
            return "SI-5.25"
        tile = tile_of(arg)
        if company.unused >> tile & 1 == 0:
            return "SI-5.27"
        if OVERHANGS[span_of(arg)] and not may_overhang(s, p):
            return "SI-5.10"
        return None if arg == normal_placement(arg, company.unused) else "SI-5.31"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return after_planning(s)

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        company = s.companies[p]
        if company.layout == NO_LAYOUT or company.unused == 0:
            return count
        for tile in range(TILES):
            if company.unused >> tile & 1 == 1:
                for place in range(PLACES):
                    if self.refusal(s, p, tile * PLACES + place) is None:
                        out[count] = self.first + tile * PLACES + place
                        count += 1
        return count

    def perform(self, s: State, p: Player, arg: i64) -> None:
        company = s.companies[p]
        placement = normal_placement(arg, company.unused)
        company.placed = append(company.placed, placement)
        company.unused &= ~BIT[tile_of(placement)]
        s.record(PLAN_PLACED, p, tile_of(placement), layer_of(placement), span_of(placement))
        if company.unused == 0:
            finish(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        company = s.companies[p]
        tile = tile_of(arg)
        placed = append(company.placed[:], arg)
        facts = {**result_facts(s, p, laid_or_any(company), placed, bits.count(company.unused & ~BIT[tile]))}
        facts["tile"] = tile
        facts["span"] = span_of(arg)
        facts["changes"] = changes(laid_or_any(company), company.placed, placed)
        facts["laid"] = is_laid(company)
        if not has(company.unused, tile):
            facts.update(owner_facts(s, p, tile))
        elif arg != normal_placement(arg, company.unused):
            facts["copy"] = other_copy(tile, company.unused)
        facts["round"] = s.round
        facts["from"] = IMPROVEMENTS_FROM_ROUND
        return facts


class FinishPlan(Action[State]):
    """SI-5.25, SI-16.2  All improvements not placed lie face down."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "SI-5.25" if s.companies[p].layout == NO_LAYOUT else None

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return after_planning(s)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        finish(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        company = s.companies[p]
        face_down = bits.count(company.unused)
        return {
            **result_facts(s, p, laid_or_any(company), company.placed, face_down),
            "locked": face_down,
            "laid": is_laid(company),
        }


def after_planning(s: State) -> RuleId | None:
    """SI-5.23  Plans that are shown are not changed any more; before them, in the set-up, it is another time."""
    return "SI-5.23" if s.outer_step > PLAN.number else None


def is_laid(company: Company) -> i64:
    """Whether the pads lie, as a number."""
    return 0 if company.layout == NO_LAYOUT else 1


def laid_or_any(company: Company) -> i64:
    """The layout; any, where the pads are still to be laid."""
    return max(0, company.layout)


def result_facts(s: State, p: Player, layout: i64, placed: vec[i64], face_down: i64) -> dict[str, int]:
    """SI-5.20  What a plan would lead to, if nothing else was placed."""
    reading = Reading()
    reading.read(layout, placed)
    goods = min(s.companies[p].goods, goods_by(s, p, reading.seen, overlap_of(layout), face_down))
    cost: i64 = 0
    if s.is_hardcore:
        cost = symbol_costs(reading.seen, face_down) - symbol_gains(reading.seen) + goods * COST_PER_GOOD
    return {
        "price": price_by(s, p, reading.seen),
        "goods": goods,
        "research": reading.seen[RESEARCH],
        "logistics": markers_by(s, p, reading.seen),
        "improve": reading.seen[IMPROVE],
        "pay": max(0, cost),
        "earn": max(0, -cost),
    }


def position_facts(position: i64) -> dict[str, int]:
    """SI-5.6  How the upper pad lies, seen from the lower one: its turn, then left or right, up or down."""
    column = column_of(position)
    row = row_of(position)
    return {
        "turn": rotation_of(position),
        "dx": column,
        "columns": max(column, -column),
        "dy": row,
        "rows": max(row, -row),
    }


def other_copy(tile: i64, unused: i64) -> i64:
    """SI-5.31  The number of the equal improvement that is offered instead; 0 if it is this one."""
    copy = first_copy(tile, unused)
    return copy - KIND_OF_TILE[tile] + 1 if copy != tile else 0


def changes(layout: i64, before: vec[i64], after: vec[i64]) -> i64:
    """SI-5.29  Whether other symbols are active than before, as a number; a tile may lie where it changes nothing."""
    one = Reading()
    one.read(layout, before)
    other = Reading()
    other.read(layout, after)
    for symbol in range(SYMBOLS):
        if one.seen[symbol] != other.seen[symbol]:
            return 1
    return 0


def may_overhang(s: State, p: Player) -> bool:
    """SI-14.11  Whether improvements of p may stick out: with 4G."""
    return s.uses(p, FOUR_G, SIDE_A)


def finish(s: State, p: Player) -> None:
    """SI-5.30  The plan is stored in its normal form; until all are ready an undo takes it back (SI-5.23)."""
    company = s.companies[p]
    company.layout = normal_layout(company.layout, company.placed)
    company.placed = normal_order(company.placed)
    company.is_ready = True
    s.record(PLAN_FINISHED, p)


class Plan(Step[State]):
    """SI-5.22, SI-20.4, SI-21.3  Plans stay secret until everybody has finished, then all are shown together."""

    def enter(self, s: State) -> None:
        plan_for_steve(s)  # SI-19.21: before the others, in public
        for p in range(s.players):
            start_plan(s, s.companies[p])
        s.actors = BIT[s.players] - 1

    def after(self, s: State, p: Player) -> None:
        if s.companies[p].is_ready:
            s.actors &= ~BIT[p]
        if s.actors == 0:
            show_plans(s)

    def facts(self, s: State) -> dict[str, int]:
        return {"improvements": 1 if improvements_work(s) else 0}


def start_plan(s: State, company: Company) -> None:
    """SI-13.5  Pads and improvements are back in hand."""
    company.layout = NO_LAYOUT
    company.placed = vec[i64]()
    company.unused = company.improvements if improvements_work(s) else 0
    company.is_ready = False


def improvements_work(s: State) -> bool:
    """SI-5.8, SI-23.1  From a certain round on, or always by option."""
    return s.round >= IMPROVEMENTS_FROM_ROUND or s.start_tiles_work


def show_plans(s: State) -> None:
    """SI-5.20  The plans are read once, when the screens are lifted."""
    if s.players > 1:
        s.reveal()
    for p in range(s.players):
        read_plan(s, p)


def read_plan(s: State, p: Player) -> None:
    """SI-5.20  What the plan gives in this round."""
    company = s.companies[p]
    reading = Reading()
    reading.read(company.layout, company.placed)
    for symbol in range(SYMBOLS):
        company.symbols[symbol] = reading.seen[symbol]
    company.covered = overlap_of(company.layout)
    company.face_down = bits.count(company.unused)  # SI-16.3: f
    s.record(PLAN_SHOWN, p, company.covered, company.face_down)
    s.record(SYMBOLS_SHOWN, p, company.symbols[RESEARCH], company.symbols[LOGISTICS], company.symbols[IMPROVE])


LAY_PADS: Final = LayPads("lay", "SI-5.26", [PAD, LOWER_SIDE, UPPER_SIDE, ROTATION, SHIFT_COLUMN, SHIFT_ROW])
PLACE_IMPROVEMENT: Final = PlaceImprovement("place", "SI-5.27", [TILE, LAYER, SPAN])
FINISH_PLAN: Final = FinishPlan("finish", "SI-5.25")
PLAN: Final = Plan("plan", "SI-5", [LAY_PADS, PLACE_IMPROVEMENT, FINISH_PLAN], secret=True)
