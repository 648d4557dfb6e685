"""Rows of numbers tell all that a seat may know, and nothing else."""

from functools import cache

import pytest

from chefetage.core.chance import Chance
from chefetage.core.encoding import Inputs
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.components import JOB_FIRST, JOB_PRICES
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import consumers, job_market_after
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.encoder import CERTAIN, GroundFloorEncoder
from chefetage.games.ground_floor.tests.games import TABLES
from chefetage.games.ground_floor.tests.support import given, order, turn
from chefetage.games.ground_floor.view import CompanyView, view
from chefetage.testing import rule
from chefetage.testing.played import PlayedGame

ENCODER = GroundFloorEncoder()
TABLE = -1  # in place of a player
every_table = pytest.mark.parametrize("table", range(len(TABLES)))


@cache
def played(table: int) -> PlayedGame[State]:
    players, options = TABLES[table]
    return PlayedGame(GAME, players, options, 3)


def row(s: State, viewer: int) -> list[int]:
    inputs = Inputs()
    ENCODER.encode(s, viewer, inputs)
    return ENCODER.dense(inputs)


def entry(s: State, p: int, name: str) -> int:
    """An entry of a player or of the table."""
    return row(s, max(p, 0))[ENCODER.names.index(name if p == TABLE else f"player0.{name}")]


def known(s: State) -> dict[str, object]:
    """What everybody sees, without what means nothing at the moment."""
    seen = view(s, 0)
    companies = [company_facts(company, s) for company in seen["companies"]]
    return {**seen, "at": None, "companies": companies, "step": s.step, "actors": s.actors}


def company_facts(company: CompanyView, s: State) -> dict[str, object]:
    """Which rooms and tiles are hidden, not by what; who has passed, as long as there is hiring."""
    places, visible = sorted(company["covers"]), sorted(company["covers"].values())
    has_passed = company["has_passed"] and GAME.step_name(s) == "hire_employees"
    return {**company, "covers": [places, visible], "has_passed": has_passed}


@rule("GF-14.2", "GF-14.3")
@every_table
def test_a_row_shows_nothing_that_its_viewer_cannot_know(table: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in played(table).states[::19]:
        for viewer in range(s.players):
            assert row(GAME.determinize(s, viewer, chance), viewer) == row(s, viewer)


@rule("GF-14.1")
@every_table
def test_whatever_can_be_told_apart_has_another_row(table: int) -> None:
    found: dict[tuple[int, ...], dict[str, object]] = {}
    for s in played(table).states:
        facts = known(s)
        assert found.setdefault(tuple(row(s, 0)), facts) == facts
    assert len(found) > 30


@rule("GF-14.1")
def test_moves_that_lead_to_different_tables_lead_to_different_rows() -> None:
    for s in played(2).states[:-1:6]:
        p = GAME.actor(s)
        found: dict[tuple[int, ...], dict[str, object]] = {}
        for move in GAME.legal_moves(s, p):
            after = s.clone()
            GAME.apply(after, p, move)
            facts = known(after)
            assert found.setdefault(tuple(row(after, p)), facts) == facts
        assert len(found) > 1


@every_table
def test_every_entry_is_written_once_at_most_and_in_the_blocks_of_the_players(table: int) -> None:
    inputs = Inputs()
    for s in played(table).states[::13]:
        for viewer in range(s.players):
            ENCODER.encode(s, viewer, inputs)
            indices = [int(inputs.indices[at]) for at in range(inputs.count)]
            assert len(set(indices)) == len(indices)
            assert max(indices) < ENCODER.common + s.players * ENCODER.block


@rule("GF-11.1")
@every_table
def test_totals_and_turns_are_those_of_the_rules(table: int) -> None:
    for s in played(table).states[::17]:
        for p in range(s.players):
            assert entry(s, p, "total") == GAME.totals(s)[p]
            assert entry(s, p, "turns_ahead.0") == int(not GAME.is_over(s) and GAME.actor(s) == p)


@rule("GF-12.2", "GF-12.3")
@pytest.mark.parametrize("options", [{}, {"great_depression": "on"}])
def test_chances_are_those_of_the_cards_that_may_lie_there(options: dict[str, str]) -> None:
    s = turn(4, options=options, current="depression_1", future=["stable_1"], past=["depression_3", "boom_1"])
    worlds = [GAME.determinize(s, 0, Chance.of(seed, ["imagination"])) for seed in range(500)]
    for number in (1, 2):
        share = sum(consumers(world) >= number for world in worlds) / len(worlds)
        assert entry(s, TABLE, f"consumer.{number}") / CERTAIN == pytest.approx(share, abs=0.07)
    prices = [int(JOB_PRICES[job_market_after(world) - JOB_FIRST]) for world in worlds]
    assert entry(s, TABLE, "next_job_price") / CERTAIN == pytest.approx(sum(prices) / len(worlds), abs=0.15)


@rule("GF-6.25", "GF-6.28")
def test_the_coming_rank_is_that_after_the_advertising_agency() -> None:
    popularity = {"2": ["marion", "tanja"], "1": ["nikki"]}
    boxes = {"networking": {"nikki": 3, "tanja": 1}, "broadcast": {"marion": 1, "tanja": 1}}
    before = turn(3, popularity=popularity, boxes=boxes)
    after = order(given("resolve_marketing", 3, popularity=popularity, boxes=boxes))
    assert after == ["tanja", "marion", "nikki"]
    for p, name in enumerate(["marion", "tanja", "nikki"]):
        assert entry(before, p, f"coming_rank.{after.index(name)}") == 1


@rule("GF-11.3", "GF-13.34", "GF-13.43")
@every_table
def test_one_company_wins_and_an_automa_can(table: int) -> None:
    s = played(table).states[-1].clone()
    for goods in (0, 900):
        s.companies[0].money = s.companies[0].info = goods
        shares = GAME.win_shares(s)
        assert (len(shares), sum(shares), max(shares)) == (s.players + 1, 1.0, 1.0)
        assert (shares[-1] == 1.0) == (GAME.verdict(s) not in ("", "won"))
        assert s.players > 1 or (shares[0] == 1.0) == (GAME.verdict(s) == "won")
    assert shares[0] == 1.0
