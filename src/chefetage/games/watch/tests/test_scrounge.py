"""WA-6.29, WA-6.30  Scrounge."""

import pytest

from chefetage.games.watch.tests.support import BLUE, Goods, goods, step, turn
from chefetage.testing import events, rule


@rule("WA-6.29", "WA-6.30", "WA-8.3")
@pytest.mark.parametrize(
    ("state", "gears", "roubles"), [(0, 1, 1), (1, 1, 2), (2, 2, 2), (3, 2, 3), (4, 2, 3), (5, 2, 3)]
)
def test_scrounging_gives_the_gears_and_roubles_of_the_warehouse_state(state: int, gears: int, roubles: int) -> None:
    s = turn(
        "scrounge",
        blue={"gears": 0, "roubles": 0, "removed": {"warehouse": state}},
        market={"scrounge_gears": 0, "scrounge_roubles": 1},
    )
    assert goods(s) == Goods(roubles=roubles + 1, gears=gears, notes=0)


@rule("WA-6.29", "WA-8.14")
@pytest.mark.parametrize(("gears", "roubles"), [(1, 1), (0, 2), (2, 0), (1, 2)])
def test_the_market_bonus_adds_gears_and_roubles(gears: int, roubles: int) -> None:
    s = turn(
        "scrounge",
        blue={"gears": 0, "roubles": 0},
        market={"scrounge_gears": gears, "scrounge_roubles": roubles},
    )
    assert events(s, "scrounged") == [{"player": BLUE, "gears": 1 + gears, "roubles": 1 + roubles}]


@rule("WA-6.29", "WA-15.2")
def test_the_warehouse_row_counts_and_not_the_workshop_row() -> None:
    s = turn("scrounge", blue={"gears": 0, "roubles": 0, "removed": {"workshop": 3}}, market={"scrounge_gears": 2})
    assert goods(s) == Goods(roubles=1, gears=1 + 2, notes=0)
    assert step(s) == "disc_part"


@rule("WA-8.14", "WA-5.30")
def test_bonuses_come_from_the_card_of_the_current_round_not_from_the_next_one() -> None:
    s = turn("scrounge", blue={"gears": 0, "roubles": 0}, market={"scrounge_roubles": 2}, next_market="market_03")
    assert goods(s).roubles == 1 + 2
