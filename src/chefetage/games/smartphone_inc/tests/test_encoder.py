"""Rows of numbers tell all that a seat may know, and nothing else."""

from functools import cache

import pytest
from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.encoding import Inputs
from chefetage.core.state import GAME_OVER, NOBODY
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import LEAST_PRICE
from chefetage.games.smartphone_inc.rules.planning.plan import PLACE_IMPROVEMENT, result_facts
from chefetage.games.smartphone_inc.rules.sequence import phase_of
from chefetage.games.smartphone_inc.rules.state import SOURCES, State
from chefetage.games.smartphone_inc.strategy.encoder import SOURCE_NAMES, SmartphoneIncEncoder
from chefetage.games.smartphone_inc.tests.games import TABLES
from chefetage.games.smartphone_inc.tests.position import close_retailers, tiles
from chefetage.games.smartphone_inc.tests.support import BASE, given, number_of, play, table
from chefetage.games.smartphone_inc.view import CompanyView, view
from chefetage.testing import rule
from chefetage.testing.played import PlayedGame

ENCODER = SmartphoneIncEncoder()
every_table = pytest.mark.parametrize("number", range(len(TABLES)))


@cache
def played(number: int) -> PlayedGame[State]:
    players, options = TABLES[number]
    return PlayedGame(GAME, players, options, 5)


def row(s: State, viewer: int) -> list[int]:
    inputs = Inputs()
    ENCODER.encode(s, viewer, inputs)
    return ENCODER.dense(inputs)


def entry(s: State, name: str, viewer: int = 0) -> int:
    return row(s, viewer)[ENCODER.names.index(name)]


def level(s: State, name: str, viewer: int = 0) -> int:
    """Which of the entries of a small number is 1."""
    names = [at for at, entry in enumerate(ENCODER.names) if entry.rpartition(".")[0] == name]
    numbers = row(s, viewer)
    return [numbers[at] for at in names].index(1)


