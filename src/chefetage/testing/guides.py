"""Plays the first-game guide of a game, as tests look at it."""

import tomllib
from typing import Any, Final

from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN
from chefetage.words.texts import PACKAGE

LEARNER: Final = 0


def guide_of(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "guide.toml").read_text(encoding="utf-8"))


def start(game: str) -> Match:
    """The game that the guide has prepared."""
    guide = guide_of(game)
    return Match.start(game, guide["seed"], guide["options"], [HUMAN] * guide["players"])


def finished(game: str) -> Match:
    """The same after the last move of the guide."""
    match = start(game)
    for step in guide_of(game)["moves"]:
        match.play(step["seat"], step["move"])
    return match


def views(game: str) -> dict[str, Any]:
    """What the learner sees when an explanation is shown, by its key."""
    match = start(game)
    seen: dict[str, Any] = {}
    for step in guide_of(game)["moves"]:
        if "text" in step:
            seen[step["text"]] = match.game.view(match.state, LEARNER)
        match.play(step["seat"], step["move"])
    return seen
