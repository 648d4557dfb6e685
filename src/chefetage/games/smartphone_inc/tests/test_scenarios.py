"""SI-24  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from pathlib import Path
from typing import Any

from chefetage.core.state import Player
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import NONE
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.support import (
    arrange,
    begin,
    lay_display,
    legal,
    retail,
    seat,
    seen,
    step,
    table,
)
from chefetage.testing.scenarios import Scenario, Stage, each, load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent)
ELSEWHERE = {"SI-24.6", "SI-24.12", "SI-24.13", "SI-24.15"}  # tests of set-up, hardcore mode, contracts, Steve


class SmartphoneIncStage(Stage[State]):
    def given(self, fields: dict[str, Any]) -> State:
        fields = dict(fields)
        s = table(*fields.pop("colors"), **fields.pop("options", {}))
        s.round = fields.pop("round", 1)
        for region, (retailer, side) in fields.pop("retailers", {}).items():
            retail(s, region, retailer, side)
        if "display" in fields:
            lay_display(s, *fields.pop("display"))
        start = fields.pop("step", "plan")
        for color, seat_fields in fields.items():
            arrange(s, seat(s, color), seat_fields)
        return begin(s, start)

    def player(self, s: State, name: str) -> Player:
        return seat(s, name)

    def compare(self, s: State, key: str, wanted: Any) -> None:
        if key == "step":
            assert step(s) == wanted
        elif key == "retailers":
            assert [r for r, region in seen(s)["regions"].items() if region["retailer"]] == wanted
        elif key == "options":
            assert len(legal(s)) == wanted
        elif key == "patents":
            holders = {t: p for t, p in seen(s)["patents"].items() if p != NONE}
            assert holders == {t: seat(s, color) for t, color in wanted.items()}
        elif key == "contracts_laid_out":
            assert len(seen(s)["contracts"]) == wanted
        else:
            compare_company(s, key, wanted)


def compare_company(s: State, color: str, wanted: dict[str, Any]) -> None:
    p = seat(s, color)
    shown: dict[str, Any] = {**seen(s, p)["companies"][p]}
    shown["symbols"] = {key: n for key, n in (shown["symbols"] or {}).items() if key != "open"}
    shown["produced"] = s.companies[p].produced
    plan = shown["plan"]
    if plan:
        shown["position"] = [plan["rotation"], plan["column"], plan["row"]]
        shown["placed"] = [placed["tile"] for placed in plan["placed"]]
    for name, value in wanted.items():
        assert shown[name] == value, f"{color}.{name}"


STAGE = SmartphoneIncStage(GAME)


@each(SCENARIOS)
def test_the_example_comes_out_as_the_rulebook_says(scenario: Scenario) -> None:
    STAGE.play(scenario)


@each(SCENARIOS)
def test_the_scenario_quotes_the_rulebook(scenario: Scenario) -> None:
    STAGE.check_quotation(scenario)


def test_every_worked_example_has_a_scenario_or_a_test() -> None:
    STAGE.check_files(SCENARIOS, "SI-24", ELSEWHERE)
