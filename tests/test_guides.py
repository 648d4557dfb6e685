"""First-game guides: their moves are legal in their order, and the learner's are explained in both languages."""

import pytest

from chefetage.core.catalog import catalog
from chefetage.testing.guides import LEARNER, guide_of, start
from chefetage.words.texts import LANGUAGES, PACKAGE, game_texts
from tests.texts.files import FOLDERS, messages, variables

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
    guide = guide_of(game)
    used = {step["text"] for step in guide["moves"] if "text" in step}
    assert written == used | {guide[key] for key in ("intro", "end") if key in guide}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_name_only_who_sits_at_the_table(game: str, lang: str) -> None:
    seats = {f"seat{number + 1}" for number in range(guide_of(game)["players"])}
    for key in messages(FOLDERS[game], lang):
        if key.startswith("guide-"):
            assert variables(FOLDERS[game], lang, key) <= seats, key
