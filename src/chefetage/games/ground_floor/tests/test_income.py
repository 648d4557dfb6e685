"""GF-5.1 to GF-5.5  Phase I."""

import pytest

from chefetage.games.ground_floor.tests.support import Goods, board, given, goods
from chefetage.testing import happened, rule


@rule("GF-5.1")
@pytest.mark.parametrize(("hired", "money"), [(0, 9), (1, 6), (2, 3), (3, 0)])
def test_income_by_the_space_of_the_ceo(hired: int, money: int) -> None:
    assert goods(given("receive_income", marion={"hired": hired})) == Goods(money=money, info=7, supplies=1)


@rule("GF-5.2", "GF-8.8", "GF-9.10", "GF-9.11", "GF-17.6")
def test_improvements_add_money_and_info() -> None:
    s = given(
        "receive_income",
        marion={"covers": {"assembly": ["network_admin"]}, "floors": ["investor", "it_department"]},
    )
    assert goods(s) == Goods(money=9 + 3, info=7 + 2 + 4, supplies=1)


@rule("GF-5.2", "GF-8.7", "GF-10.2")
@pytest.mark.parametrize(
    ("tiles", "specialty", "time"), [([], "inheritance", 4), (["x"], "inheritance", 5), (["x"], "e_commerce", 6)]
)
def test_internship_program_and_e_commerce_add_time(tiles: list[str], specialty: str, time: int) -> None:
    covers = {"assembly": ["internship_program"]} if tiles else {}
    s = given("receive_income", marion={"specialty": specialty, "covers": covers})
    assert board(s).time == time
    assert board(s).hired == 0


@rule("GF-5.3", "GF-17.20", "GF-8.4")
def test_a_covered_improvement_gives_nothing() -> None:
    s = given(
        "receive_income",
        marion={
            "covers": {
                "assembly": ["network_admin", "niche_market"],
                "training": ["internship_program", "human_resources"],
            }
        },
    )
    assert goods(s) == Goods(money=9, info=7, supplies=1)
    assert board(s).time == 4


@rule("GF-5.4", "GF-5.5")
def test_five_employees_are_paid_if_possible() -> None:
    s = given("receive_income", marion={"hired": 4, "money": 3, "time": 16})
    assert goods(s).money == 0
    assert (board(s).hired, board(s).time) == (4, 16)
    assert "wages_paid" in happened(s)


@rule("GF-5.5")
@pytest.mark.parametrize(("untrained", "time", "left"), [(0, 16, 13), (1, 13, 13)])
def test_who_cannot_pay_fires_one_employee(untrained: int, time: int, left: int) -> None:
    s = given("receive_income", marion={"hired": 4, "untrained": untrained, "money": 2, "time": time})
    assert goods(s).money == 2
    assert (board(s).hired, board(s).untrained, board(s).time) == (3, 0, left)
    assert board(s).stock == 25 - left
    assert "wages_unpaid" in happened(s)
