"""GF-12  Modules and house rules."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import ERA, EVENT_CARD, FORECAST, KIND, KIND_OF
from chefetage.games.ground_floor.rules.components import HOUSE_RULES
from chefetage.games.ground_floor.rules.state import NO_CARD, State
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    given,
    goods,
    offered,
    outlets,
    play,
    refusal,
    remodeled,
    score,
    turn,
)
from chefetage.testing import events, rule

SEEDS = range(80)


def deck(s: State) -> list[str]:
    return [FORECAST.keys[card] for card in [int(s.current), *s.future]]


def kinds(s: State) -> dict[str, int]:
    found = [KIND.keys[KIND_OF[FORECAST.keys.index(card)]] for card in deck(s)]
    return {kind: found.count(kind) for kind in KIND.keys}


@rule("GF-12.2", "GF-12.5")
@pytest.mark.parametrize(("option", "kind"), [("great_depression", "depression"), ("windfall", "boom")])
def test_a_new_card_replaces_one_of_its_kind(option: str, kind: str) -> None:
    decks = [deck(GAME.new(3, seed, {option: "on"})) for seed in SEEDS]
    shown = [option in cards for cards in decks]
    assert 25 < sum(shown) < 55  # half of the kind is removed unseen
    assert all(sum(card.startswith(kind) or card == option for card in cards) == 2 for cards in decks)
    assert {card for cards in decks for card in cards if card.startswith(kind)} == {f"{kind}_{n}" for n in range(1, 5)}


@rule("GF-12.3")
def test_great_depression() -> None:
    s = given("sell_products", current="great_depression", turned=True, retail={"r1a": "marion"})
    assert outlets(s) == {"r1a": "marion"}
    assert given("reorganize", current="great_depression", turned=True, job_market=9).job_market == 1


@rule("GF-12.4", "GF-17.13")
def test_windfall() -> None:
    retail = {"r1a": "marion", "r2a": "tanja", "r3a": "marion", "r4a": "tanja"}
    s = given("sell_products", 2, current="windfall", turned=True, retail=retail)
    assert (outlets(s), goods(s).money, goods(s, "tanja").money) == ({}, 22, 28)
    assert given("reorganize", current="windfall", turned=True, job_market=2).job_market == 10


@rule("GF-12.6", "GF-3.9", "GF-14.7")
def test_an_era_dictates_the_kinds() -> None:
    wanted = {
        "golden_twenties": [1, 2, 3, 4],
        "world_crisis": [4, 4, 2, 0],
        "economic_miracle": [0, 2, 5, 3],
        "oil_shock": [2, 5, 2, 1],
        "dot_com": [3, 2, 1, 4],
    }
    seen = set()
    for seed in SEEDS:
        s = GAME.new(3, seed, {"eras": "on"})
        seen.add(ERA.keys[s.era])
        assert list(kinds(s).values()) == wanted[ERA.keys[s.era]]
        assert KIND.keys[s.kind] in ("recession", "stable")
    assert seen == set(wanted)


@rule("GF-12.7")
def test_an_era_and_new_cards_together() -> None:
    for seed in SEEDS:
        s = GAME.new(3, seed, {"eras": "on", "great_depression": "on", "windfall": "on"})
        cards = deck(s)
        if ERA.keys[s.era] == "world_crisis":
            assert "windfall" not in cards
            assert "great_depression" in cards  # all four Depressions are used
        assert list(kinds(s).values()).count(0) <= 1


@rule("GF-12.25", "GF-3.11")
def test_the_first_game_deck_knows_no_era() -> None:
    s = GAME.new(3, 1, {"eras": "on", "first_game": "on"})
    assert (s.era, len(deck(s))) == (NO_CARD, 7)


@rule("GF-12.8", "GF-14.4")
def test_an_event_is_drawn_at_random() -> None:
    assert {EVENT_CARD.keys[GAME.new(3, seed, {"events": "on"}).event] for seed in SEEDS} == set(EVENT_CARD.keys)


@rule("GF-12.9")
def test_standing_contracts() -> None:
    s = given("consulting_firm", right=["marion", "tanja"], left=["", "nikki"], event="standing_contracts")
    assert (goods(s).info, goods(s, "tanja").info) == (12, 17)


@rule("GF-12.10")
def test_viral_wave() -> None:
    s = given("choose_marketing", marion={"money": 0}, waiting=["marion"], event="viral_wave")
    assert offered(s, "market") == ["networking", "social_media"]
    assert goods(play(s, "market social_media")) == Goods(money=0, info=7, supplies=1)


@rule("GF-12.11")
def test_full_shelves() -> None:
    s = given("reorganize", goods=["w4"], event="full_shelves")
    assert [s.holds_supply(space) for space in range(4)] == [False, True, True, True]


@rule("GF-12.12")
def test_robotics() -> None:
    s = play(turn(marion={"money": 1, "info": 1}, event="robotics"), "produce")
    assert goods(s) == Goods(money=0, info=0, supplies=0)


@rule("GF-12.13")
def test_bull_market() -> None:
    s = given("move_shares", shares={"8": "marion"}, current="stable_1", event="bull_market")
    assert goods(s).money == 18


@rule("GF-12.14")
def test_building_subsidy() -> None:
    s = play(turn(marion={"money": 3, "info": 3}, event="building_subsidy"), "build")
    assert goods(s) == Goods(money=0, info=0, supplies=1)


@rule("GF-12.15")
@pytest.mark.parametrize("house_rule", HOUSE_RULES)
def test_house_rules_are_independent(house_rule: str) -> None:
    s = GAME.new(3, 1, dict.fromkeys(HOUSE_RULES, "off") | {house_rule: "on"})
    assert [s.has_rule(number) for number in range(len(HOUSE_RULES))] == [key == house_rule for key in HOUSE_RULES]


@rule("GF-12.16", "GF-15.17")
def test_remodel_any_time_at_a_construction_marker() -> None:
    own: Seat = {"money": 7, "info": 7}
    s = given("construction_company", marion=own, construction=["marion"], options={"remodel_any_time": "on"})
    play(s, "remodel_now training")
    assert (actor(s), remodeled(s)) == ("marion", ["training"])
    play(s, "buy_tenant network_admin.assembly")
    assert (actor(s), goods(s)) == ("", Goods(money=3, info=3, supplies=1))
    s = given("construction_company", marion=own, construction=["marion"])
    assert refusal(s, "remodel_now training") == "GF-12.16"


@rule("GF-12.16", "GF-12.17")
def test_remodel_any_time_at_the_end() -> None:
    on = {"remodel_any_time": "on"}
    own: Seat = {"money": 10, "info": 7, "remodeled": ["assembly"]}
    s = given("end_game", marion=own, options=on)
    assert remodeled(s) == ["advertising", "assembly", "meeting_room"]
    assert (goods(s).money, goods(s).info, score(s)) == (4, 1, 6)
    s = given("end_game", marion={**own, "floors": ["production_achievement"], "supplies": 0}, options=on)
    assert remodeled(s) == ["advertising", "assembly", "storage_closet"]
    assert goods(s).supplies == 1
    covered: Seat = {"money": 3, "info": 3, "covers": {"advertising": ["network_admin"]}}
    assert remodeled(given("end_game", marion=covered, options=on)) == ["assembly"]
    assert remodeled(given("end_game", marion=own)) == ["assembly"]


@rule("GF-12.17")
def test_automas_do_not_remodel_at_the_end() -> None:
    s = given("end_game", 1, options={"remodel_any_time": "on", "automas": "pei"})
    assert board(s, "pei").remodeled == 0
    assert events(s, "final_remodel") == []  # Marion has no Money


@rule("GF-12.24", "GF-17.31")
@pytest.mark.parametrize(("option", "time"), [("off", 7), ("on", 4)])
def test_the_employee_of_gropius(option: str, time: int) -> None:
    s = given(
        "reorganize", 1, options={"automas": "gropius", "gropius_untrained": option}, gropius={"hired": 1, "time": 0}
    )
    assert board(s, "gropius").time == time
