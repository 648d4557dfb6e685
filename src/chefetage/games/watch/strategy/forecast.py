"""What a player may own at the end of the game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import has
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    BANK_PAYS,
    COLOURS,
    COLUMNS,
    CRATE_POINTS,
    DOCUMENT_COLOURS,
    DOCUMENT_KINDS,
    EXTRA_CRATE,
    LOADING_DOCK,
    NOTE_ROUBLES,
    PIECES,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
)
from chefetage.games.watch.rules.crates import NO_CRATE, best_crate
from chefetage.games.watch.rules.scoring import crate_points
from chefetage.games.watch.rules.state import PlayerBoard, State, bribe_of
from chefetage.games.watch.strategy.weights import WatchWeights

# Numbers of the rates: of the pieces that tracks score, and of discs.
GEAR: Final[i64] = PIECES.index("gear")
ROUBLE: Final[i64] = PIECES.index("rouble")
CRATE: Final[i64] = PIECES.index("crate")
DISC: Final[i64] = len(PIECES)
NO_RATES: Final = vec[float]([0.0] * (len(PIECES) + 1))


@mypyc_attr(acyclic=True)
class Forecast:
    """What a player may own at the end of the game."""

    __slots__ = (
        "bank_pays",
        "crates",
        "discs",
        "documents",
        "exchanges",
        "extra_crates",
        "gears",
        "notes",
        "points",
        "rates",
        "roubles",
        "rounds",
        "rows",
        "sold",
        "supply",
        "weights",
    )

    def __init__(self, weights: WatchWeights) -> None:
        self.weights = weights  # by which it is made and scored
        self.rounds: i64 = 0  # turns to come after the one under way
        self.rows: vec[i64] = vec[i64]()
        self.discs: i64 = 0  # about to be put on tracks
        self.supply = 0.0  # solo: discs
        self.gears = 0.0
        self.roubles = 0.0
        self.notes = 0.0
        self.crates = 0.0
        self.points = 0.0  # from crates and all that is certain
        self.documents = 0.0  # still to be found
        self.bank_pays = 0.0  # documents in hand
        self.extra_crates: i64 = 0
        self.exchanges = 0.0  # still to be smuggled
        self.sold = 0.0  # share of the gears that can be sold
        self.rates: vec[float] = vec[float]()  # points per gear, rouble, crate and, in solo, disc

    def clone(self) -> "Forecast":
        forecast = Forecast(self.weights)
        forecast.rounds = self.rounds
        forecast.rows = self.rows[:]
        forecast.discs = self.discs
        forecast.supply = self.supply
        forecast.gears = self.gears
        forecast.roubles = self.roubles
        forecast.notes = self.notes
        forecast.crates = self.crates
        forecast.points = self.points
        forecast.documents = self.documents
        forecast.bank_pays = self.bank_pays
        forecast.extra_crates = self.extra_crates
        forecast.exchanges = self.exchanges
        forecast.sold = self.sold
        forecast.rates = self.rates[:]
        return forecast

    def bribe(self) -> float:
        return float(bribe_of(self.rows))

    def pay(self, amount: float, chance: float) -> None:
        """An uncertain payment; what is missing comes from debt notes."""
        paid = min(amount, self.roubles)
        self.roubles -= chance * paid
        self.notes += chance * (amount - paid) / float(NOTE_ROUBLES)

    def take_off(self, row: i64) -> None:
        """A disc leaves its row."""
        if self.rows[row] < COLUMNS:
            self.rows[row] += 1
            self.discs += 1
            self.supply += 1.0

    def take_crate(self, s: State, colour: i64, count: float) -> None:
        value = best_crate(s, colour)
        if value != NO_CRATE:
            self.crates += count
            self.points += count * float(CRATE_POINTS[value])

    def exchange(self, s: State, count: float) -> None:
        """Smuggle with the present row."""
        state = self.rows[LOADING_DOCK]
        self.gears -= count * float(SMUGGLE_GEARS[state])
        for colour in range(COLOURS):
            if has(SMUGGLE_COLOURS[state], colour):
                self.take_crate(s, colour, count)


def take_stock(board: PlayerBoard, weights: WatchWeights) -> Forecast:
    forecast = Forecast(weights)
    forecast.rows = board.removed[:]
    forecast.supply = float(board.supply)
    forecast.gears = float(board.gears)
    forecast.roubles = float(board.roubles)
    forecast.notes = float(board.notes)
    forecast.crates = float(board.crate_count())
    forecast.points = float(crate_points(board))
    forecast.bank_pays = float(in_hand(board, BANK_PAYS))
    forecast.extra_crates = in_hand(board, EXTRA_CRATE)
    return forecast


def in_hand(board: PlayerBoard, kind: i64) -> i64:
    count: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        count += board.hand[colour * DOCUMENT_KINDS + kind]
    return count
