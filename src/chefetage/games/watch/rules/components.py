"""WA-2, WA-8  components.toml as typed constants."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.bits import has
from chefetage.core.data import Data, load_components
from chefetage.core.vec import vec

DATA: Final = load_components(__file__)

ROUNDS: Final[i64] = DATA.number("meta.rounds")  # WA-4.1

# Names of the components, in the order of their numbers.
SPACE: Final = Argument("space", DATA.ids("action_spaces"))
DEPARTMENT: Final = Argument("department", DATA.ids("departments"))  # WA-4.5; rows and spy cards alike (WA-8.15)
TRACK: Final = Argument("track", DATA.ids("majority_tracks"))
CRATE_COLOUR: Final = Argument("crate_colour", DATA.ids("crate_colours"))
DOCUMENT_COLOUR: Final = Argument("document_colour", DATA.ids("document_colours"))
DOCUMENT_KIND: Final = Argument("document_kind", DATA.ids("document_kinds"))
MARKET_CARD: Final = Argument("market_card", DATA.ids("market_cards"))
SOLO_CARD: Final = Argument("solo_card", DATA.ids("solo_cards"))
PLAYER_COLOUR: Final = Argument("player_colour", DATA.ids("player_colours"))  # WA-2.7
CRATE_COLOUR_DATA: Final = DATA.tables("crate_colours")
CRATE_POINTS: Final = vec[i64]([value for colour in CRATE_COLOUR_DATA for value in colour.numbers("values")])
CRATE: Final = Argument("crate", [str(value) for value in CRATE_POINTS])
POSITION: Final = Argument("position", [str(n + 1) for n in range(DATA.number("majority_board.spaces_per_track"))])

# Spaces clockwise from 12 o'clock (WA-4.6); each department has two.
SPACES: Final[i64] = len(SPACE.keys)
DEPARTMENTS: Final[i64] = len(DEPARTMENT.keys)
SMUGGLE: Final[i64] = SPACE.keys.index("smuggle")
SELL: Final[i64] = SPACE.keys.index("sell")
OVERTIME: Final[i64] = SPACE.keys.index("overtime")
PRODUCE: Final[i64] = SPACE.keys.index("produce")
UPGRADE: Final[i64] = SPACE.keys.index("upgrade")
SCROUNGE: Final[i64] = SPACE.keys.index("scrounge")
SEARCH: Final[i64] = SPACE.keys.index("search_documents")
WATCH: Final[i64] = SPACE.keys.index("watch")
LOADING_DOCK: Final[i64] = DEPARTMENT.keys.index("loading_dock")
WORKSHOP: Final[i64] = DEPARTMENT.keys.index("workshop")
WAREHOUSE: Final[i64] = DEPARTMENT.keys.index("warehouse")
OFFICE: Final[i64] = DEPARTMENT.keys.index("office")
SPACE_DATA: Final = DATA.tables("action_spaces")
DEPARTMENT_OF: Final = vec[i64]([DEPARTMENT.keys.index(space.text("department")) for space in SPACE_DATA])
RISKY: Final = vec[bool]([bool(space.value("risky")) for space in SPACE_DATA])  # WA-4.7
CLOSED_IN_SOLO: Final = vec[bool]([space in DATA.texts("solo.closed_spaces") for space in SPACE.keys])  # WA-11.3
HAND_POSITIONS: Final = DATA.numbers("hand.positions")

# Set-up.
START_ROUBLES: Final[i64] = DATA.number("setup.start_roubles")
START_GEARS: Final[i64] = DATA.number("setup.start_gears")
START_DOCUMENTS: Final[i64] = DATA.number("setup.start_documents")
CRATES_PER_VALUE: Final = vec[i64]([0] + [DATA.number(f"setup.crates_per_value.{count}") for count in range(1, 5)])
TRACK_LENGTH: Final = vec[i64]([0, 0] + [DATA.number(f"setup.usable_track_spaces.{count}") for count in range(2, 5)])

# Player board (WA-8.1 to WA-8.4); the state of a row is the number of discs removed from it.
COLUMNS: Final[i64] = DATA.number("player_board.columns")
COLUMN_COST: Final = DATA.numbers("player_board.column_cost")
ROWS: Final = DATA.tables("player_board.rows")
SMUGGLE_GEARS: Final = ROWS[LOADING_DOCK].numbers("gears")
WORKSHOP_GEARS: Final = ROWS[WORKSHOP].numbers("gears")
WAREHOUSE_GEARS: Final = ROWS[WAREHOUSE].numbers("gears")
WAREHOUSE_ROUBLES: Final = ROWS[WAREHOUSE].numbers("roubles")
OFFICE_DRAW: Final = ROWS[OFFICE].numbers("draw")
OFFICE_KEEP: Final = ROWS[OFFICE].numbers("keep")
PLACE_POINTS: Final[list[vec[i64]]] = [row.numbers("points") for row in ROWS]
BEST_UNLOCKED: Final = vec[i64]([CRATE_COLOUR.keys.index(colour) for colour in ROWS[LOADING_DOCK].texts("unlocks")])


def smuggled_colours(state: int) -> int:
    """Bit set of the crate colours that one exchange gives."""
    crates = ROWS[LOADING_DOCK].value("crates")
    assert isinstance(crates, list)
    return sum(2 ** CRATE_COLOUR.keys.index(colour) for colour in crates[state])


SMUGGLE_COLOURS: Final = vec[i64]([smuggled_colours(state) for state in range(COLUMNS + 1)])

# Crates (WA-2.6), numbered by rising value; each colour has as many values as the others.
CRATE_VALUES: Final[i64] = len(CRATE.keys)
COLOURS: Final[i64] = len(CRATE_COLOUR.keys)
VALUES_PER_COLOUR: Final[i64] = CRATE_VALUES // COLOURS

# Majority tracks (WA-8.6 to WA-8.11).
TRACKS: Final[i64] = len(TRACK.keys)
TRACK_SPACES: Final[i64] = len(POSITION.keys)
TRACK_DATA: Final = DATA.tables("majority_tracks")
FIRST_PLACE: Final = vec[i64]([track.number("first") for track in TRACK_DATA])
SECOND_PLACE: Final = vec[i64]([track.number("second") for track in TRACK_DATA])
PIECES: Final = ["gear", "rouble", "crate"]
PIECE_OF: Final = vec[i64]([PIECES.index(track.text("scores")) for track in TRACK_DATA])  # WA-8.6
BONUS_KINDS: Final = ["none", "roubles", "gears", "crate"]
NO_BONUS: Final[i64] = BONUS_KINDS.index("none")
ROUBLES_BONUS: Final[i64] = BONUS_KINDS.index("roubles")
GEARS_BONUS: Final[i64] = BONUS_KINDS.index("gears")
CRATE_BONUS: Final[i64] = BONUS_KINDS.index("crate")


class Bonus:
    """WA-8.8  What a track space gives to the disc that enters it."""

    __slots__ = ("amount", "colour", "kind")

    def __init__(self) -> None:
        self.kind: i64 = NO_BONUS
        self.amount: i64 = 0  # roubles or gears gained, or gears paid for the crate
        self.colour: i64 = 0  # of the crate

    @staticmethod
    def of(data: Data) -> "Bonus":
        bonus = Bonus()
        kind = data.text("kind")
        bonus.kind = BONUS_KINDS.index(kind)
        if kind == "crate":
            bonus.amount = data.number("cost")
            bonus.colour = CRATE_COLOUR.keys.index(data.text("colour"))
        elif kind != "none":
            bonus.amount = data.number("amount")
        return bonus


# By cell: track * TRACK_SPACES + space.
BONUS: Final[list[Bonus]] = [Bonus.of(space) for track in TRACK_DATA for space in track.tables("bonus")]


class MarketCard:
    """WA-8.13  Eyes for the spies, and the bonuses of three spaces."""

    __slots__ = ("eyes", "overtime", "scrounge_gears", "scrounge_roubles", "sell")

    def __init__(self, data: Data) -> None:
        self.eyes: i64 = data.number("eyes")
        self.sell: i64 = data.number("sell")
        self.overtime: i64 = data.number("overtime")
        self.scrounge_gears: i64 = data.number("scrounge_gears")
        self.scrounge_roubles: i64 = data.number("scrounge_roubles")


MARKET: Final[list[MarketCard]] = [MarketCard(card) for card in DATA.tables("market_cards")]

# Documents (WA-2.8, WA-8.16): number colour * kinds + kind; equal cards have equal numbers (WA-8.23).
DOCUMENT_KINDS: Final[i64] = len(DOCUMENT_KIND.keys)
DOCUMENT: Final = Argument("document", [f"{c}_{k}" for c in DOCUMENT_COLOUR.keys for k in DOCUMENT_KIND.keys])
DOCUMENTS: Final[i64] = len(DOCUMENT.keys)
DOCUMENT_COLOURS: Final[i64] = len(DOCUMENT_COLOUR.keys)
MOVE_DISC: Final[i64] = DOCUMENT_KIND.keys.index("move_disc")
BANK_PAYS: Final[i64] = DOCUMENT_KIND.keys.index("bank_pays")
EXTRA_CRATE: Final[i64] = DOCUMENT_KIND.keys.index("smuggle_extra")
COPIES_BY_NAME: Final = {f"{c.text('colour')}_{c.text('kind')}": c.number("count") for c in DATA.tables("documents")}
COPIES: Final = vec[i64]([COPIES_BY_NAME[document] for document in DOCUMENT.keys])
EXTRA_CRATE_DATA: Final = DATA.tables("document_kinds")[EXTRA_CRATE]
EXTRA_CRATE_GEARS: Final = vec[i64]([EXTRA_CRATE_DATA.number(f"options.{colour}") for colour in CRATE_COLOUR.keys])
DOCUMENT_POINTS: Final = DATA.numbers("document_scoring.points_by_count")
ALL_COLOURS_POINTS: Final[i64] = DATA.number("document_scoring.all_four_colours")

# Choices of several cards: documents kept (WA-13.11), spy cards activated (WA-13.13).
MOST_KEPT: Final[i64] = max(OFFICE_KEEP)
KEPT_SETS: Final = [
    kept for size in range(MOST_KEPT + 1) for kept in combinations_with_replacement(range(DOCUMENTS), size)
]
KEPT: Final[list[vec[i64]]] = [vec[i64](list(kept)) for kept in KEPT_SETS]
KEEP: Final = Argument("document", ["+".join(DOCUMENT.keys[card] for card in kept) or "none" for kept in KEPT_SETS])


def spy_set(mask: int) -> str:
    return "+".join(key for number, key in enumerate(DEPARTMENT.keys) if has(mask, number)) or "none"


SPY_SETS: Final = Argument("department", [spy_set(mask) for mask in range(2 ** len(DEPARTMENT.keys))])

# Debt (WA-7).
NOTE_ROUBLES: Final[i64] = DATA.number("debt.roubles_received")
REPAY_PRICE: Final[i64] = DATA.number("debt.repay_any_time")
REPAY_PRICE_WATCH: Final[i64] = DATA.number("debt.repay_on_watch")  # WA-7.4
REPAY_PRICE_END: Final[i64] = DATA.number("debt.repay_at_end")  # WA-7.5
NOTE_POINTS: Final[i64] = DATA.number("debt.penalty_points")

# Scoring (WA-9.4).
MOST_GEAR_POINTS: Final[i64] = DATA.number("scoring.max_gear_points")
MOST_ROUBLE_POINTS: Final[i64] = DATA.number("scoring.max_rouble_points")

# Bounds for the numbers that a move can name.
MOST_GEARS: Final = 194  # WA-14.19
MOST_NOTES: Final = 34  # two notes for each of 11 bribes and 6 upgrades (WA-7.1, WA-14.16)

# Solo (WA-2.9, WA-11).
POCKET_WATCHES: Final[i64] = DATA.number("solo.pocket_watches")
ROUBLES_PER_DISC: Final[i64] = DATA.number("solo.roubles_per_missing_disc")
ROBOT_CYCLE: Final = vec[i64]([SPACE.keys.index(space) for space in DATA.texts("solo.robot_cycle")])
ROBOT_START: Final[i64] = SPACE.keys.index(DATA.text("solo.robot_start"))


class SoloCard:
    """WA-11.18  Points per gear, rouble and disc."""

    __slots__ = ("disc", "gear", "rouble")

    def __init__(self, data: Data) -> None:
        self.gear: i64 = data.number("gear")
        self.rouble: i64 = data.number("rouble")
        self.disc: i64 = data.number("disc")


SOLO_CARDS: Final[list[SoloCard]] = [SoloCard(card) for card in DATA.tables("solo_cards")]
RANK_FROM: Final = vec[i64]([rank.number("min") for rank in DATA.tables("solo_ranks")[1:]])  # all but the lowest
RANK: Final = Argument("rank", DATA.ids("solo_ranks"))
