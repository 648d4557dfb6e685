"""CC-2, CC-6  components.toml as typed constants."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import Data, load_components
from chefetage.core.vec import vec

DATA: Final = load_components(__file__)


def part(data: Data, key: str) -> Data:
    table = data.value(key)
    assert isinstance(table, dict)
    return Data(f"{data.name}.{key}", table)


MOST_PLAYERS: Final = DATA.number("meta.players_max")
PLAYER_COLOUR: Final = Argument("player_colour", DATA.ids("player_colour"))  # CC-2.14

# Influence: the ordinary areas come first (CC-2.2), numbered like their committees; Development is the last one.
AREA: Final = Argument("area", DATA.ids("influence_area"))
AREAS: Final[i64] = len(AREA.keys)
DEVELOPMENT: Final[i64] = AREA.keys.index("development")
ORDINARY_AREAS: Final[i64] = AREA.keys.index("development")
START_INFLUENCE: Final = vec[i64]([area.number("start") for area in DATA.tables("influence_area")])
MOST_INFLUENCE: Final[i64] = DATA.number("influence.track_max")  # CC-2.3
LEVEL: Final = Argument.numbers("level", DATA.number("influence.track_max") + 1)
NO_INFLUENCE: Final = vec[i64]([0] * len(AREA.keys))

# Committees (CC-2.4, CC-2.5); by number of players, how many of them are laid out (CC-3.5).
COMMITTEE: Final = Argument("committee", DATA.ids("committee"))
SPECIAL: Final[i64] = COMMITTEE.keys.index("special")
COMMITTEES: Final[i64] = len(COMMITTEE.keys)
FEWEST_PLAYERS: Final = [committee.number("min_players") for committee in DATA.tables("committee")]
SPECIAL_FROM: Final[i64] = FEWEST_PLAYERS[SPECIAL]
COMMITTEES_LAID_OUT: Final = vec[i64](
    [sum(fewest <= players for fewest in FEWEST_PLAYERS) for players in range(MOST_PLAYERS + 1)]
)


class Resolution:
    """CC-5.22, CC-5.25  What a committee gives: a bonus, and a row by the number of own workers."""

    __slots__ = ("bonus", "influence", "last_row", "points")

    def __init__(self, kind: str) -> None:
        rows = DATA.tables(f"resolution.{kind}.row")
        self.bonus: i64 = DATA.number(f"resolution.{kind}.initiator_bonus_influence")
        self.influence: vec[i64] = vec[i64]([0] + [row.number("influence") for row in rows])
        self.points: vec[i64] = vec[i64]([0] + [row.number("vp") for row in rows])
        self.last_row: i64 = len(rows)

    def row(self, workers: i64) -> i64:
        """CC-5.23  More workers than the table knows count as its last row."""
        return min(workers, self.last_row)


ORDINARY_RESOLUTION: Final = Resolution("ordinary")
SPECIAL_RESOLUTION: Final = Resolution("special")


def resolution_in(committee: i64) -> Resolution:
    """What a resolution gives there."""
    return SPECIAL_RESOLUTION if committee == SPECIAL else ORDINARY_RESOLUTION


# Workers (CC-2.9) at the start, and the two patterns of placing them (CC-5.1, CC-5.2).
START_FREE: Final[i64] = DATA.number("workers.active_at_start")
START_IN_BOX: Final[i64] = DATA.number("workers.in_box_at_start")
SAME_COMMITTEE: Final[i64] = DATA.number("placement.same_committee")
DIFFERENT_COMMITTEES: Final[i64] = DATA.number("placement.different_committees")

# The cards: first the projects, called by their printed numbers (CC-2.8), then the town hall (CC-2.7).
PROJECT: Final = Argument("card", [str(project.number("id")) for project in DATA.tables("project")])
PROJECTS: Final[i64] = len(PROJECT.keys)
CARD: Final = Argument("card", [*PROJECT.keys, "town_hall"])
CARDS: Final[i64] = len(CARD.keys)
TOWN_HALL: Final[i64] = CARD.keys.index("town_hall")
NO_CARD: Final = -1
CARD_TYPE: Final = Argument("card_type", DATA.ids("card_type"))
CARD_TYPES: Final[i64] = len(CARD_TYPE.keys)
JOKER: Final = -1  # in place of a card type

# Kinds of build-action costs.
COST_KINDS: Final = ["none", "any_influence", "ordinary_influence", "development", "own_worker_from_card"]
NO_COST: Final[i64] = COST_KINDS.index("none")
ANY_INFLUENCE: Final[i64] = COST_KINDS.index("any_influence")
ORDINARY_INFLUENCE: Final[i64] = COST_KINDS.index("ordinary_influence")
DEVELOPMENT_POINTS: Final[i64] = COST_KINDS.index("development")
OWN_WORKER: Final[i64] = COST_KINDS.index("own_worker_from_card")

# Kinds of build actions; cards/effects.py has their steps, the copying ones apart.
COPYING_KINDS: Final = ["copy_adjacent", "copy_occupied"]
EFFECT_KINDS: Final = [
    "gain_influence",
    "redistribute_influence",
    "gain_vp",
    "score_workers_in_city",
    "score_workers_in_box",
    "score_adjacent_distinct_types",
    "score_adjacent_chosen_type",
    "score_row_chosen_type",
    "score_column_chosen_type",
    "score_adjacent_pair",
    "recruit_from_box",
    "move_workers",
    "deploy_free_workers",
    "occupy_from_box",
    "build_from_display",
    *COPYING_KINDS,
]
GAINING_INFLUENCE: Final[i64] = EFFECT_KINDS.index("gain_influence")
COPY_ADJACENT: Final[i64] = EFFECT_KINDS.index("copy_adjacent")
COPY_OCCUPIED: Final[i64] = EFFECT_KINDS.index("copy_occupied")


def words_of(action: Data) -> str:
    """How texts call a build action: by its kind, and by the areas it gives if it says any."""
    return f"{action.text('kind')}-{action.text('area')}" if "area" in action.table else action.text("kind")


# The costs and the build actions of the cards, in a few words.
BRIEF_COST: Final = Argument("brief_cost", COST_KINDS)
BRIEF_ACTION: Final = Argument(
    "brief_action", sorted({words_of(part(data, "action")) for data in DATA.tables("project")})
)
# The same in whole sentences.
BUILD_COST: Final = Argument("build_cost", BRIEF_COST.keys)
BUILD_ACTION: Final = Argument("build_action", BRIEF_ACTION.keys)


class Card:
    """CC-2.8  Front and back of a project; the town hall prints nothing and is a joker (CC-6.38)."""

    __slots__ = (
        "amount",
        "brief_action",
        "card_type",
        "cost",
        "effect",
        "gain_areas",
        "is_a",
        "min_players",
        "points",
        "price",
        "price_kind",
        "workers",
    )

    def __init__(self) -> None:
        self.cost: vec[i64] = NO_INFLUENCE[:]  # by area
        self.workers: i64 = 0
        self.points: i64 = 0
        self.card_type: i64 = JOKER
        self.is_a = False  # its deck letter, A or B
        self.min_players: i64 = 0
        self.effect: i64 = 0  # its build action, of EFFECT_KINDS
        self.brief_action: i64 = 0  # the same in words, of BRIEF_ACTION
        self.amount: i64 = 0  # what the build action gives
        self.gain_areas: i64 = 0  # how many areas, from the first, may gain; 0: only Development
        self.price_kind: i64 = NO_COST  # the build-action cost
        self.price: i64 = 0

    @property
    def is_copying(self) -> bool:
        return self.effect == COPY_ADJACENT or self.effect == COPY_OCCUPIED


def project(data: Data) -> Card:
    card = Card()
    cost = part(data, "cost")
    for area in cost.table:
        card.cost[AREA.keys.index(area)] = cost.number(area)
    card.workers = data.number("workers")
    card.points = data.number("vp")
    card.card_type = CARD_TYPE.keys.index(data.text("type"))
    card.is_a = data.text("deck") == "A"
    card.min_players = data.number("min_players")
    read_action(card, part(data, "action"), part(data, "action_cost"))
    return card


def read_action(card: Card, action: Data, price: Data) -> None:
    card.effect = EFFECT_KINDS.index(action.text("kind"))
    card.brief_action = BRIEF_ACTION.keys.index(words_of(action))
    for amount in ("amount", "vp_each"):
        if amount in action.table:
            card.amount = action.number(amount)
    if "area" in action.table:
        card.gain_areas = {"development": 0, "ordinary": ORDINARY_AREAS, "any": AREAS}[action.text("area")]
    for kind in price.table:
        card.price_kind = COST_KINDS.index(kind)
        card.price = price.number(kind)


CARD_LIST: Final[list[Card]] = [*(project(data) for data in DATA.tables("project")), Card()]

# The display (CC-3.8) and the end of the game (CC-7).
DISPLAY_SIZE: Final[i64] = DATA.number("display.size")
END_DISPLAY_SIZE: Final[i64] = DATA.number("display.end_trigger_size")
CLOSING_ROUNDS: Final[i64] = DATA.number("end_game.closing_rounds")
STALL_ROUNDS: Final[i64] = DATA.number("end_game.stall_rounds")
MAJORITY_POINTS: Final[i64] = DATA.number("end_game.majority_vp")
TIED_POINTS: Final[i64] = DATA.number("end_game.majority_tied_vp")
LEAST_MAJORITY: Final[i64] = DATA.number("end_game.majority_min_value")
SCORE_TRACK_SPACES: Final[i64] = DATA.number("score_track.last_space") + 1  # CC-2.10
