"""CC-5.20 to CC-5.26  Resolution and special resolution."""

import pytest

from chefetage.games.councils_contracts.tests.support import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    actor,
    free,
    given,
    in_committee,
    influence,
    options,
    play,
    points,
    refusal,
    step,
)
from chefetage.testing import rule


@rule("CC-5.20", "CC-11.6")
def test_the_initiator_needs_a_worker_in_the_committee() -> None:
    s = given(red={"free": 0, "committees": {"finance": 1, "transport": 2}}, blue={"committees": {"public_works": 2}})
    assert refusal(s, "resolve public_works") == "CC-5.20"
    assert [option for option in options(s) if "finance" in option or "transport" in option] == [
        "resolve transport",
        "resolve finance",
    ]


@rule("CC-5.21")
def test_the_initiator_alone_gets_the_bonus_in_the_committees_area() -> None:
    s = given(red={"free": 0, "committees": {"finance": 1}}, blue={"committees": {"finance": 1}})
    play(s, "resolve finance")
    assert (influence(s), influence(s, BLUE)) == ([1, 2, 1, 1, 0], [1, 1, 1, 1, 0])


@rule("CC-5.22", "CC-5.23", "CC-13.3")
@pytest.mark.parametrize(
    ("workers", "gained", "vp"), [(1, 0, 0), (2, 2, 0), (3, 3, 0), (4, 1, 4), (5, 1, 4), (6, 1, 4)]
)
def test_the_table_gives_by_the_number_of_own_workers(workers: int, gained: int, vp: int) -> None:
    s = given(
        red={"free": 0, "committees": {"public_works": 1}},
        green={"box": 0, "committees": {"public_works": workers}, "influence": [0, 0, 0, 0, 0]},
    )
    play(s, "resolve public_works")
    assert (influence(s, GREEN), points(s, GREEN)) == ([0, 0, gained, 0, 0], vp)


@rule("CC-5.24", "CC-12.10")
def test_all_workers_of_the_committee_return_and_no_others() -> None:
    s = given(
        red={"free": 0, "committees": {"finance": 2, "transport": 2}},
        blue={"free": 0, "committees": {"finance": 3, "transport": 1}},
    )
    play(s, "resolve finance")
    assert (free(s), free(s, BLUE)) == (2, 3)
    assert [in_committee(s, "finance", p) for p in range(3)] == [0, 0, 0]
    assert (in_committee(s, "transport"), in_committee(s, "transport", BLUE)) == (2, 1)


@rule("CC-5.25", "CC-11.7", "CC-13.14")
def test_the_bonus_of_the_special_committee_goes_to_an_ordinary_area() -> None:
    s = play(given(players=5, red={"free": 0, "committees": {"special": 1}}), "resolve special")
    assert options(s) == ["bonus transport", "bonus finance", "bonus public_works", "bonus culture"]
    play(s, "bonus culture")
    assert (influence(s), free(s), actor(s)) == ([1, 1, 1, 2, 0], 1, BLUE)


@rule("CC-5.25", "CC-11.7")
@pytest.mark.parametrize(("workers", "size", "sets"), [(2, 2, 6), (3, 3, 4), (4, 1, 4)])
def test_the_points_of_a_row_go_to_different_areas(workers: int, size: int, sets: int) -> None:
    s = play(given(players=5, red={"free": 0, "box": 1, "committees": {"special": workers}}), "resolve special")
    play(s, "bonus finance")
    assert len(options(s)) == sets
    for option in options(s):
        areas = option.split()[1].split("+")
        assert len(set(areas)) == len(areas) == size
        assert "development" not in areas
    assert refusal(s, "share transport+finance+culture" if size < 3 else "share transport") == "CC-5.25"


@rule("CC-5.25", "CC-5.22")
def test_four_workers_score_in_the_special_committee_too() -> None:
    s = play(given(players=5, red={"free": 0, "box": 1, "committees": {"special": 4}}), "resolve special")
    play(s, "bonus finance", "share finance")
    assert (points(s), influence(s)) == (4, [1, 3, 1, 1, 0])


@rule("CC-5.26")
def test_the_receivers_choose_clockwise_from_the_initiator() -> None:
    s = given(
        players=5,
        active="green",
        red={"free": 0, "committees": {"special": 2}},
        blue={"free": 0, "committees": {"special": 1}},
        green={"free": 0, "committees": {"special": 3}},
        black={"free": 0, "committees": {"special": 2}},
    )
    play(s, "resolve special", "bonus finance", player=GREEN)
    asked = []
    while step(s) == "choose_shares":
        asked.append(actor(s))
        play(s, options(s)[0], player=actor(s))
    assert asked == [GREEN, BLACK, RED]
    assert [free(s, p) for p in (RED, BLUE, GREEN, BLACK)] == [2, 1, 3, 2]
    assert actor(s) == YELLOW


@rule("CC-3.5")
def test_without_five_players_there_is_no_special_resolution() -> None:
    s = given(players=4, red={"free": 0, "committees": {"finance": 1, "culture": 1}})
    assert refusal(s, "resolve special") == "CC-3.5"
