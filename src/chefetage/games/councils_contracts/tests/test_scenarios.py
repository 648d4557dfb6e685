"""CC-14  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from pathlib import Path

from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import PLAYER_COLOUR
from chefetage.games.councils_contracts.tests.showing import SEATS, TABLE
from chefetage.games.councils_contracts.tests.support import given
from chefetage.testing.scenarios import ColouredStage, Scenario, Words, each, load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent)
STAGE = ColouredStage(GAME, PLAYER_COLOUR.keys, Words(given, TABLE, SEATS))


@each(SCENARIOS)
def test_the_example_comes_out_as_the_rulebook_says(scenario: Scenario) -> None:
    STAGE.play(scenario)


@each(SCENARIOS)
def test_the_scenario_quotes_the_rulebook(scenario: Scenario) -> None:
    STAGE.check_quotation(scenario)


def test_every_worked_example_has_a_scenario() -> None:
    STAGE.check_files(SCENARIOS, "CC-14")
