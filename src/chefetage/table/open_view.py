"""All hands on the table: the views of all seats laid over each other."""

from typing import Any

from chefetage.core.state import NOBODY
from chefetage.core.view import View
from chefetage.playing.match import Match


def open_view(match: Match) -> View:
    """What one seat may not see is None in its view; another seat knows it."""
    merged: Any = match.game.view(match.state, NOBODY)
    for seat in range(match.state.players):
        merged = merge(merged, match.game.view(match.state, seat))
    view: View = merged
    return view


def merge(one: Any, other: Any) -> Any:
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: merge(value, other.get(key)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [merge(first, second) for first, second in zip(one, other, strict=True)]
    return one
