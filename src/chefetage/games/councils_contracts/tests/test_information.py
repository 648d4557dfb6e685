"""CC-10  Who knows what: everybody everything, but for the order of the deck."""

import pytest

from chefetage.core.chance import Chance
from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.chance import STREAMS
from chefetage.games.councils_contracts.rules.components import CARD_LIST
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games, sample
from chefetage.games.councils_contracts.tests.support import city, deck, display, given, play
from chefetage.games.councils_contracts.view import view
from chefetage.testing import rule


@rule("CC-10.1")
def test_all_that_lies_open_is_seen() -> None:
    s = given(
        red={
            "points": 7,
            "influence": [1, 2, 3, 4, 5],
            "free": 1,
            "box": 1,
            "cards": ["16"],
            "committees": {"finance": 3},
        },
        city={"16": "0,1"},
        round=4,
        stalled_rounds=2,
        start_player="blue",
    )
    seen = view(s, NOBODY)
    red = seen["contractors"][0]
    assert list(red["influence"].values()) == [1, 2, 3, 4, 5]
    assert (red["points"], red["free"], red["box"], red["committees"]["finance"]) == (7, 1, 1, 3)
    assert seen["city"] == [
        {"card": "16", "x": 0, "y": 1, "owner": 0, "workers": 1},
        {"card": "town_hall", "x": 0, "y": 0, "owner": NOBODY, "workers": 0},
    ]
    assert seen["display"] == display(s)
    assert (seen["round"], seen["closing_round"], seen["stalled_rounds"], seen["start_player"]) == (4, 0, 2, 1)


@rule("CC-10.1", "CC-10.2")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_cards_of_the_deck_are_known_but_not_their_order(players: int) -> None:
    for s in sample(players):
        seen = view(s, NOBODY)
        assert seen["deck"] == sorted(deck(s), key=int)
        assert seen["deck_a"] == sum(CARD_LIST[card].is_a for card in s.deck)
        assert seen["deck_a"] + seen["deck_b"] == len(s.deck)
        assert not {*seen["deck"]} & {*display(s), *city(s)}


@rule("CC-10.3", "CC-9.1")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_seat_and_every_spectator_sees_the_same(players: int) -> None:
    for s in sample(players):
        views = [GAME.view(s, viewer) for viewer in [*range(players), NOBODY]]
        assert all(seen == views[0] for seen in views)


@rule("CC-10.2")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_imagined_deck_holds_the_same_cards_with_the_a_cards_on_top(players: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in sample(players):
        imagined = GAME.determinize(s, 0, chance)
        letters = [CARD_LIST[card].is_a for card in imagined.deck]
        assert sorted(imagined.deck) == sorted(s.deck)
        assert letters == sorted(letters)


@rule("CC-10.2")
def test_imagined_decks_differ() -> None:
    s = GAME.new(5, 1, {})
    chance = Chance.of(1, ["imagination"])
    assert len({tuple(GAME.determinize(s, 0, chance).deck) for _ in range(20)}) == 20


@rule("CC-10.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_chance_enters_at_set_up_only(players: int) -> None:
    assert len(STREAMS.names) == 3
    for game in games(players):
        assert all(list(s.chance.words) == list(game.states[0].chance.words) for s in game.states)


@rule("CC-10.4")
def test_the_two_shuffles_and_the_start_player_do_not_depend_on_each_other() -> None:
    drawn = GAME.new(4, 5, {})
    fixed = GAME.new(4, 5, {"start_player": "1"})
    assert (list(drawn.deck), list(drawn.display)) == (list(fixed.deck), list(fixed.display))


@rule("CC-10.5")
def test_choices_of_a_special_resolution_are_made_one_after_the_other() -> None:
    s = given(players=5, red={"free": 0, "committees": {"special": 2}}, blue={"free": 0, "committees": {"special": 2}})
    play(s, "resolve special", "bonus finance")
    assert GAME.actors(s) == [0]
    play(s, "share transport+culture")
    assert GAME.actors(s) == [1]
