"""Moves as text: "place smuggle", "sell 5", "lift gears_top.3". Stored and sent is always the text."""

from collections.abc import Mapping
from typing import Final, TypeVar

from chefetage.core.action import Action
from chefetage.core.state import State

S = TypeVar("S", bound=State)
NO_MOVE: Final = -1


def text_of(action: Action[S], arg: int) -> str:
    """The action's name and behind it the keys of its arguments, joined by dots."""
    keys = action.keys(arg)
    return f"{action.name} {'.'.join(keys)}" if keys else action.name


def parse(verbs: Mapping[str, Action[S]], text: str) -> int:
    """The number of a move, or NO_MOVE if no rule knows such a move."""
    verb, _, rest = text.strip().partition(" ")
    action = verbs.get(verb)
    if action is None:
        return NO_MOVE
    keys = rest.strip().split(".") if rest.strip() else []
    if len(keys) != len(action.arguments):
        return NO_MOVE
    arg = 0
    for key, argument in zip(keys, action.arguments, strict=True):
        number = number_of(key, argument.keys)
        if number < 0:
            return NO_MOVE
        arg = arg * len(argument.keys) + number
    return int(action.first) + arg


def number_of(key: str, keys: list[str]) -> int:
    """The number of a key, -1 for none; where it names several components, their order is free."""
    if key in keys:
        return keys.index(key)
    parts = sorted(key.split("+"))
    equal = [number for number, known in enumerate(keys) if sorted(known.split("+")) == parts] if len(parts) > 1 else []
    return equal[0] if equal else -1
