"""GF-6.91, GF-6.101 to GF-6.112  G Economic Forecast and H Retail Outlets."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.components import RETAIL_BRACKET, RETAIL_FROM, RETAIL_PRICE, RETAIL_SPACE
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    actor,
    begin,
    board,
    given,
    goods,
    offered,
    options,
    outlets,
    play,
    refusal,
)
from chefetage.testing import events, rule


@rule("GF-6.91")
def test_the_current_card_is_turned() -> None:
    s = given("economic_forecast", 4, current="stable_1", job_market=6)
    assert GAME.view(s, 0)["current"] == {"kind": "stable", "card": "stable_1", "consumers": 3, "next_job_market": 4}
    assert s.reveals == 1 + GAME.new(4, 1, {}).reveals


@rule("GF-17.11")
def test_the_card_of_the_retail_example_is_stable() -> None:
    s = given("sell_products", 4, current="stable_1", retail=dict.fromkeys(["r1a", "r1b", "r2a", "r2b"], "marion"))
    assert outlets(s) == {"r2a": "marion"}


@rule("GF-6.101")
def test_prices_by_bracket() -> None:
    prices: dict[int, list[int]] = {}
    for bracket, price in zip(RETAIL_BRACKET, RETAIL_PRICE, strict=True):
        prices.setdefault(int(bracket), []).append(int(price))
    assert prices == {1: [8, 6, 6, 8], 2: [12, 10, 10, 12], 3: [14, 14, 14], 4: [16, 16, 16]}


@rule("GF-6.102")
def test_spaces_open_with_the_player_count() -> None:
    least = dict(zip(RETAIL_SPACE.keys, RETAIL_FROM, strict=True))
    assert [key for key, count in least.items() if count == 3] == ["r1c", "r2c", "r3b", "r4b"]
    assert [key for key, count in least.items() if count == 4] == ["r1d", "r2d", "r3c", "r4c"]
    assert refusal(given("factory", 3, factory=["marion"]), "price r3c") == "GF-6.102"


@rule("GF-6.103")
def test_one_product_per_space() -> None:
    s = given("factory", 3, factory=["marion"], retail={"r1a": "tanja"})
    assert refusal(s, "price r1a") == "GF-6.103"


@rule("GF-6.104", "GF-16.13")
@pytest.mark.parametrize(("card", "sold"), [("recession_1", 1), ("stable_1", 2), ("boom_1", 3)])
def test_consumers_buy_until_they_or_the_products_run_out(card: str, sold: int) -> None:
    s = given("sell_products", 3, current=card, turned=True, retail={"r1a": "marion", "r2a": "tanja", "r4a": "nikki"})
    assert len(events(s, "product_sold")) == sold
    assert len(outlets(s)) == 3 - sold


@rule("GF-6.105", "GF-6.106")
def test_lowest_bracket_most_popular_company_cheapest_product() -> None:
    retail = {"r1a": "tanja", "r1b": "tanja", "r1c": "marion", "r2a": "marion"}
    s = given("sell_products", 3, order=["tanja", "marion", "nikki"], current="stable_5", turned=True, retail=retail)
    sold = [RETAIL_SPACE.keys[event["retail_space"]] for event in events(s, "product_sold")]
    assert sold == ["r1b", "r1a", "r1c"]
    assert (goods(s, "tanja").money, goods(s).money) == (14, 6)
    assert board(s, "tanja").stock == 21


@rule("GF-6.107", "GF-6.111", "GF-15.10")
def test_brackets_from_the_lowest_companies_in_popularity_order() -> None:
    retail = {"r2a": "tanja", "r2b": "marion", "r2c": "tanja", "r3a": "marion"}
    s = given("drop_products", 3, order=["marion", "tanja", "nikki"], retail=retail, unsold=list(retail))
    assert actor(s) == "marion"
    assert refusal(s, "drop r3a.r1a") == "GF-6.107"
    play(s, "drop r2b.r1a")
    assert actor(s) == "tanja"
    assert {text.partition(".")[0] for text in offered(s, "drop")} == {"r2a", "r2c"}  # the own order is free
    play(s, "drop r2c.r1b", "drop r2a.r1c")
    assert actor(s) == "marion"
    assert offered(s, "drop") == ["r3a.r2a", "r3a.r2b", "r3a.r2c", "r3a.liquidation"]


@rule("GF-6.108", "GF-15.9")
def test_a_product_drops_to_any_lower_bracket_or_is_liquidated() -> None:
    retail = {"r3a": "marion", "r1a": "tanja", "r2a": "tanja"}
    s = given("drop_products", 2, retail=retail, unsold=["r3a"])
    assert offered(s, "drop") == ["r3a.r1b", "r3a.r2b", "r3a.liquidation"]
    assert refusal(s, "drop r3a.r4a") == "GF-6.108"
    assert goods(play(s, "drop r3a.liquidation")).money == 3
    assert outlets(s) == {"r1a": "tanja", "r2a": "tanja"}


@rule("GF-6.108", "GF-6.112")
def test_products_of_the_lowest_bracket_are_liquidated_without_a_question() -> None:
    s = given("drop_products", 2, retail={"r1a": "marion", "r1b": "marion"}, unsold=["r1a", "r1b"])
    assert (actor(s), goods(s).money, outlets(s)) == ("", 6, {})


@rule("GF-6.109")
def test_a_product_drops_only_once() -> None:
    s = given("drop_products", 2, retail={"r3a": "marion"}, unsold=["r3a"])
    play(s, "drop r3a.r2a")
    assert actor(s) == ""
    assert outlets(s) == {"r2a": "marion"}


@rule("GF-6.110", "GF-8.10", "GF-8.13")
def test_premium_product_adds_to_sales_and_liquidation() -> None:
    premium: Seat = {"covers": {"assembly": ["premium_product"]}}
    retail = {"r1a": "marion", "r1b": "marion"}
    s = given("sell_products", 2, marion=premium, current="stable_1", turned=True, retail=retail)
    assert goods(s).money == 6 + 2
    begin(s, "drop_products")
    assert goods(s).money == 6 + 2 + 3 + 2


@rule("GF-6.110", "GF-8.9")
def test_niche_market_lets_products_stay() -> None:
    niche: Seat = {"covers": {"assembly": ["niche_market"]}}
    s = given("drop_products", 2, marion=niche, retail={"r1a": "marion", "r2a": "marion"}, unsold=["r1a", "r2a"])
    assert options(s) == ["drop r1a.liquidation", "drop r1a.stay"]
    play(s, "drop r1a.stay", "drop r2a.stay")
    assert outlets(s) == {"r1a": "marion", "r2a": "marion"}
    s = given("drop_products", 2, retail={"r2a": "marion"}, unsold=["r2a"])
    assert refusal(s, "drop r2a.stay") == "GF-8.9"
