"""The first-game guide: its moves are legal in their order, and it explains the learner's moves in both languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chefetage.core.match import Match
from chefetage.core.texts import LANGUAGES, game_texts
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.view import ContractorView, contractor_view

FOLDER = Path(__file__).parent.parent
GUIDE: dict[str, Any] = tomllib.loads((FOLDER / "guide.toml").read_text(encoding="utf-8"))
LEARNER = 0


def start() -> Match:
    return Match.start(FOLDER.name, GUIDE["seed"], GUIDE["options"], ["human"] * GUIDE["players"])


def test_moves_are_legal_in_their_order() -> None:
    match = start()
    for step in GUIDE["moves"]:
        assert match.game.actor(match.state) == step["seat"], step
        match.play(step["seat"], step["move"])


def test_the_learner_meets_every_kind_of_action() -> None:
    verbs = {step["move"].split()[0] for step in GUIDE["moves"] if step["seat"] == LEARNER}
    assert verbs >= {"build", "at", "send_two", "send_one", "resolve", "act"}


def test_only_the_learners_moves_are_explained() -> None:
    for step in GUIDE["moves"]:
        assert ("text" in step) == (step["seat"] == LEARNER), step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_are_written(lang: str) -> None:
    texts = game_texts(FOLDER.name, lang)
    for step in GUIDE["moves"]:
        if "text" in step:
            assert texts(step["text"]) != step["text"]


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
