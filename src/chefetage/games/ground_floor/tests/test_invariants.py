"""GF-16  What holds at all times, checked after each move of random games."""

from collections.abc import Iterator

import pytest

from chefetage.core.events import Event
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import FORECAST, KIND, KIND_OF
from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BOX, CONSTRUCTION_OPEN, COPIES_USED, RETAIL_FROM, TEMP_BONUS
from chefetage.games.ground_floor.rules.events import BONUS_TAKEN
from chefetage.games.ground_floor.rules.own_board import uses_per_round
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR,
    FLOOR_COPIES,
    FLOOR_POINTS,
    INTERNSHIP,
    SPECIALTY,
    TENANT,
    TENANT_COPIES,
    TENANT_POINTS,
)
from chefetage.games.ground_floor.tests.games import TABLES, games, rounds_of
from chefetage.games.ground_floor.tests.position import time_in_city
from chefetage.games.ground_floor.tests.support import step
from chefetage.testing import rule

every_table = pytest.mark.parametrize("table", range(len(TABLES)))


def positions(table: int) -> Iterator[State]:
    for game in games(table):
        yield from game.states


def running(table: int) -> Iterator[State]:
    for game in games(table):
        yield from game.states[:-1]


@rule("GF-16.1")
@every_table
def test_time_is_conserved(table: int) -> None:
    for s in positions(table):
        for number, company in enumerate(s.companies):
            assert company.time + company.spent + company.stock + time_in_city(s, number) == 25


@rule("GF-16.2", "GF-16.5")
@every_table
def test_supplies_fit_their_closets_and_the_stock(table: int) -> None:
    for s in positions(table):
        assert all(0 <= company.supplies <= company.capacity() for company in s.companies)
        assert sum(company.supplies for company in s.companies) + 4 <= 16


@rule("GF-16.3", "GF-16.4", "GF-4.10")
@every_table
def test_nothing_is_negative(table: int) -> None:
    for s in positions(table):
        for company in s.companies:
            assert min(company.money, company.info, company.supplies, company.time, company.spent, company.stock) >= 0
            assert 0 <= company.untrained <= company.hired <= 4
        assert min(s.boxes) >= 0


@rule("GF-16.6")
@every_table
def test_tracks_stay_in_bounds(table: int) -> None:
    for s in positions(table):
        assert 1 <= s.job_market <= 10
        assert all(1 <= space <= 10 for space in s.position)
        assert sorted(s.popularity) == list(range(s.count))
        spaces = [s.position[company] for company in s.popularity]
        assert spaces == sorted(spaces, reverse=True)


@rule("GF-16.7")
@every_table
def test_tiles_are_conserved(table: int) -> None:
    for s in positions(table):
        copies = COPIES_USED[s.count]
        hadid = any(company.is_automa and company.entrepreneur == 2 for company in s.companies)
        for tile in range(len(TENANT.keys)):
            extra = 1 if hadid and tile == INTERNSHIP and copies == 1 else 0
            owned = sum(company.has_tenant(tile) for company in s.companies)
            assert s.tenant_tiles[tile] + owned == min(TENANT_COPIES[tile], copies + extra)
        for tile in range(len(FLOOR.keys)):
            owned = sum(company.has_floor(tile) for company in s.companies)
            assert s.floor_tiles[tile] + owned == min(FLOOR_COPIES[tile], copies)


@rule("GF-16.8")
@every_table
def test_closed_spaces_stay_empty(table: int) -> None:
    for s in positions(table):
        assert all(s.retail[r] == EMPTY for r, least in enumerate(RETAIL_FROM) if least > s.count)
        assert all(company == EMPTY for company in list(s.construction)[CONSTRUCTION_OPEN[s.count] :])


@rule("GF-16.9")
@every_table
def test_time_at_the_start_of_phase_iii(table: int) -> None:
    for game in games(table):
        temps = [set[int](), *(temps_of(events) for events in rounds_of(game))]  # a Temp works in the next round
        for s in game.states[:-1]:
            if step(s) == "hire_employees":
                for number, company in enumerate(s.companies[: s.players]):
                    extra = int(company.shows(INTERNSHIP)) + (SPECIALTY.keys[company.specialty] == "e_commerce")
                    extra += number in temps[s.round - 1]
                    assert company.time == 4 + 3 * (company.hired - company.untrained) + extra


