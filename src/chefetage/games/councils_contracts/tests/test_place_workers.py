"""CC-5.1 to CC-5.8  Place workers in committees."""

import pytest

from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    free,
    given,
    in_committee,
    options,
    play,
    refusal,
)
from chefetage.testing import rule

FOUR = ["transport", "finance", "public_works", "culture"]


@rule("CC-5.1", "CC-11.2", "CC-11.3")
@pytest.mark.parametrize("committee", FOUR)
def test_two_workers_go_into_one_committee(committee: str) -> None:
    s = play(given(red={"free": 4}), f"send_two {committee}")
    assert (free(s), in_committee(s, committee)) == (2, 2)


@rule("CC-5.1")
def test_one_free_worker_is_not_two() -> None:
    assert refusal(given(red={"free": 1}), "send_two finance") == "CC-5.1"


@rule("CC-5.2", "CC-11.3")
def test_three_workers_go_into_three_different_committees() -> None:
    s = play(given(red={"free": 3, "box": 3}), "send_three transport+public_works+culture")
    assert free(s) == 0
    assert [in_committee(s, committee) for committee in FOUR] == [1, 0, 1, 1]


@rule("CC-5.2")
@pytest.mark.parametrize("workers", [1, 2])
def test_fewer_than_three_workers_cannot_be_spread(workers: int) -> None:
    assert refusal(given(red={"free": workers}), "send_three transport+finance+culture") == "CC-5.2"


@rule("CC-5.3", "CC-13.1")
def test_a_single_free_worker_may_go_alone() -> None:
    s = given(red={"free": 1, "influence": [0, 0, 0, 0, 0]})
    assert options(s) == [f"send_one {committee}" for committee in FOUR]
    assert (free(play(s, "send_one culture")), in_committee(s, "culture")) == (0, 1 + 3)


@rule("CC-5.4", "CC-13.2")
@pytest.mark.parametrize("workers", [2, 3, 4])
def test_nothing_is_done_in_part_and_two_are_not_split(workers: int) -> None:
    s = given(red={"free": workers})
    assert refusal(s, "send_one finance") == "CC-5.4"
    assert refusal(s, "send_two transport+culture") == "CC-5.4"
    assert refusal(s, "send_three transport+transport+culture") == "CC-5.4"


@rule("CC-5.5", "CC-3.5")
def test_with_five_players_the_special_committee_is_one_of_the_committees() -> None:
    s = play(given(players=5, red={"free": 3, "box": 3}), "send_three transport+finance+special")
    assert in_committee(s, "special") == 1
    assert refusal(given(players=5, red={"free": 2}), "send_two special") is None


@rule("CC-3.5", "CC-12.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_players_nobody_goes_there(players: int) -> None:
    s = given(players=players, red={"free": 4})
    assert refusal(s, "send_two special") == refusal(s, "send_three transport+finance+special") == "CC-3.5"
    assert refusal(given(players=players, red={"free": 1}), "send_one special") == "CC-3.5"


@rule("CC-5.6", "CC-5.8")
def test_workers_accumulate_without_limit() -> None:
    s = given(
        red={"box": 0, "free": 2, "committees": {"finance": 4}},
        blue={"box": 0, "free": 1, "committees": {"finance": 5}},
    )
    play(s, "send_two finance")
    assert (in_committee(s, "finance"), in_committee(s, "finance", BLUE)) == (6, 5)


@rule("CC-5.7")
def test_workers_stay_until_their_committee_is_resolved() -> None:
    s = given(players=2, red={"free": 2, "committees": {"culture": 2}})
    play(s, "send_two finance")
    play(s, "send_two transport", player=BLUE)
    play(s, "resolve culture")
    assert (in_committee(s, "culture"), in_committee(s, "finance"), in_committee(s, "transport", BLUE)) == (0, 2, 2)
