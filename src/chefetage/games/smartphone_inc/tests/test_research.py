"""SI-9  Research."""

from chefetage.games.smartphone_inc.rules.components import TECHNOLOGY
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import needed
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import own
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    company,
    given,
    markers_on,
    number_of,
    options,
    patent_holder,
    play,
    refusal,
    step,
    table,
    technologies,
)
from chefetage.testing import rule

RED, YELLOW = 0, 1


def research(red: Seat, yellow: Seat | None = None, sides: str = "dark") -> State:
    """Phase 5; red goes first."""
    s = table(tech_sides=sides)
    return given("research_technologies", s, red=red, yellow={"price": 6, **(yellow or {})})


def need(s: State, key: str, p: int = 0) -> int:
    return int(needed(s, p, TECHNOLOGY.keys.index(key)))


@rule("SI-9.1")
def test_a_marker_for_each_symbol_as_long_as_there_are_some() -> None:
    assert company(research({"symbols": {"research": 3}}), "red").hand == 3
    poor = research({"symbols": {"research": 3}, "expansion": {"canada": 1, "usa": 3, "europe": 3, "uae": 1, "rsa": 3}})
    assert company(poor, "red").hand == 1


@rule("SI-9.2", "SI-21.5")
def test_markers_are_split_freely_on_technologies_not_owned() -> None:
    s = research({"symbols": {"research": 3}, "technologies": ["gps"]})
    assert refusal(s, "research gps") == "SI-9.2"
    play(s, "research nfc", "research wifi")
    assert "stop_research" in options(s)
    play(s, "stop_research")
    assert markers_on(s) == {"nfc": 1, "wifi": 1}


@rule("SI-9.3", "SI-14.5")
def test_the_needed_number() -> None:
    s = table(**PLAIN)
    assert need(s, "nfc") == 5
    assert need(s, "gps") == 3
    own(s, 1, "nfc")
    assert need(s, "nfc") == 4
    assert need(s, "gps") == 3
    own(s, 0, "gamepad")
    assert need(s, "nfc") == 3
    assert need(s, "gps") == 2
    assert need(s, "wifi") == 3
    assert need(table(), "nfc") == 5


@rule("SI-9.4", "SI-9.5", "SI-9.7", "SI-9.14")
def test_reaching_the_number_researches_the_technology() -> None:
    s = research({"symbols": {"research": 4}}, sides="plain")
    play(s, "research gps", "research gps", "research gps")
    red = company(s, "red")
    assert technologies(s) == ["gps"]
    assert patent_holder(s, "gps") == RED
    assert red.progress == 11
    assert red.hand == 1
    assert red.offices == 16
    assert markers_on(s) == {}
    assert refusal(s, "research gps") == "SI-9.2"


@rule("SI-9.6")
def test_only_own_markers_count_and_they_stay() -> None:
    s = research({"symbols": {"research": 1}, "research": {"gps": 1}}, {"research": {"gps": 2}})
    play(s, "research gps")
    assert technologies(s) == []
    assert markers_on(s) == {"gps": 2}


@rule("SI-9.8", "SI-9.12", "SI-9.13", "SI-9.16")
def test_a_dropped_number_completes_in_the_own_turn() -> None:
    s = research({"symbols": {"research": 1}, "research": {"nfc": 4}}, {"research": {"nfc": 4}})
    play(s, "research nfc")
    assert technologies(s, YELLOW) == ["nfc"]  # without a symbol and without a patent
    assert patent_holder(s, "nfc") == RED
    assert company(s, "yellow").progress == 12


@rule("SI-9.8", "SI-21.6")
def test_the_player_orders_several_completions() -> None:
    s = table(**PLAIN)
    own(s, 1, "nfc")
    own(s, 1, "wifi")
    given("research_technologies", s, red={"research": {"nfc": 4, "wifi": 3}})
    assert step(s) == "order_completions"
    assert options(s) == ["complete wifi", "complete nfc"]
    assert refusal(s, "complete gps") == "SI-9.8"
    play(s, "complete nfc")
    assert technologies(s) == ["wifi", "nfc"]


@rule("SI-9.9", "SI-9.15")
def test_effects_with_a_dot_work_at_once() -> None:
    s = research({"symbols": {"research": 1}, "research": {"gps": 2}})
    play(s, "research gps")
    assert company(s, "red").available == 5


@rule("SI-9.10")
def test_effects_apply_to_the_rest_of_the_turn() -> None:
    s = research({"symbols": {"research": 3}, "research": {"gamepad": 2}}, sides="plain")
    play(s, "research gamepad", "research four_g", "research four_g")
    assert technologies(s) == ["gamepad", "four_g"]


@rule("SI-9.11", "SI-23.13")
def test_markers_not_placed_are_lost() -> None:
    s = research({"symbols": {"research": 3}})
    play(s, "stop_research")
    assert company(s, "red").progress == 12
    assert company(s, "red").hand == 0


@rule("SI-2.9", "SI-2.7")
def test_without_an_office_no_marker_and_no_completion() -> None:
    s = table(**PLAIN)
    company(s, "red").offices = 0
    own(s, 1, "nfc")
    given("research_technologies", s, red={"symbols": {"research": 2}, "research": {"nfc": 4}})
    assert technologies(s) == []
    assert (step(s), s.round) == ("plan", 2)
    s.step = number_of("research_technologies")
    s.actors = 1
    assert refusal(s, "research gps") == "SI-2.9"


@rule("SI-9.15", "SI-14.13")
def test_a_technology_serves_its_customers_in_the_same_round() -> None:
    s = given("sell_goods", table(), red={"technologies": ["gps"], "available": 1, "price": 8})
    assert "sell russia" in options(s)
