"""WA-11.14, WA-11.16 to WA-11.19  The end of the solo game."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import BLUE, Purse, given, play, purse, refusal, step, turn
from chefetage.testing import rule


def ended(**blue: int) -> State:
    """The end of a game with solo card 1: a gear is worth 1 point, a rouble 2, a disc 3."""
    seat: Seat = {"roubles": blue.get("roubles", 0), "gears": blue.get("gears", 0), "notes": blue.get("notes", 0)}
    return given("forced_repayment", 1, blue=seat, solo_card="solo_1")


@rule("WA-11.16", "WA-15.18", "WA-9.3")
def test_after_round_12_comes_one_final_smuggling_and_then_forced_repayment() -> None:
    s = turn("overtime", 1, round=12, blue={"roubles": 8, "notes": 2, "gears": 0})
    while step(s) != "final_smuggling":
        play(s, "go_on")
    play(s, "smuggle")
    assert refusal(s, "smuggle") == "WA-6.1"
    play(s, "finish")
    assert purse(s) == Purse(roubles=0, notes=1)
    assert step(s) == "game_over"


@rule("WA-11.14")
def test_round_12_has_no_next_spies_and_no_next_card() -> None:
    for game in games(1):
        names = [event.kind.name for event in game.journal]
        assert names.count("random_spies") == 11
        assert names.count("market_turned") == 12


@rule("WA-11.17", "WA-11.18")
@pytest.mark.parametrize(
    ("card", "gear", "rouble", "disc"),
    [
        ("solo_1", 1, 2, 3),
        ("solo_2", 1, 3, 2),
        ("solo_3", 2, 1, 3),
        ("solo_4", 2, 3, 1),
        ("solo_5", 3, 1, 2),
        ("solo_6", 3, 2, 1),
    ],
)
def test_the_score_uses_the_values_of_the_solo_card(card: str, gear: int, rouble: int, disc: int) -> None:
    blue: Seat = {"gears": 4, "roubles": 5, "notes": 1, "crates": [9, 2], "removed": {"workshop": 4}, "supply": 3}
    s = given("forced_repayment", 1, blue=blue, solo_card=card)
    points = {line.key: line.points for line in GAME.score_sheet(s, BLUE)}
    expected = {
        "crates": 11,
        "player_board": 5,
        "gears": 4 * gear,
        "roubles": 5 * rouble,
        "discs": 3 * disc,
        "debt": -10,
    }
    assert points == expected
    assert GAME.totals(s) == [sum(expected.values())]


@rule("WA-11.17", "WA-15.18")
def test_gears_and_roubles_bring_at_most_60_points_each_in_solo_too() -> None:
    points = {line.key: line.points for line in GAME.score_sheet(ended(gears=99, roubles=99), BLUE)}
    assert (points["gears"], points["roubles"]) == (60, 60)


@rule("WA-11.19")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-20, "dismissed"),
        (74, "dismissed"),
        (75, "job_kept"),
        (99, "job_kept"),
        (100, "foreman"),
        (124, "foreman"),
        (125, "owner"),
        (159, "owner"),
        (160, "hero"),
    ],
)
def test_the_total_gives_a_rank(total: int, rank: str) -> None:
    s = ended(notes=2) if total < 0 else ended(gears=min(total, 60))
    rest = total - GAME.totals(s)[0]
    s.boards[BLUE].supply = rest // 3
    s.boards[BLUE].crates[0] = rest % 3
    assert GAME.totals(s) == [total]
    assert GAME.verdict(s) == rank
