"""GF-3  Set-up."""

import pytest

from chefetage.core.problem import Problem
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import FORECAST, KIND, KIND_OF
from chefetage.games.ground_floor.rules.components import CONSTRUCTION_OPEN, HOUSE_RULES, RETAIL_FROM, STAGE_OF_ROUND
from chefetage.games.ground_floor.rules.state import NO_CARD, State
from chefetage.games.ground_floor.rules.tiles import FLOOR, FLOOR_COPIES, SPECIALTY
from chefetage.games.ground_floor.tests.position import build, time_in_city
from chefetage.games.ground_floor.tests.support import given, offered, refusal
from chefetage.testing import rule

SEEDS = range(60)


def new(players: int = 3, seed: int = 1, **options: str) -> State:
    """A game before its first income, as far as that can be told."""
    return GAME.new(players, seed, options)


def deck(s: State) -> list[int]:
    """The ten cards from the top."""
    return [int(s.current), *(int(card) for card in reversed(list(s.future)))]


def kinds(s: State) -> list[str]:
    return [KIND.keys[KIND_OF[card]] for card in deck(s)]


@rule("GF-3.1", "GF-3.3", "GF-3.4", "GF-17.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_alike_but_for_the_specialty(players: int) -> None:
    for seed in SEEDS:
        s = new(players, seed)
        for number, company in enumerate(s.companies):
            special = SPECIALTY.keys[company.specialty]
            assert company.money == 9  # the income of round 1; no Money before
            assert company.info == (13 if special == "inheritance" else 7)
            assert company.supplies == (2 if special == "retail" else 1)
            assert company.time == (5 if special == "e_commerce" else 4)
            assert company.hired == company.untrained == company.floors == company.tenants == 0
            assert company.stock + company.time + time_in_city(s, number) == 25


@rule("GF-3.2", "GF-14.4")
def test_specialties_are_dealt_at_random_and_never_twice() -> None:
    dealt = [[int(company.specialty) for company in new(5, seed).companies] for seed in SEEDS]
    assert all(len(set(specialties)) == 5 for specialties in dealt)
    assert {number for specialties in dealt for number in specialties} == set(range(8))


@rule("GF-3.5", "GF-3.7")
def test_markers_start_on_their_spaces() -> None:
    s = new()
    assert (s.round, s.job_market, s.job_price) == (1, 6, 5)
    assert all(company.bonus == -1 for company in s.companies)


@rule("GF-3.6", "GF-14.4")
def test_the_popularity_stack_is_random() -> None:
    assert all(list(new(seed=seed).position) == [1, 1, 1] for seed in SEEDS)
    assert len({tuple(new(seed=seed).popularity) for seed in SEEDS}) == 6


@rule("GF-3.8", "GF-3.9", "GF-3.10", "GF-14.7")
def test_half_of_each_kind_and_a_mild_first_card() -> None:
    for seed in SEEDS:
        s = new(seed=seed)
        assert sorted(kinds(s)) == sorted(["depression"] * 2 + ["recession"] * 3 + ["stable"] * 3 + ["boom"] * 2)
        assert kinds(s)[0] in ("recession", "stable")
        assert len(set(deck(s))) == len(deck(s)) == 10
        assert not s.is_turned
    assert {card for seed in SEEDS for card in deck(new(seed=seed))} == set(range(20))


@rule("GF-3.11", "GF-12.1")
def test_the_first_game_has_a_fixed_order_of_kinds() -> None:
    for seed in SEEDS:
        s = new(seed=seed, first_game="on")
        assert kinds(s) == ["stable", "stable", "recession", "recession", "stable", "boom", "recession"]
    assert len({tuple(deck(new(seed=seed, first_game="on"))) for seed in SEEDS}) > 50


@rule("GF-3.12")
def test_a_supply_on_every_warehouse_space() -> None:
    assert all(new().holds_supply(space) for space in range(4))


@rule("GF-3.13", "GF-4.1", "GF-5.70")
@pytest.mark.parametrize(("number", "stage"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_tiles_of_a_stage_open_with_its_first_round(number: int, stage: int) -> None:
    s = given("construction_company", marion={"money": 99, "info": 99}, construction=["marion"], round=number)
    assert STAGE_OF_ROUND[number] == stage
    for tile, wanted in (("empty_floor", 1), ("investor", 2), ("skyline_achievement", 3)):
        assert refusal(s, f"buy_floor {tile}") == (None if wanted <= stage else "GF-3.13")
    for tile, wanted in (("network_admin", 1), ("niche_market", 2), ("tenant_improvement_achievement", 3)):
        assert refusal(s, f"buy_tenant {tile}.assembly") == (None if wanted <= stage else "GF-3.13")


@rule("GF-3.14", "GF-3.15", "GF-12.19")
@pytest.mark.parametrize(
    ("players", "copies", "outlets", "sites"), [(2, 1, 6, 3), (3, 1, 10, 4), (4, 2, 14, 6), (5, 2, 14, 7)]
)
def test_what_depends_on_the_player_count(players: int, copies: int, outlets: int, sites: int) -> None:
    s = new(players)
    assert list(s.floor_tiles) == [min(number, copies) for number in FLOOR_COPIES]
    assert list(s.tenant_tiles) == [copies] * 6 + [1]
    assert sum(least <= players for least in RETAIL_FROM) == outlets
    assert CONSTRUCTION_OPEN[players] == sites
    telecommunications = FLOOR.keys.index("telecommunications")
    assert new(players, second_telecommunications="on").floor_tiles[telecommunications] == copies


@rule("GF-3.16", "GF-12.15")
def test_modules_and_house_rules_are_off_unless_chosen() -> None:
    s = new()
    assert (s.era, s.event, s.new_forecasts) == (NO_CARD, NO_CARD, 0)
    assert [option.key for option in GAME.info.options if option.default == "on"] == []
    for seed in SEEDS:
        assert not {FORECAST.keys[card] for card in deck(new(seed=seed))} & {"great_depression", "windfall"}


@rule("GF-15.16")
def test_every_module_and_house_rule_is_an_option() -> None:
    modules = ["automas", "first_game", "great_depression", "windfall", "eras", "events"]
    retired = [option.key for option in GAME.info.retired_options]
    assert retired == ["stock_entry_sequence"]
    house_rules = [key for key in HOUSE_RULES if key not in retired]
    assert [option.key for option in GAME.info.options] == [*modules, *house_rules]
    assert len(HOUSE_RULES) == 10


@rule("GF-12.20")
def test_the_entry_order_by_cost_is_read_from_records_but_not_offered() -> None:
    assert GAME.info.complete({})["stock_entry_sequence"] == "on"
    assert GAME.info.complete({"stock_entry_sequence": "off"})["stock_entry_sequence"] == "off"
    with pytest.raises(Problem) as raised:
        GAME.info.complete({"stock_entry": "on"})
    assert "stock_entry_reversed" in str(raised.value.facts["known"])
    assert "stock_entry_sequence" not in str(raised.value.facts["known"])


def test_positions_of_tests_keep_all_components() -> None:
    s = build(3, {"marion": {"hired": 2}, "boxes": {"networking": {"tanja": 2}}})
    assert all(c.time + c.stock + time_in_city(s, number) == 25 for number, c in enumerate(s.companies))
    rooms = ["advertising_1", "assembly", "meeting_room_1", "research_testing_1"]
    assert offered(given("schedule_business"), "use") == rooms
