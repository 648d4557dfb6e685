"""Random games over all options, played once and looked at by many tests."""

from functools import cache

from chefetage.core.info import Options
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.testing.played import PlayedGame

PLAIN_TABLES: list[tuple[int, Options]] = [(players, {}) for players in range(1, 6)]
OTHER_TABLES: list[tuple[int, Options]] = [
    (1, {"map": "usa", "tech_sides": "plain"}),
    (1, {"steve_level": "hard", "tech_sides": "random"}),
    (1, {"steve_level": "easy", "color_assignment": "choose"}),
    (2, {"map": "usa", "hardcore": "on", "contracts": "on"}),
    (3, {"map": "usa", "ceo_technologies": "on", "tech_sides": "plain"}),
    (2, {"tech_sides": "plain", "start_improvement_in_round_1": "on"}),
    (3, {"tech_sides": "random", "hardcore": "on", "retailer_sides": "a"}),
    (4, {"ceo_technologies": "on", "contracts": "on", "color_assignment": "choose"}),
    (5, {"tech_sides": "plain", "hardcore": "on", "contracts": "on", "color_assignment": "choose"}),
]
TABLES = PLAIN_TABLES + OTHER_TABLES
GAMES_PER_TABLE = 6


@cache
def games(table: int) -> list[PlayedGame[State]]:
    players, options = TABLES[table]
    return [PlayedGame(GAME, players, options, seed) for seed in range(GAMES_PER_TABLE)]


def all_games() -> list[PlayedGame[State]]:
    return [game for table in range(len(TABLES)) for game in games(table)]
