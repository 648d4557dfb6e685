"""Bots that are not ours: classes of other packages, and programs in any language.

Only experiments ask for them, whose author names them. At the web table, where anybody may name a bot, there are ours.
"""

from chefetage import __version__
from chefetage.bots import BOTS, make_bot
from chefetage.bots.bot import Bot
from chefetage.bots.guarded import GuardedBot
from chefetage.bots.network.bot import SAMPLES
from chefetage.bots.others import networks, of_packages, programs, weighed


def any_bot(
    name: str,
    seed: int,
    move_seconds: float = programs.MOVE_SECONDS,
    known: networks.Networks | None = None,
    samples: int = SAMPLES,
) -> Bot:
    """One of ours, greedy:FILE, network:FILE, search:ITERATIONS:FILE, package.module:Class or exec:COMMAND.

    A Problem says what is wrong with another name.

    A bot that is not ours may fail: it is guarded, so that the game goes on.
    """
    if networks.plays_by_network(name):
        return networks.make(name, seed, known or {}, samples)
    if name.startswith(weighed.PREFIX):
        return weighed.make(name, seed, known or {})
    if name.startswith(programs.PREFIX):
        return GuardedBot(programs.make(name, seed, move_seconds), seed)
    if of_packages.is_class_name(name):
        return GuardedBot(of_packages.make(name, seed), seed)
    return make_bot(name, seed)


def version_of(name: str, known: networks.Networks | None = None) -> str:
    """By what one knows that a bot plays as it did; ours change with the program."""
    if name in BOTS:
        return __version__
    if networks.plays_by_network(name):
        return networks.version(name, known or {})
    if name.startswith(weighed.PREFIX):
        return weighed.version(name, known or {})
    return of_packages.version(name) if of_packages.is_class_name(name) else programs.version(name)
