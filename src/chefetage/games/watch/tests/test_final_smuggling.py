"""WA-9.1 to WA-9.3  The end of the game."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.clock import hand as clock_hand
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import (
    BLUE,
    RED,
    YELLOW,
    Purse,
    actor,
    crates,
    given,
    options,
    play,
    purse,
    refusal,
    step,
    turn,
)
from chefetage.playing.journal import journal_of
from chefetage.testing import events, happened, rule

EXTRA = "orange_smuggle_extra"


@rule("WA-9.1", "WA-4.8")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_after_round_12_the_market_deck_is_empty_and_the_hand_points_at_9(players: int) -> None:
    for game in games(players):
        final = game.states[-1]
        assert len(final.market_deck) == 0
        assert clock_hand(final) == 9


@rule("WA-9.2", "WA-15.14", "WA-9.1")
def test_players_smuggle_in_clock_order_from_9_by_the_spaces_of_round_12() -> None:
    s = given(
        "final_smuggling",
        4,
        blue={"worker": "scrounge"},
        yellow={"worker": "watch"},
        red={"worker": "sell"},
        green={"worker": "search_documents"},
    )
    order = []
    while step(s) == "final_smuggling":
        order.append(int(actor(s)))
        play(s, "smuggle", player=actor(s))
    assert order == [3, 1, 2, 0]
    assert step(s) == "game_over"


@rule("WA-9.2", "WA-13.3")
def test_each_player_may_smuggle_once_with_documents_or_not_at_all() -> None:
    s = given("final_smuggling", blue={"worker": "search_documents", "gears": 9, "hand": [EXTRA, EXTRA]})
    assert options(s) == ["smuggle", "extra_crate orange.light_brown", "finish"]
    play(s, "extra_crate orange.light_brown", "smuggle")
    assert refusal(s, "smuggle") == "WA-6.1"
    play(s, "finish")
    assert crates(s) == [3, 3]
    assert actor(s) == YELLOW
    play(s, "finish", player=YELLOW)
    assert crates(s, YELLOW) == []


@rule("WA-9.2")
def test_everybody_has_an_exchange_of_their_own() -> None:
    s = given("final_smuggling", blue={"worker": "search_documents"}, yellow={"worker": "smuggle"})
    play(s, "smuggle")
    assert refusal(s, "smuggle", YELLOW) is None


@rule("WA-9.2")
def test_final_smuggling_has_no_disc_part_and_no_spies() -> None:
    s = given("final_smuggling")
    for p in (BLUE, YELLOW, RED):
        play(s, "smuggle", player=p)
    assert not {"disc_placed", "spy_shown", "random_spies", "caught"} & set(happened(s))
    assert sum(s.filled) == 0


@rule("WA-9.2")
def test_a_smuggler_of_round_12_smuggles_again() -> None:
    s = turn("smuggle", round=12, blue={"gears": 5}, yellow={"worker": "search_documents"}, red={"worker": "watch"})
    play(s, "smuggle", "disc crates_top")
    while actor(s) != BLUE:
        play(s, options(s)[-1], player=actor(s))
    assert refusal(s, "smuggle") is None


@rule("WA-9.2", "WA-10.7")
def test_the_third_worker_does_not_smuggle() -> None:
    s = given("final_smuggling", 2, blue={"worker": "sell"}, yellow={"worker": "smuggle"}, neutral="search_documents")
    assert actor(s) == YELLOW
    play(s, "smuggle", player=YELLOW)
    play(s, "smuggle", player=BLUE)
    assert step(s) == "game_over"
    assert [event["player"] for event in events(s, "smuggled")] == [YELLOW, BLUE]


@rule("WA-9.2", "WA-5.31")
def test_who_can_do_nothing_is_not_asked() -> None:
    s = given("final_smuggling", blue={"gears": 0}, yellow={"gears": 0}, red={"gears": 0})
    assert step(s) == "game_over"


@rule("WA-9.3", "WA-7.5")
def test_forced_repayment_comes_after_everyone_has_smuggled() -> None:
    s = given(
        "final_smuggling",
        blue={"worker": "search_documents", "roubles": 16, "notes": 1},
        yellow={"worker": "watch", "roubles": 8, "notes": 3},
    )
    play(s, "smuggle", "finish")
    assert purse(s, BLUE) == Purse(roubles=16, notes=1)
    play(s, "smuggle", "finish", player=YELLOW)
    play(s, "smuggle", player=RED)
    assert step(s) == "game_over"
    assert purse(s, BLUE) == Purse(roubles=8, notes=0)
    assert purse(s, YELLOW) == Purse(roubles=0, notes=2)
    assert happened(s)[-2:] == ["notes_returned", "notes_returned"]


@rule("WA-9.3")
def test_after_the_end_nobody_moves() -> None:
    s = given("forced_repayment")
    assert GAME.is_over(s)
    assert GAME.explain(s, BLUE, "finish").key == "game-over"
    assert GAME.legal_moves(s, BLUE) == []


@rule("WA-15.26")
def test_a_disc_is_not_taken_back_after_a_turn_without_a_question() -> None:
    """Yellow is not asked before Overtime, so Blue has learned that Yellow holds no document to move a disc."""
    s = given(
        "disc_part",
        round=12,
        blue={"worker": "sell"},
        yellow={"worker": "overtime", "removed": {"workshop": 5}, "hand": ["orange_bank_pays"]},
        red={"worker": "watch", "gears": 0},
        tracks={"gears_top": ["yellow"]},
    )
    play(s, "disc roubles_top")
    assert (step(s), actor(s)) == ("final_smuggling", BLUE)
    assert [event.kind.name for event in journal_of(s) if event.kind.tells] == ["final_smuggling_started"]
