"""CC-3  Set-up."""

import pytest

from chefetage.core.problem import Problem
from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import CARD, CARD_LIST, DATA
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS
from chefetage.games.councils_contracts.tests.support import (
    RED,
    actor,
    box,
    city,
    deck,
    display,
    free,
    influence,
    options,
    points,
)
from chefetage.games.councils_contracts.view import view
from chefetage.testing import rule
from chefetage.testing.rulebook import numbers, table

each_count = pytest.mark.parametrize("players", PLAYER_COUNTS)
COUNTS = {int(row[0]): row for row in table("councils_contracts", "Players")}


@rule("CC-3.1", "CC-3.2", "CC-3.3", "CC-3.4", "CC-13.13")
@each_count
def test_every_player_starts_alike(players: int) -> None:
    s = GAME.new(players, 1, {})
    assert len(s.contractors) == players
    for p in range(players):
        assert (free(s, p), box(s, p), points(s, p)) == (4, 2, 0)
        assert influence(s, p) == [1, 1, 1, 1, 0]


@rule("CC-3.5", "CC-8.2")
@each_count
def test_the_special_committee_is_laid_out_with_five_players_only(players: int) -> None:
    s = GAME.new(players, 1, {})
    committees = view(s, NOBODY)["contractors"][0]["committees"]
    assert set(committees.values()) == {0}
    assert ("special" in committees) == (players == 5)
    assert len(committees) == DATA.number(f"player_count.{players}.committees")
    assert any("special" in option for option in options(s)) == (players == 5)


@rule("CC-3.6", "CC-3.10", "CC-8.2")
@each_count
def test_the_right_projects_are_removed(players: int) -> None:
    s = GAME.new(players, 1, {})
    in_use = {*display(s), *deck(s)}
    _, total, a_cards, b_cards, removed = COUNTS[players]
    assert len(in_use) == len(s.display) + len(s.deck) == int(total)
    assert set(CARD.keys[:-1]) - in_use == {str(number) for number in numbers(removed)}
    assert list(DATA.numbers(f"player_count.{players}.removed")) == numbers(removed)
    assert sum(CARD_LIST[CARD.keys.index(card)].is_a for card in in_use) == int(a_cards) == int(total) - int(b_cards)
    assert sum(is_a(card) for card in deck(s)) == int(a_cards) - len(s.display)
    assert sum(not is_a(card) for card in deck(s)) == int(b_cards)


def is_a(card: str) -> bool:
    return CARD_LIST[CARD.keys.index(card)].is_a


@rule("CC-3.7", "CC-3.8")
@each_count
def test_the_deck_has_its_a_cards_above_its_b_cards_and_eight_are_displayed(players: int) -> None:
    for seed in range(5):
        s = GAME.new(players, seed, {})
        letters = [is_a(card) for card in [*display(s), *deck(s)]]
        assert letters == sorted(letters, reverse=True)
        assert len(s.display) == 8
    assert deck(GAME.new(players, 1, {})) != deck(GAME.new(players, 2, {}))


@rule("CC-3.9")
def test_the_town_hall_is_the_whole_city() -> None:
    assert city(GAME.new(3, 1, {})) == {"town_hall": "0,0"}


@rule("CC-3.11", "CC-10.4")
@each_count
def test_the_start_player_is_drawn_unless_the_table_fixes_one(players: int) -> None:
    drawn = {int(GAME.new(players, seed, {}).start_player) for seed in range(60)}
    assert drawn == set(range(players))
    for seat in range(players):
        s = GAME.new(players, 1, {"start_player": str(seat + 1)})
        assert s.start_player == actor(s) == seat


@rule("CC-3.11")
def test_a_seat_that_nobody_has_cannot_begin() -> None:
    with pytest.raises(Problem):
        GAME.new(2, 1, {"start_player": "3"})


@rule("CC-3.12", "CC-13.12")
@each_count
def test_only_colours_in_play_have_workers(players: int) -> None:
    s = GAME.new(players, 1, {})
    assert sum(box(s, p) for p in range(players)) == 2 * players
    assert RED < len(s.contractors) == players
