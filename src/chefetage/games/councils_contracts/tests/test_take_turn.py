"""CC-4  Rounds and turns."""

import pytest

from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    GREEN,
    RED,
    actor,
    free,
    given,
    options,
    play,
    refusal,
    step,
)
from chefetage.testing import rule

WITH_FREE = {"send_two", "send_three", "send_one", "build"}
WITHOUT_FREE = {"resolve", "act"}


def verbs(options: list[str]) -> set[str]:
    return {option.split()[0] for option in options}


@rule("CC-4.1", "CC-4.2", "CC-12.13")
def test_one_action_each_clockwise_from_the_start_player() -> None:
    s = given(start_player="blue", active="blue")
    for player in (BLUE, GREEN, RED, BLUE):
        assert actor(s) == player
        play(s, "send_two finance", player=player)
    assert (s.start_player, s.round) == (BLUE, 2)


@rule("CC-4.3", "CC-12.12")
def test_who_has_free_workers_must_place_or_build() -> None:
    s = given(red={"free": 2, "cards": ["16"], "committees": {"culture": 1}})
    assert verbs(options(s)) == {"send_two", "build"}
    assert refusal(s, "resolve culture") == refusal(s, "act 16") == "CC-4.3"


@rule("CC-4.4", "CC-12.12")
def test_who_has_none_must_resolve_or_act() -> None:
    s = given(red={"free": 0, "cards": ["16"], "committees": {"culture": 1, "finance": 2}})
    assert options(s) == ["resolve finance", "resolve culture", "act 16"]
    for move in ("send_two finance", "send_one finance", "send_three transport+finance+culture", "build 22"):
        assert refusal(s, move) == "CC-4.4"


@rule("CC-4.5", "CC-13.18")
@pytest.mark.parametrize("workers", [0, 3])
def test_nobody_passes_in_a_regular_round(workers: int) -> None:
    assert refusal(given(red={"free": workers, "cards": ["16"]}), "pass") == "CC-4.5"


@rule("CC-4.6", "CC-12.16")
def test_a_worker_on_an_unpayable_card_is_enough_to_move() -> None:
    s = given(red={"box": 5, "free": 0, "cards": ["23"], "influence": [0, 0, 0, 0, 0]})
    assert (actor(s), free(s)) == (BLUE, 1)


@rule("CC-4.7", "CC-6.49")
def test_workers_that_come_back_give_no_second_action() -> None:
    s = play(given(red={"free": 0, "cards": ["16"]}), "act 16")
    assert (actor(s), free(s)) == (BLUE, 1)


@rule("CC-4.8")
def test_workers_returned_by_another_player_decide_the_own_next_turn() -> None:
    s = given(
        players=2,
        red={"free": 0, "committees": {"culture": 1, "finance": 3}},
        blue={"free": 0, "committees": {"culture": 2}},
    )
    assert verbs(options(s)) == {"resolve"}
    play(s, "resolve finance")
    play(s, "resolve culture", player=BLUE)
    assert free(s) == 4
    assert verbs(options(s)) == {"send_two", "send_three", "build"}


@rule("CC-4.9", "CC-10.5")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_only_the_active_player_decides_but_in_a_special_resolution(players: int) -> None:
    others = set()
    for game in games(players):
        for s in game.states[:-1]:
            assert s.actors == 2 ** int(actor(s))
            if actor(s) != s.active:
                others.add(step(s))
    assert others == ({"choose_shares"} if players == 5 else set())


@rule("CC-4.10", "CC-7.3")
def test_in_closing_rounds_all_four_actions_are_open() -> None:
    s = given(closing_round=1, red={"free": 2, "cards": ["16"], "committees": {"culture": 1}})
    assert verbs(options(s)) == {"send_two", "build", "resolve", "act", "pass"}


@rule("CC-4.10", "CC-7.3")
def test_in_closing_rounds_an_action_still_needs_its_workers() -> None:
    s = given(closing_round=1, red={"free": 0, "cards": ["16"]})
    assert refusal(s, "send_one finance") == refusal(s, "build 22") == "CC-7.3"
    assert refusal(s, "resolve finance") == "CC-5.20"
    assert refusal(s, "act 22") == "CC-5.34"


@rule("CC-4.3", "CC-4.4", "CC-12.12")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_free_workers_decide_the_pair_of_actions(players: int) -> None:
    for game in games(players):
        for s, offered in game.decisions():
            if step(s) == "take_turn" and not s.is_closing:
                assert verbs(offered) <= (WITH_FREE if free(s, actor(s)) else WITHOUT_FREE)