@rule("SI-20.1", "SI-20.5")
@every_table
def test_a_row_shows_nothing_that_its_viewer_cannot_know(number: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in played(number).states[::5]:
        for viewer in range(s.players):
            expected = row(s, viewer)
            assert row(GAME.determinize(s, viewer, chance), viewer) == expected
            assert row(GAME.imagine(s, viewer, chance), viewer) == expected


def known(s: State, viewer: int) -> dict[str, object]:
    """What a seat knows, without the order of a phase that is over; equal improvements are as good as each other."""
    seen = view(s, viewer)
    facts = {key: value for key, value in seen.items() if key not in ("display", "discarded")}
    if s.step in (number_of("plan"), GAME_OVER):
        facts["order"] = facts["turn"] = None
    return {**facts, "companies": [of_company(company) for company in seen["companies"]], "step": s.step}


def of_company(company: CompanyView) -> dict[str, object]:
    return {**company, "contracts": len(company["contracts"])}


@rule("SI-20.2")
@every_table
def test_whatever_a_viewer_can_tell_apart_has_another_row(number: int) -> None:
    for viewer in range(played(number).states[0].players):
        found: dict[tuple[int, ...], dict[str, object]] = {}
        for s in played(number).states:
            facts = known(s, viewer)
            assert found.setdefault(tuple(row(s, viewer)), facts) == facts
        assert len(found) > 30


@every_table
def test_every_entry_is_written_once_at_most_and_in_the_blocks_of_the_players(number: int) -> None:
    inputs = Inputs()
    for s in played(number).states[::3]:
        for viewer in range(s.players):
            ENCODER.encode(s, viewer, inputs)
            indices = [int(inputs.indices[at]) for at in range(inputs.count)]
            assert len(set(indices)) == len(indices)
            assert max(indices) < ENCODER.common + s.players * ENCODER.block
            assert 0 not in [inputs.amounts[at] for at in range(inputs.count)]


@every_table
def test_phases_and_points_are_those_of_the_rules(number: int) -> None:
    for s in played(number).states[::9]:
        assert level(s, "phase") == phase_of(s)
        for viewer in range(s.players):
            seen = view(s, viewer)["companies"]
            for p in range(s.players):
                name = f"player{(p - viewer) % s.players}"
                assert entry(s, f"{name}.points", viewer) == seen[p]["points"]
                assert level(s, f"{name}.price", viewer) == seen[p]["price"] - LEAST_PRICE
        if s.steve >= 0:
            assert entry(s, "steve.points") == view(s, 0)["companies"][s.steve]["points"]


def test_every_source_of_points_has_a_name() -> None:
    assert len(SOURCE_NAMES) == SOURCES


@rule("SI-5.20", "SI-20.5")
def test_a_plan_is_read_by_its_owner_while_it_is_under_way() -> None:
    s = table(start_improvement_in_round_1="on", tech_sides="plain", hardcore="on")
    s.companies[0].unused |= tiles("research_research_1")
    play(s, BASE, "place start_red.lower.a2b2", player=0)
    company = s.companies[0]
    facts = result_facts(s, 0, company.layout, company.placed, 1)
    assert level(s, "player0.plan_price") == facts["price"] - LEAST_PRICE
    assert level(s, "player0.plan_goods") == facts["goods"]
    assert level(s, "player0.plan_research") == facts["research"]
    assert level(s, "player0.plan_logistics") == facts["logistics"]
    assert entry(s, "player0.plan_improve") == facts["improve"]
    assert entry(s, "player0.plan_cost") == facts["pay"] - facts["earn"]
    assert entry(s, "unused.research+research") == 1
    assert entry(s, "player2.laid", viewer=1) == 0


@rule("SI-5.12")
def test_free_places_are_those_where_an_improvement_covers_no_symbol() -> None:
    s = table(start_improvement_in_round_1="on")
    before = played_plan(s, BASE)
    assert entry(before, "free_places") == free_places(before)
    after = played_plan(s, BASE, "place start_red.upper.a1b1")
    assert entry(after, "free_places") == 0  # it is finished


def played_plan(s: State, *moves: str) -> State:
    copy = s.clone()
    play(copy, *moves, player=0)
    return copy


def free_places(s: State) -> int:
    """Counted by trying all moves: two of them, one for either way round, add both symbols and take none away."""
    company = s.companies[0]
    before = result_facts(s, 0, company.layout, company.placed, 0)
    found = 0
    for move in GAME.legal_moves(s, 0):
        if GAME.notation(move).startswith("place"):
            after = PLACE_IMPROVEMENT.facts(s, 0, move - PLACE_IMPROVEMENT.first)
            is_lower_price = after["price"] == before["price"] - 1
            gains_research = after["research"] == before["research"] + 1
            found += is_lower_price and gains_research and after["logistics"] == before["logistics"]
    return found // 2


@rule("SI-11.5", "SI-12.1")
def test_what_is_to_come_of_sales_is_counted_before_they_are_made() -> None:
    s = given("sell_goods", table(), red={"available": 3, "price": 4})
    assert entry(s, "player0.room.russia/texas") == 3  # price limits of 4, 5 and 6
    assert entry(s, "player0.to_sell") == 3
    assert entry(s, "player0.sales_to_come") == 12
    play(s, "sell russia", player=0)
    assert entry(s, "player0.room.russia/texas") == 2
    assert entry(s, "player0.sold.russia/texas") == 1
    assert entry(s, "player0.leads.russia/texas") == 3
    assert entry(s, "taken.russia/texas") == 1
    assert entry(s, "player0.sales_to_come") == 12


@rule("SI-19.17")
@every_table
def test_all_parts_of_a_win_are_one(number: int) -> None:
    last = played(number).states[-1]
    shares = GAME.win_shares(last)
    assert len(shares) == last.players + 1
    assert sum(shares) == pytest.approx(1.0)
    assert all((share > 0) == (place == 1) for share, place in zip(shares, GAME.ranking(last), strict=False))


@rule("SI-19.17")
def test_a_solo_game_is_won_by_beating_steve_and_a_draw_is_half() -> None:
    s = played(0).states[-1].clone()
    close_retailers(s)
    s.patents = vec[i64]([NOBODY] * len(s.patents))
    mine, steve = s.companies[0], s.companies[s.steve]
    mine.technologies = steve.technologies
    for ahead, result in ((0, ("drawn", [0.5, 0.5])), (1, ("won", [1.0, 0.0])), (-1, ("lost", [0.0, 1.0]))):
        mine.vp = steve.vp + ahead
        assert (GAME.verdict(s), GAME.win_shares(s)) == result
