"""Positions as rows of numbers: everything is public here but the order of the deck, which is not among them."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.encoding import Encoder, Entries, Inputs
from chefetage.core.state import GAME_OVER, Player
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    AREAS,
    CARD,
    CARD_LIST,
    CARDS,
    CLOSING_ROUNDS,
    COMMITTEE,
    COMMITTEES,
    DISPLAY_SIZE,
    MOST_INFLUENCE,
    MOST_PLAYERS,
    NO_CARD,
    PROJECT,
    PROJECTS,
    STALL_ROUNDS,
    START_FREE,
    START_IN_BOX,
    resolution_in,
)
from chefetage.games.councils_contracts.rules.end_of_turn import projects_until_end
from chefetage.games.councils_contracts.rules.grid import COLUMN, ROW
from chefetage.games.councils_contracts.rules.scoring import majority_points
from chefetage.games.councils_contracts.rules.sequence import SEQUENCE
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.strategy.evaluation import GAIN_POINTS, has_turn_left, scored_points

VERSION: Final = 1
SCORE_UNIT: Final = 10
WORKERS: Final[i64] = START_FREE + START_IN_BOX  # of a player
MOST_PROJECTS_LEFT: Final = 12  # until the end; more are all the same

# The table.
COMMON: Final = Entries()
STEP: Final = COMMON.add_each("step", [step.name for step in SEQUENCE])
ROUND: Final = COMMON.add("round", 10)
IN_DECK: Final = COMMON.add_each("in_deck", PROJECT.keys)
ON_DISPLAY: Final = COMMON.add_each("on_display", PROJECT.keys)
BUILT: Final = COMMON.add_each("built", PROJECT.keys)
BUILT_COLUMN: Final = COMMON.add_each("built_column", PROJECT.keys, 8)
BUILT_ROW: Final = COMMON.add_each("built_row", PROJECT.keys, 8)
ACTION_POINTS: Final = COMMON.add_each("action_points", PROJECT.keys, 8)  # that its build action would give now
BUILDING: Final = COMMON.add_each("building", PROJECT.keys)
ACTING: Final = COMMON.add_each("acting", PROJECT.keys)
TEXT: Final = COMMON.add_each("text", PROJECT.keys)
CHANGED_AREA: Final = COMMON.add_each("changed_area", AREA.keys)
POOL: Final = COMMON.add("pool", 4)
DISPLAYED: Final = COMMON.add_levels("displayed", DISPLAY_SIZE)
PROJECTS_LEFT: Final = COMMON.add_levels("projects_left", MOST_PROJECTS_LEFT)
CARDS_LEFT: Final = COMMON.add("cards_left", 15)
HAS_BUILT: Final = COMMON.add("has_built")
STALLED: Final = COMMON.add_levels("stalled_rounds", STALL_ROUNDS)
IS_ENDING: Final = COMMON.add("is_ending")
CLOSING: Final = COMMON.add_levels("closing_round", CLOSING_ROUNDS + 1)
SPECIAL_RESOLUTION: Final = COMMON.add("special_resolution")

# A player.
PLAYER: Final = Entries()
TURNS_AHEAD: Final = PLAYER.add_levels("turns_ahead", MOST_PLAYERS - 1)  # until this player's next turn
IS_START: Final = PLAYER.add("is_start_player")
HAS_TURN: Final = PLAYER.add("has_turn_left")  # in the closing rounds
POINTS: Final = PLAYER.add("points", 15)
TOTAL: Final = PLAYER.add("total", 20)  # with the majorities as they stand
PROJECT_POINTS: Final = PLAYER.add("project_points", 15)
RESOLUTION_POINTS: Final = PLAYER.add("resolution_points", 8)
INFLUENCE: Final = PLAYER.add_levels_each("influence", AREA.keys, MOST_INFLUENCE)
ALL_INFLUENCE: Final = PLAYER.add("all_influence", 8)
MAJORITY: Final = PLAYER.add_each("majority", AREA.keys, 3)
FREE: Final = PLAYER.add_levels("free", WORKERS)
BOX: Final = PLAYER.add_levels("box", START_IN_BOX)
IN_CITY: Final = PLAYER.add_levels("in_city", WORKERS)
IN_COMMITTEE: Final = PLAYER.add_levels_each("in_committee", COMMITTEE.keys, WORKERS)
OCCUPIES: Final = PLAYER.add_each("occupies", CARD.keys)
RESOLVABLE: Final = PLAYER.add("resolvable", 3)  # influence that the committees would give
RESOLVABLE_POINTS: Final = PLAYER.add("resolvable_points", 2)
READY_POINTS: Final = PLAYER.add("ready_points", 8)  # of build actions on own cards
CAN_BUILD: Final = PLAYER.add_each("can_build", PROJECT.keys)
MISSING: Final = PLAYER.add_each("missing", PROJECT.keys, 3)  # influence for a card of the display


class CouncilsContractsEncoder(Encoder[State]):
    """Everybody knows the same: a viewer only changes whose block comes first."""

    def __init__(self) -> None:
        super().__init__(VERSION, COMMON, PLAYER, MOST_PLAYERS, SCORE_UNIT)

    def write_common(self, s: State, viewer: Player, inputs: Inputs) -> None:
        if s.step != GAME_OVER:
            inputs.mark(STEP + s.step)
        inputs.put(ROUND, s.round)
        write_projects(s, inputs)
        if s.project != NO_CARD:
            inputs.mark(BUILDING + s.project)
        if s.acting != NO_CARD:
            inputs.mark(ACTING + s.acting)
        if s.text != NO_CARD:
            inputs.mark(TEXT + s.text)
        if s.pool > 0:
            inputs.mark(CHANGED_AREA + s.area)
            inputs.put(POOL, s.pool)
        inputs.put_level(DISPLAYED, len(s.display), DISPLAY_SIZE)
        inputs.put_level(PROJECTS_LEFT, projects_until_end(s), MOST_PROJECTS_LEFT)
        inputs.put(CARDS_LEFT, len(s.deck))
        inputs.put(HAS_BUILT, 1 if s.has_built else 0)
        inputs.put_level(STALLED, s.stalled_rounds, STALL_ROUNDS)
        inputs.put(IS_ENDING, 1 if s.is_ending else 0)
        inputs.put_level(CLOSING, s.closing_round, CLOSING_ROUNDS + 1)
        inputs.put(SPECIAL_RESOLUTION, 1 if s.is_special_resolution else 0)

    def write_player(self, s: State, viewer: Player, p: Player, base: i64, inputs: Inputs) -> None:
        contractor = s.contractors[p]
        inputs.put_level(base + TURNS_AHEAD, (p - s.active) % s.players, MOST_PLAYERS - 1)
        inputs.put(base + IS_START, 1 if p == s.start_player else 0)
        inputs.put(base + HAS_TURN, 1 if s.is_closing and has_turn_left(s, p) else 0)
        inputs.put(base + POINTS, contractor.points)
        inputs.put(base + TOTAL, total_points(s, p))
        inputs.put(base + PROJECT_POINTS, contractor.project_points)
        inputs.put(base + RESOLUTION_POINTS, contractor.resolution_points)
        for area in range(AREAS):
            level = contractor.influence[area]
            inputs.put_level(base + INFLUENCE + area * (MOST_INFLUENCE + 1), level, MOST_INFLUENCE)
            inputs.put(base + MAJORITY + area, majority_points(s, p, area))
        inputs.put(base + ALL_INFLUENCE, contractor.total_influence())
        inputs.put_level(base + FREE, contractor.free, WORKERS)
        inputs.put_level(base + BOX, contractor.box, START_IN_BOX)
        inputs.put_level(base + IN_CITY, s.workers_in_city(p), WORKERS)
        write_committees(s, p, base, inputs)
        write_cards(s, p, base, inputs)
        for card in s.display:
            missing = missing_influence(s, p, card)
            inputs.put(base + MISSING + card, missing)
            inputs.put(base + CAN_BUILD + card, 1 if missing == 0 and contractor.free >= CARD_LIST[card].workers else 0)


def write_projects(s: State, inputs: Inputs) -> None:
    """Where each project is; the order of the deck is nobody's business."""
    deck: i64 = 0  # bit set
    for card in s.deck:
        deck |= BIT[card]
    for card in s.display:
        inputs.mark(ON_DISPLAY + card)
    for card in range(PROJECTS):
        if has(deck, card):
            inputs.mark(IN_DECK + card)
        elif s.is_built(card):
            write_built(s, card, inputs)


