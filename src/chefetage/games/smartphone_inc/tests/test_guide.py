"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

import tomllib
from pathlib import Path
from typing import Any

from chefetage.playing.match import Match

FOLDER = Path(__file__).parent.parent
GUIDE: dict[str, Any] = tomllib.loads((FOLDER / "guide.toml").read_text(encoding="utf-8"))
LEARNER = 0


def start() -> Match:
    return Match.start(FOLDER.name, GUIDE["seed"], GUIDE["options"], ["human"] * GUIDE["players"])


def test_the_learner_meets_every_phase() -> None:
    verbs = {step["move"].split()[0] for step in GUIDE["moves"] if step["seat"] == LEARNER}
    assert verbs == {"lay", "place", "finish", "take", "research", "expand", "sell"}


def seen() -> dict[str, Any]:
    """What the learner sees before each explained move, by its text."""
    match = start()
    views = {}
    for step in GUIDE["moves"]:
        if "text" in step:
            views[step["text"].removeprefix("guide-")] = match.game.view(match.state, LEARNER)
        match.play(step["seat"], step["move"])
    views["end"] = match.game.view(match.state, LEARNER)
    return views


def test_the_numbers_in_the_explanations() -> None:
    views = seen()
    own = {text: view["companies"][LEARNER] for text, view in views.items()}
    assert own["pads"]["color"] == "yellow"
    assert own["improvement"]["price"] == 3
    assert own["improvement"]["available"] == 4
    assert views["improvement"]["order"][0] == LEARNER
    assert own["research"]["hand"] == 1
    assert own["research"]["needed"]["gps"] == 3
    assert own["first_marker"]["needed"]["gps"] == 2
    assert own["first_marker"]["cost"]["uae"] == 2
    assert views["first_marker"]["patents"]["gps"] == 1
    assert own["next_region"]["cost"]["china"] == 4
    assert own["second_plan"]["vp"] == 17
    assert own["finish"]["plan"]["unused"] == ["start_yellow"]
    assert own["end"]["is_ready"]
