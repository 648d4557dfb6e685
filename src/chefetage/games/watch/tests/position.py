"""Builds a position: what a test names is set, the rest follows so that no component is lost or doubled."""

from itertools import count
from typing import TypeVar

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.chance import WORDS, Chance
from chefetage.core.state import NOBODY
from chefetage.core.vec import vec
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.chance import DIE, DIE_SIDES, STREAMS
from chefetage.games.watch.rules.clock import space_at
from chefetage.games.watch.rules.components import (
    CLOSED_IN_SOLO,
    COLUMNS,
    DATA,
    DEPARTMENT,
    DOCUMENT,
    MARKET,
    MARKET_CARD,
    PLAYER_COLOUR,
    ROUNDS,
    SOLO_CARD,
    SPACE,
    SPACES,
    TRACK,
    TRACK_LENGTH,
    TRACK_SPACES,
)
from chefetage.games.watch.rules.state import GEAR, NO_CRATES, NO_DOCUMENTS, NO_ROWS, OFF_DIAL, PlayerBoard, State
from chefetage.games.watch.tests.fields import Fields, Seat

V = TypeVar("V")

LYING = ["move_robot", "place_workers", "turn_hand", "new_market_card", "final_smuggling", "forced_repayment"]
STANDING = ["reveal_spies", "start_actions", "next_worker"]
AFTER_ROUND_12 = ["final_smuggling", "forced_repayment"]
MIDDLE_OF_THE_GAME = 5  # a round with the hand at 12
ROWS_TO_EMPTY = ["office", "workshop", "warehouse", "loading_dock"]


def worker_named(s: State, name: str) -> int:
    if name in ("bank", "watch"):
        return NOBODY
    return int(s.neutral) if name in ("third", "robot") else PLAYER_COLOUR.keys.index(name)


def seats_of(players: int, fields: Fields) -> list[Seat]:
    seats = [fields.get("blue", {}), fields.get("yellow", {}), fields.get("red", {}), fields.get("green", {})]
    assert not any(seats[players:]), "a seat that is not in the game"
    return seats[:players]


def build(step: str, players: int, fields: Fields) -> State:
    """A consistent position just before a step begins."""
    s: State = GAME.new(players, 1, {"start_player": "1"})
    seats = seats_of(players, fields)
    s.round = fields.get("round", ROUNDS if step in AFTER_ROUND_12 else MIDDLE_OF_THE_GAME)
    s.start_player = worker_named(s, fields.get("start_player", "blue"))
    for board, seat in zip(s.boards, seats, strict=True):
        set_goods(board, seat)
    lay_out_market(s, fields)
    lay_out_crates(s, seats, fields.get("stacks", {}))
    lay_out_discs(s, seats, fields.get("tracks", {}))
    if not s.is_solo:
        lay_out_documents(s, seats, fields)
    place_workers(s, step, seats, fields)
    set_the_rest(s, fields)
    return s


def set_goods(board: PlayerBoard, seat: Seat) -> None:
    board.roubles = seat.get("roubles", board.roubles)
    board.gears = seat.get("gears", board.gears)
    board.notes = seat.get("notes", 0)
    board.has_moved_disc = seat.get("has_moved_disc", False)


def lay_out_market(s: State, fields: Fields) -> None:
    """WA-14.7  The deck holds 12 - r cards."""
    wanted = fields.get("market", {})
    cards = range(len(MARKET))
    s.market = next(card for card in cards if all(getattr(MARKET[card], key) == wanted[key] for key in wanted))
    rest = [card for card in cards if card != s.market]
    if "next_market" in fields:
        rest.sort(key=lambda card: MARKET_CARD.keys[card] == fields["next_market"])  # the last is the top
    s.market_deck = vec[i64](rest[len(rest) - int(ROUNDS - s.round) :])


def lay_out_crates(s: State, seats: list[Seat], left: dict[str, int]) -> None:
    """WA-14.1  Crates of the players come from the stacks."""
    for board, seat in zip(s.boards, seats, strict=True):
        board.crates = NO_CRATES[:]
        for value in seat.get("crates", []):
            board.crates[value - 1] += 1
            s.stacks[value - 1] -= 1
    for key, number in left.items():
        s.boards[-1].crates[int(key) - 1] += s.stacks[int(key) - 1] - number
        s.stacks[int(key) - 1] = number
    assert min(s.stacks) >= 0


def lay_out_discs(s: State, seats: list[Seat], tracks: dict[str, list[str]]) -> None:
    """WA-14.2  Discs are on the board, on a track or, in solo, in the supply."""
    for track, discs in tracks.items():
        for disc in discs:
            put_on_track(s, TRACK.keys.index(track), GEAR if disc == "gear" else worker_named(s, disc))
    for p, seat in enumerate(seats):
        board = s.boards[p]
        board.removed = NO_ROWS[:]
        for row, number in seat.get("removed", {}).items():
            board.removed[DEPARTMENT.keys.index(row)] = number
        missing = sum(board.removed) - sum(cell == p for cell in s.tracks)
        if s.is_solo:
            board.supply = seat.get("supply", sum(board.removed))
        elif missing >= 0:
            lay_discs(s, p, missing, [track for track in TRACK.keys if track not in tracks])
        else:
            assert "removed" not in seat, "more discs on tracks than removed from the board"
            empty_places(board, -missing)


