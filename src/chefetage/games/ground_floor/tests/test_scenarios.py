"""GF-18  The worked examples of the rulebook: scenarios/*.toml, each a few positions with their moves.

A part of a scenario has
  given   the position (see fields.py) and the step that begins; without it the part goes on where the last one ended
  new     instead: a game as it is set up
  when    moves that are allowed there, moves that are refused with the rule that forbids them, what is played, and the
          steps that begin afterwards
  then    what the table shows afterwards (see showing.py)
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chefetage.core.fingerprint import fingerprint
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.rulebook import rules
from chefetage.games.ground_floor.tests.showing import known_keys, show
from chefetage.games.ground_floor.tests.support import actor, begin, given, play, refusal
from chefetage.testing import rule

Part = dict[str, Any]
EXAMPLES = 25


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"), key=lambda path: int(path.stem.split("-")[1][3:]))
SCENARIOS = {path.stem: load(path) for path in FILES}
each_scenario = pytest.mark.parametrize(
    "scenario",
    [pytest.param(scenario, id=name, marks=rule(scenario["rule"])) for name, scenario in SCENARIOS.items()],
)


def position(part: Part, before: State | None) -> State:
    if "new" in part:
        return GAME.new(part["new"]["players"], 1, part["new"]["options"])
    if "given" in part:
        return given(**part["given"])
    assert before is not None, "the first part needs a position"
    return before


def turn_of(s: State, text: str) -> str:
    """ "marion: consult" """
    name, _, move = text.partition(": ")
    assert actor(s) == name
    return move


def run(part: Part, before: State | None) -> State:
    s = position(part, before)
    when = part.get("when", {})
    for text in when.get("allowed", []):
        assert refusal(s, turn_of(s, text)) is None, text
    for text, forbidden_by in when.get("refused", {}).items():
        unchanged = fingerprint(s)
        assert refusal(s, turn_of(s, text)) == forbidden_by, text
        assert fingerprint(s) == unchanged
    for text in when.get("moves", []):
        play(s, turn_of(s, text))
    for step in when.get("begin", []):
        begin(s, step)
    for key, wanted in part["then"].items():
        assert show(s, key, wanted) == wanted, key
    return s


@each_scenario
def test_the_example_comes_out_as_the_rulebook_says(scenario: dict[str, Any]) -> None:
    s = None
    for part in scenario["part"]:
        s = run(part, s)


@each_scenario
def test_the_scenario_quotes_the_rulebook(scenario: dict[str, Any]) -> None:
    assert scenario["example"] == rules()[scenario["rule"]]


def test_every_worked_example_has_a_scenario() -> None:
    assert [scenario["rule"] for scenario in SCENARIOS.values()] == [f"GF-18.{n}" for n in range(1, EXAMPLES + 1)]
    assert all(name.startswith(f"{scenario['rule']}-") for name, scenario in SCENARIOS.items())


def test_every_key_of_the_scenarios_is_known() -> None:
    parts = [part for scenario in SCENARIOS.values() for part in scenario["part"]]
    assert {key for part in parts for key in part} <= {"new", "given", "when", "then"}
    assert {key for part in parts for key in part.get("when", {})} <= {"allowed", "refused", "moves", "begin"}
    assert all(known_keys(part["then"]) for part in parts)


@rule("GF-17.8", "GF-17.11")
def test_the_readings_that_the_examples_rest_on() -> None:
    hiring, retail = SCENARIOS["GF-18.2-hiring"], SCENARIOS["GF-18.7-from_factory_to_retail"]
    assert hiring["part"][0]["then"]["marion"]["ceo"] == 3
    assert retail["part"][0]["given"]["current"] == "stable_1"
