"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chefetage.playing.match import Match

FOLDER = Path(__file__).parent.parent
GUIDE: dict[str, Any] = tomllib.loads((FOLDER / "guide.toml").read_text(encoding="utf-8"))
LEARNER = 0


def steps() -> Iterator[tuple[dict[str, Any], Match]]:
    """Each step with the game before it; the last is followed by one without a move."""
    match = Match.start(FOLDER.name, GUIDE["seed"], GUIDE["options"], ["human"] * GUIDE["players"])
    for step in GUIDE["moves"]:
        yield step, match
        match.play(step["seat"], step["move"])
    yield {"text": ""}, match


def test_the_learner_ends_with_a_whole_round() -> None:
    *_, (_, match) = steps()
    assert match.game.steps[match.state.step].name == "place_workers"


def test_every_explanation_is_used() -> None:
    source = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
    written = {line.split(" = ")[0] for line in source.splitlines() if line.startswith("guide-")}
    assert written == {step["text"] for step in GUIDE["moves"] if "text" in step}


def test_the_numbers_in_the_explanations() -> None:
    """What the learner has, and what the table shows, before the moves whose texts name it."""
    seen: dict[str, Any] = {step.get("text", ""): match.game.view(match.state, LEARNER) for step, match in steps()}
    gears = {key: view["boards"][LEARNER]["gears"] for key, view in seen.items()}
    assert gears["guide-first_disc"] - gears["guide-overtime"] == 7
    assert gears["guide-sell"] == 11
    assert seen["guide-sell_space"]["hand"] == 3
    assert seen["guide-smuggle_space"]["activated"] == 2
    assert seen["guide-bribe"]["boards"][LEARNER]["hand"] == {"orange_bank_pays": 1}
    assert seen["guide-bribe"]["boards"][LEARNER]["roubles"] - seen["guide-smuggle"]["boards"][LEARNER]["roubles"] == 1
    assert seen["guide-third_disc"]["boards"][LEARNER]["crates"] == {"6": 1}
