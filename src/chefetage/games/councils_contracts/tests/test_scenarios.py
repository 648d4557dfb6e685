"""CC-14  The worked examples of the rulebook: scenarios/*.toml, each a few positions with their moves.

A part of a scenario has
  given   the position (see fields.py); without it the part goes on from where the last one ended
  when    moves that are allowed there, moves that are refused with the rule that forbids them, and what is played
  then    what the table shows afterwards (see showing.py)
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chefetage.core.fingerprint import fingerprint
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import PLAYER_COLOUR
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.rulebook import rules
from chefetage.games.councils_contracts.tests.showing import SEATS, TABLE, show_seat, show_table
from chefetage.games.councils_contracts.tests.support import given, play, refusal
from chefetage.testing import rule

COLOURS = PLAYER_COLOUR.keys
Part = dict[str, Any]


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


FILES = sorted(
    (Path(__file__).parent / "scenarios").glob("*.toml"), key=lambda path: float(path.stem.split("-")[1][3:])
)
SCENARIOS = {path.stem: load(path) for path in FILES}
each_scenario = pytest.mark.parametrize(
    "scenario",
    [pytest.param(scenario, id=name, marks=rule(scenario["rule"])) for name, scenario in SCENARIOS.items()],
)


def move(text: str) -> tuple[int, str]:
    """ "red: build 22" """
    colour, _, played = text.partition(": ")
    return COLOURS.index(colour), played


def position(part: Part, before: State | None) -> State:
    if "new" in part:
        return GAME.new(part["new"]["players"], 1, {})
    if "given" in part:
        return given(**part["given"])
    assert before is not None, "the first part needs a position"
    return before


def run(part: Part, before: State | None) -> State:
    s = position(part, before)
    when = part.get("when", {})
    for text in when.get("allowed", []):
        player, played = move(text)
        assert refusal(s, played, player) is None, text
    for text, forbidden_by in when.get("refused", {}).items():
        player, played = move(text)
        unchanged = fingerprint(s)
        assert refusal(s, played, player) == forbidden_by, text
        assert fingerprint(s) == unchanged
    for text in when.get("moves", []):
        player, played = move(text)
        play(s, played, player=player)
    compare(s, part["then"])
    return s


def compare(s: State, expected: dict[str, Any]) -> None:
    for key, value in expected.items():
        if key in COLOURS:
            for name, wanted in value.items():
                assert show_seat(s, COLOURS.index(key), name, wanted) == wanted, f"{key}.{name}"
        else:
            assert show_table(s, key, value) == value, key


@each_scenario
def test_the_example_comes_out_as_the_rulebook_says(scenario: dict[str, Any]) -> None:
    s = None
    for part in scenario["part"]:
        s = run(part, s)


@each_scenario
def test_the_scenario_quotes_the_rulebook(scenario: dict[str, Any]) -> None:
    assert scenario["example"] == rules()[scenario["rule"]]
    assert all(part["then"] for part in scenario["part"])


@rule(*(key for key in rules() if key.startswith("CC-14.")))
def test_every_worked_example_has_a_scenario() -> None:
    assert [scenario["rule"] for scenario in SCENARIOS.values()] == [f"CC-14.{number}" for number in range(1, 29)]
    assert all(name.startswith(f"{scenario['rule']}-") for name, scenario in SCENARIOS.items())


@rule("CC-14.1")
def test_every_key_of_the_scenarios_is_known() -> None:
    parts = [part for scenario in SCENARIOS.values() for part in scenario["part"]]
    assert {key for part in parts for key in part} <= {"new", "given", "when", "then"}
    assert {key for part in parts for key in part.get("when", {})} <= {"allowed", "refused", "moves"}
    assert {key for part in parts for key in part["then"]} <= {*TABLE, *COLOURS}
    assert {name for part in parts for colour in COLOURS for name in part["then"].get(colour, {})} <= set(SEATS)
