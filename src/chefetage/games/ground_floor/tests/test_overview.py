"""GF-1, GF-2  Overview and components."""

import pytest

from chefetage.core.problem import Problem
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import (
    AUTOMA_CARD,
    BASE_FORECASTS,
    ENTREPRENEUR,
    ERA,
    EVENT_CARD,
    KIND,
    KIND_OF,
    NEW_CARDS,
)
from chefetage.games.ground_floor.rules.components import CITY, DATA, SUPPLY_MARKERS, TIME_MARKERS, table
from chefetage.games.ground_floor.rules.scoring import winner
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR,
    FLOOR_COPIES,
    IS_ACHIEVEMENT,
    ROOM,
    SPECIALTY,
    TENANT,
    TENANT_COPIES,
)
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.games import TABLES, games, rounds_of
from chefetage.games.ground_floor.tests.support import Goods, given, goods, play, refusal, turn
from chefetage.testing import rule
from chefetage.words.rulebook import rulebook


@rule("GF-1.1", "GF-4.1")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_has_seven_rounds_and_the_most_points_win(number: int) -> None:
    for game in games(number):
        assert len(rounds_of(game)) == 7
        points = [int(event.a) for event in game.journal if event.kind.name == "final_points"]
        assert points[winner(game.states[-1])] == max(points)


@rule("GF-1.2", "GF-13.1", "GF-13.43")
@pytest.mark.parametrize(
    ("players", "automas", "problem"),
    [
        (1, "none", "problem-automa_needed"),
        (4, "pei", "problem-too_many_for_automas"),
        (5, "pei_hadid", "problem-too_many_for_automas"),
    ],
)
def test_who_can_play_with_automas(players: int, automas: str, problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        GAME.new(players, 1, {"automas": automas})


@rule("GF-1.2", "GF-1.3", "GF-13.1")
@pytest.mark.parametrize(
    ("players", "automas", "count"),
    [(1, "hadid", 2), (1, "pei_gropius", 3), (2, "pei", 3), (3, "gropius_hadid", 5), (2, "none", 2), (5, "none", 5)],
)
def test_the_player_count_is_humans_plus_automas(players: int, automas: str, count: int) -> None:
    assert GAME.new(players, 1, {"automas": automas}).count == count


@rule("GF-13.44")
def test_a_single_player_meets_pei_if_nothing_is_said() -> None:
    assert [company.entrepreneur for company in GAME.new(1, 1, {}).companies] == [-1, ENTREPRENEUR.keys.index("pei")]
    assert GAME.new(3, 1, {}).count == 3


@rule("GF-1.5", "GF-11.1")
def test_supplies_alone_bring_no_points() -> None:
    s = given("end_game", marion={"supplies": 1, "money": 0, "info": 0})
    assert GAME.totals(s)[0] == 0


@rule("GF-1.6", "GF-4.10")
@pytest.mark.parametrize(("money", "info"), [(3, 9), (9, 3)])
def test_both_parts_of_a_price_must_be_paid_in_full(money: int, info: int) -> None:
    s = turn(marion={"money": money, "info": info})
    assert refusal(s, "build") == "GF-6.123"


@rule("GF-2.2", "GF-17.23")
def test_twenty_forecast_cards_in_four_kinds() -> None:
    kinds = [KIND.keys[KIND_OF[card]] for card in range(BASE_FORECASTS)]
    assert {kind: kinds.count(kind) for kind in KIND.keys} == {"depression": 4, "recession": 6, "stable": 6, "boom": 4}


@rule("GF-2.3", "GF-2.4", "GF-2.5", "GF-2.6")
def test_numbers_of_tiles() -> None:
    assert len(SPECIALTY.keys) == 8
    assert list(TENANT_COPIES) == [2] * 6 + [1]
    assert sum(TENANT_COPIES) == 13
    copies = dict(zip(FLOOR.keys, FLOOR_COPIES, strict=True))
    assert sum(copies.values()) == 31
    assert copies["empty_floor"] == copies["office_renovation"] == 2
    assert copies["telecommunications"] == 1
    assert [copies[key] for key, is_one in zip(FLOOR.keys, IS_ACHIEVEMENT, strict=True) if is_one] == [1] * 8
    assert len(ROOM.keys) == 6
    assert len(TENANT.keys) == 7


@rule("GF-2.7", "GF-2.8")
def test_markers() -> None:
    assert TIME_MARKERS == 25
    assert SUPPLY_MARKERS == 16
    full: Seat = {"hired": 4, "untrained": 4}
    s = given("hire_employees", 5, marion=full, tanja=full, nikki=full, angelika=full, olga=full)
    assert sum(company.untrained for company in s.companies) == 20  # more than there are tokens


@rule("GF-2.10")
def test_cards_of_automas_and_modules() -> None:
    assert [len(names.keys) for names in (ENTREPRENEUR, AUTOMA_CARD, ERA, EVENT_CARD)] == [3, 28, 5, 6]
    assert len(NEW_CARDS) == 2


@rule("GF-2.9")
def test_money_and_info_have_no_limit() -> None:
    s = play(turn(marion={"money": 999, "info": 999}), "use meeting_room_1")
    assert goods(s) == Goods(money=999, info=1000, supplies=1)


def test_every_component_of_the_board_names_its_rule() -> None:
    """The board leads there."""
    lists = ["phases", "rooms", "tenant_improvements", "floor_improvements", "specialties", "event_cards"]
    named = [component for key in lists for component in DATA.tables(key)]
    named += [table(CITY, building) for building in CITY.table]
    named += [
        table(DATA, key) for key in ("round_track", "popularity_track", "job_market", "employee_rules", "remodel")
    ]
    assert {component.text("rule") for component in named} - rulebook("ground_floor", "en").rules().keys() == set()
