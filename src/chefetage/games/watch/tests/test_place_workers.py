"""WA-5.1 to WA-5.5  Phase 1: place workers."""

import pytest

from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import (
    BLUE,
    RED,
    YELLOW,
    Goods,
    actor,
    given,
    goods,
    options,
    play,
    refusal,
    space,
    step,
)
from chefetage.testing import events, rule


@rule("WA-5.1")
def test_a_space_holds_at_most_one_worker() -> None:
    s = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "sell"}, red={"worker": "watch"})
    assert refusal(s, "place sell") == "WA-5.1"
    assert refusal(s, "place watch") == "WA-5.1"
    assert refusal(s, "place produce") is None


@rule("WA-5.1")
def test_the_third_worker_occupies_its_space_too() -> None:
    s = given("place_workers", 2, blue={"worker": "smuggle"}, yellow={"worker": "sell"}, neutral="watch")
    assert refusal(s, "place watch") == "WA-5.1"


@rule("WA-5.2")
def test_in_round_1_any_empty_space_may_be_chosen() -> None:
    s = given("place_workers", round=1)
    assert len(options(s)) == 8
    play(s, "place overtime")
    assert actor(s) == YELLOW
    assert len(options(s)) == 7
    assert refusal(s, "place overtime", YELLOW) == "WA-5.1"


@rule("WA-5.3")
def test_staying_is_forbidden() -> None:
    s = given("place_workers", blue={"worker": "smuggle"})
    assert refusal(s, "place smuggle") == "WA-5.3"
    assert "place smuggle" not in options(s)


@rule("WA-5.3")
def test_there_is_no_passing() -> None:
    s = given("place_workers", blue={"worker": "smuggle"})
    assert all(option.startswith("place ") for option in options(s))
    assert refusal(s, "go_on") == "WA-5.3"
    assert refusal(s, "pass") == "WA-5.3"


@rule("WA-5.4", "WA-4.15")
def test_a_space_vacated_earlier_in_the_phase_is_available_to_later_movers() -> None:
    s = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "sell"}, red={"worker": "watch"})
    assert refusal(s, "place upgrade") is None
    play(s, "place upgrade")
    assert refusal(s, "place smuggle", YELLOW) is None
    play(s, "place smuggle", player=YELLOW)
    assert refusal(s, "place sell", RED) is None
    play(s, "place sell", player=RED)
    assert [event["player"] for event in events(s, "placed")] == [BLUE, YELLOW, RED]


@rule("WA-5.4", "WA-5.3")
def test_a_worker_may_not_return_to_its_own_space_even_though_others_may_take_it() -> None:
    s = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "sell"}, red={"worker": "watch"})
    play(s, "place upgrade")
    assert refusal(s, "place sell", YELLOW) == "WA-5.3"


@rule("WA-5.5", "WA-13.1")
@pytest.mark.parametrize(("players", "spaces"), [(2, 5), (3, 5), (4, 4)])
def test_from_round_2_there_are_five_spaces_to_choose_from_and_four_with_four_players(
    players: int, spaces: int
) -> None:
    seen = 0
    for game in games(players):
        for s, options_then in game.decisions():
            if step(s) == "place_workers" and s.round > 1:
                seen += 1
                assert len([option for option in options_then if option != "repay"]) == spaces
    assert seen >= len(games(players)) * 11 * players


@rule("WA-5.3", "WA-7.3")
def test_returning_a_note_beside_the_placement_does_not_replace_it() -> None:
    s = given("place_workers", blue={"worker": "smuggle", "roubles": 17, "notes": 3})
    play(s, "repay", "repay")
    assert goods(s) == Goods(roubles=1, gears=2, notes=1)
    assert actor(s) == BLUE
    assert refusal(s, "repay") == "WA-7.3"
    play(s, "place watch")
    assert space(s, BLUE) == "watch"
    assert actor(s) == YELLOW
