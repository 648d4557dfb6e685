"""GF-14  Who knows what."""

from collections import Counter

import pytest

from chefetage.core.chance import Chance
from chefetage.core.state import NOBODY
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import FORECAST, KIND_OF
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.position import build
from chefetage.testing import rule

every_table = pytest.mark.parametrize("table", range(len(TABLES)))
EVERY_NINTH = 9


def imagined(s: State, seed: int) -> State:
    return GAME.determinize(s, 0, Chance.of(seed, ["imagine"]))


@rule("GF-14.1", "GF-14.3")
@every_table
def test_everybody_sees_the_same(table: int) -> None:
    for game in games(table):
        for s in game.states[::EVERY_NINTH]:
            views = [GAME.view(s, viewer) for viewer in (NOBODY, *range(s.players))]
            assert all(view == views[0] for view in views)


@rule("GF-14.2")
def test_fronts_and_orders_are_drawn_anew() -> None:
    s = build(1, {"options": {"automas": "pei"}, "current": "stable_1"})
    worlds = [imagined(s, seed) for seed in range(60)]
    assert {FORECAST.keys[world.current] for world in worlds} == {f"stable_{n}" for n in range(1, 7)}
    assert len({tuple(world.companies[1].deck) for world in worlds}) > 50
    assert len({tuple(world.future) for world in worlds}) > 50


@rule("GF-14.2", "GF-6.91")
def test_a_turned_card_is_known() -> None:
    s = build(3, {"current": "stable_1", "turned": True})
    assert {FORECAST.keys[imagined(s, seed).current] for seed in range(20)} == {"stable_1"}


@rule("GF-14.7", "GF-16.14")
@every_table
def test_kinds_are_known_in_number_and_no_card_is_doubled(table: int) -> None:
    for game in games(table):
        for s in game.states[:-1:EVERY_NINTH]:
            world = imagined(s, 5)
            cards = [int(world.current), *world.future, *world.past]
            assert len(set(cards)) == len(cards)
            assert Counter(KIND_OF[card] for card in world.future) == Counter(KIND_OF[card] for card in s.future)
            assert KIND_OF[world.current] == KIND_OF[s.current]


@rule("GF-14.7")
def test_the_first_game_deck_is_public_by_kind() -> None:
    s = GAME.new(4, 3, {"first_game": "on"})
    assert GAME.view(s, 0)["kinds_to_come"] == ["stable", "recession", "recession", "stable", "boom", "recession"]
    order = [KIND_OF[card] for card in s.future]
    assert all([KIND_OF[card] for card in imagined(s, seed).future] == order for seed in range(20))


@rule("GF-14.5", "GF-14.4")
def test_the_same_seed_gives_the_same_game() -> None:
    first, second = GAME.new(3, 7, {"events": "on"}), GAME.new(3, 7, {"events": "on"})
    assert GAME.view(first, 0) == GAME.view(second, 0)
    assert list(first.future) == list(second.future)


@rule("GF-14.2", "GF-12.2")
def test_a_new_card_is_imagined_as_often_as_it_is_in_the_deck() -> None:
    """It has put away one card of its kind, and half of the four are removed."""
    s = GAME.new(3, 1, {"great_depression": "on"})
    worlds = [imagined(s, seed) for seed in range(800)]
    shown = sum(FORECAST.keys.index("great_depression") in world.future for world in worlds)
    assert 360 < shown < 440
