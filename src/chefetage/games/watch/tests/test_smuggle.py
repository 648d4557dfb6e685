"""WA-6.1 to WA-6.8, WA-6.43, WA-6.44  Smuggle."""

import pytest

from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import (
    BLUE,
    crates,
    given,
    goods,
    hand,
    options,
    play,
    played,
    refusal,
    step,
    turn,
)
from chefetage.testing import events, happened, rule

EXTRA = "orange_smuggle_extra"
NO_LIGHT_BROWN = {"1": 0, "2": 0, "3": 0}
NO_WHITE = {"4": 0, "5": 0, "6": 0}
NO_DARK_BROWN = {"7": 0, "8": 0, "9": 0}
NOTHING = NO_LIGHT_BROWN | NO_WHITE | NO_DARK_BROWN


def smuggling(state: int = 0, gears: int = 9, documents: int = 0, stacks: dict[str, int] | None = None) -> State:
    """Blue on Smuggle with so many loading-dock discs removed."""
    return turn(
        "smuggle",
        blue={"gears": gears, "removed": {"loading_dock": state}, "hand": [EXTRA] * documents},
        stacks=stacks or {},
    )


@rule("WA-6.1", "WA-6.2", "WA-6.3", "WA-8.3")
@pytest.mark.parametrize(
    ("state", "price", "taken"),
    [(0, 1, [3]), (1, 1, [6]), (2, 2, [3, 6]), (3, 2, [3, 9]), (4, 2, [6, 9]), (5, 3, [3, 6, 9])],
)
def test_the_loading_dock_state_names_the_price_and_the_crates(state: int, price: int, taken: list[int]) -> None:
    s = play(smuggling(state), "smuggle")
    assert goods(s).gears == 9 - price
    assert crates(s) == taken


@rule("WA-6.1")
def test_the_exchange_is_made_only_once_per_action() -> None:
    s = play(smuggling(documents=1), "smuggle")
    assert refusal(s, "smuggle") == "WA-6.1"
    assert options(s) == ["extra_crate orange.light_brown", "finish"]


@rule("WA-6.1", "WA-5.31")
def test_after_the_exchange_the_action_ends_by_itself_if_nothing_else_is_possible() -> None:
    assert step(play(smuggling(), "smuggle")) == "disc_part"


@rule("WA-6.3")
def test_the_highest_value_still_available_is_taken() -> None:
    s = play(smuggling(stacks={"3": 0}), "smuggle")
    assert crates(s) == [2]
    assert s.stacks[1] == 3


@rule("WA-6.4")
@pytest.mark.parametrize(("stacks", "taken"), [(NO_WHITE, 3), (NO_WHITE | {"3": 0}, 2)])
def test_if_the_colour_is_used_up_the_best_of_the_next_lower_one_is_taken(stacks: dict[str, int], taken: int) -> None:
    assert crates(play(smuggling(1, stacks=stacks), "smuggle")) == [taken]


@rule("WA-6.4")
def test_the_fallback_goes_down_two_colours_if_need_be() -> None:
    s = play(smuggling(4, stacks=NO_WHITE | NO_DARK_BROWN | {"3": 1}), "smuggle")
    assert crates(s) == [2, 3]
    assert [event["crate"] for event in events(s, "crate_taken")] == [2, 1]


@rule("WA-6.5")
def test_a_crate_without_any_lower_one_is_lost_and_the_full_price_is_due() -> None:
    s = play(smuggling(3, stacks=NO_LIGHT_BROWN), "smuggle")
    assert crates(s) == [9]
    assert goods(s).gears == 9 - 2
    assert events(s, "crate_lost") == [{"player": BLUE, "crate_colour": 0}]


@rule("WA-6.6", "WA-15.8", "WA-7.7")
def test_with_too_few_gears_the_exchange_cannot_be_made_not_even_in_part() -> None:
    s = smuggling(2, gears=1, documents=1)
    assert refusal(s, "smuggle") == "WA-6.6"
    assert options(s) == ["extra_crate orange.light_brown", "finish"]


