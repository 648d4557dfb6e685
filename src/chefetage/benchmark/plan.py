"""Which engines play which games, and by which interpreter."""

import sys
from typing import Final

import msgspec

from chefetage.benchmark.protocol import Task
from chefetage.core.catalog import catalog, find_game
from chefetage.core.engine_mode import is_compiled

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

CHEFETAGE: Final = "chefetage"
EARLIER: Final = "chefetage, earlier"
CATANATRON: Final = "catanatron"
OPEN_SPIEL: Final = "open_spiel"
PETTING_ZOO: Final = "pettingzoo"

PEER_GAMES: Final = {
    CATANATRON: ["catan"],
    OPEN_SPIEL: ["backgammon", "gin_rummy", "hearts", "spades", "euchre", "cribbage", "dou_dizhu"],
    PETTING_ZOO: ["connect_four_v3", "texas_holdem_v4", "hanabi_v5", "chess_v6"],
}


class OwnGame(msgspec.Struct, frozen=True):
    """A game of ours, and how many play it."""

    key: str
    players: int


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure. An interpreter that is None leaves its engines out."""

    games: list[OwnGame]
    compiled_python: str | None = None
    pure_python: str | None = None
    peers_python: str | None = None
    earlier_python: str | None = None  # of the compiled engine as it was before a change
    rounds: int = 5
    seconds: float = 0.5  # CPU time of one slice


class Job(msgspec.Struct, frozen=True):
    """A task and who is to do it; `mode` is the one the interpreter is expected to have."""

    task: Task
    python: str
    mode: str | None = None


def own_games(keys: list[str], players: int | None) -> list[OwnGame]:
    """The named games, or all, each with the given number of players or as many as it takes."""
    chosen = [find_game(key).info for key in keys or catalog()]
    for info in chosen:
        info.check_players(players or info.players_max)
    return [OwnGame(info.key, players or info.players_max) for info in chosen]


def own_pythons(compiled_python: str | None, pure_python: str | None) -> tuple[str | None, str | None]:
    """Interpreters of the compiled and the interpreted engine; the running one stands in for its own mode."""
    if is_compiled():
        return compiled_python or sys.executable, pure_python
    return compiled_python, pure_python or sys.executable


def jobs(config: Config, core: int | None) -> list[Job]:
    return own_jobs(config, core) + peer_jobs(config, core)


def own_jobs(config: Config, core: int | None) -> list[Job]:
    engines = [
        (CHEFETAGE, config.compiled_python, COMPILED),
        (EARLIER, config.earlier_python, COMPILED),
        (CHEFETAGE, config.pure_python, INTERPRETED),
    ]
    return [
        Job(Task("own", engine, game.key, game.players, core), python, mode)
        for game in config.games
        for engine, python, mode in engines
        if python is not None
    ]


def peer_jobs(config: Config, core: int | None) -> list[Job]:
    if config.peers_python is None:
        return []
    return [
        Job(Task("peers", engine, game, None, core), config.peers_python)
        for engine, games in PEER_GAMES.items()
        for game in games
    ]
