"""GF-13.1 to GF-13.13, GF-13.41, GF-13.42  Automas: set-up and decks."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.automa.deck import add_card, turn_over
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD, ENTREPRENEUR, TASK_OF
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import BUILDING
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import SPECIALTY
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.support import PEI, Goods, board, given, goods, score, tenants
from chefetage.testing import events, happened, rule

BASE = ["advertising_agency", "construction_company", "consulting_firm", "factory", "stock_exchange", "warehouse"]
SEEDS = range(40)


def tasks(company: Company) -> list[str]:
    return sorted(BUILDING.keys[TASK_OF[card]] for card in [*company.deck, *company.discard])


def automas(option: str, players: int = 1, seed: int = 1) -> State:
    return GAME.new(players, seed, {"automas": option})


@rule("GF-13.2")
def test_automas_are_different_entrepreneurs() -> None:
    assert ENTREPRENEUR.keys == ["pei", "gropius", "hadid"]
    s = automas("pei_hadid")
    assert [ENTREPRENEUR.keys[company.entrepreneur] for company in s.companies[1:]] == ["hadid", "pei"]


@rule("GF-13.3", "GF-16.20")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_an_automa_has_no_goods(table: int) -> None:
    for game in games(table):
        for s in game.states:
            for company in s.companies[s.players :]:
                assert company.money == company.info == company.supplies == 0


@rule("GF-13.4", "GF-17.28", "GF-17.29")
@pytest.mark.parametrize(("players", "left"), [(1, 1), (2, 1), (3, 1)])
def test_hadid_owns_internship_program(players: int, left: int) -> None:
    s = automas("hadid", players)
    assert tenants(s, "hadid") == ["internship_program"]
    assert s.tenant_tiles[1] == left  # with 2 or 3 the second copy comes from the box, with 4 one of two is taken
    assert score(given("end_game", players, options={"automas": "hadid"}), "hadid") == 3


@rule("GF-13.5", "GF-16.22")
@pytest.mark.parametrize(("option", "extra"), [("pei", ["automa_office"]), ("gropius", []), ("hadid", ["factory"])])
def test_decks_at_the_start(option: str, extra: list[str]) -> None:
    for seed in SEEDS:
        assert tasks(automas(option, seed=seed).companies[1]) == sorted(BASE + extra)
    seen = {int(card) for seed in SEEDS for card in automas(option, seed=seed).companies[1].deck}
    assert len(seen) > len(BASE)  # random cards of each task


@rule("GF-13.6", "GF-13.7")
def test_specialties_of_automas() -> None:
    for seed in SEEDS:
        s = automas("gropius_hadid", 2, seed)
        assert SPECIALTY.keys[board(s, "hadid").specialty] == "e_commerce"
        assert len({int(company.specialty) for company in s.companies}) == 4
        gropius = board(s, "gropius")
        assert (gropius.money, gropius.info, gropius.supplies) == (0, 0, 0)
        assert gropius.remodeled_rooms() == (0 if SPECIALTY.keys[gropius.specialty] == "inheritance" else 1)


@rule("GF-13.8")
def test_the_first_automa_is_the_most_popular() -> None:
    orders = {tuple(automas("gropius_hadid", 2, seed).popularity) for seed in SEEDS}
    assert {order[0] for order in orders} == {2}
    assert len(orders) == 6


@rule("GF-13.9", "GF-16.21")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_all_cards_are_in_the_deck_when_a_round_begins(table: int) -> None:
    for game in games(table):
        for s in game.states:
            if GAME.steps[s.step].name == "hire_employees":
                assert all(len(company.discard) == 0 for company in s.companies)


@rule("GF-13.9", "GF-14.4")
def test_the_decks_are_shuffled_every_round() -> None:
    orders = set()
    for seed in SEEDS:
        s = given("start_round", 1, options=PEI, seed=seed)
        orders.add(tuple(s.companies[1].deck))
        assert happened(s) == ["round_started", "automa_deck_shuffled"]
    assert len(orders) > 30


@rule("GF-13.10", "GF-17.33")
def test_turning_over_and_starting_again() -> None:
    s = given("start_round", 1, options=PEI, pei={"deck": ["factory_1"], "discard": ["warehouse_1"]})
    s.companies[1].deck, s.companies[1].discard = s.companies[1].deck[:0], s.companies[1].deck[:]
    card = turn_over(s, 1)
    assert sorted(AUTOMA_CARD.keys[c] for c in [card, *s.companies[1].deck]) == ["factory_1", "warehouse_1"]
    assert [int(c) for c in s.companies[1].discard] == [card]
    assert "automa_reshuffled" in happened(s)


@rule("GF-13.11")
@pytest.mark.parametrize(("number", "cards"), [(5, 7), (6, 8), (7, 7)])
def test_stage_3_adds_a_construction_card(number: int, cards: int) -> None:
    s = given("start_round", 1, options=PEI, round=number)
    assert len(s.companies[1].deck) == cards
    assert len(events(s, "automa_card_added")) == cards - 7


@rule("GF-13.12", "GF-13.41")
def test_a_purchase_adds_an_automa_office_card() -> None:
    s = given("construction_company", 1, options=PEI, construction=["pei"], current="stable_1")
    assert tasks(s.companies[1]).count("automa_office") == 2
    s.automa_stock = 0
    add_card(s, 1, BUILDING.keys.index("automa_office"))
    assert tasks(s.companies[1]).count("automa_office") == 2  # none is left


@rule("GF-13.13")
def test_an_automa_uses_no_abilities() -> None:
    s = given(
        "receive_income",
        1,
        options=PEI,
        pei={"tenants": ["internship_program", "network_admin"], "floors": ["investor"]},
    )
    assert board(s, "pei").time == 5  # E-Commerce alone
    assert goods(s, "pei") == Goods(money=0, info=0, supplies=0)


@rule("GF-13.14", "GF-13.42", "GF-13.7", "GF-17.28")
@pytest.mark.parametrize(("option", "time"), [("pei", 5), ("gropius", 5), ("hadid", 6)])
def test_time_of_the_automas(option: str, time: int) -> None:
    s = given("receive_income", 1, options={"automas": option})
    assert board(s, option).time == time
    s = given("receive_income", 1, options={"automas": "gropius_hadid"}, gropius={"specialty": "retail"})
    assert board(s, "gropius").time == 4
