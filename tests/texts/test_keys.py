"""Whatever can happen in a game has a text, and every text fits its facts."""

import pytest

from chefetage.core.catalog import catalog
from chefetage.words.texts import LANGUAGES, game_texts
from tests.texts.files import FOLDERS, GAMES, messages, variables
from tests.texts.keys import IN_USE, event_kinds, expected_keys


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_has_a_text(key: str, lang: str) -> None:
    assert expected_keys(catalog()[key]) - set(messages(FOLDERS[key], lang)) == set()


@pytest.mark.parametrize("key", GAMES)
def test_no_text_is_left_over(key: str) -> None:
    present = {name for name in messages(FOLDERS[key], "en") if name.split("-")[0] in IN_USE}
    assert present - expected_keys(catalog()[key]) == set()


@pytest.mark.parametrize("key", GAMES)
def test_when_something_comes_is_told_of_actions(key: str) -> None:
    told = {name.removeprefix("when-") for name in messages(FOLDERS[key], "en") if name.startswith("when-")}
    assert told <= set(catalog()[key].verbs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_title_is_that_of_the_game(key: str, lang: str) -> None:
    assert game_texts(key, lang)("title") == catalog()[key].info.title[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_events_and_moves_use_only_facts_they_get(key: str, lang: str) -> None:
    """Also those that no random game meets."""
    for kind in event_kinds(key):
        assert variables(FOLDERS[key], lang, f"event-{kind.name}") <= {"player", *kind.facts}, kind.name
    game = catalog()[key]
    state = game.new(game.info.players_max, 1, {})
    for name, action in game.verbs.items():
        facts = {argument.kind for argument in action.arguments} | action.facts(state, 0, 0).keys()
        assert variables(FOLDERS[key], lang, f"move-{name}") <= facts, name
