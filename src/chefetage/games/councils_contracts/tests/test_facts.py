"""What an offer tells of its move: the board shows it before the move is made."""

import pytest

from chefetage.games.councils_contracts.rules.components import AREA
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import acting, actor, facts, given, influence, play, points
from chefetage.testing import rule


def values_after(told: dict[str, int]) -> dict[str, int]:
    """The areas that a move concerns, with the values that they will have."""
    return {name.removesuffix("_after"): value for name, value in told.items() if name.endswith("_after")}


def counted(told: dict[str, int]) -> dict[str, int]:
    """The cards that a choice counts, with the points of each."""
    return {name.removeprefix("counted_"): value for name, value in told.items() if name.startswith("counted_")}


@rule("CC-5.12")
def test_a_project_tells_what_its_cost_leaves() -> None:
    s = given(display=["22"], red={"influence": [3, 1, 1, 1, 0]})
    assert values_after(facts(s, "build 22")) == {"transport": 2, "finance": 0}


@rule("CC-6.48")
def test_a_payment_tells_what_it_leaves() -> None:
    s = acting("24", red={"influence": [0, 2, 0, 1, 4]})
    assert values_after(facts(s, "pay finance+finance")) == {"finance": 0}
    assert values_after(facts(s, "pay finance+culture")) == {"finance": 1, "culture": 0}


@rule("CC-5.40")
def test_a_gain_tells_where_the_track_ends() -> None:
    s = acting("29", red={"influence": [7, 1, 1, 1, 0]})
    assert values_after(facts(s, "gain transport+transport+finance")) == {"transport": 8, "finance": 2}


@rule("CC-5.25")
def test_the_shares_of_a_special_resolution_tell_their_areas() -> None:
    s = given(5, red={"free": 0, "committees": {"special": 2}})
    play(s, "resolve special")
    assert facts(s, "bonus culture")["points"] == 1
    assert values_after(facts(s, "bonus culture")) == {"culture": 2}
    play(s, "bonus culture")
    assert values_after(facts(s, "share transport+culture")) == {"transport": 2, "culture": 3}


@rule("CC-5.40", "CC-5.41")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_the_values_come_true(players: int) -> None:
    """Payments are left out: an effect may follow at once that gives influence back."""
    for game in games(players):
        for s, offered in game.decisions():
            for text in offered:
                if text.split()[0] in ("build", "gain", "bonus", "share"):
                    check_values(s.clone(), text)


def check_values(s: State, text: str) -> None:
    p = actor(s)
    wanted = dict(zip(AREA.keys, influence(s, p), strict=True)) | values_after(facts(s, text))
    assert influence(play(s, text, player=p), p) == list(wanted.values())


CITY = {"15": "0,1", "1": "1,1", "22": "-1,1", "3": "5,5"}
LINES = {"1": "1,1", "6": "3,1", "3": "0,3", "4": "0,5", "22": "-1,2"}


@rule("CC-6.15", "CC-6.38")
def test_adjacent_cards_of_a_type_count_and_the_town_hall() -> None:
    s = acting("15", city=CITY)
    assert counted(facts(s, "adjacent_type industry")) == {"1": 3, "town_hall": 3}
    assert counted(facts(s, "adjacent_type landmark")) == {"town_hall": 3}
    assert [facts(s, f"adjacent_type {kind}")["points"] for kind in ("industry", "landmark")] == [6, 3]


@rule("CC-6.33", "CC-6.34")
def test_cards_of_a_type_count_in_the_row_or_in_the_column() -> None:
    row = acting("33", players=4, city={"33": "0,1", **LINES})
    assert counted(facts(row, "row_type industry")) == {"1": 3, "6": 7}
    assert counted(facts(row, "row_type commerce")) == {}
    column = acting("34", players=5, city={"34": "0,1", **LINES})
    assert counted(facts(column, "column_type industry")) == {"3": 4, "4": 6, "town_hall": 0}


@rule("CC-6.35")
def test_both_cards_of_a_pair_count() -> None:
    s = acting("35", city={"35": "3,0", "29": "2,0", "1": "1,0", "6": "1,1", "22": "-1,0"})
    assert counted(facts(s, "pair 1+6")) == {"1": 3, "6": 7}
    assert counted(facts(s, "pair 22+town_hall")) == {"22": 2, "town_hall": 0}
    assert [facts(s, pair)["points"] for pair in ("pair 1+6", "pair 22+town_hall")] == [10, 2]


@rule("CC-6.15", "CC-6.33", "CC-6.34", "CC-6.35")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_the_counted_cards_give_the_points(players: int) -> None:
    for game in games(players):
        for s, offered in game.decisions():
            for text in offered:
                if text.split()[0] in ("adjacent_type", "row_type", "column_type", "pair"):
                    gained = points(play(s.clone(), text, player=actor(s)), actor(s)) - points(s, actor(s))
                    assert sum(counted(facts(s, text)).values()) == facts(s, text)["points"] == gained


@rule("CC-6.22")
def test_a_build_action_tells_its_cost_and_what_it_gives() -> None:
    s = given(red={"free": 0, "cards": ["22"], "committees": {"finance": 2}})
    assert facts(s, "act 22")["price"] == 1
    assert facts(s, "act 22")["amount"] == 5
