"""First-game guides: their moves are legal in their order, and the learner's are explained in both languages."""

import tomllib
from typing import Any

import pytest

from chefetage.core.catalog import catalog
from chefetage.playing.match import Match
from chefetage.words.texts import LANGUAGES, PACKAGE, game_texts

LEARNER = 0
every_game = pytest.mark.parametrize("game", sorted(catalog()))


def guide_of(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "guide.toml").read_text(encoding="utf-8"))


@every_game
def test_moves_are_legal_in_their_order(game: str) -> None:
    guide = guide_of(game)
    match = Match.start(game, guide["seed"], guide["options"], ["human"] * guide["players"])
    for step in guide["moves"]:
        assert match.game.actor(match.state) == step["seat"], step
        match.play(step["seat"], step["move"])


@every_game
def test_only_the_learners_moves_are_explained(game: str) -> None:
    for step in guide_of(game)["moves"]:
        assert ("text" in step) == (step["seat"] == LEARNER), step


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_are_written(game: str, lang: str) -> None:
    texts = game_texts(game, lang)
    for step in guide_of(game)["moves"]:
        assert "text" not in step or texts.has(step["text"]), step
