"""Builds a position: what a test names is set, the rest follows so that no component is lost or doubled."""

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.build_project import CHOOSE_SITE
from chefetage.games.councils_contracts.rules.components import (
    CARD,
    CARD_LIST,
    COMMITTEE,
    COMMITTEES_LAID_OUT,
    DATA,
    DISPLAY_SIZE,
    PLAYER_COLOUR,
)
from chefetage.games.councils_contracts.rules.grid import CELL, CELLS
from chefetage.games.councils_contracts.rules.state import NO_WORKERS, Contractor, State
from chefetage.games.councils_contracts.tests.fields import Fields, Seat

WORKERS = DATA.number("workers.per_player")  # CC-2.9


def player_named(name: str) -> int:
    return PLAYER_COLOUR.keys.index(name)


def card_named(name: str) -> int:
    return CARD.keys.index(name)


def seats_of(players: int, fields: Fields) -> list[Seat]:
    seats = [fields.get("red", {}), fields.get("blue", {}), fields.get("green", {})]
    seats += [fields.get("yellow", {}), fields.get("black", {})]
    assert not any(seats[players:]), "a seat that is not in the game"
    return seats[:players]


def build(players: int, fields: Fields) -> State:
    """A consistent position just before a turn."""
    s: State = GAME.new(players, 1, {"start_player": "1"})
    seats = seats_of(players, fields)
    s.start_player = player_named(fields.get("start_player", "red"))
    s.active = player_named(fields.get("active", "red"))
    lay_out_cards(s, seats, fields)
    idle = idle_committee(s, seats)
    for contractor, seat in zip(s.contractors, seats, strict=True):
        set_tracks(contractor, seat)
        place_workers(contractor, seat, idle)
    s.closing_round = fields.get("closing_round", 0)
    s.is_ending = s.is_closing
    s.round = fields.get("round", 1)
    s.stalled_rounds = fields.get("stalled_rounds", 0)
    return s


def set_tracks(contractor: Contractor, seat: Seat) -> None:
    contractor.influence = vec[i64](seat.get("influence", [1, 1, 1, 1, 0]))
    contractor.project_points = seat.get("points", 0)


# Cards.


def lay_out_cards(s: State, seats: list[Seat], fields: Fields) -> None:
    """CC-12.5  Every card of the game is in the city, the display or the deck."""
    rest = [
        CARD.keys[card] for card in sorted([*s.display, *s.deck], key=lambda card: (not CARD_LIST[card].is_a, card))
    ]
    for name, site in fields.get("city", {}).items():
        put(s, rest, name, CELL.keys.index(site))
    display = taken(rest, fields.get("display", []))
    for p, seat in enumerate(seats):
        for name in seat.get("cards", []):
            if not s.is_built(card_named(name)):
                put(s, rest, name, site_at_the_edge(s))
            s.owner[card_named(name)] = p
    if "deck" in fields:
        deck = taken(rest, fields["deck"])
        for name in rest[:]:
            put(s, rest, name, site_at_the_edge(s))
    else:
        display += taken(rest, rest[: DISPLAY_SIZE - len(display)])
        deck = rest
    s.display = vec[i64]([card_named(name) for name in display])
    s.deck = vec[i64]([card_named(name) for name in reversed(deck)])


def taken(rest: list[str], names: list[str]) -> list[str]:
    for name in names[:]:
        rest.remove(name)
    return names[:]


def put(s: State, rest: list[str], name: str, cell: int) -> None:
    rest.remove(name)
    assert cell not in s.cell_of, "two cards on one cell"
    s.cell_of[card_named(name)] = cell


def site_at_the_edge(s: State) -> int:
    """As far as possible from what the test speaks of."""
    place_at = CHOOSE_SITE.actions[0]
    return next(cell for cell in reversed(range(CELLS)) if place_at.refusal(s, 0, cell) is None)


# Workers.


def idle_committee(s: State, seats: list[Seat]) -> int:
    """A committee that the test does not speak of."""
    named = {name for seat in seats for name in seat.get("committees", {})}
    laid_out = range(COMMITTEES_LAID_OUT[s.players])
    return next(number for number in reversed(laid_out) if COMMITTEE.keys[number] not in named)


def place_workers(contractor: Contractor, seat: Seat, idle: int) -> None:
    """CC-12.1  Six workers, wherever they are."""
    committees = seat.get("committees", {})
    busy = sum(committees.values()) + sum(int(CARD_LIST[card_named(name)].workers) for name in seat.get("cards", []))
    contractor.box = seat.get("box", min(2, WORKERS - busy - seat.get("free", 0)))
    left = WORKERS - int(contractor.box) - busy
    contractor.free = seat.get("free", left)
    contractor.in_committee = NO_WORKERS[:]
    for name, workers in committees.items():
        contractor.in_committee[COMMITTEE.keys.index(name)] = workers
    contractor.in_committee[idle] += left - contractor.free
    assert min(contractor.box, left - contractor.free) >= 0, "more workers than there are"
