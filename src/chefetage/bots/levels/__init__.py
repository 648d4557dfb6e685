"""Levels: opponents from a beginner to a master, the same in every game.

What makes a level is data: `strategy/levels.toml` of a game. What it is worth was measured by `chefetage ladder`, which
writes `strategy/strength.toml`.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from chefetage.bots.network.files import shipped, shipped_path
from chefetage.core.engine_mode import is_compiled
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import State

LEVELS = ["level1", "level2", "level3", "level4", "level5"]
USUAL_LEVEL = "level3"  # whom people meet if they say nothing, and who plays on for somebody
# How many times longer a level thinks interpreted than compiled. Searches take 52 times as long in Councils & Contracts
# with two players, a look one move ahead 41 times.
INTERPRETED_FACTOR = 50
SLOW_SECONDS = 2  # for a decision: from here on people are warned
DIGITS = 16
WITH_OPTIONS = "--options"  # of the ladder's command: further matches, the others are as without it


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks. Shares of the win are numbers from 0 to 1."""

    iterations: int = 0  # of the search; 0: it looks one move ahead
    exploration: float = 0.05  # how readily the search tries what looks worse
    temperature: float = 0.0  # how often it takes a move that looks worse: e times as seldom for so much of the win
    worst: float = 1.0  # it never gives away more of the win than that, as far as it sees


class SoloOpponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent from the rulebook for a player alone, by the options that bring it to the table."""

    name: str
    options: dict[str, str] = {}


class LevelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """levels.toml: by level, then by number of players what is different there."""

    levels: dict[str, Level]
    players: dict[str, dict[str, Level]] = {}
    solo: list[SoloOpponent] = []


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of a level: how often it beats another, alone among players of that kind."""

    players: int
    level: str
    against: str
    wins: float  # of the games, a shared win in parts
    low: float  # the 95 % interval
    high: float
    games: int
    milliseconds: float  # for a decision on average, compiled
    options: Options = {}  # of the table

    @property
    def match(self) -> tuple[int, str, str, str]:
        """Who met whom at which table."""
        return self.players, self.level, self.against, str(self.options)


class StrengthFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """strength.toml, written by `chefetage ladder`."""

    command: str = ""
    strength: list[Strength] = []
    made_with: dict[str, str] = {}  # by number of players: `made_with` of those that played


@cache
def levels_of(game: Game[State]) -> LevelsFile:
    """Those of a game; one without levels of its own has the same for all."""
    path = game.folder / "strategy" / "levels.toml"
    if not path.exists():
        return LevelsFile({level: Level() for level in LEVELS})
    return msgspec.toml.decode(path.read_bytes(), type=LevelsFile)


def level_for(game: Game[State], level: str, players: int) -> Level:
    file = levels_of(game)
    return file.players.get(str(players), {}).get(level, file.levels[level])


def is_trained(game: Game[State], players: int) -> bool:
    """Whether levels have a network for so many players; without one that fits, all of them play like `greedy`."""
    try:
        return shipped(game, players) is not None
    except Problem:
        return False


def are_alike(game: Game[State], bots: list[str], players: int) -> bool:
    """Whether there are levels among the bots that differ in nothing but their names."""
    return not set(bots).isdisjoint(LEVELS) and not is_trained(game, players)


@cache
def strength_of(game: Game[State]) -> StrengthFile:
    return measured_in(game.folder / "strategy" / "strength.toml")


def as_toml(file: StrengthFile) -> str:
    """strength.toml as it is written."""
    lines = ["# What the levels are worth, as the command measured it.", f'command = "{file.command}"']
    lines += ["", "[made_with]", *(f'{players} = "{digest}"' for players, digest in sorted(file.made_with.items()))]
    for one in file.strength:
        lines += ["", "[[strength]]"]
        facts = msgspec.structs.asdict(one)
        options = facts.pop("options")
        lines += [f"{key} = {msgspec.json.encode(value).decode()}" for key, value in facts.items()]
        if options:
            pairs = [f'{key} = "{value}"' for key, value in options.items()]
            lines.append(f"options = {{ {', '.join(pairs)} }}")
    return "\n".join([*lines, ""])


def made_with(game: Game[State], players: int) -> str:
    """Tells apart what levels think with: the network, and the numbers of each level."""
    network = shipped_path(game, players)
    numbers = [level_for(game, level, players) for level in LEVELS]
    packed = network.read_bytes() if network.exists() else b""
    return sha256(msgspec.json.encode(numbers) + packed).hexdigest()[:DIGITS]


def measured_in(path: Path) -> StrengthFile:
    """What a file like strength.toml says; nothing if it is not there. A Problem if it is another kind of file."""
    if not path.exists():
        return StrengthFile()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=StrengthFile)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise Problem("strength-unreadable", file=str(path), reason=str(error)) from error


def put_into(older: StrengthFile, newer: StrengthFile) -> StrengthFile:
    """What was measured before and still holds, and what was measured now.

    There is one command that gives all of it again: games of another seed, or of a part of the ladder, do not stay.
    """
    if not set(older.command.split()) ^ set(newer.command.split()) <= {WITH_OPTIONS}:
        return newer
    measured = {one.match for one in newer.strength}
    still = [
        one
        for one in older.strength
        if older.made_with.get(str(one.players)) == newer.made_with.get(str(one.players)) and one.match not in measured
    ]
    ordered = sorted([*still, *newer.strength], key=lambda one: one.players)
    return StrengthFile(max(older.command, newer.command, key=len), ordered, newer.made_with)


def strengths(game: Game[State], bot: str, players: int) -> list[Strength]:
    """What was measured of a bot at tables of so many players who play the game as it is."""
    found = strength_of(game).strength
    return [one for one in found if (one.level, one.players) == (bot, players) and (players == 1 or not one.options)]


def strength_to_tell(game: Game[State], bot: str, players: int) -> Strength | None:
    """What tells most of a level: how it fares against the next weaker one, and the weakest against any moves."""
    if bot not in LEVELS or not is_trained(game, players):
        return None
    weaker = LEVELS[LEVELS.index(bot) - 1] if bot != LEVELS[0] else "random"
    return next((one for one in strengths(game, bot, players) if one.against == weaker), None)


def slowdown() -> int:
    """How many times longer this engine thinks than the compiled one, with which levels are measured."""
    return 1 if is_compiled() else INTERPRETED_FACTOR


def usual_seconds(game: Game[State], bot: str, players: int) -> float:
    """How long a decision takes here on average, as far as it was measured; 0 if not. Nobody's secret goes into it."""
    measured = [one.milliseconds for one in strengths(game, bot, players)]
    return max(measured, default=0.0) / 1000 * slowdown()


def searches(game: Game[State], bot: str, players: int) -> bool:
    """Whether the bot thinks long: a level that looks further ahead than one move."""
    return bot in LEVELS and level_for(game, bot, players).iterations > 0
