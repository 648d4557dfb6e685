"""GF-13.15 to GF-13.40  Automas: how they play."""

import pytest

from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD
from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BONUS, BOX
from chefetage.games.ground_floor.rules.tiles import FLOOR, FLOOR_STAGE, IS_ACHIEVEMENT, TENANT, TENANT_STAGE
from chefetage.games.ground_floor.tests.fields import Board
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.support import (
    board,
    events,
    floors,
    given,
    goods,
    names,
    outlets,
    play,
    remodeled,
    score,
    stacks,
    tenants,
    turn,
)
from chefetage.testing import happened, rule

PEI = {"automas": "pei"}
GROPIUS = {"automas": "gropius"}
SEEDS = range(30)


@rule("GF-13.15", "GF-13.39")
@pytest.mark.parametrize(("job_market", "hired"), [(1, 0), (1, 1), (2, 0)])
def test_gropius_hires_once_at_the_lowest_price(job_market: int, hired: int) -> None:
    s = given("hire_employees", 1, options=GROPIUS, job_market=job_market, gropius={"hired": hired}, marion={"info": 0})
    will_hire = job_market == 1 and hired == 0
    assert board(s, "gropius").hired == (1 if will_hire else hired)
    assert s.job_market == job_market + will_hire
    assert len(events(s, "automa_card_added")) == will_hire
    assert board(s, "gropius").untrained == 0


@rule("GF-13.15")
@pytest.mark.parametrize("automa", ["pei", "hadid"])
def test_the_others_never_hire(automa: str) -> None:
    s = given("hire_employees", 1, options={"automas": automa}, job_market=1, marion={"info": 0})
    assert board(s, automa).hired == 0


@rule("GF-13.16", "GF-13.17")
@pytest.mark.parametrize(
    ("card", "area", "space"),
    [
        ("consulting_firm_1", "left", 1),
        ("advertising_agency_1", "queue", 3),
        ("warehouse_1", "warehouse", 1),
        ("factory_1", "factory", 1),
        ("stock_exchange_1", "stock_spaces", 1),
        ("construction_company_1", "construction", 1),
    ],
)
def test_the_best_free_space_of_each_building(card: str, area: str, space: int) -> None:
    s = turn(
        1,
        options=PEI,
        order=["pei", "marion"],
        pei={"deck": [card], "time": 1},
        left=["marion"],
        waiting=["", "", "", "", "marion"],
        warehouse={"w1": "marion"},
        factory=["marion"],
        stock_spaces={"s3": "marion"},
        construction=["marion"],
    )
    assert names(s, getattr(s, area))[space] == "pei"
    assert board(s, "pei").time == 0
    assert events(s, "automa_scheduled")[0]["automa_card"] == AUTOMA_CARD.keys.index(card)


