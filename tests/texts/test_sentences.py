"""Random games make whole sentences in both languages."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.texts import LANGUAGES
from tests.texts.files import FOLDERS, GAMES, variables
from tests.texts.keys import expected_keys, refusal_ids
from tests.texts.telling import Met, Teller, wordings_of

SEEDS = 6 if is_compiled() else 2  # games for each number of players
MOST_SEEDS = 24  # where fewer do not show the facts of every refusal
pytestmark = pytest.mark.usefixtures("strict_bundles")


def check_sentence(sentence: str, key_pattern: re.Pattern[str]) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}$]|  ", sentence), sentence
    assert not key_pattern.search(sentence), sentence
    assert sentence[0] == sentence[0].upper(), sentence


def pattern_of_keys(game: Game[State]) -> re.Pattern[str]:
    """Finds a key that stands for a missing text."""
    prefixes = {name.split("-")[0] for name in expected_keys(game)} | {"score", "verdict"}
    return re.compile(r"\b(?:" + "|".join(sorted(prefixes)) + r")-[\w-]+")


@pytest.mark.parametrize("key", GAMES)
def test_random_games_in_words(key: str) -> None:
    """In all languages at once, because playing and asking for refusals take longer than the words."""
    game = catalog()[key]
    met = Met()
    keys = pattern_of_keys(game)
    tellers = [
        Teller(list(wordings), met) for wordings in zip(*(wordings_of(game, lang) for lang in LANGUAGES), strict=True)
    ]
    for seed in range(MOST_SEEDS):
        if seed >= SEEDS and not rules_without_facts(game, met):
            break
        for teller in tellers:
            for sentence in teller.match(seed):
                check_sentence(sentence, keys)
    assert met.by_rule.keys() <= refusal_ids(key, game.info.prefix)
    assert rules_without_facts(game, met) == []


def rules_without_facts(game: Game[State], met: Met) -> list[str]:
    """Rules whose refusal lacks a fact of its sentence; if no game met it, no action that was met has them all."""
    found = []
    for rule, lang in product(refusal_ids(game.info.key, game.info.prefix), LANGUAGES):
        needed = variables(FOLDERS[game.info.key], lang, "refusal-" + rule.replace(".", "-"))
        supplied = [met.by_rule[rule]] if rule in met.by_rule else met.by_action.values()
        if not any(needed <= facts for facts in supplied):
            found.append(rule)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_moves_out_of_place_in_words(key: str, lang: str) -> None:
    """These sentences are shared by all games; the names of steps and actions are the game's."""
    game = catalog()[key]
    keys = pattern_of_keys(game)
    for wording in wordings_of(game, lang):
        state = game.new(len(wording.names), 1, {})
        told: set[int] = set()
        for player, move in decisions(game, state, [RandomBot(1)] * len(wording.names)):
            if state.step not in told:
                told.add(state.step)
                for explanation in misplaced(game, state):
                    check_sentence(wording.refusal(explanation), keys)
            game.apply(state, player, move)
        check_sentence(wording.refusal(game.explain(state, 0, game.notation(0))), keys)


def misplaced(game: Game[State], state: State) -> Iterator[Explanation]:
    """A move that no rule knows, one by each player who is not to move, one of each action of other steps."""
    player = game.actor(state)
    yield game.explain(state, player, "no such move")
    for seat in range(state.players):
        if not state.actors >> seat & 1:
            yield game.explain(state, seat, game.notation(0))
    here = game.steps[state.step].actions
    for action in game.verbs.values():
        if action not in here:
            yield game.explain(state, player, game.notation(action.first))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_neutral_figure_has_a_name(key: str, lang: str) -> None:
    game = catalog()[key]
    for wording in wordings_of(game, lang):
        check_sentence(wording.player(len(wording.names)), pattern_of_keys(game))