def put_on_track(s: State, track: int, content: int) -> None:
    assert s.filled[track] < TRACK_LENGTH[s.players]
    s.tracks[track * TRACK_SPACES + s.filled[track]] = content
    s.filled[track] += 1


def lay_discs(s: State, p: int, number: int, tracks: list[str]) -> None:
    """Removed discs go to tracks that the test does not speak of, from the bottom."""
    for _ in range(number):
        put_on_track(s, max(TRACK.keys.index(track) for track in tracks if s.is_open(TRACK.keys.index(track))), p)


def empty_places(board: PlayerBoard, number: int) -> None:
    for row in ROWS_TO_EMPTY:
        taken = min(number, int(COLUMNS))
        board.removed[DEPARTMENT.keys.index(row)] = taken
        number -= taken


def all_documents() -> list[str]:
    cards = DATA.tables("documents")
    return [f"{card.text('colour')}_{card.text('kind')}" for card in cards for _ in range(card.number("count"))]


def lay_out_documents(s: State, seats: list[Seat], fields: Fields) -> None:
    """WA-14.6  All 28 are in the deck, in a hand or played."""
    pile = all_documents()
    for board, seat in zip(s.boards, seats, strict=True):
        board.hand = counts(taken(pile, seat.get("hand", [])))
        board.played = counts(taken(pile, seat.get("played", [])))
    top = taken(pile, fields.get("deck", fields.get("top", [])))
    if "deck" in fields:
        for document in taken(pile, pile[:]):
            s.boards[-1].played[DOCUMENT.keys.index(document)] += 1
    s.deck = vec[i64]([DOCUMENT.keys.index(document) for document in pile + top[::-1]])


def taken(pile: list[V], cards: list[V]) -> list[V]:
    for card in cards:
        pile.remove(card)
    return cards


def counts(documents: list[str]) -> vec[i64]:
    numbers = NO_DOCUMENTS[:]
    for document in documents:
        numbers[DOCUMENT.keys.index(document)] += 1
    return numbers


def place_workers(s: State, step: str, seats: list[Seat], fields: Fields) -> None:
    """Workers that the test does not speak of take the first free spaces; in round 1 they start beside the dial."""
    names = [seat.get("worker") for seat in seats]
    if len(s.space_of) > s.players:
        names.append(fields.get("neutral"))
    beside_dial = s.round == 1 and step in LYING
    used = [key for space, key in enumerate(SPACE.keys) if not (s.is_solo and CLOSED_IN_SOLO[space])]
    free = [space for space in used if space not in names]
    for worker, name in enumerate(names):
        space = name or (None if beside_dial else free.pop(0))
        s.space_of[worker] = OFF_DIAL if space is None else SPACE.keys.index(space)
    assert beside_dial or len(set(s.space_of)) == len(s.space_of), "two workers on one space"
    s.active = worker_named(s, fields.get("active", "blue"))
    s.clock = SPACES if step in LYING + STANDING else place_in_clock_order(s, s.active) + 1
    s.standing = sum(BIT[worker] for worker in range(len(names)) if is_standing(s, worker, step))


def place_in_clock_order(s: State, worker: int) -> int:
    return next(place for place in range(SPACES) if space_at(s, place) == s.space_of[worker])


def is_standing(s: State, worker: int, step: str) -> bool:
    """WA-4.13"""
    if step in LYING or (s.is_solo and worker == s.neutral):
        return False
    return step in STANDING or place_in_clock_order(s, worker) + 1 >= s.clock


def set_the_rest(s: State, fields: Fields) -> None:
    s.spies = sum(BIT[DEPARTMENT.keys.index(spy)] for spy in fields.get("spies", []))
    s.payee = worker_named(s, fields.get("payee", "bank"))
    s.black_disc = worker_named(s, fields.get("black_disc", "watch"))
    s.roll = fields.get("roll", s.roll)
    s.watches = fields.get("watches", s.watches)
    if s.is_solo:
        s.solo_card = SOLO_CARD.keys.index(fields.get("solo_card", "solo_1"))
        s.spy_cards &= ~BIT[DEPARTMENT.keys.index("office")] if s.watches == 0 else -1
    if "seed" in fields:
        s.chance = Chance.of(fields["seed"], STREAMS.names)
    if "die" in fields:
        load_die(s, fields["die"])


def load_die(s: State, rolls: list[int]) -> None:
    """Give the die a stream that yields these rolls."""
    for seed in count():
        chance = Chance.of(seed, ["die"])
        if [chance.below(0, DIE_SIDES) + 1 for _ in rolls] == rolls:
            for word, value in enumerate(Chance.of(seed, ["die"]).words):
                s.chance.words[DIE * WORDS + word] = value
            return
