"""Bots that play by a network of one's own: network:FILE looks one move ahead, search:ITERATIONS:FILE further."""

from functools import cache
from pathlib import Path

from chefetage.bots.bot import Bot
from chefetage.bots.network.bot import SAMPLES, NetworkBot
from chefetage.bots.network.files import NetworkFile, network_for, unpacked
from chefetage.bots.network.network import Network
from chefetage.bots.search.bot import SearchBot
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem

PREFIX = "network:"
SEARCH_PREFIX = "search:"

Networks = dict[str, bytes]  # packed, by the name behind the prefix: whoever has no such file gets it this way


def plays_by_network(name: str) -> bool:
    return name.startswith((PREFIX, SEARCH_PREFIX))


def make(name: str, seed: int, networks: Networks, samples: int = SAMPLES) -> Bot:
    network = loaded(name, contents(name, networks))
    if name.startswith(PREFIX):
        return NetworkBot(seed, network, samples)
    return SearchBot(seed, network, iterations_of(name))


def searching(network: str, iterations: int) -> str:
    """The name of the bot that searches by a network."""
    return f"{SEARCH_PREFIX}{iterations}:{network}"


def iterations_of(name: str) -> int:
    number = name.removeprefix(SEARCH_PREFIX).partition(":")[0]
    if not number.isdecimal() or int(number) < 1:
        raise Problem("search-bad-name", name=name)
    return int(number)


def file_of(name: str) -> str:
    """The network of a bot: a file, or a name that an experiment gives it."""
    if name.startswith(PREFIX):
        return name.removeprefix(PREFIX)
    return name.removeprefix(SEARCH_PREFIX).partition(":")[2]


def contents(name: str, networks: Networks) -> bytes:
    """The packed network of a bot."""
    file = file_of(name)
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
