"""GF-13.28 to GF-13.36  Automas: the tiles they take, their reorganization and their score."""

import pytest

from chefetage.games.ground_floor.rules.tiles import FLOOR, FLOOR_STAGE, IS_ACHIEVEMENT, TENANT, TENANT_STAGE
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.support import (
    GROPIUS,
    PEI,
    board,
    floors,
    given,
    score,
    stacks,
    tenants,
)
from chefetage.testing import events, happened, rule

SEEDS = range(30)


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


@rule("GF-13.35")
def test_tiles_beside_its_board_hide_nothing() -> None:
    for table, (_, options) in enumerate(TABLES):
        if "automas" in options:
            for game in games(table):
                last = game.states[-1]
                assert all(set(company.covers) == {-1} for company in last.companies[last.players :])


@rule("GF-13.32")
def test_reorganization_of_an_automa() -> None:
    pei: Seat = {"tenants": ["public_relations"], "has_temp": True, "time": 0}
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
