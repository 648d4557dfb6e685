"""Every game speaks both languages: whatever can happen has a sentence, and every sentence fits its facts."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chefetage.core.action import Action
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.core.events import EventKind
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.core.texts import BENCHMARK, LANGUAGES, PACKAGE, SERVER, SHARED, game_texts
from chefetage.core.wording import Wording

GAMES = sorted(catalog())
SEEDS = 12 if is_compiled() else 2  # games for each number of players
TRIES = 60  # moves of an action that are tried at a decision
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül"]

# The parts of a game's keys that must all be in use.
IN_USE = ("action", "decision", "event", "move", "option", "refusal", "step")


def folder_of(key: str) -> Path:
    return PACKAGE / "games" / key


FOLDERS = {"texts": SHARED, "benchmark": BENCHMARK, "server": SERVER} | {key: folder_of(key) / "texts" for key in GAMES}


# Files.


@cache
def resource(folder: Path, lang: str) -> ftl.Resource:
    return FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(folder, lang).body if isinstance(entry, ftl.Message)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and all below it, in the order of the file."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part)


def words(message: ftl.Message) -> list[str]:
    return [node.value for node in nodes(message) if isinstance(node, ftl.TextElement)]


def variables(folder: Path, lang: str, key: str) -> set[str]:
    """All facts that a sentence needs, those of the messages it uses included."""
    found: set[str] = set()
    for node in nodes(messages(folder, lang)[key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(folder, lang, node.id.name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_files_are_well_formed(name: str, lang: str) -> None:
    entries = resource(FOLDERS[name], lang).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, german = (set(messages(FOLDERS[name], lang)) for lang in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("key", GAMES)
def test_games_redefine_no_shared_key(key: str) -> None:
    """The shared sentence would win unnoticed."""
    shared = set(messages(SHARED, "en")) | set(messages(BENCHMARK, "en"))
    assert set(messages(FOLDERS[key], "en")) & shared == set()


@pytest.mark.parametrize("name", FOLDERS)
def test_languages_differ(name: str) -> None:
    alike = set()
    for key, message in messages(FOLDERS[name], "en").items():
        has_letters = any(letter.isalpha() for letter in "".join(words(message)))
        if has_letters and words(message) == words(messages(FOLDERS[name], "de")[key]):
            alike.add(key)
    assert alike <= set((FOLDERS[name] / "alike.txt").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("key", GAMES)
def test_languages_name_the_same_numbers(key: str) -> None:
    """Numbers of components, such as prices, stand in some texts."""
    for name, message in messages(FOLDERS[key], "en").items():
        assert numbers(message) == numbers(messages(FOLDERS[key], "de")[name]), name


def numbers(message: ftl.Message) -> set[str]:
    """Without 1, which one language may hide in a plural form."""
    return set(re.findall(r"\d+", " ".join(words(message)))) - {"1"}


# Keys.


def event_kinds(key: str) -> list[EventKind]:
    module = import_module(f"chefetage.games.{key}.rules.events")
    return [value for value in vars(module).values() if isinstance(value, EventKind)]


@cache
def refusal_ids(key: str, prefix: str) -> frozenset[str]:
    """The rule ids in functions of the rules that return one."""
    found: set[str] = set()
    for path in (folder_of(key) / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.returns and "RuleId" in ast.unparse(node.returns):
                found.update(returned_literals(node))
    return frozenset(text for text in found if re.fullmatch(prefix + r"-\d+\.\d+", text))


def returned_literals(function: ast.FunctionDef) -> Iterator[str]:
    for statement in ast.walk(function):
        if isinstance(statement, ast.Return):
            for node in ast.walk(statement):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def component_keys(game: Game[State]) -> set[str]:
    """Of every kind and every argument; plain numbers need no name."""
    kinds = list(game.kinds.items())
    kinds += [(argument.kind, argument.keys) for action in game.verbs.values() for argument in action.arguments]
    return {
        f"{kind}-{part}"
        for kind, keys in kinds
        for key in keys
        for part in key.split("+")
        if part != "none" and part[0].isalpha()
    }


def expected_keys(game: Game[State]) -> set[str]:
    info = game.info
    keys = {"title", "tagline", "neutral", "none"} | component_keys(game)
    for name in game.verbs:
        keys |= {f"action-{name}", f"move-{name}"}
    for step in game.steps:
        if step.actions:
            keys |= {f"step-{step.name}", f"decision-{step.name}"}
    keys |= {f"event-{kind.name}" for kind in event_kinds(info.key)}
    keys |= {"refusal-" + rule.replace(".", "-") for rule in refusal_ids(info.key, info.prefix)}
    for option in info.options:
        keys |= {f"option-{option.key}"} | {f"option-{option.key}-{value}" for value in option.values}
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_has_a_text(key: str, lang: str) -> None:
    assert expected_keys(catalog()[key]) - set(messages(FOLDERS[key], lang)) == set()


@pytest.mark.parametrize("key", GAMES)
def test_no_text_is_left_over(key: str) -> None:
    present = {name for name in messages(FOLDERS[key], "en") if name.split("-")[0] in IN_USE}
    assert present - expected_keys(catalog()[key]) == set()


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


# Sentences.


class Met:
    """The facts that random games supplied to refusals."""

    def __init__(self) -> None:
        self.by_action: dict[str, set[str]] = {}
        self.by_rule: dict[str, set[str]] = {}  # those that every refusal by the rule has


class Teller:
    """Tells random games in words, and equal things only once."""

    def __init__(self, wording: Wording, met: Met) -> None:
        self.wording = wording
        self.game = wording.game
        self.met = met
        self.told: set[tuple[object, ...]] = set()

    def is_new(self, *mark: object) -> bool:
        count = len(self.told)
        self.told.add(mark)
        return len(self.told) > count

    def match(self, seed: int) -> Iterator[str]:
        state = self.game.new(len(self.wording.names), seed, {})
        choice = random.Random(seed)
        while not self.game.is_over(state):
            yield from self.decision(state, choice)
            player = self.game.actor(state)
            self.game.apply(state, player, choice.choice(self.game.legal_moves(state, player)))
        yield from self.story(state)
        yield from self.result(state)

    def decision(self, state: State, choice: random.Random) -> Iterator[str]:
        if self.is_new("decision", state.step):
            yield self.wording.decision(state)
        for move in self.game.legal_moves(state, self.game.actor(state)):
            if self.is_new("move", move):
                yield self.wording.move(move, state, self.game.actor(state))
        for explanation in refusals(self.game, state, choice, self.met):
            if self.is_new("refusal", explanation.rule, *explanation.facts.items()):
                yield self.wording.refusal(explanation)

    def story(self, state: State) -> Iterator[str]:
        for event in state.journal or []:
            if self.is_new("event", event.kind.name, event.player, *event.values().items()):
                yield self.wording.event(event)

    def result(self, state: State) -> Iterator[str]:
        for player in range(state.players):
            for line in self.game.score_sheet(state, player):
                if self.is_new("score", line.key, *line.facts.items()):
                    yield self.wording.score_line(line)
        verdict = self.game.verdict(state)
        if verdict:
            yield self.wording.texts(f"verdict-{verdict}")


def refusals(game: Game[State], state: State, choice: random.Random, met: Met) -> Iterator[Explanation]:
    """Illegal moves among the actions of this step."""
    player = game.actor(state)
    for action in game.steps[state.step].actions:
        met.by_action[action.name] = set(action.facts(state, player, 0))
        for arg in some_args(action, choice):
            explanation = game.explain(state, player, game.notation(action.first + arg))
            if not explanation.legal:
                assert explanation.key == "refusal"
                met.by_rule.setdefault(explanation.rule, set(explanation.facts)).intersection_update(explanation.facts)
                yield explanation


def some_args(action: Action[State], choice: random.Random) -> list[int]:
    size = int(action.size)
    return list(range(size)) if size <= TRIES else choice.sample(range(size), TRIES)


def wordings_of(game: Game[State], lang: str) -> list[Wording]:
    info = game.info
    return [Wording(game, lang, NAMES[:players]) for players in range(info.players_min, info.players_max + 1)]


@pytest.fixture
def strict_bundles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts pass over what Fluent complains of; here it fails."""
    lenient = FluentBundle.format_pattern

    def format_pattern(bundle: FluentBundle, pattern: Any, args: Any = None) -> Any:
        sentence, errors = lenient(bundle, pattern, args)
        assert errors == [], (sentence, args)
        return sentence, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", format_pattern)