def temps_of(events: list[Event]) -> set[int]:
    """The companies that chose a Temp."""
    taken = [event for event in events if event.kind is BONUS_TAKEN]
    return {int(event.player) for event in taken if event.values()["bonus"] == TEMP_BONUS}


@rule("GF-16.10", "GF-16.11", "GF-5.22")
@every_table
def test_areas_are_empty_after_they_are_resolved(table: int) -> None:
    later = [box.name for box in GAME.steps]
    for s in running(table):
        number = later.index(step(s)) if step(s) != "free_tenant" else later.index("construction_company")
        if number > later.index("schedule_business"):
            assert all(company.time == 0 for company in s.companies)
            assert all(company == EMPTY for company in s.left)
        if number > later.index("choose_marketing"):
            assert all(company == EMPTY for company in s.queue)
        if number > later.index("warehouse"):
            assert all(company == EMPTY for company in s.warehouse)
        if number > later.index("factory"):
            assert all(company == EMPTY for company in s.factory)
        if number > later.index("move_shares"):
            assert all(company == EMPTY for company in s.stock_spaces)
        if number > later.index("construction_company"):
            assert all(company == EMPTY for company in s.construction)


@rule("GF-16.12")
@every_table
def test_boxes_hold_less_than_a_group_after_marketing(table: int) -> None:
    for s in running(table):
        if step(s) in ("marketing_bonus", "factory", "sell_shares", "drop_products", "construction_company"):
            for company in range(s.count):
                time = [int(s.boxes[box_index(box, company)]) for box in range(len(BOX.keys))]
                assert time[0] <= 2
                assert time[1] <= 1
                assert time[2] == 0


@rule("GF-16.13")
@every_table
def test_sales_are_bounded_by_consumers(table: int) -> None:
    for game in games(table):
        for events in rounds_of(game):
            names = [event.kind.name for event in events]
            turned = next(event for event in events if event.kind.name == "forecast_turned")
            assert names.count("product_sold") + names.count("automa_sold_product") <= turned.b


@rule("GF-16.14", "GF-16.15", "GF-3.9")
@every_table
def test_seven_current_cards_and_a_mild_first_one(table: int) -> None:
    for game in games(table):
        last = game.states[-1]
        seen = [int(card) for card in last.past] + [int(last.current)]
        assert len(seen) == len(set(seen)) == 7
        assert KIND.keys[KIND_OF[seen[0]]] in ("recession", "stable")
        assert all(0 <= card < len(FORECAST.keys) for card in seen)


@rule("GF-16.16")
@every_table
def test_points_are_at_least_what_is_printed(table: int) -> None:
    for s in positions(table):
        for number, company in enumerate(s.companies):
            printed = sum(int(FLOOR_POINTS[tile]) for tile in range(len(FLOOR.keys)) if company.has_floor(tile))
            printed += sum(int(TENANT_POINTS[tile]) for tile in range(len(TENANT.keys)) if company.has_tenant(tile))
            total = sum(line.points for line in GAME.score_sheet(s, number))
            assert total >= 2 * company.remodeled_rooms() + printed


@rule("GF-16.18")
@every_table
def test_uses_of_floors_are_limited(table: int) -> None:
    for s in positions(table):
        for company in s.companies:
            assert all(company.uses[tile] <= uses_per_round(s, tile) for tile in range(len(FLOOR.keys)))


@rule("GF-16.19", "GF-6.41")
@every_table
def test_each_bonus_is_taken_once(table: int) -> None:
    for s in positions(table):
        taken = [int(company.bonus) for company in s.companies if company.bonus >= 0]
        assert len(set(taken)) == len(taken)
        assert s.count > 2 or taken == []


@rule("GF-16.21", "GF-16.22", "GF-13.41")
@every_table
def test_automa_cards_are_conserved(table: int) -> None:
    for s in positions(table):
        if s.count > s.players:
            cards = [card for card in range(28) if s.automa_stock >> card & 1]
            for company in s.companies:
                cards += [int(card) for card in [*company.deck, *company.discard]]
            assert sorted(cards) == list(range(28))
