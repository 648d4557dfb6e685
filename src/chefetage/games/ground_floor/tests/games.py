"""Random games, played once and looked at by many tests."""

from functools import cache

from chefetage.core.events import Event
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.testing.played import PlayedGame

# Human players and options: every player count, every Entrepreneur, every module.
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"automas": "pei"}),
    (1, {"automas": "gropius_hadid"}),
    (2, {}),
    (2, {"automas": "gropius", "events": "on", "eras": "on"}),
    (3, {"remodel_any_time": "on", "voluntary_liquidation": "on"}),
    (3, {"automas": "pei_hadid", "great_depression": "on", "windfall": "on"}),
    (4, {"first_game": "on"}),
    (5, {"eras": "on", "events": "on"}),
]
GAMES_PER_TABLE = 6


@cache
def games(table: int) -> list[PlayedGame[State]]:
    players, options = TABLES[table]
    return [PlayedGame(GAME, players, options, seed) for seed in range(GAMES_PER_TABLE)]


def rounds_of(game: PlayedGame[State]) -> list[list[Event]]:
    """The journal by round."""
    starts = [n for n, event in enumerate(game.journal) if event.kind.name == "round_started"]
    return [game.journal[a:b] for a, b in zip(starts, [*starts[1:], len(game.journal)], strict=True)]
