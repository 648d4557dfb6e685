"""WA-11  The solo game: set-up, robot, placement, actions, scoring."""

import pytest

from chefetage.core.state import NOBODY
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import SPACE
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import (
    BLUE,
    Goods,
    Purse,
    crates,
    departments,
    given,
    goods,
    options,
    play,
    purse,
    refusal,
    removed,
    space,
    step,
    turn,
)
from chefetage.testing import events, happened, rule

ROBOT = 1
OPEN = SPACE.keys[:6]
STEPS = {"robot_moved": 1, "placed": 2, "spy_shown": 3, "discs_paid": 3, "disc_to_supply": 4, "random_spies": 5}


def new(seed: int = 1) -> State:
    return GAME.new(1, seed, {})


@rule("WA-11.1")
@pytest.mark.parametrize(
    ("key", "moves"), [("overtime", []), ("scrounge", []), ("sell", ["sell 2"]), ("smuggle", ["smuggle"])]
)
def test_actions_give_what_they_give_in_the_game_for_several(key: str, moves: list[str]) -> None:
    solo, several = play(turn(key, 1), *moves), play(turn(key, 3), *moves)
    assert goods(solo) == goods(several) != Goods(roubles=3, gears=2, notes=0)
    assert crates(solo) == crates(several)


@rule("WA-11.2", "WA-11.12")
def test_tracks_documents_hand_and_black_disc_are_not_used() -> None:
    for game in games(1):
        assert not {"disc_placed", "disc_moved", "hand_turned", "black_disc_taken"} & {
            e.kind.name for e in game.journal
        }
        for s in game.states:
            assert (sum(s.filled), len(s.deck), sum(s.boards[BLUE].hand), s.black_disc) == (0, 0, 0, NOBODY)


@rule("WA-11.3", "WA-2.9")
def test_the_set_up_lays_out_two_crates_per_value_four_spies_and_the_robot_on_smuggle() -> None:
    s = new()
    assert list(s.stacks) == [2] * 9
    assert len(departments(s.spy_cards)) == 4
    assert space(s, ROBOT) == "smuggle"
    assert len(s.market_deck) == 11


@rule("WA-11.3", "WA-12.4")
def test_one_of_six_solo_cards_is_drawn_at_random() -> None:
    assert {new(seed).solo_card for seed in range(80)} == set(range(6))
    assert len(events(new(), "solo_card_dealt")) == 1


@rule("WA-11.3")
def test_both_office_spaces_are_closed() -> None:
    s = given("place_workers", 1, neutral="smuggle", blue={"worker": "sell"})
    assert refusal(s, "place search_documents") == "WA-11.3"
    assert refusal(s, "place watch") == "WA-11.3"


@rule("WA-11.4", "WA-14.2")
def test_the_player_starts_with_15_discs_three_watches_3_roubles_and_2_gears() -> None:
    s = new()
    assert goods(s) == Goods(roubles=3, gears=2, notes=0)
    assert (s.watches, s.boards[BLUE].supply, space(s, BLUE)) == (3, 0, None)
    rows = ["loading_dock", "workshop", "warehouse"]
    assert [row for row in rows if refusal(upgrading(), f"upgrade {row}") is None] == rows


def upgrading(blue: Seat | None = None) -> State:
    return turn("upgrade", 1, blue={"roubles": 9, **(blue or {})})


@rule("WA-11.4", "WA-8.3")
@pytest.mark.parametrize("state", range(6))
def test_the_three_rows_have_the_multiplayer_values(state: int) -> None:
    for key, row in (("overtime", "workshop"), ("scrounge", "warehouse")):
        solo = turn(key, 1, blue={"removed": {row: state}})
        several = turn(key, 3, blue={"removed": {row: state}})
        assert goods(solo) == goods(several)


@rule("WA-11.5", "WA-4.2")
def test_a_round_runs_robot_placement_spies_action_next_spies_next_card() -> None:
    for game in games(1):
        steps: list[int] = []
        for event in game.journal:
            if event.kind.name == "market_turned":
                assert steps == sorted(steps)
                steps = []
            elif event.kind.name in STEPS:
                steps.append(STEPS[event.kind.name])


