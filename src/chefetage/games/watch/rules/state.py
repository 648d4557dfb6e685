"""WA-2.1, WA-12  Everything on the table. One player decides at a time (WA-4.14, WA-12.5)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core import state as core
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    BEST_UNLOCKED,
    COLUMN_COST,
    COLUMNS,
    CRATE_VALUES,
    DEPARTMENT_OF,
    DEPARTMENTS,
    DOCUMENTS,
    LOADING_DOCK,
    MARKET,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRACKS,
    MarketCard,
)

BANK: Final = NOBODY  # as payee of bribes
OFF_DIAL: Final = -1  # in place of a space
EMPTY: Final = -1  # a track space
GEAR: Final = -2  # a track space that a disc has left (WA-6.20)
NO_CELL: Final = -1

NO_ROWS: Final = vec[i64]([0] * DEPARTMENTS)
NO_CRATES: Final = vec[i64]([0] * CRATE_VALUES)
NO_DOCUMENTS: Final = vec[i64]([0] * DOCUMENTS)
EMPTY_TRACKS: Final = vec[i64]([EMPTY] * (TRACKS * TRACK_SPACES))
EMPTY_LENGTHS: Final = vec[i64]([0] * TRACKS)


@mypyc_attr(acyclic=True)
class PlayerBoard:
    """A player's board and what lies beside it."""

    __slots__ = ("crates", "gears", "hand", "has_moved_disc", "notes", "played", "removed", "roubles", "supply")

    def __init__(self) -> None:
        self.roubles: i64 = 0
        self.gears: i64 = 0
        self.notes: i64 = 0
        self.supply: i64 = 0  # solo: own discs off the board (WA-11.12)
        self.has_moved_disc = False  # by a document in this round (WA-8.19)
        self.removed: vec[i64] = vec[i64]()  # by row: its state (WA-8.3)
        self.crates: vec[i64] = vec[i64]()  # by value
        self.hand: vec[i64] = vec[i64]()  # by document
        self.played: vec[i64] = vec[i64]()

    def clone(self) -> "PlayerBoard":
        board = PlayerBoard()
        board.roubles = self.roubles
        board.gears = self.gears
        board.notes = self.notes
        board.supply = self.supply
        board.has_moved_disc = self.has_moved_disc
        board.removed = self.removed[:]
        board.crates = self.crates[:]
        board.hand = self.hand[:]
        board.played = self.played[:]
        return board

    def bribe(self) -> i64:
        return bribe_of(self.removed)

    def has_unlocked(self, crate_colour: i64) -> bool:
        """WA-8.5  By the state of the loading-dock row."""
        return crate_colour <= BEST_UNLOCKED[self.removed[LOADING_DOCK]]

    def has_disc_in(self, row: i64) -> bool:
        return self.removed[row] < COLUMNS

    def has_documents(self) -> bool:
        """In hand; how many everybody sees."""
        for document in range(DOCUMENTS):
            if self.hand[document] > 0:
                return True
        return False

    def crate_count(self) -> i64:
        count: i64 = 0
        for value in range(CRATE_VALUES):
            count += self.crates[value]
        return count


def bribe_of(removed: vec[i64]) -> i64:
    """WA-5.8  The number above the rightmost column with an empty place; watches do not count (WA-11.21)."""
    column: i64 = 0
    for row in range(DEPARTMENTS):
        column = max(column, removed[row])
    return COLUMN_COST[column - 1] if column > 0 else 0


