"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

import tomllib
from pathlib import Path
from typing import Any

from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.view import ContractorView, contractor_view
from chefetage.playing.match import Match

FOLDER = Path(__file__).parent.parent
GUIDE: dict[str, Any] = tomllib.loads((FOLDER / "guide.toml").read_text(encoding="utf-8"))
LEARNER = 0


def start() -> Match:
    return Match.start(FOLDER.name, GUIDE["seed"], GUIDE["options"], ["human"] * GUIDE["players"])


def test_the_learner_meets_every_kind_of_action() -> None:
    verbs = {step["move"].split()[0] for step in GUIDE["moves"] if step["seat"] == LEARNER}
    assert verbs >= {"build", "at", "send_two", "send_one", "resolve", "act"}


def test_the_numbers_in_the_explanations() -> None:
    """What the learner has before the moves whose texts name it."""
    match = start()
    seen: dict[str, ContractorView] = {}
    for step in GUIDE["moves"]:
        assert isinstance(match.state, State)
        seen[step.get("text", "")] = contractor_view(match.state, LEARNER)
        match.play(step["seat"], step["move"])
    assert seen["guide-build"]["free"] == 4
    assert seen["guide-send_one"]["free"] == seen["guide-join"]["free"] == 1
    assert seen["guide-resolve"]["free"] == seen["guide-act"]["free"] == 0
    assert seen["guide-build_again"]["influence"]["public_works"] == 4
    assert seen["guide-free"]["committees"]["culture"] == 2
