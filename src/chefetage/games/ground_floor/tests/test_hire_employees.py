"""GF-5.11 to GF-5.18  Phase II."""

import pytest

from chefetage.games.ground_floor.rules.components import JOB_PRICES
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.games import TABLES, games, rounds_of
from chefetage.games.ground_floor.tests.support import Goods, actor, board, given, goods, options, play, refusal
from chefetage.games.ground_floor.view import company_view
from chefetage.testing import rule

RICH: Seat = {"money": 30, "info": 30}


@rule("GF-5.11", "GF-15.1")
def test_players_hire_in_popularity_order_again_and_again() -> None:
    s = given("hire_employees", order=["nikki", "marion", "tanja"], marion=RICH, tanja=RICH, nikki=RICH)
    seen = []
    for text in ("hire", "hire", "pass", "hire", "pass", "pass"):
        seen.append(actor(s))
        assert options(s) == ["pass", "hire"]
        play(s, text)
    assert seen == ["nikki", "marion", "tanja", "nikki", "marion", "nikki"]
    assert actor(s) == ""
    assert [company.hired for company in s.companies] == [1, 0, 2]


@rule("GF-5.12")
def test_who_passes_is_out_of_the_phase() -> None:
    s = given("hire_employees", marion=RICH, tanja=RICH, nikki={"money": 0})
    play(s, "pass", "hire")
    assert actor(s) == "tanja"


@rule("GF-5.13")
def test_prices_of_the_job_market() -> None:
    assert list(JOB_PRICES) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 7]
    s = given("hire_employees", marion={"money": 3, "info": 3}, tanja=RICH, job_market=4)
    assert actor(s) == "tanja"  # Marion cannot pay 4/4 and passes
    s = given("hire_employees", marion={"money": 4, "info": 4}, job_market=4)
    assert goods(play(s, "hire")) == Goods(money=0, info=0, supplies=1)


@rule("GF-5.14")
def test_the_price_rises_with_every_hiring() -> None:
    s = given("hire_employees", marion=RICH, job_market=9)
    play(s, "hire")
    assert s.job_market == 10
    play(s, "hire")
    assert s.job_market == 10
    assert goods(s) == Goods(money=30 - 6 - 7, info=30 - 6 - 7, supplies=1)


@rule("GF-5.15", "GF-5.17")
def test_a_new_employee_is_untrained() -> None:
    s = play(given("hire_employees", marion=RICH), "hire")
    assert (board(s).hired, board(s).untrained, board(s).time) == (1, 1, 4)


@rule("GF-17.8")
def test_the_ceo_alone_stands_on_the_first_space() -> None:
    s = given("hire_employees", marion=RICH)
    assert company_view(s, 0)["employees"] == 1
    play(s, "hire", "hire")
    assert company_view(s, 0)["employees"] == 3


@rule("GF-5.16", "GF-17.9")
def test_four_is_the_most() -> None:
    s = given("hire_employees", marion={**RICH, "hired": 3})
    play(s, "hire")
    assert board(s).hired == 4
    assert actor(s) == ""
    s = given("hire_employees", marion={**RICH, "hired": 4}, tanja=RICH)
    assert actor(s) == "tanja"
    assert refusal(given("hire_employees", marion={**RICH, "hired": 3}), "hire") is None


@rule("GF-5.18", "GF-8.6")
@pytest.mark.parametrize(("job_market", "price"), [(6, 2), (1, 0), (10, 4)])
def test_human_resources_lower_the_price(job_market: int, price: int) -> None:
    s = given("hire_employees", marion={**RICH, "covers": {"assembly": ["human_resources"]}}, job_market=job_market)
    play(s, "hire")
    assert goods(s) == Goods(money=30 - price, info=30 - price, supplies=1)
    assert s.job_market == min(job_market + 1, 10)


@rule("GF-16.17")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_phase_is_bounded(table: int) -> None:
    for game in games(table):
        for events in rounds_of(game):
            names = [event.kind.name for event in events]
            count = int(game.states[0].count)
            assert names.count("hired") + names.count("automa_hired") <= 4 * count
            assert names.count("hiring_passed") <= count
