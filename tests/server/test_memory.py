"""Tables that nobody needs any more leave the memory of themselves, without a search through all of it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from weakref import WeakSet

import pytest

from chefetage.core.catalog import catalog
from chefetage.playing.match import Match
from chefetage.server.memory import EARLIEST, LATEST, QUIET_SHARE, Tidier
from chefetage.server.messages import Move, Undo
from chefetage.server.rooms.room import Room
from chefetage.table.table import Table
from tests.server.bench import Bench, FakePage, opening

PEOPLE = ("ada", "ben", "cleo")
MOVES = 12


@contextmanager
def without_searches() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def visit(bench: Bench, game: str, seed: int, alive: WeakSet[object]) -> None:
    """A table is opened, looked at, played at, refused something, and forgotten."""
    room = bench.open(opening(game, *PEOPLE, seed=seed))
    pages = [FakePage(name, seat) for seat, name in enumerate(PEOPLE)]
    for page in pages:
        room.audience.enter(page)
        room.audience.tell_all(room.table, page, [])
    chance = Random(seed)
    for number in range(MOVES):
        table, seat = room.table, room.table.actors[0]
        alive.update((room, table, table.match))
        move = table.match.game.notation(chance.choice(table.match.game.legal_moves(table.match.state, seat)))
        bench.perform(pages[seat], Move(f"bad {number}", table.known[seat].seen, seat, "fly"))
        bench.perform(pages[seat], Move(f"move {number}", table.known[seat].seen, seat, move))
    bench.perform(pages[0], Undo("undo", room.table.known[0].seen, 0))
    for page in pages:
        room.audience.leave(page)
    room.used -= bench.hall.settings.idle_seconds + 1
    bench.hall.forget_idle()
    assert not bench.hall.rooms
    del bench.room


@pytest.mark.parametrize("game", sorted(catalog()))
def test_forgotten_tables_are_gone_at_once(tmp_path: Path, game: str) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    alive: WeakSet[object] = WeakSet()
    with without_searches():
        for seed in range(5):
            visit(bench, game, seed, alive)
        left = [type(one) for one in alive]
    bench.close()
    assert not [kind for kind in left if kind in (Room, Table, Match)]


def test_everything_is_searched_when_little_happens_and_at_last_in_any_case() -> None:
    tidier = Tidier()
    assert not tidier.is_due(EARLIEST - 1, 0.0)
    assert tidier.is_due(EARLIEST, QUIET_SHARE / 2)
    assert not tidier.is_due(EARLIEST, QUIET_SHARE)
    assert tidier.is_due(LATEST, 1.0)