@rule("WA-6.6")
def test_the_exchange_may_be_declined() -> None:
    s = play(smuggling(), "finish")
    assert (crates(s), goods(s).gears) == ([], 9)
    assert step(s) == "disc_part"


@rule("WA-6.7")
def test_crates_of_one_exchange_are_taken_from_light_brown_up() -> None:
    s = play(smuggling(5, stacks=NO_WHITE | NO_DARK_BROWN), "smuggle")
    assert [event["crate"] for event in events(s, "crate_taken")] == [2, 2, 2]
    last_light_brown = play(smuggling(2, stacks=NO_WHITE | {"1": 0, "2": 0, "3": 1}), "smuggle")
    assert [name for name in happened(last_light_brown) if name.startswith("crate")] == ["crate_taken", "crate_lost"]
    assert events(last_light_brown, "crate_lost")[0]["crate_colour"] == 1


@rule("WA-6.8", "WA-8.20")
def test_any_number_of_extra_crate_documents_may_be_played_before_and_after_the_exchange() -> None:
    s = smuggling(documents=3)
    play(s, "extra_crate orange.light_brown", "smuggle", "extra_crate orange.light_brown")
    assert options(s) == ["extra_crate orange.light_brown", "finish"]
    play(s, "extra_crate orange.light_brown")
    assert crates(s) == [3, 3, 3, 3]
    assert (hand(s), played(s)) == ([], [EXTRA] * 3)
    assert step(s) == "disc_part"


@rule("WA-6.8")
def test_documents_may_be_played_without_the_exchange() -> None:
    s = play(smuggling(documents=2), "extra_crate orange.light_brown", "finish")
    assert crates(s) == [3]
    assert hand(s) == [EXTRA]
    assert step(s) == "disc_part"


@rule("WA-6.43")
def test_an_exchange_that_brings_no_crate_at_all_is_impossible() -> None:
    s = smuggling(documents=1, stacks=NO_LIGHT_BROWN)
    assert step(s) == "disc_part"
    with_white = smuggling(3, documents=1, stacks=NO_LIGHT_BROWN | NO_WHITE | {"7": 1, "8": 0, "9": 0})
    assert refusal(with_white, "smuggle") is None
    assert refusal(with_white, "extra_crate orange.light_brown") == "WA-6.43"
    assert refusal(with_white, "extra_crate orange.white") == "WA-6.43"
    play(with_white, "extra_crate orange.dark_brown")
    assert step(with_white) == "disc_part"


@rule("WA-6.43", "WA-9.2")
def test_in_the_final_smuggling_too_nobody_pays_for_nothing() -> None:
    s = given("final_smuggling", blue={"gears": 5, "roubles": 8, "notes": 1}, stacks=NO_LIGHT_BROWN)
    assert refusal(s, "smuggle") == "WA-6.43"
    assert options(s) == ["repay", "finish"]


@rule("WA-6.43", "WA-5.31")
def test_with_all_stacks_empty_nothing_is_asked() -> None:
    s = smuggling(4, documents=2, stacks=NOTHING)
    assert step(s) == "disc_part"
    assert goods(s).gears == 9


@rule("WA-6.44", "WA-13.3", "WA-13.4")
def test_smuggle_is_one_repeated_decision() -> None:
    s = smuggling(1, gears=4, documents=2)
    everything = ["smuggle", "extra_crate orange.light_brown", "extra_crate orange.white", "finish"]
    assert options(s) == everything
    play(s, "extra_crate orange.white")
    assert options(s) == everything
    play(s, "extra_crate orange.light_brown")
    assert options(s) == ["smuggle", "finish"]


@rule("WA-6.44", "WA-8.24", "WA-5.18")
def test_smuggling_is_possible_nowhere_else() -> None:
    s = turn("overtime", blue={"hand": [EXTRA]})
    assert refusal(s, "smuggle") == "WA-5.18"
    assert refusal(s, "extra_crate orange.light_brown") == "WA-8.24"
