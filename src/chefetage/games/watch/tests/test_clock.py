"""WA-4  Rounds, the dial and the order of play."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.clock import hand as clock_hand
from chefetage.games.watch.rules.clock import space_at
from chefetage.games.watch.rules.components import SPACE
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    actor,
    given,
    objection,
    options,
    play,
    space,
    step,
)
from chefetage.testing import events, happened, rule
from chefetage.testing.played import PlayedGame

DIAL = ["smuggle", "sell", "overtime", "produce", "upgrade", "scrounge", "search_documents", "watch"]
RISKY = ["smuggle", "overtime", "upgrade", "search_documents"]
DEPARTMENTS = ["loading_dock", "workshop", "warehouse", "office"]
DEPARTMENT_OF = {key: DEPARTMENTS[number // 2] for number, key in enumerate(DIAL)}
PHASES = {"placed": 1, "robot_moved": 1, "spy_shown": 2, "caught": 2, "disc_placed": 3, "disc_to_supply": 3}
PHASES |= {"gears_gained": 3, "sold": 3, "scrounged": 3, "hand_turned": 4, "market_turned": 5}


def rounds_of(game: PlayedGame[State]) -> list[list[int]]:
    """The phases in which things happened, round by round."""
    rounds: list[list[int]] = [[]]
    for event in game.journal:
        phase = PHASES.get(event.kind.name)
        if phase is not None and rounds[-1][-1:] != [phase]:
            rounds[-1].append(phase)
        if phase == 5:
            rounds.append([])
    return rounds[1:]  # the first card is turned at set-up


@rule("WA-4.1", "WA-1.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_game_lasts_exactly_12_rounds(players: int) -> None:
    for game in games(players):
        assert len(rounds_of(game)) == 12
        assert game.states[-1].round == 12


@rule("WA-4.2", "WA-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_runs_place_reveal_act_turn_the_hand_new_card(players: int) -> None:
    for game in games(players):
        for phases in rounds_of(game)[1:-1]:
            assert phases == [1, 2, 3, 4, 5]


@rule("WA-4.3")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_round_1_skips_the_spies(players: int) -> None:
    for game in games(players):
        assert 2 not in rounds_of(game)[0]
        assert 2 in rounds_of(game)[1]


@rule("WA-4.4", "WA-9.1")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_round_12_ends_after_the_actions_and_final_smuggling_follows(players: int) -> None:
    for game in games(players):
        assert max(rounds_of(game)[11]) <= 3
        assert [event.kind.name for event in game.journal].count("final_smuggling_started") == 1
        assert len(game.states[-1].market_deck) == 0


@rule("WA-4.5", "WA-4.6")
def test_the_dial_runs_dock_workshop_warehouse_office_with_two_spaces_each() -> None:
    s = given("start_actions", round=5)
    assert [SPACE.keys[space_at(s, place)] for place in range(8)] == DIAL
    for number, key in enumerate(DIAL):
        s.space_of[BLUE] = number
        assert GAME.kinds["department"][s.department_of(BLUE)] == DEPARTMENT_OF[key]


@rule("WA-4.7", "WA-5.7")
@pytest.mark.parametrize("key", DIAL)
def test_each_department_has_a_risky_and_a_safe_space(key: str) -> None:
    s = given("reveal_spies", blue={"worker": key, "removed": {"office": 1}}, spies=[DEPARTMENT_OF[key]])
    assert (BLUE in [event["player"] for event in events(s, "caught")]) == (key in RISKY)


@rule("WA-4.8", "WA-14.14")
@pytest.mark.parametrize("number", range(1, 13))
def test_the_hand_points_at_12_3_6_9_in_turn(number: int) -> None:
    expected = [12, 3, 6, 9][(number - 1) % 4]
    s = given("start_actions", round=number)
    assert clock_hand(s) == expected


@rule("WA-4.9")
@pytest.mark.parametrize(("number", "first"), list(enumerate(RISKY, start=1)))
def test_the_clock_order_begins_with_the_first_space_after_the_hand(number: int, first: str) -> None:
    s = given("start_actions", round=number)
    start = DIAL.index(first)
    assert [SPACE.keys[space_at(s, place)] for place in range(8)] == DIAL[start:] + DIAL[:start]


def movers(s: State, *spaces: str) -> list[int]:
    """Who places, in order, when everybody takes the next of the spaces."""
    found = []
    for key in spaces:
        found.append(int(actor(s)))
        play(s, f"place {key}", player=actor(s))
    return found


@rule("WA-4.10")
@pytest.mark.parametrize(("start", "order"), [("blue", [0, 1, 2, 3]), ("red", [2, 3, 0, 1])])
def test_in_round_1_the_start_player_places_first_then_the_others_clockwise(start: str, order: list[int]) -> None:
    s = given("place_workers", 4, round=1, start_player=start)
    assert movers(s, "upgrade", "smuggle", "watch", "sell") == order


@rule("WA-4.11")
@pytest.mark.parametrize(("number", "order"), [(5, [RED, BLUE, GREEN, YELLOW]), (7, [GREEN, YELLOW, RED, BLUE])])
def test_from_round_2_players_move_in_clock_order_of_their_lying_workers(number: int, order: list[int]) -> None:
    s = given(
        "place_workers",
        4,
        round=number,
        blue={"worker": "overtime"},
        yellow={"worker": "watch"},
        red={"worker": "smuggle"},
        green={"worker": "upgrade"},
    )
    assert movers(s, "sell", "produce", "scrounge", "search_documents") == order


@rule("WA-4.15")
def test_a_worker_moved_earlier_does_not_change_the_order_of_the_others() -> None:
    s = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "overtime"}, red={"worker": "upgrade"})
    assert movers(s, "watch", "smuggle", "sell") == [BLUE, YELLOW, RED]


@rule("WA-4.12", "WA-4.15")
@pytest.mark.parametrize(("number", "order"), [(5, [YELLOW, RED, BLUE]), (6, [RED, BLUE, YELLOW])])
def test_workers_act_in_clock_order_of_the_spaces_on_which_they_stand(number: int, order: list[int]) -> None:
    s = given(
        "start_actions",
        round=number,
        blue={"worker": "scrounge"},
        yellow={"worker": "sell"},
        red={"worker": "overtime"},
    )
    acted = []
    while s.round == number and step(s) != "place_workers":
        acted += [int(s.active)] if int(s.active) not in acted else []
        play(s, options(s)[0], player=actor(s))
    assert acted == order


@rule("WA-4.13", "WA-5.27")
def test_a_worker_stands_until_its_turn_is_over_and_then_lies_on_its_space() -> None:
    s = given("start_actions", blue={"worker": "overtime"}, yellow={"worker": "produce"}, red={"worker": "scrounge"})
    assert [s.is_standing(p) for p in (BLUE, YELLOW, RED)] == [True, True, True]
    play(s, "disc gears_top")
    assert [s.is_standing(p) for p in (BLUE, YELLOW, RED)] == [False, True, True]
    assert space(s, BLUE) == "overtime"


@rule("WA-4.13", "WA-5.1")
def test_a_lying_worker_still_occupies_its_space() -> None:
    s = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "sell"}, red={"worker": "watch"})
    assert "place sell" not in options(s)
    assert "place watch" not in options(s)
    play(s, "place upgrade")
    assert s.is_standing(BLUE)
    assert not s.is_standing(YELLOW)


@rule("WA-4.14", "WA-12.5")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_nobody_ever_decides_simultaneously_with_another_player(players: int) -> None:
    for game in games(players):
        assert all(int(s.actors).bit_count() == 1 for s in game.states[:-1])


@rule("WA-4.14")
def test_whoever_is_not_asked_cannot_move() -> None:
    s = given("place_workers", round=1, start_player="yellow")
    assert objection(s, "place sell", BLUE) == "not-your-turn"
    assert objection(s, "place sell", YELLOW) == ""
    assert "placed" not in happened(s)
