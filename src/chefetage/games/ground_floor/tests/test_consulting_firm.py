"""GF-6.1 to GF-6.6  A Consulting Firm."""

import pytest

from chefetage.games.ground_floor.tests.support import board, given, goods, names, play, refusal, turn
from chefetage.testing import rule


@rule("GF-6.1")
@pytest.mark.parametrize(("rows", "price"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_each_row_has_its_price(rows: int, price: int) -> None:
    left = ["tanja"] * rows
    assert refusal(turn(marion={"money": price - 1}, left=left), "consult") == "GF-6.1"
    s = play(turn(marion={"money": price}, left=left), "consult")
    assert goods(s).money == 0
    assert names(s, s.left)[rows] == "marion"


@rule("GF-6.2")
def test_a_full_column_takes_nobody() -> None:
    assert refusal(turn(marion={"money": 9}, left=["tanja"] * 4), "consult") == "GF-6.2"


@rule("GF-6.3", "GF-6.4")
def test_only_rows_filled_on_both_sides_pay() -> None:
    s = given("consulting_firm", left=["tanja", "", "marion"], right=["marion", "marion", "nikki"])
    assert [goods(s, name).info for name in ("marion", "tanja", "nikki")] == [17, 7, 17]


@rule("GF-6.5")
def test_right_markers_leave_and_left_markers_move_over() -> None:
    s = given("consulting_firm", left=["tanja", "", "marion"], right=["marion", "marion"])
    assert names(s, s.right) == ["tanja", "", "marion", ""]
    assert names(s, s.left) == ["", "", "", ""]
    assert board(s).stock == 25 - 4 - 1


@rule("GF-6.6")
def test_a_company_can_fill_its_own_row_again() -> None:
    s = given("consulting_firm", left=["marion"], right=["marion"])
    assert goods(s).info == 17