def check_sentence(sentence: str, key_pattern: re.Pattern[str]) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}$]|  ", sentence), sentence
    assert not key_pattern.search(sentence), sentence
    assert sentence[0] == sentence[0].upper(), sentence


def pattern_of_keys(game: Game[State]) -> re.Pattern[str]:
    """Finds a key that stands for a missing text."""
    prefixes = {name.split("-")[0] for name in expected_keys(game)} | {"score", "verdict"}
    return re.compile(r"\b(?:" + "|".join(sorted(prefixes)) + r")-[\w-]+")


@pytest.mark.usefixtures("strict_bundles")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_random_games_in_words(key: str, lang: str) -> None:
    game = catalog()[key]
    met = Met()
    keys = pattern_of_keys(game)
    for wording in wordings_of(game, lang):
        teller = Teller(wording, met)
        for seed in range(SEEDS):
            for sentence in teller.match(seed):
                check_sentence(sentence, keys)
    rules = refusal_ids(key, game.info.prefix)
    assert met.by_rule.keys() <= rules
    for rule in rules:
        needed = variables(FOLDERS[key], lang, "refusal-" + rule.replace(".", "-"))
        if rule in met.by_rule:
            assert needed <= met.by_rule[rule], rule
        else:  # no random game met it: at least some action supplies all the facts
            assert any(needed <= facts for facts in met.by_action.values()), rule


@pytest.mark.usefixtures("strict_bundles")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_moves_out_of_place_in_words(key: str, lang: str) -> None:
    """These sentences are shared by all games; the names of steps and actions are the game's."""
    game = catalog()[key]
    keys = pattern_of_keys(game)
    for wording in wordings_of(game, lang):
        state = game.new(len(wording.names), 1, {})
        choice = random.Random(1)
        told: set[int] = set()
        while not game.is_over(state):
            if state.step not in told:
                told.add(state.step)
                for explanation in misplaced(game, state):
                    check_sentence(wording.refusal(explanation), keys)
            player = game.actor(state)
            game.apply(state, player, choice.choice(game.legal_moves(state, player)))
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


@pytest.mark.usefixtures("strict_bundles")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_neutral_figure_has_a_name(key: str, lang: str) -> None:
    game = catalog()[key]
    for wording in wordings_of(game, lang):
        check_sentence(wording.player(len(wording.names)), pattern_of_keys(game))
