"""The texts that a game needs, read off its components and rules."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from chefetage.core.events import EventKind
from chefetage.core.game import Game
from chefetage.core.state import State
from tests.texts.files import folder_of

# The parts of a game's keys that must all be in use.
IN_USE = ("action", "decision", "event", "move", "option", "refusal", "step")


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
    keys = {"title", "neutral", "none"} | component_keys(game)
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
