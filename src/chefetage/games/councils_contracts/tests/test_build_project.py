"""CC-5.10 to CC-5.16  Build a project."""

import pytest

from chefetage.games.councils_contracts.rules.grid import CELL, CELLS
from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    actor,
    cards,
    city,
    deck,
    display,
    free,
    given,
    influence,
    options,
    play,
    points,
    refusal,
    site,
    step,
)
from chefetage.testing import happened, rule


@rule("CC-5.10", "CC-11.4")
def test_only_payable_projects_of_the_display_with_enough_workers_can_be_built() -> None:
    s = given(red={"free": 1, "influence": [1, 1, 1, 0, 0]}, display=["1", "22", "3", "24", "9", "32"])
    assert [option for option in options(s) if option.startswith("build")] == ["build 1", "build 22", "build 32"]
    assert refusal(s, "build 4") == "CC-5.10"
    assert refusal(s, "build 3") == "CC-5.12"


@rule("CC-5.10", "CC-5.11")
def test_a_project_for_two_workers_needs_two_free_ones() -> None:
    assert refusal(given(red={"free": 1, "influence": [2, 2, 2, 2, 0]}, display=["24"]), "build 24") == "CC-5.11"
    assert refusal(given(red={"free": 2, "influence": [2, 2, 2, 2, 0]}, display=["24"]), "build 24") is None


@rule("CC-5.11", "CC-5.15", "CC-11.5")
def test_pay_score_place_and_occupy() -> None:
    s = given(red={"free": 3, "influence": [2, 3, 1, 0, 0], "points": 5}, display=["24"])
    play(s, "build 24")
    assert (influence(s), points(s), step(s)) == ([1, 1, 0, 0, 0], 8, "choose_site")
    play(s, "at 0,1")
    assert (free(s), cards(s), site(s, "24"), points(s)) == (1, ["24"], "0,1", 8)
    assert "action_taken" not in happened(s)
    assert actor(s) == BLUE


@rule("CC-5.12")
@pytest.mark.parametrize("levels", [[0, 8, 8, 8, 8], [8, 0, 8, 8, 8]])
def test_no_area_stands_in_for_another(levels: list[int]) -> None:
    assert refusal(given(red={"influence": levels}, display=["22"]), "build 22") == "CC-5.12"


@rule("CC-5.13", "CC-11.5", "CC-12.8")
def test_sites_share_an_edge_with_the_city() -> None:
    s = play(given(city={"1": "0,1"}, display=["22"]), "build 22")
    assert set(options(s)) == {"at 0,2", "at 1,1", "at -1,1", "at 1,0", "at -1,0", "at 0,-1"}
    assert refusal(s, "at 1,2") == "CC-5.13"
    assert refusal(s, "at 5,0") == "CC-5.13"


@rule("CC-5.14")
def test_a_cell_holds_one_card() -> None:
    s = play(given(city={"1": "0,1"}, display=["22"]), "build 22")
    assert refusal(s, "at 0,1") == refusal(s, "at 0,0") == "CC-5.14"


@rule("CC-5.14", "CC-5.33")
def test_the_grid_has_a_cell_for_every_city_that_can_be_built() -> None:
    """36 projects in one line reach 36 cells from the town hall, in all four directions."""
    assert {"36,0", "-36,0", "0,36", "0,-36", "-18,18"} <= set(CELL.keys)
    assert "19,18" not in CELL.keys
    assert CELLS == 2 * 36 * 37 + 1


@rule("CC-5.14")
def test_cards_never_move() -> None:
    s = given(city={"1": "0,1", "22": "0,2"}, display=["16"])
    before = city(s)
    play(s, "build 16", "at -1,0")
    assert city(s) == {**before, "16": "-1,0"}


@rule("CC-5.16", "CC-12.6")
def test_the_display_is_refilled_from_the_top_of_the_deck() -> None:
    s = given(display=["22"])
    shown, top, reveals = display(s), deck(s), s.reveals
    play(s, "build 22", "at 0,1")
    assert display(s) == [*shown[1:], top[0]]
    assert deck(s) == top[1:]
    assert s.reveals == reveals + 1


@rule("CC-5.16")
def test_with_an_empty_deck_the_display_shrinks() -> None:
    s = given(display=["22", "1", "3", "8", "9", "16"], deck=[])
    reveals = s.reveals
    play(s, "build 22", "at -1,0")
    assert display(s) == ["1", "3", "8", "9", "16"]
    assert s.reveals == reveals
