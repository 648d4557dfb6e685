"""The worked examples of every rulebook, played as scenarios: see chefetage.testing.scenarios.

What a game's scenarios need stands in its tests/stage.py: STAGE, which plays them; CHAPTER, the chapter of the rulebook
that holds the examples; ELSEWHERE, the ids of examples that other tests prove.
"""

import importlib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chefetage.core.catalog import catalog
from chefetage.testing.scenarios import Scenario, Stage, load_scenarios

GAMES = Path(__file__).parent.parent / "src" / "chefetage" / "games"


class Examples(NamedTuple):
    """The examples of one game."""

    stage: Stage[Any]
    chapter: str
    elsewhere: set[str]
    scenarios: dict[str, Scenario]


def examples_of(key: str) -> Examples:
    stage = importlib.import_module(f"chefetage.games.{key}.tests.stage")
    return Examples(stage.STAGE, stage.CHAPTER, stage.ELSEWHERE, load_scenarios(GAMES / key))


EXAMPLES = {key: examples_of(key) for key in sorted(catalog())}
each_scenario = pytest.mark.parametrize(
    ("stage", "scenario"),
    [
        pytest.param(examples.stage, scenario, id=name, marks=pytest.mark.rule(scenario["rule"]))
        for examples in EXAMPLES.values()
        for name, scenario in examples.scenarios.items()
    ],
)


@each_scenario
def test_the_example_comes_out_as_the_rulebook_says(stage: Stage[Any], scenario: Scenario) -> None:
    stage.play(scenario)


@each_scenario
def test_the_scenario_quotes_the_rulebook(stage: Stage[Any], scenario: Scenario) -> None:
    stage.check_quotation(scenario)


@pytest.mark.parametrize("examples", EXAMPLES.values(), ids=EXAMPLES)
def test_every_worked_example_has_a_scenario_or_a_test_elsewhere(examples: Examples) -> None:
    assert examples.scenarios
    examples.stage.check_files(examples.scenarios, examples.chapter, examples.elsewhere)
