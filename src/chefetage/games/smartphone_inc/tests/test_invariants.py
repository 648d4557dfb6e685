"""SI-22  What holds in every position of every game."""

from collections.abc import Iterator

import pytest

from chefetage.core.bits import count
from chefetage.core.state import NOBODY
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import MARKETS
from chefetage.games.smartphone_inc.rules.components import GOODS, OFFICES, PROGRESS, TECHNOLOGIES
from chefetage.games.smartphone_inc.rules.planning.reading import tile_of
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.games import TABLES, all_games, games
from chefetage.games.smartphone_inc.tests.support import number_of
from chefetage.playing.fingerprint import fingerprint
from chefetage.testing import rule

each_table = pytest.mark.parametrize("table", range(len(TABLES)))


def positions(table: int) -> Iterator[State]:
    for game in games(table):
        yield from game.states


@rule("SI-22.1", "SI-2.1", "SI-2.7")
@each_table
def test_no_progress_marker_is_lost(table: int) -> None:
    for s in positions(table):
        for p, company in enumerate(s.companies):
            aside = sum(s.set_aside) if len(s.order) > s.turn >= 0 and s.active == p else 0
            placed = sum(company.progress_on) + sum(company.progress_in)
            assert company.progress + company.hand + aside + placed == PROGRESS
            assert min(company.progress, company.hand) >= 0


@rule("SI-22.2", "SI-2.3")
@each_table
def test_no_office_is_lost(table: int) -> None:
    for s in positions(table):
        for company in s.companies:
            assert company.offices + sum(company.offices_in) + count(company.technologies) == OFFICES


@rule("SI-22.3", "SI-2.2", "SI-13.1")
@each_table
def test_no_good_is_lost(table: int) -> None:
    for s in positions(table):
        for p, company in enumerate(s.companies):
            assert company.goods + company.available + list(s.customers).count(p) == GOODS == 18


@rule("SI-22.4", "SI-2.4", "SI-13.2")
@each_table
def test_no_improvement_or_goods_card_is_lost(table: int) -> None:
    for s in positions(table):
        if s.companies[0].color < 0 or s.step == number_of("start_offices"):
            continue
        owned = sum(count(company.improvements) for company in s.companies)
        shown = sum(tile >= 0 for tile in s.display)
        start_tiles = len(s.companies)
        total = len(s.stack) + shown + count(s.discarded) + owned + (s.steve_clock >= 0)
        if len(s.stack) + shown:  # laid out
            assert total == 27 + start_tiles
        assert s.goods_cards + sum(company.goods_cards for company in s.companies) == 20


@rule("SI-22.5")
@each_table
def test_prices_stay_in_range(table: int) -> None:
    for s in positions(table):
        for company in s.companies:
            assert 2 <= company.price <= 8
            assert s.step != number_of("plan") or company.price == 5


@rule("SI-22.6", "SI-5.21", "SI-5.7")
@each_table
def test_shown_plans_are_legal(table: int) -> None:
    overhanging = TABLES[table][1].get("tech_sides", "dark") != "dark"
    for s in positions(table):
        for p in range(s.players):
            company = s.companies[p]
            if s.step > number_of("plan") and company.covered:
                used = [int(tile_of(placement)) for placement in company.placed]
                assert 1 <= company.covered <= 4
                assert len(set(used)) == len(used)
                assert overhanging or sum(company.symbols) == 12 - company.covered


@rule("SI-22.7", "SI-10.7", "SI-10.8")
@each_table
def test_offices_fill_slots_from_the_left(table: int) -> None:
    for s in positions(table):
        for region in range(s.board.begin, s.board.end):
            market = MARKETS[region]
            row = [int(s.slots[market.first_slot + place]) for place in range(market.slots)]
            taken = [owner for owner in row if owner >= 0]
            assert row[: len(taken)] == taken
            assert len(taken) == s.occupied[region]
            for p, company in enumerate(s.companies):
                assert taken.count(p) == company.offices_in[region] <= (1 if s.has_retailer(region) else 2)


@rule("SI-22.8", "SI-15.1", "SI-11.6")
@each_table
def test_goods_lie_on_customers_without_retailers(table: int) -> None:
    for s in positions(table):
        for region in range(s.board.begin, s.board.end):
            market = MARKETS[region]
            row = s.customers[market.first_customer : market.first_customer + market.customers]
            assert not s.has_retailer(region) or set(row) == {-1}


