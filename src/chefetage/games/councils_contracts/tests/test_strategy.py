"""What the bots are told is worth playing by."""

import pytest

from chefetage.bots import make_bot
from chefetage.bots.playing import play_to_the_end
from chefetage.core.catalog import find_game
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import RED, acting, given, play

MATCHES = 12


def played(bots: list[str], seed: int) -> State:
    s = GAME.new(len(bots), seed, {})
    players = [make_bot(name, 100 * seed + seat) for seat, name in enumerate(bots)]
    play_to_the_end(find_game("councils_contracts"), s, players)
    return s


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_at_the_end_a_position_is_worth_its_score(players: int) -> None:
    for game in games(players):
        s = game.states[-1]
        assert [GAME.evaluate(s, p) for p in range(players)] == GAME.totals(s)


def test_looking_one_step_ahead_beats_chance() -> None:
    matches = [played(["greedy", "random", "random"], seed) for seed in range(MATCHES)]
    assert sum(GAME.ranking(s)[RED] == 1 for s in matches) >= 0.85 * MATCHES


def test_points_are_better_than_none() -> None:
    s = acting("15", city={"15": "0,1", "16": "1,1", "17": "-1,1"})
    values = {
        choice: GAME.evaluate(play(s.clone(), f"adjacent_type {choice}"), RED) for choice in ("housing", "industry")
    }
    assert values["housing"] > values["industry"]


def test_an_action_under_way_is_worth_what_it_will_give() -> None:
    before = given(red={"free": 0, "cards": ["22"]})
    assert GAME.evaluate(play(before.clone(), "act 22"), RED) > GAME.evaluate(before, RED)
