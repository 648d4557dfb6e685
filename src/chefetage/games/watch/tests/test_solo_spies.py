"""WA-11.9 to WA-11.13, WA-11.20, WA-11.21, WA-11.23  Spies in the solo game."""

import pytest

from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import BLUE, Purse, departments, given, play, purse, step, turn
from chefetage.testing import events, happened, rule

DOCK_WORKSHOP_WAREHOUSE = {"loading_dock", "workshop", "warehouse"}


def revealed(spies: list[str], worker: str = "overtime", watches: int = 3, **blue: int) -> State:
    """Spies are revealed while Blue, with a bribe of 5, stands on a space; the robot is on Smuggle."""
    seat: Seat = {
        "worker": worker,
        "roubles": blue.get("roubles", 3),
        "supply": blue.get("supply", 0),
        "removed": {"workshop": blue.get("removed", 4), "loading_dock": 1},
    }
    return given("reveal_spies", 1, blue=seat, neutral="smuggle", spies=spies, watches=watches)


@rule("WA-11.9", "WA-5.7")
@pytest.mark.parametrize(("worker", "caught"), [("overtime", True), ("produce", False), ("upgrade", False)])
def test_on_the_risky_space_of_a_revealed_department_you_are_caught(worker: str, caught: bool) -> None:
    s = revealed(["workshop"], worker)
    assert ("caught" in happened(s)) == caught
    assert ("discs_paid" in happened(s)) == caught


@rule("WA-11.9", "WA-4.3")
def test_there_are_no_spies_in_round_1() -> None:
    for game in games(1):
        names = [event.kind.name for event in game.journal]
        assert "spy_shown" not in names[: names.index("robot_moved")]


@rule("WA-11.9", "WA-5.6")
def test_the_cards_drawn_last_round_are_revealed() -> None:
    s = revealed(["loading_dock", "warehouse"])
    assert [event["department"] for event in events(s, "spy_shown")] == [0, 2]


@rule("WA-11.10")
@pytest.mark.parametrize(
    ("supply", "roubles", "discs_left", "roubles_left", "notes"),
    [(5, 3, 0, 3, 0), (6, 3, 1, 3, 0), (4, 3, 0, 0, 0), (3, 20, 0, 14, 0), (0, 15, 0, 0, 0), (0, 3, 0, 3, 3)],
)
def test_discs_are_paid_first_then_3_roubles_each_then_debt(
    supply: int, roubles: int, discs_left: int, roubles_left: int, notes: int
) -> None:
    s = revealed(["workshop"], supply=supply, roubles=roubles, removed=4)
    paid = events(s, "discs_paid")[0]
    assert paid == {"player": BLUE, "discs": min(5, supply), "roubles": 3 * max(0, 5 - supply)}
    gained = events(s, "disc_to_supply")  # the Overtime that follows brings one disc
    assert s.boards[BLUE].supply - len(gained) == discs_left
    assert purse(s) == Purse(roubles=roubles_left, notes=notes)


@rule("WA-11.10", "WA-14.2")
def test_paid_discs_leave_the_game() -> None:
    for game in games(1):
        paid = sum(int(event.a) for event in game.journal if event.kind.name == "discs_paid")
        board = game.states[-1].boards[BLUE]
        assert 15 - sum(board.removed) + board.supply + paid == 15


@rule("WA-11.11")
def test_each_reveal_of_the_office_card_removes_a_pocket_watch() -> None:
    assert revealed(["office", "workshop"]).watches == 2
    assert revealed(["office"], watches=2).watches == 1
    assert revealed(["workshop"]).watches == 3


@rule("WA-11.11")
def test_with_the_third_watch_the_office_spy_card_leaves_for_good() -> None:
    s = revealed(["office"], watches=1)
    assert s.watches == 0
    assert departments(s.spy_cards) == DOCK_WORKSHOP_WAREHOUSE
    assert "office_spy_removed" in happened(s)
    assert departments(revealed(["office"], watches=2).spy_cards) == {*DOCK_WORKSHOP_WAREHOUSE, "office"}


@rule("WA-11.13", "WA-6.41")
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_the_next_spies_are_drawn_at_random_after_your_action(eyes: int) -> None:
    s = turn("overtime", 1, market={"eyes": eyes}, next_market="market_01")
    assert events(s, "random_spies") == [{"player": 1, "eyes": eyes}]
    assert happened(s).index("gears_gained") < happened(s).index("random_spies") < happened(s).index("market_turned")
    assert len(departments(s.spies)) == eyes


@rule("WA-11.13", "WA-11.11")
def test_without_the_office_card_at_most_the_three_others_are_drawn() -> None:
    for seed in range(20):
        s = turn("overtime", 1, market={"eyes": 3}, watches=0, seed=seed)
        assert departments(s.spies) == DOCK_WORKSHOP_WAREHOUSE


@rule("WA-11.20")
def test_the_robot_is_never_caught_and_takes_no_action() -> None:
    s = revealed(["loading_dock"], worker="scrounge")
    assert "caught" not in happened(s)
    assert "smuggled" not in happened(s)
    for game in games(1):
        assert all(event.player == BLUE for event in game.journal if event.kind.name in ("caught", "disc_to_supply"))


@rule("WA-11.21", "WA-15.23")
def test_places_freed_by_pocket_watches_do_not_raise_the_bribe() -> None:
    s = revealed(["workshop"], watches=0, removed=1, supply=2)
    assert events(s, "discs_paid") == [{"player": BLUE, "discs": 1, "roubles": 0}]


@rule("WA-11.23", "WA-5.31")
def test_first_all_cards_then_the_watch_then_the_bribe_without_a_question() -> None:
    s = revealed(["office", "workshop"], watches=1)
    order = ["spy_shown", "spy_shown", "watch_lost", "office_spy_removed", "caught", "notes_taken", "discs_paid"]
    assert happened(s)[:7] == order
    assert s.shown_spies == 0


@rule("WA-11.23", "WA-5.17")
def test_the_cards_left_go_back_to_the_pool() -> None:
    s = revealed(["office", "workshop"], worker="upgrade", watches=3)
    assert len(departments(s.spy_cards)) == 4
    assert s.spies == 0
    assert step(s) == "upgrade_row"
    play(s, "no_upgrade")
    assert "random_spies" in happened(s)
