"""GF-18  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from pathlib import Path
from typing import Any

from chefetage.core.state import Player
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.showing import show
from chefetage.games.ground_floor.tests.support import actor, begin, given, play
from chefetage.testing import rule
from chefetage.testing.scenarios import Scenario, Stage, each, load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent)


class GroundFloorStage(Stage[State]):
    def given(self, fields: dict[str, Any]) -> State:
        return given(**fields)

    def player(self, s: State, name: str) -> Player:
        assert actor(s) == name
        return GAME.actor(s)

    def compare(self, s: State, key: str, wanted: Any) -> None:
        assert show(s, key, wanted) == wanted, key

    def make_move(self, s: State, text: str) -> None:
        play(s, self.move(s, text)[1])

    def begin(self, s: State, step: str) -> None:
        begin(s, step)


STAGE = GroundFloorStage(GAME)


@each(SCENARIOS)
def test_the_example_comes_out_as_the_rulebook_says(scenario: Scenario) -> None:
    STAGE.play(scenario)


@each(SCENARIOS)
def test_the_scenario_quotes_the_rulebook(scenario: Scenario) -> None:
    STAGE.check_quotation(scenario)


def test_every_worked_example_has_a_scenario() -> None:
    STAGE.check_files(SCENARIOS, "GF-18")


@rule("GF-17.8", "GF-17.11")
def test_the_readings_that_the_examples_rest_on() -> None:
    hiring, retail = SCENARIOS["GF-18.2-hiring"], SCENARIOS["GF-18.7-from_factory_to_retail"]
    assert hiring["part"][0]["then"]["marion"]["ceo"] == 3
    assert retail["part"][0]["given"]["current"] == "stable_1"
