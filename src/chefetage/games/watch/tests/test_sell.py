"""WA-6.9 to WA-6.15  Sell."""

import pytest

from chefetage.games.watch.tests.support import BLUE, Goods, crates, goods, options, play, refusal, step, turn
from chefetage.testing import events, rule


@rule("WA-6.9", "WA-13.5")
def test_any_number_of_gears_may_be_sold_none_included() -> None:
    s = turn("sell", blue={"gears": 3})
    assert options(s) == ["sell 0", "sell 1", "sell 2", "sell 3"]
    assert refusal(s, "sell 4") == "WA-6.9"


@rule("WA-6.9", "WA-6.10", "WA-8.14")
@pytest.mark.parametrize(("sold", "bonus"), [(0, 1), (2, 3), (5, 4)])
def test_each_gear_brings_a_rouble_and_the_market_card_its_bonus(sold: int, bonus: int) -> None:
    s = play(turn("sell", blue={"gears": 5, "roubles": 1}, market={"sell": bonus}), f"sell {sold}")
    assert goods(s) == Goods(roubles=1 + sold + bonus, gears=5 - sold, notes=0)
    assert events(s, "sold") == [{"player": BLUE, "gears": sold, "bonus": bonus}]


@rule("WA-6.10", "WA-6.15", "WA-5.31")
def test_without_gears_the_bonus_comes_without_a_question() -> None:
    s = turn("sell", blue={"gears": 0, "roubles": 0}, market={"sell": 4})
    assert goods(s).roubles == 4
    assert step(s) == "disc_part"


@rule("WA-6.11", "WA-6.12")
@pytest.mark.parametrize(("given_back", "taken"), [(1, 6), (2, 6), (3, 6), (4, 9), (6, 9)])
def test_one_crate_is_exchanged_for_the_best_of_the_next_higher_colour(given_back: int, taken: int) -> None:
    s = play(turn("sell", blue={"gears": 1, "roubles": 0, "crates": [given_back]}, market={"sell": 1}), "sell 0")
    play(s, f"exchange {given_back}")
    assert crates(s) == [taken]
    assert goods(s) == Goods(roubles=1, gears=1, notes=0)
    assert s.stacks[given_back - 1] == 4
    assert s.stacks[taken - 1] == 3


@rule("WA-6.11")
def test_exactly_one_crate_may_be_exchanged() -> None:
    s = play(turn("sell", blue={"crates": [1, 2]}), "sell 0", "exchange 1")
    assert crates(s) == [2, 6]
    assert step(s) == "disc_part"


@rule("WA-6.12")
def test_the_highest_value_available_is_taken_and_the_returned_crate_is_available_again() -> None:
    s = turn("sell", blue={"gears": 1, "crates": [3]}, stacks={"3": 0, "6": 0, "5": 2})
    play(s, "sell 0", "exchange 3")
    assert crates(s) == [5]
    assert (s.stacks[2], s.stacks[4]) == (1, 1)
    assert events(s, "crate_exchanged") == [{"player": BLUE, "crate": 2}]


@rule("WA-6.13", "WA-15.7")
def test_the_higher_colour_need_not_be_unlocked() -> None:
    s = play(turn("sell", blue={"crates": [5], "removed": {"loading_dock": 0}}), "sell 0", "exchange 5")
    assert crates(s) == [9]


@rule("WA-6.14")
def test_without_a_crate_of_the_higher_colour_that_exchange_is_impossible() -> None:
    s = play(turn("sell", blue={"crates": [2, 5]}, stacks={"7": 0, "8": 0, "9": 0}), "sell 0")
    assert refusal(s, "exchange 5") == "WA-6.14"
    assert refusal(s, "exchange 2") is None


@rule("WA-6.14", "WA-13.6")
def test_dark_brown_crates_cannot_be_exchanged() -> None:
    s = play(turn("sell", blue={"crates": [1, 6, 8]}), "sell 0")
    assert refusal(s, "exchange 8") == "WA-6.14"
    assert options(s) == ["exchange 1", "exchange 6", "keep_crates"]


@rule("WA-6.14", "WA-5.31")
def test_who_has_nothing_to_exchange_is_not_asked() -> None:
    assert step(play(turn("sell", blue={"crates": [9, 7]}), "sell 1")) == "disc_part"
    assert step(play(turn("sell"), "sell 1")) == "disc_part"


@rule("WA-6.11")
def test_a_crate_one_does_not_have_cannot_be_exchanged() -> None:
    s = play(turn("sell", blue={"crates": [1]}), "sell 0")
    assert refusal(s, "exchange 2") == "WA-6.11"


@rule("WA-6.15")
def test_the_exchange_needs_no_sale_and_the_sale_no_exchange() -> None:
    s = play(turn("sell", blue={"gears": 2, "crates": [1]}), "sell 2", "keep_crates")
    assert (crates(s), goods(s).gears) == ([1], 0)
    unsold = play(turn("sell", blue={"gears": 0, "crates": [1]}), "exchange 1")
    assert crates(unsold) == [6]
    assert len(events(unsold, "sold")) == 1
