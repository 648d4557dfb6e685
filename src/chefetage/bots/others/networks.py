"""A bot that plays by a network of one's own, named like network:FILE."""

from functools import cache
from pathlib import Path

from chefetage.bots.bot import Bot
from chefetage.bots.network.bot import SAMPLES, NetworkBot
from chefetage.bots.network.files import NetworkFile, network_for, unpacked
from chefetage.bots.network.network import Network
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem

PREFIX = "network:"

Networks = dict[str, bytes]  # packed, by the name behind the prefix: whoever has no such file gets it this way


def make(name: str, seed: int, networks: Networks, samples: int = SAMPLES) -> Bot:
    return NetworkBot(seed, loaded(name, contents(name, networks)), samples)


def contents(name: str, networks: Networks) -> bytes:
    """The packed network of a bot."""
    file = name.removeprefix(PREFIX)
    if file in networks:
        return networks[file]
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Problem("network-unreadable", network=file, reason=error.strerror or str(error)) from error


@cache
def read(name: str, packed: bytes) -> NetworkFile:
    return unpacked(packed, name)


@cache
def loaded(name: str, packed: bytes) -> Network:
    file = read(name, packed)
    return network_for(find_game(file.head.game), file, name)


def version(name: str, networks: Networks) -> str:
    return read(name, contents(name, networks)).digest