def write_built(s: State, card: i64, inputs: Inputs) -> None:
    """A card of the city: where it lies, and what it would give whoever used it now."""
    inputs.mark(BUILT + card)
    inputs.put(BUILT_COLUMN + card, COLUMN[s.cell_of[card]])
    inputs.put(BUILT_ROW + card, ROW[s.cell_of[card]])
    inputs.put(ACTION_POINTS + card, points_now(s, card))


def write_committees(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    influence: i64 = 0
    points: i64 = 0
    for committee in range(COMMITTEES):
        workers = s.contractors[p].in_committee[committee]
        inputs.put_level(base + IN_COMMITTEE + committee * (WORKERS + 1), workers, WORKERS)
        if workers > 0:
            resolution = resolution_in(committee)
            influence += resolution.bonus + resolution.influence[resolution.row(workers)]
            points += resolution.points[resolution.row(workers)]
    inputs.put(base + RESOLVABLE, influence)
    inputs.put(base + RESOLVABLE_POINTS, points)


def write_cards(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    points: i64 = 0
    for card in range(CARDS):
        if s.owner[card] == p:
            inputs.mark(base + OCCUPIES + card)
            points += points_now(s, card)
    inputs.put(base + READY_POINTS, points)


def points_now(s: State, number: i64) -> i64:
    """What the build action of a card in the city would score at once."""
    card = CARD_LIST[number]
    return card.amount if card.effect == GAIN_POINTS else max(0, scored_points(s, number, card))


def total_points(s: State, p: Player) -> i64:
    """The score if the game ended now."""
    points = s.contractors[p].points
    for area in range(AREAS):
        points += majority_points(s, p, area)
    return points


def missing_influence(s: State, p: Player, card: i64) -> i64:
    """CC-5.12  What a project still costs beyond what p has."""
    missing: i64 = 0
    for area in range(AREAS):
        missing += max(0, CARD_LIST[card].cost[area] - s.contractors[p].influence[area])
    return missing