@rule("GF-13.17")
def test_stock_spaces_by_priority_and_supplies_by_price() -> None:
    pei: Board = {"deck": ["stock_exchange_1", "stock_exchange_2"], "time": 2}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, marion={"time": 0}, stock_spaces={"s2": "marion"})
    assert names(s, s.stock_spaces) == ["pei", "marion", "pei", ""]
    pei = {"deck": ["warehouse_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, goods=["w3", "w4"])
    assert names(s, s.warehouse) == ["", "", "pei", ""]


@rule("GF-13.18")
def test_cards_are_turned_over_until_one_works() -> None:
    pei: Board = {"deck": ["factory_1", "automa_office_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, factory=["marion"] * 8)
    assert happened(s) == ["automa_found_no_space", "automa_stayed_in_office"]
    assert (board(s, "pei").time, board(s, "pei").spent) == (0, 1)


@rule("GF-13.18", "GF-13.37")
def test_if_nothing_works_the_time_stays_on_the_own_board() -> None:
    pei: Board = {"deck": ["factory_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, factory=["marion"] * 8)
    assert happened(s) == [
        "automa_found_no_space",
        "automa_reshuffled",
        "automa_found_no_space",
        "automa_found_nothing",
    ]
    assert board(s, "pei").spent == 1


@rule("GF-13.19")
def test_its_consulting_markers_count_for_others() -> None:
    s = given("consulting_firm", 1, options=PEI, left=["pei", "marion"], right=["marion", "pei"])
    assert (goods(s)[1], goods(s, "pei")) == (17, (0, 0, 0))


@rule("GF-13.20", "GF-17.12")
@pytest.mark.parametrize(
    ("card", "box", "time"),
    [("factory_1", "networking", 2), ("factory_2", "social_media", 1), ("factory_3", "broadcast", 1)],
)
def test_a_card_names_the_marketing(card: str, box: str, time: int) -> None:
    s = given("choose_marketing", 1, options=PEI, pei={"deck": [card]}, waiting=["", "pei"])
    assert s.boxes[box_index(BOX.keys.index(box), 1)] == time
    assert names(s, s.queue) == [""] * 5


@rule("GF-13.21", "GF-13.39")
@pytest.mark.parametrize(
    ("own", "taken", "bonus"),
    [
        ({}, "money", "remodel"),
        ({}, "remodel", "temp"),
        (
            {
                "remodeled": [
                    "advertising",
                    "assembly",
                    "meeting_room",
                    "research_testing",
                    "storage_closet",
                    "training",
                ]
            },
            "money",
            "temp",
        ),
    ],
)
def test_the_bonus_of_an_automa(own: Board, taken: str, bonus: str) -> None:
    s = given("marketing_bonus", 2, options=PEI, order=["pei", "marion", "tanja"], pei=own, tanja={"bonus": taken})
    assert BONUS.keys[board(s, "pei").bonus] == bonus
    assert board(s, "pei").has_temp == (bonus == "temp")
    if bonus == "remodel":
        assert remodeled(s, "pei") == ["advertising"]


@rule("GF-13.22")
def test_its_supply_goes_back() -> None:
    s = given("warehouse", 1, options=PEI, warehouse={"w2": "pei"})
    assert not s.holds_supply(1)
    assert goods(s, "pei") == (0, 0, 0)


@rule("GF-13.23", "GF-13.24", "GF-13.38")
def test_the_price_of_a_sure_sale_and_of_a_card() -> None:
    s = given("factory", 1, options=PEI, factory=["pei"], current="stable_1")  # at least one consumer
    assert outlets(s) == {"r4a": "pei"}
    s = given("factory", 1, options=PEI, factory=["pei"], current="recession_1", pei={"deck": ["consulting_firm_1"]})
    assert outlets(s) == {"r1a": "pei"}
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="stable_1",
        retail={"r1a": "marion"},
        pei={"deck": ["factory_2"]},
    )
    assert happened(s) == ["automa_priced"]


@rule("GF-13.24")
@pytest.mark.parametrize(("option", "event"), [("off", "automa_priced_surely"), ("on", "automa_priced")])
def test_great_depression_makes_no_sale_sure(option: str, event: str) -> None:
    fields: Board = {"deck": ["factory_1"]}
    s = given(
        "factory",
        3,
        options={"automas": "gropius_hadid", "great_depression": option},
        factory=["hadid"],
        current="depression_1",
        hadid=fields,
    )
    assert happened(s) == [event]  # five companies: at least one consumer


@rule("GF-13.25")
@pytest.mark.parametrize(
    ("retail", "space"),
    [(["r2a", "r2b"], "r1a"), (["r1a", "r1b", "r2a", "r2b"], "r3a"), (["r1a", "r1b", "r2a", "r2b", "r3a"], "r4a")],
)
def test_a_full_bracket_leads_down_then_up(retail: list[str], space: str) -> None:
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="recession_1",
        pei={"deck": ["factory_4"]},
        retail=dict.fromkeys(retail, "marion"),
    )
    assert outlets(s)[space] == "pei"
    everything = dict.fromkeys(["r1a", "r1b", "r2a", "r2b", "r3a", "r4a"], "marion")
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="recession_1",
        pei={"deck": ["factory_4"]},
        retail=everything,
    )
    assert happened(s) == ["automa_liquidated"]


@rule("GF-13.26")
@pytest.mark.parametrize(
    ("card", "kept"), [("depression_1", True), ("recession_1", True), ("stable_1", False), ("boom_1", False)]
)
def test_shares_are_sold_in_good_times(card: str, kept: bool) -> None:
    s = given("sell_shares", 1, options=PEI, shares={"2": "pei", "5": "pei"}, current=card)
    assert (list(s.shares).count(1) == 2) == kept
    assert goods(s, "pei") == (0, 0, 0)


@rule("GF-13.27", "GF-13.38", "GF-13.39")
def test_unsold_products_drop_to_the_highest_price_below() -> None:
    retail = {"r2b": "pei", "r2a": "pei", "r3a": "pei"}
    s = given("drop_products", 1, options=PEI, retail=retail, unsold=list(retail))
    assert outlets(s) == {"r1a": "pei", "r1b": "pei", "r2a": "pei"}
    s = given("drop_products", 1, options=PEI, retail={"r1a": "pei"}, unsold=["r1a"])
    assert outlets(s) == {}


@rule("GF-13.28", "GF-13.40")
@pytest.mark.parametrize(
    ("card", "is_floor"), [("stable_1", True), ("boom_1", True), ("recession_1", False), ("depression_1", False)]
)
def test_the_first_marker_takes_a_floor_in_good_times(card: str, is_floor: bool) -> None:
    for seed in SEEDS:
        s = given("construction_company", 1, options=PEI, construction=["pei", "pei"], current=card, round=4, seed=seed)
        assert (len(floors(s, "pei")), len(tenants(s, "pei"))) == ((1, 1) if is_floor else (0, 2))
        assert all(FLOOR_STAGE[FLOOR.keys.index(tile)] == 2 for tile in floors(s, "pei"))
        assert all(TENANT_STAGE[TENANT.keys.index(tile)] == 2 for tile in tenants(s, "pei"))


@rule("GF-13.29", "GF-13.40")
def test_in_stage_3_every_marker_takes_an_achievement_floor() -> None:
    seen = set()
    for seed in SEEDS:
        s = given(
            "construction_company",
            1,
            options=PEI,
            construction=["pei", "pei"],
            current="recession_1",
            round=6,
            seed=seed,
        )
        assert len(floors(s, "pei")) == 2
        seen.update(floors(s, "pei"))
    assert seen == {key for key, is_one in zip(FLOOR.keys, IS_ACHIEVEMENT, strict=True) if is_one}


@rule("GF-13.30")
@pytest.mark.parametrize(
    ("number", "card", "taken", "owned", "result"),
    [
        (1, "stable_1", ["empty_floor"], [], 1),  # the other sort of the current stage
        (1, "stable_1", ["empty_floor", "human_resources", "internship_program", "network_admin"], [], 0),
        (3, "recession_1", ["niche_market", "premium_product"], ["public_relations"], 0),  # floors of stage 2 instead
    ],
)
def test_if_no_tile_qualifies(number: int, card: str, taken: list[str], owned: list[str], result: int) -> None:
    s = given(
        "construction_company",
        1,
        options=PEI,
        construction=["pei"],
        current=card,
        round=number,
        taken=taken,
        pei={"tenants": owned},
    )
    assert len(tenants(s, "pei")) == result + len(owned)
    assert len(floors(s, "pei")) == (1 if number == 3 else 0)


@rule("GF-13.30")
def test_earlier_stages_come_after_the_current_one() -> None:
    stage_2 = [key for key, stage in zip(FLOOR.keys, FLOOR_STAGE, strict=True) if stage == 2]
    taken = [*stage_2, "niche_market", "premium_product", "public_relations"]
    s = given("construction_company", 1, options=PEI, construction=["pei"], current="stable_1", round=3, taken=taken)
    assert floors(s, "pei") == ["empty_floor"]
    s = given(
        "construction_company",
        1,
        options=PEI,
        construction=["pei"],
        current="stable_1",
        round=3,
        taken=[*taken, "empty_floor"],
    )
    assert len(tenants(s, "pei")) == 1
    achievements = [key for key, is_one in zip(FLOOR.keys, IS_ACHIEVEMENT, strict=True) if is_one]
    s = given(
        "construction_company", 1, options=PEI, construction=["pei"], current="stable_1", round=7, taken=achievements
    )
    assert happened(s) == ["automa_bought_nothing"]


@rule("GF-13.31", "GF-13.12")
def test_the_empty_floor_comes_with_a_tile_but_one_card() -> None:
    s = given("construction_company", 1, options=PEI, construction=["pei"], current="stable_1", round=1)
    assert (floors(s, "pei"), len(tenants(s, "pei"))) == (["empty_floor"], 1)
    assert len(events(s, "automa_card_added")) == 1


@rule("GF-13.32")
def test_reorganization_of_an_automa() -> None:
    pei: Board = {"tenants": ["public_relations"], "has_temp": True, "time": 0}
    s = given("fire_employees", 1, options=GROPIUS, gropius={"hired": 1, "time": 0})
    assert board(s, "gropius").hired == 1
    s = given("reorganize", 1, options=PEI, pei=pei, popularity={"3": ["pei"], "1": ["marion"]})
    assert board(s, "pei").time == 5
    assert stacks(s) == {"2": ["pei"], "1": ["marion"]}


@rule("GF-13.33", "GF-17.32")
@pytest.mark.parametrize(
    ("floor", "bonus"),
    [("executive", 6), ("improvement", 6), ("marketing", 6), ("production", 6), ("retention", 5), ("skyline", 5)],
)
def test_achievements_count_in_full_for_an_automa(floor: str, bonus: int) -> None:
    s = given("end_game", 1, options=PEI, pei={"floors": [f"{floor}_achievement"]})
    assert score(s, "pei") == 4 + bonus


@rule("GF-13.36")
def test_a_real_bonus_above_the_full_one_counts() -> None:
    own = ["executive_achievement", "skyline_achievement", "corner_office_achievement", "marketing_achievement"]
    s = given("end_game", 1, options=PEI, pei={"floors": own})
    assert score(s, "pei") == 4 + 4 + 8 + 4 + 8 + 5 + 6


@rule("GF-13.35")
def test_tiles_beside_its_board_hide_nothing() -> None:
    for table, (_, options) in enumerate(TABLES):
        if "automas" in options:
            for game in games(table):
                last = game.states[-1]
                assert all(set(company.covers) == {-1} for company in last.companies[last.players :])


@rule("GF-13.39")
def test_an_automa_plays_on_until_its_time_is_used_up() -> None:
    s = turn(1, options=PEI, order=["marion", "pei"], marion={"time": 1})
    play(s, "use meeting_room_1")
    assert board(s, "pei").time == 0
