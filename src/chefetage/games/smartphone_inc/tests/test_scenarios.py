"""SI-24  The worked examples of the rulebook: scenarios/*.toml, each a few positions with their moves.

A part of a scenario has
  given     the position; without it the part goes on from where the last one ended
  allowed   moves that are legal there
  refused   moves that are not, with the rule that forbids them
  moves     what is played, in order
  then      what the table shows afterwards
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import NONE
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.support import (
    arrange,
    begin,
    lay_display,
    legal,
    refusal,
    retail,
    seat,
    seen,
    step,
    table,
)
from chefetage.testing import rule

FOLDER = Path(__file__).parent
Part = dict[str, Any]


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


FILES = sorted((FOLDER / "scenarios").glob("*.toml"), key=lambda path: int(path.stem.split("-")[1][3:]))
SCENARIOS = {path.stem: load(path) for path in FILES}
each_scenario = pytest.mark.parametrize(
    "scenario",
    [pytest.param(scenario, id=name, marks=rule(scenario["rule"])) for name, scenario in SCENARIOS.items()],
)


def examples() -> dict[str, str]:
    text = (FOLDER.parent / "rulebook.md").read_text(encoding="utf-8")
    chapter = text[text.index("## SI-24 ") :]
    found = re.findall(r"^- \*\*(SI-24\.\d+)\*\* (.+(?:\n[^\n-].*)*)", chapter, re.MULTILINE)
    return {key: " ".join(example.split()) for key, example in found}


def position(part: Part, before: State | None) -> State:
    if "given" not in part:
        assert before is not None, "the first part needs a position"
        return before
    fields = dict(part["given"])
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


def run(part: Part, before: State | None) -> State:
    s = position(part, before)
    for text in part.get("allowed", []):
        color, _, played = text.partition(": ")
        assert refusal(s, played, seat(s, color)) is None, text
    for text, forbidden_by in part.get("refused", {}).items():
        color, _, played = text.partition(": ")
        assert refusal(s, played, seat(s, color)) == forbidden_by, text
    for text in part.get("moves", []):
        color, _, played = text.partition(": ")
        GAME.play(s, seat(s, color), played)
    compare(s, part["then"])
    return s


def compare(s: State, expected: dict[str, Any]) -> None:
    for key, wanted in expected.items():
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


@each_scenario
def test_the_example_comes_out_as_the_rulebook_says(scenario: dict[str, Any]) -> None:
    s = None
    for part in scenario["part"]:
        s = run(part, s)


@each_scenario
def test_the_scenario_quotes_the_rulebook(scenario: dict[str, Any]) -> None:
    assert scenario["example"] == examples()[scenario["rule"]]
    assert all(part["then"] for part in scenario["part"])


def test_every_worked_example_has_a_scenario_or_a_test() -> None:
    elsewhere = {"SI-24.6", "SI-24.12", "SI-24.13", "SI-24.15"}  # set-up, hardcore mode, contracts, Steve
    assert {scenario["rule"] for scenario in SCENARIOS.values()} | elsewhere == examples().keys()