@rule("SI-22.9", "SI-10.12")
@each_table
def test_no_markers_where_they_have_no_use(table: int) -> None:
    for s in positions(table):
        for company in s.companies:
            assert all(company.progress_on[t] == 0 for t in range(TECHNOLOGIES) if company.owns(t))
            for region in range(s.board.begin, s.board.end):
                if company.offices_in[region] or not s.has_free_slot(region):
                    assert company.progress_in[region] == 0


@rule("SI-22.10")
@each_table
def test_each_owned_technology_has_a_patent_holder_who_owns_it(table: int) -> None:
    for s in positions(table):
        for t in range(TECHNOLOGIES):
            owners = [p for p, company in enumerate(s.companies) if company.owns(t)]
            assert (s.patents[t] == NOBODY) == (owners == [])
            assert not owners or s.patents[t] in owners


@rule("SI-22.11", "SI-10.14")
@each_table
def test_offices_stay_and_spread_along_connections(table: int) -> None:
    for game in games(table):
        for before, after in zip(game.states, game.states[1:], strict=False):
            for old, new in zip(before.companies, after.companies, strict=True):
                for region in range(after.board.begin, after.board.end):
                    assert new.offices_in[region] >= old.offices_in[region]


@rule("SI-22.12", "SI-18.12")
@each_table
def test_vp_fall_in_hardcore_mode_only(table: int) -> None:
    for game in games(table):
        hardcore = game.options.get("hardcore") == "on"
        for before, after in zip(game.states, game.states[1:], strict=False):
            for old, new in zip(before.companies, after.companies, strict=True):
                assert hardcore or new.vp >= old.vp >= 0


@rule("SI-22.13", "SI-18.6")
def test_a_player_takes_at_most_one_contract_a_round() -> None:
    for game in all_games():
        for p in range(game.states[0].players):
            rounds: dict[int, int] = {}
            for before, after in zip(game.states, game.states[1:], strict=False):
                more = count(after.companies[p].contracts) - count(before.companies[p].contracts)
                rounds[int(before.round)] = rounds.get(int(before.round), 0) + more
            assert max(rounds.values()) <= 1


@rule("SI-22.14", "SI-12.1")
@each_table
def test_income_counts_the_goods_sold_in_phase_7(table: int) -> None:
    for game in games(table):
        for p in range(len(game.states[0].companies)):
            sold = sum(event.kind.name == "sold" and event.player == p for event in game.journal)
            paid = [
                event.values()["goods"] for event in game.journal if event.kind.name == "income" and event.player == p
            ]
            assert sum(paid) == sold
            assert len(paid) == 5


@rule("SI-22.15", "SI-13.6", "SI-3.6")
@each_table
def test_the_display_is_full_at_the_start_of_a_round(table: int) -> None:
    for s in positions(table):
        if s.step == number_of("plan"):
            full = sum(tile >= 0 for tile in s.display) == s.board.display
            assert full or len(s.stack) == 0


@rule("SI-22.16")
@each_table
def test_the_same_seed_and_moves_give_the_same_game(table: int) -> None:
    players, options = TABLES[table]
    first, second = GAME.new(players, 7, options), GAME.new(players, 7, options)
    for s in (first, second):
        for _ in range(30):
            GAME.apply(s, GAME.actor(s), GAME.legal_moves(s, GAME.actor(s))[0])
    assert fingerprint(first) == fingerprint(second)


@rule("SI-22.17", "SI-4.6")
@each_table
def test_decisions_have_at_least_two_and_at_most_480_options(table: int) -> None:
    for game in games(table):
        assert min(map(len, game.offered)) >= 2
        assert max(map(len, game.offered)) <= 480


@rule("SI-1.2", "SI-4.5", "SI-17.1")
@each_table
def test_a_game_has_five_rounds(table: int) -> None:
    for game in games(table):
        assert game.states[-1].round == 5
        assert [e.values()["round"] for e in game.journal if e.kind.name == "round_started"] == [1, 2, 3, 4, 5]


@rule("SI-1.3", "SI-1.4", "SI-17.2", "SI-17.3", "SI-18.8")
@each_table
def test_the_score_sheet_is_the_track_and_what_is_added_at_the_end(table: int) -> None:
    for game in games(table):
        s = game.states[-1]
        for p, total in enumerate(GAME.totals(s)):
            added = [
                line.points for line in GAME.score_sheet(s, p) if line.key in ("patents", "retailers", "contracts")
            ]
            assert total == s.companies[p].vp + (0 if s.is_hardcore else sum(added))
            assert sum(s.companies[p].earned) == s.companies[p].vp
