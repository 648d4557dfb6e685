"""WA-10  The third worker of the two-player game."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import TRACK
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import BLUE, YELLOW, actor, given, play, refusal, space
from chefetage.testing import events, happened, rule

THIRD = 2
NUMBERED = dict(enumerate(TRACK.keys, start=1))


def entered(roll: int, *spaces: str) -> State:
    """Round 1: the players take these spaces, then the third worker enters."""
    s = given("place_workers", 2, round=1, die=[roll])
    play(s, f"place {spaces[0]}", player=BLUE)
    return play(s, f"place {spaces[1]}", player=YELLOW)


def moved(roll: int, own: str, blue: str, yellow: str) -> State:
    """A later round in which the third worker moves first."""
    return given("place_workers", 2, round=5, die=[roll], neutral=own, blue={"worker": blue}, yellow={"worker": yellow})


@rule("WA-10.2", "WA-10.10")
@pytest.mark.parametrize(
    ("roll", "target"),
    [(1, "sell"), (2, "produce"), (3, "upgrade"), (4, "scrounge"), (5, "search_documents"), (6, "watch")],
)
def test_in_round_1_it_enters_on_the_empty_space_that_the_die_counts_from_the_hand(roll: int, target: str) -> None:
    s = entered(roll, "smuggle", "overtime")
    assert space(s, THIRD) == target
    assert events(s, "third_worker_placed") == [{"player": THIRD, "space": s.space_of[THIRD], "roll": roll}]


@rule("WA-10.2")
def test_it_enters_standing_after_both_players() -> None:
    s = given("place_workers", 2, round=1)
    play(s, "place watch")
    assert space(s, THIRD) is None
    play(s, "place smuggle", player=YELLOW)
    assert happened(s)[:3] == ["placed", "placed", "third_worker_placed"]


@rule("WA-10.3", "WA-15.4")
@pytest.mark.parametrize(
    ("roll", "target"),
    [(1, "overtime"), (2, "produce"), (3, "scrounge"), (4, "search_documents"), (5, "watch"), (6, "overtime")],
)
def test_later_it_counts_five_empty_spaces_and_not_its_own(roll: int, target: str) -> None:
    s = moved(roll, own="smuggle", blue="upgrade", yellow="sell")
    assert space(s, THIRD) == target


@rule("WA-10.3")
def test_it_counts_clockwise_from_its_own_space_past_12() -> None:
    s = given(
        "place_workers",
        2,
        round=5,
        die=[3],
        neutral="search_documents",
        blue={"worker": "watch"},
        yellow={"worker": "sell"},
    )
    assert actor(s) == YELLOW
    play(s, "place smuggle", player=YELLOW)
    assert space(s, THIRD) == "produce"


@rule("WA-10.3", "WA-10.11", "WA-4.11")
@pytest.mark.parametrize(
    ("number", "order"),
    [(5, ["placed", "third_worker_placed", "placed"]), (6, ["third_worker_placed", "placed", "placed"])],
)
def test_it_moves_when_its_turn_in_clock_order_comes(number: int, order: list[str]) -> None:
    s = given(
        "place_workers",
        2,
        round=number,
        die=[1],
        neutral="overtime",
        blue={"worker": "sell"},
        yellow={"worker": "upgrade"},
    )
    play(s, "place watch" if actor(s) == BLUE else "place search_documents", player=actor(s))
    play(s, "place watch" if actor(s) == BLUE else "place search_documents", player=actor(s))
    assert happened(s)[:3] == order


@rule("WA-10.1", "WA-5.1")
def test_it_blocks_its_space() -> None:
    s = moved(5, own="smuggle", blue="upgrade", yellow="sell")
    assert refusal(s, "place watch", actor(s)) == "WA-5.1"
    assert refusal(s, "place smuggle", actor(s)) is None


@rule("WA-10.1", "WA-10.11", "WA-10.9")
def test_it_has_no_board_and_never_decides() -> None:
    for game in games(2):
        assert all(len(s.boards) == 2 for s in game.states)
        assert all(GAME.actor(s) in (BLUE, YELLOW) for s in game.states[:-1])
        own = sum(cell == THIRD for cell in game.states[-1].tracks)
        assert own <= 12
