"""WA-12  What each player may see, built from what is allowed, never stripped from the state."""

from typing import TypedDict

from mypy_extensions import i64

from chefetage.core import bits
from chefetage.core.action import Argument
from chefetage.core.state import GAME_OVER, NOBODY, Player
from chefetage.core.vec import vec
from chefetage.core.view import GameView
from chefetage.games.watch.rules.clock import hand
from chefetage.games.watch.rules.components import (
    CRATE,
    DEPARTMENT,
    DOCUMENT,
    MARKET_CARD,
    PLAYER_COLOUR,
    SOLO_CARD,
    SPACE,
    TRACK,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRACKS,
)
from chefetage.games.watch.rules.documents import TARGET_TRACK
from chefetage.games.watch.rules.scoring import debt_points, per_unit
from chefetage.games.watch.rules.spaces.prospect import prospect
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_TRACK
from chefetage.games.watch.rules.state import GEAR, OFF_DIAL, PlayerBoard, State
from chefetage.games.watch.rules.take_turns import DISC_PART
from chefetage.games.watch.rules.tracks import TAKE_BONUS


class BoardView(TypedDict):
    """A player's board; all but the hand is public (WA-12.1)."""

    roubles: int
    gears: int
    notes: int
    removed: dict[str, int]  # discs removed, by row
    crates: dict[str, int]  # by value
    documents: int  # in hand
    hand: dict[str, int] | None  # None where it is hidden (WA-12.2)
    played: dict[str, int]
    has_moved_disc: bool
    supply: int
    per_unit: dict[str, int]  # points per piece: as the tracks stand now, or by the solo card
    bribe: int  # WA-5.8
    debt_points: int  # what the notes cost if they are kept
    spaces: dict[str, dict[str, int]]  # what each action space has for this player now


class WorkerView(TypedDict):
    """A worker and where it stands or lies."""

    colour: str  # WA-3.13: in the order of the data file, the neutral worker after the players
    space: str | None
    standing: bool


class CellView(TypedDict):
    """A space of a majority track."""

    track: str
    position: int  # from 1


class WatchView(GameView):
    """The whole table; what is hidden from the viewer is None."""

    hand: int  # of the clock
    active: int  # whose Phase 3 turn it is; -1: nobody's
    start_player: int
    market: str
    market_deck: int
    next_market: str | None  # for the player who looked at it
    document_deck: int
    drawn: dict[str, int] | None  # for the searching player
    drawn_count: int  # WA-12.7
    stacks: dict[str, int]  # crates left, by value
    tracks: dict[str, list[str]]  # filled spaces from the left: a worker's number or "gear"
    track_length: int
    spy_cards: int
    activated: int
    spies: list[str] | None  # for the player who chose them
    shown_spies: list[str]
    payee: int  # -1: the bank
    black_disc: int  # -1: still on its space
    workers: list[WorkerView]
    roll: int
    boards: list[BoardView]
    pocket_watches: int
    solo_card: str | None
    disc_from: str | None  # row of the disc about to be placed
    disc_lifted: CellView | None  # about to be moved by a document
    bonus_at: CellView | None  # about to be taken


def view(s: State, viewer: Player) -> WatchView:
    """The table as a seat sees it; NOBODY is a spectator."""
    is_over = s.step == GAME_OVER
    return {
        "round": s.round,
        "hand": hand(s),
        "active": s.active,
        "start_player": s.start_player,
        "market": MARKET_CARD.keys[s.market],
        "market_deck": len(s.market_deck),
        "next_market": next_market(s, viewer),
        "document_deck": len(s.deck),
        "drawn": counted(DOCUMENT, s.drawn) if viewer == s.active and sum(s.drawn) > 0 else None,
        "drawn_count": sum(s.drawn),
        "stacks": counted(CRATE, s.stacks),
        "tracks": {TRACK.keys[track]: track_view(s, track) for track in range(TRACKS)},
        "track_length": 0 if s.is_solo else TRACK_LENGTH[s.players],
        "spy_cards": bits.count(s.spy_cards),
        "activated": bits.count(s.spies),
        "spies": departments(s.spies) if viewer == s.payee and viewer != NOBODY else None,
        "shown_spies": departments(s.shown_spies),
        "payee": s.payee,
        "black_disc": s.black_disc,
        "workers": [worker_view(s, worker) for worker in range(len(s.space_of))],
        "roll": s.roll,
        "boards": [board_view(s, p, is_over or p == viewer) for p in range(s.players)],
        "pocket_watches": s.watches,
        "solo_card": SOLO_CARD.keys[s.solo_card] if s.is_solo else None,
        "disc_from": DEPARTMENT.keys[s.row] if s.step in (DISC_PART.number, UPGRADE_TRACK.number) else None,
        "disc_lifted": cell_view(s.lifted) if s.step == TARGET_TRACK.number else None,
        "bonus_at": cell_view(s.entered) if s.step == TAKE_BONUS.number else None,
    }


def board_view(s: State, p: Player, hand_is_open: bool) -> BoardView:
    board: PlayerBoard = s.boards[p]
    return {
        "roubles": board.roubles,
        "gears": board.gears,
        "notes": board.notes,
        "removed": {key: board.removed[row] for row, key in enumerate(DEPARTMENT.keys)},
        "crates": counted(CRATE, board.crates),
        "documents": sum(board.hand),
        "hand": counted(DOCUMENT, board.hand) if hand_is_open else None,
        "played": counted(DOCUMENT, board.played),
        "has_moved_disc": board.has_moved_disc,
        "supply": board.supply,
        "per_unit": per_unit(s, p),
        "bribe": board.bribe(),
        "debt_points": debt_points(board),
        "spaces": {key: prospect(s, p, space) for space, key in enumerate(SPACE.keys)},
    }


def worker_view(s: State, worker: i64) -> WorkerView:
    space = s.space_of[worker]
    return {
        "colour": PLAYER_COLOUR.keys[worker],
        "space": None if space == OFF_DIAL else SPACE.keys[space],
        "standing": s.is_standing(worker),
    }


def cell_view(cell: i64) -> CellView:
    return {"track": TRACK.keys[cell // TRACK_SPACES], "position": cell % TRACK_SPACES + 1}


def track_view(s: State, track: i64) -> list[str]:
    cells = [s.tracks[track * TRACK_SPACES + space] for space in range(s.filled[track])]
    return ["gear" if cell == GEAR else str(cell) for cell in cells]


def next_market(s: State, viewer: Player) -> str | None:
    """WA-6.35  Known to the player who looked, until it is turned up."""
    return MARKET_CARD.keys[s.market_deck[-1]] if viewer == s.looked and viewer != NOBODY else None


def counted(names: Argument, counts: vec[i64]) -> dict[str, int]:
    return {names.keys[number]: count for number, count in enumerate(counts) if count > 0}


def departments(spies: i64) -> list[str]:
    return [key for number, key in enumerate(DEPARTMENT.keys) if bits.has(spies, number)]