@mypyc_attr(acyclic=True)
class State(core.State):
    """The clock, the market, the tracks, the players' boards, and the turn under way."""

    __slots__ = (
        "active",
        "black_disc",
        "boards",
        "clock",
        "deck",
        "drawn",
        "entered",
        "filled",
        "has_smuggled",
        "lifted",
        "looked",
        "market",
        "market_deck",
        "payee",
        "roll",
        "row",
        "shown_spies",
        "solo_card",
        "space_of",
        "spies",
        "spy_cards",
        "stacks",
        "standing",
        "start_player",
        "tracks",
        "watches",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.start_player: Player = 0
        self.boards: list[PlayerBoard] = []
        # The dial. Workers are numbered like the players; behind them the third worker or the robot.
        self.space_of: vec[i64] = vec[i64]()  # by worker
        self.standing: i64 = 0  # bit set of workers
        self.roll: i64 = 0  # the neutral worker's die in this round (WA-10.10)
        # Cards; the last card of a deck is its top.
        self.market: i64 = 0
        self.market_deck: vec[i64] = vec[i64]()
        self.looked: Player = NOBODY  # who knows the next market card (WA-6.35)
        self.deck: vec[i64] = vec[i64]()  # documents
        self.drawn: vec[i64] = vec[i64]()  # documents a searching player looks at
        self.stacks: vec[i64] = vec[i64]()  # crates left, by value
        # Spies, as bit sets of departments.
        self.spy_cards: i64 = 0  # in the game
        self.spies: i64 = 0  # activated, face down
        self.shown_spies: i64 = 0  # face up in Phase 2
        self.payee: Player = BANK
        self.black_disc: Player = NOBODY  # NOBODY: still on the Watch space
        # Majority tracks: cell = track * TRACK_SPACES + space.
        self.tracks: vec[i64] = vec[i64]()  # worker, EMPTY or GEAR
        self.filled: vec[i64] = vec[i64]()  # by track: its spaces filled from the left (WA-8.12)
        # The Phase 3 turn under way.
        self.clock: i64 = 0  # how many spaces of the clock order have come up
        self.active: Player = 0
        self.has_smuggled = False  # made the exchange of this Smuggle (WA-6.1)
        self.row: i64 = 0  # of the disc about to be placed
        self.lifted: i64 = NO_CELL  # of the disc about to be moved by a document
        self.entered: i64 = NO_CELL  # the space whose bonus is to be taken
        # Solo.
        self.watches: i64 = 0  # pocket watches left
        self.solo_card: i64 = 0

    def clone(self) -> "State":
        copy = State()
        self.copy_core_to(copy)
        copy.start_player = self.start_player
        copy.boards = [board.clone() for board in self.boards]
        copy.space_of = self.space_of[:]
        copy.standing = self.standing
        copy.roll = self.roll
        copy.market = self.market
        copy.market_deck = self.market_deck[:]
        copy.looked = self.looked
        copy.deck = self.deck[:]
        copy.drawn = self.drawn[:]
        copy.stacks = self.stacks[:]
        copy.spy_cards = self.spy_cards
        copy.spies = self.spies
        copy.shown_spies = self.shown_spies
        copy.payee = self.payee
        copy.black_disc = self.black_disc
        copy.tracks = self.tracks[:]
        copy.filled = self.filled[:]
        copy.clock = self.clock
        copy.active = self.active
        copy.has_smuggled = self.has_smuggled
        copy.row = self.row
        copy.lifted = self.lifted
        copy.entered = self.entered
        copy.watches = self.watches
        copy.solo_card = self.solo_card
        return copy

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @property
    def card(self) -> MarketCard:
        """WA-8.14  The market card of this round."""
        return MARKET[self.market]

    @property
    def neutral(self) -> i64:
        """The third worker (WA-10) or the robot (WA-11)."""
        return self.players

    def worker_on(self, space: i64) -> i64:
        for worker in range(i64(len(self.space_of))):
            if self.space_of[worker] == space:
                return worker
        return NOBODY

    def is_standing(self, worker: i64) -> bool:
        return self.standing >> worker & 1 == 1

    def is_acting(self, p: Player) -> bool:
        """WA-5.18  Whether p's Phase 3 turn is under way."""
        return self.active == p and self.is_standing(p) and self.shown_spies == 0

    def department_of(self, p: Player) -> i64:
        """The department in which p's worker is; also the row of its disc part (WA-5.20)."""
        return DEPARTMENT_OF[self.space_of[p]]

    def is_open(self, track: i64) -> bool:
        """WA-5.21  Whether a usable space of the track is empty."""
        return self.filled[track] < TRACK_LENGTH[self.players]

    def has_open_track(self) -> bool:
        for track in range(TRACKS):
            if self.is_open(track):
                return True
        return False

    def has_disc_on_track(self, p: Player) -> bool:
        for cell in range(TRACKS * TRACK_SPACES):
            if self.tracks[cell] == p:
                return True
        return False
