"""Bots: players made of code, by name."""

from collections.abc import Callable
from functools import partial
from typing import Final

from chefetage.bots.bot import Bot
from chefetage.bots.greedy import GreedyBot
from chefetage.bots.levels import LEVELS
from chefetage.bots.levels.bot import LevelBot
from chefetage.bots.random import RandomBot
from chefetage.core.problem import Problem

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, name=level) for level in LEVELS},
}


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of a name in BOTS; a Problem names the known ones."""
    if name not in BOTS:
        raise Problem("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
