"""What the words of a move foretell is what happens."""

from typing import Final

import pytest

from chefetage.core.catalog import find_game
from chefetage.core.state import NOBODY
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import SPACE
from chefetage.games.watch.rules.spaces.prospect import prospect
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.support import BLUE, YELLOW, given, goods, turn
from chefetage.games.watch.view import view
from chefetage.testing import rule
from chefetage.words.wording import Wording

MARKET: Final = {"eyes": 2, "sell": 2, "overtime": 2, "scrounge_gears": 2, "scrounge_roubles": 1}


def words(text: str, number: int = 2) -> str:
    """Blue's move in words; the market card is the one above."""
    s = given("place_workers", blue={"worker": "smuggle"}, round=number, market=MARKET)
    return Wording(find_game("watch"), "en", ["Blue", "Yellow", "Red"]).move(GAME.parse(text), s, BLUE)


def facts_of(s: State, text: str) -> dict[str, int]:
    move = GAME.parse(text)
    action = GAME.action_of[move]
    return action.facts(s, BLUE, move - action.first)


@rule("WA-6.16", "WA-6.18", "WA-6.29")
@pytest.mark.parametrize("space", ["overtime", "produce", "scrounge"])
def test_the_gears_foretold_are_the_gears_gained(space: str) -> None:
    blue: Seat = {"gears": 0, "roubles": 0, "removed": {"workshop": 2, "warehouse": 1}}
    s = turn(space, blue=blue, market=MARKET)
    foretold = prospect(s, BLUE, SPACE.keys.index(space))
    roubles, gears, _ = goods(s)
    assert foretold["gears"] == gears > 0
    assert foretold["roubles"] == roubles


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place sell", "Go to Sell: a rouble for each gear you sell (you have 2 gears), and 2 roubles more"),
        ("place produce", "Go to Produce: 3 gears"),
        ("place scrounge", "Go to Scrounge: 3 gears and 2 roubles"),
        (
            "place watch",
            (
                "Go to Watch: the black disc, so that the bank pays your bribes; "
                "you choose 2 spy cards, whose bribes are paid to you"
            ),
        ),
    ],
)
def test_a_safe_space_is_offered_with_what_it_gives(text: str, sentence: str) -> None:
    assert words(text) == sentence


@rule("WA-5.8", "WA-4.3")
def test_a_risky_space_names_the_bribe_but_not_in_round_1() -> None:
    assert words("place overtime", number=1) == "Go to Overtime: 5 gears"
    s = given("place_workers", blue={"worker": "smuggle", "removed": {"office": 3}}, round=2)
    assert facts_of(s, "place overtime")["bribe"] == 3
    assert facts_of(s, "place sell")["bribe"] == 0


@rule("WA-6.42")
def test_no_spies_are_foretold_in_round_12() -> None:
    assert words("place watch", number=12) == "Go to Watch: the black disc, which is of no use any more"


@rule("WA-12.1", "WA-5.8", "WA-7.6")
def test_everybody_is_told_the_bribe_and_the_points_of_the_debt() -> None:
    s = given("place_workers", blue={"worker": "smuggle", "removed": {"office": 4}, "notes": 2})
    for viewer in (BLUE, YELLOW, NOBODY):
        board = view(s, viewer)["boards"][BLUE]
        assert (board["bribe"], board["debt_points"]) == (5, -20)


@rule("WA-9.5", "WA-11.17")
def test_the_points_per_piece_come_from_the_tracks_or_the_solo_card() -> None:
    tracks = {"gears_top": ["blue"], "roubles_bottom": ["yellow", "yellow", "blue"]}
    several = given("place_workers", blue={"worker": "smuggle"}, tracks=tracks)
    assert view(several, NOBODY)["boards"][BLUE]["per_unit"] == {"gears": 2, "roubles": 1, "crates": 0}
    solo = given("place_workers", 1, blue={"worker": "sell"}, neutral="smuggle", solo_card="solo_2")
    assert view(solo, BLUE)["boards"][BLUE]["per_unit"] == {"gears": 1, "roubles": 3, "discs": 2}


@rule("WA-6.1", "WA-6.10", "WA-6.16", "WA-6.29", "WA-6.31", "WA-6.36")
def test_everybody_is_told_what_each_space_gives() -> None:
    s = given("place_workers", blue={"worker": "smuggle", "removed": {"office": 2}}, market=MARKET)
    assert view(s, YELLOW)["boards"][BLUE]["spaces"] == {
        "smuggle": {"price": 1},
        "sell": {"gears": 0, "roubles": 2},
        "overtime": {"gears": 5, "roubles": 0},
        "produce": {"gears": 3, "roubles": 0},
        "upgrade": {},
        "scrounge": {"gears": 3, "roubles": 2},
        "search_documents": {"drawn": 4, "limit": 2},
        "watch": {"eyes": 2},
    }
