"""GF-18  The worked examples of the rulebook."""

from pathlib import Path

from chefetage.games.ground_floor.tests.stage import CHAPTER, STAGE
from chefetage.testing.scenarios import Scenario, each, load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent)


@each(SCENARIOS)
def test_the_example_comes_out_as_the_rulebook_says(scenario: Scenario) -> None:
    STAGE.play(scenario)


@each(SCENARIOS)
def test_the_scenario_quotes_the_rulebook(scenario: Scenario) -> None:
    STAGE.check_quotation(scenario)


def test_every_worked_example_has_a_scenario() -> None:
    STAGE.check_files(SCENARIOS, CHAPTER)
