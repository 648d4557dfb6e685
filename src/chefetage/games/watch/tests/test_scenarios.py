"""WA-16  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from pathlib import Path
from typing import Any

from chefetage.core.state import Player
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import PLAYER_COLOUR
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.showing import show_seat, show_table
from chefetage.games.watch.tests.support import given
from chefetage.testing.scenarios import Scenario, Stage, each, load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent)
COLOURS = PLAYER_COLOUR.keys


class WatchStage(Stage[State]):
    def given(self, fields: dict[str, Any]) -> State:
        return given(**fields)

    def player(self, s: State, name: str) -> Player:
        return COLOURS.index(name)

    def compare(self, s: State, key: str, wanted: Any) -> None:
        if key not in COLOURS:
            assert show_table(s, key, wanted) == wanted, key
            return
        for name, value in wanted.items():
            assert show_seat(s, COLOURS.index(key), name, value) == value, f"{key}.{name}"


STAGE = WatchStage(GAME)


@each(SCENARIOS)
def test_the_example_comes_out_as_the_rulebook_says(scenario: Scenario) -> None:
    STAGE.play(scenario)


@each(SCENARIOS)
def test_the_scenario_quotes_the_rulebook(scenario: Scenario) -> None:
    STAGE.check_quotation(scenario)


def test_every_worked_example_has_a_scenario() -> None:
    STAGE.check_files(SCENARIOS, "WA-16")