@rule("WA-11.6")
def test_the_robot_stays_on_smuggle_in_round_1_and_rolls_once_in_every_later_round() -> None:
    for game in games(1):
        assert space(game.states[0], ROBOT) == "smuggle"
        assert [event.kind.name for event in game.journal].count("robot_moved") == 11


@rule("WA-11.6", "WA-11.7", "WA-15.4")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize(("robot", "worker"), [("smuggle", "sell"), ("scrounge", "produce"), ("overtime", "scrounge")])
def test_the_robot_steps_clockwise_over_open_spaces_but_yours(robot: str, worker: str, roll: int) -> None:
    start = OPEN.index(robot)
    cycle = [key for key in OPEN[start + 1 :] + OPEN[: start + 1] if key != worker]
    s = given("move_robot", 1, die=[roll], neutral=robot, blue={"worker": worker})
    assert len(cycle) == 5
    assert space(s, ROBOT) == cycle[(roll - 1) % 5]
    assert (space(s, ROBOT) == robot) == (roll == 5)


@rule("WA-11.8", "WA-13.17")
def test_you_may_place_on_any_open_space_but_the_robots_and_your_own() -> None:
    s = given("place_workers", 1, neutral="produce", blue={"worker": "sell"})
    assert refusal(s, "place produce") == "WA-11.8"
    assert refusal(s, "place sell") == "WA-5.3"
    assert options(s) == ["place smuggle", "place overtime", "place upgrade", "place scrounge"]


@rule("WA-11.25", "WA-13.17")
def test_in_round_1_any_open_space_except_smuggle_may_be_chosen() -> None:
    assert options(new()) == [f"place {key}" for key in OPEN[1:]]


@rule("WA-11.12")
@pytest.mark.parametrize(
    ("key", "row"),
    [("sell", "loading_dock"), ("overtime", "workshop"), ("produce", "workshop"), ("scrounge", "warehouse")],
)
def test_after_the_action_the_disc_of_the_department_goes_to_your_supply(key: str, row: str) -> None:
    s = turn(key, 1, blue={"gears": 0, "removed": {"workshop": 1}})
    before = 1 if row == "workshop" else 0
    assert removed(s, row) == before + 1
    assert s.boards[BLUE].supply == 2
    assert "disc_to_supply" in happened(s)


@rule("WA-11.12", "WA-6.24")
def test_an_upgrade_disc_is_paid_for_and_goes_to_the_supply_too() -> None:
    s = play(upgrading({"removed": {"workshop": 2}}), "upgrade workshop")
    assert (goods(s).roubles, s.boards[BLUE].supply) == (9 - 3, 4)
    assert (removed(s, "workshop"), removed(s, "warehouse")) == (3, 1)


@rule("WA-11.12")
def test_produce_moves_nothing() -> None:
    s = turn("produce", 1, blue={"gears": 0})
    assert "gears_gained" in happened(s)
    assert step(s) == "place_workers"


@rule("WA-11.22", "WA-13.8")
def test_upgrade_cannot_choose_the_office_row() -> None:
    s = upgrading()
    assert refusal(s, "upgrade office") == "WA-11.22"
    assert options(s) == ["upgrade loading_dock", "upgrade workshop", "upgrade warehouse", "no_upgrade"]


@rule("WA-11.15", "WA-11.24")
def test_notes_are_returned_for_8_at_free_moments_of_the_action_and_beside_the_placement() -> None:
    s = turn("overtime", 1, blue={"roubles": 17, "notes": 3})
    assert (step(s), options(s)) == ("before_action", ["repay", "go_on"])
    play(s, "repay")
    assert purse(s) == Purse(roubles=9, notes=2)
    assert refusal(s, "repay_on_watch 1") == "WA-11.15"
    play(s, "go_on")
    assert step(s) == "between_parts"
    play(s, "go_on")
    assert step(s) == "after_disc"
    play(s, "go_on")
    assert "repay" in options(s)
