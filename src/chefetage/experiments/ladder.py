"""The ladder of a game: every level against the others, at every table, and against the rulebook's opponents.

A match is an experiment of its own: one bot alone among players of another kind, on common deals, from every seat.
"""

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from chefetage.bots.levels import LEVELS, SoloOpponent, Strength, levels_of
from chefetage.core.catalog import find_game
from chefetage.core.info import Options
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.figures import Counter

ORDER = ["random", "greedy", *LEVELS]
NEIGHBOURS = 1000  # games of neighbours at two players
OTHER_NEIGHBOURS = 400  # with the strongest level, or at other tables
FAR_APART = 50  # games of those whose order nobody doubts
WITH_OPTION = 100  # games with an option
TAIL = 0.025  # on each side of a 95 % interval
SEED_BITS = 64


class Match(msgspec.Struct, frozen=True):
    """One against others of a kind, or alone against the rulebook."""

    players: int
    level: str
    against: str  # a bot, or a name of an opponent from the rulebook
    options: Options
    games: int

    @property
    def name(self) -> str:
        """Its folder."""
        options = [] if self.players == 1 else [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([f"{self.players}p", self.level, self.against, *options])

    def experiment(self, game: str, seed: int) -> Experiment:
        """Common deals: all matches of a table have the same."""
        bots = [self.level, *[self.against] * (self.players - 1)]
        deals = int.from_bytes(sha256(f"ladder {seed} {self.players}".encode()).digest()[: SEED_BITS // 8], "big")
        return Experiment(game, [Arm(bots, self.options)], 1, deals).with_games(self.games)

    def strength(self, counter: Counter) -> Strength:
        """What came of it."""
        faring = counter.faring(self.level, [(0, self.level)], self.players)
        wins = faring.wins
        low, high = unless_all_alike(wins.low, wins.high, counter.games)
        return Strength(
            self.players,
            self.level,
            self.against,
            round(wins.value, 4),
            round(low, 4),
            round(high, 4),
            counter.games,
            round(counter.milliseconds(self.level), 2),
            self.options,
        )


def matches(game: str, players: list[int], part: float = 1.0) -> Iterator[Match]:
    """All matches of a ladder, the ones of most interest first; `part` of the usual games are played."""
    found = find_game(game)
    for number in players:
        if number == 1:
            for level in reversed(ORDER[1:]):
                for opponent in solo_opponents(game):
                    games = OTHER_NEIGHBOURS if level == LEVELS[-1] else FAR_APART
                    yield Match(1, level, opponent.name, opponent.options, scaled(games, part))
            continue
        found.info.check_players(number)
        pairs = [(high, low) for high in range(len(ORDER)) for low in range(high)]
        for high, low in sorted(pairs, key=lambda pair: (-games_of(number, *pair), -pair[0])):
            yield Match(number, ORDER[high], ORDER[low], {}, scaled(games_of(number, high, low), part))


def matches_with(options: list[Options], players: int, part: float = 1.0) -> Iterator[Match]:
    """The strongest level against greedy with each of these options."""
    for one in options:
        yield Match(players, LEVELS[-1], "greedy", one, scaled(WITH_OPTION, part))


def unless_all_alike(low: float, high: float, games: int) -> tuple[float, float]:
    """An interval by resampling; it has no width where all games were won or lost: there Clopper's and Pearson's."""
    edge = TAIL ** (1 / games)
    return (edge if low == 1 else low), (1 - edge if high == 0 else high)


def solo_opponents(game: str) -> list[SoloOpponent]:
    return levels_of(find_game(game)).solo


def games_of(players: int, high: int, low: int) -> int:
    """How many games settle who is better."""
    is_strongest = high == len(ORDER) - 1
    if high - low == 1:
        return OTHER_NEIGHBOURS if is_strongest or players > 2 else NEIGHBOURS
    if is_strongest and ORDER[low] == "greedy":
        return OTHER_NEIGHBOURS
    return FAR_APART


def scaled(games: int, part: float) -> int:
    return max(1, round(games * part))
