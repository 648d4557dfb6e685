"""Random games over all options, played once and looked at by many tests."""

from functools import cache

from chefetage.core.chance import Chance
from chefetage.core.events import Event
from chefetage.core.info import Options
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State

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


class PlayedGame:
    """A game from set-up to the end; position n + 1 follows from move n."""

    def __init__(self, players: int, options: Options, seed: int) -> None:
        self.options = options
        self.states: list[State] = []
        self.told: list[int] = []  # how much of the journal belongs to the positions up to each
        self.counts: list[int] = []  # legal moves at each decision
        s = GAME.new(players, seed, options)
        assert s.journal is not None
        self.journal: list[Event] = s.journal
        self.play_to_the_end(s, Chance.of(seed, ["the players' choices"]))

    def play_to_the_end(self, s: State, chance: Chance) -> None:
        self.keep(s)
        while not GAME.is_over(s):
            p = GAME.actor(s)
            moves = GAME.legal_moves(s, p)
            self.counts.append(len(moves))
            GAME.apply(s, p, moves[chance.below(0, len(moves))])
            self.keep(s)

    def keep(self, s: State) -> None:
        self.states.append(s.clone())
        self.told.append(len(self.journal))

    def events_after(self, move: int) -> list[Event]:
        """What a move set off."""
        return self.journal[self.told[move] : self.told[move + 1]]


@cache
def games(table: int) -> list[PlayedGame]:
    players, options = TABLES[table]
    return [PlayedGame(players, options, seed) for seed in range(GAMES_PER_TABLE)]


def all_games() -> list[PlayedGame]:
    return [game for table in range(len(TABLES)) for game in games(table)]
