"""First-game guides: their moves are legal in their order, and the learner's are explained in both languages."""

import pytest

from chefetage.core.catalog import catalog
from chefetage.testing.guides import LEARNER, guide_of, start
from chefetage.words.texts import LANGUAGES, PACKAGE, game_texts

every_game = pytest.mark.parametrize("game", sorted(catalog()))


@every_game
def test_moves_are_legal_in_their_order(game: str) -> None:
    match = start(game)
    for step in guide_of(game)["moves"]:
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


@every_game
def test_every_explanation_is_used(game: str) -> None:
    source = (PACKAGE / "games" / game / "texts" / "en.ftl").read_text(encoding="utf-8")
    written = {line.split(" = ")[0] for line in source.splitlines() if line.startswith("guide-")}
    assert written == {step["text"] for step in guide_of(game)["moves"] if "text" in step}
