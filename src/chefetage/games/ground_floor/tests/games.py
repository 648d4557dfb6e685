"""Random games, played once and looked at by many tests."""

from functools import cache

from chefetage.core.chance import Chance
from chefetage.core.events import Event
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State

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


class PlayedGame:
    """A game from set-up to the end; position n + 1 follows from move n."""

    def __init__(self, players: int, options: dict[str, str], seed: int) -> None:
        self.states: list[State] = []
        self.told: list[int] = []  # how much of the journal belongs to the positions up to each
        self.moves: list[str] = []
        s = GAME.new(players, seed, options)
        assert s.journal is not None
        self.journal: list[Event] = s.journal
        self.play_to_the_end(s, Chance.of(seed, ["the players' choices"]))

    def play_to_the_end(self, s: State, chance: Chance) -> None:
        self.keep(s)
        while not GAME.is_over(s):
            p = GAME.actor(s)
            moves = GAME.legal_moves(s, p)
            move = moves[chance.below(0, len(moves))]
            self.moves.append(GAME.notation(move))
            GAME.apply(s, p, move)
            self.keep(s)

    def keep(self, s: State) -> None:
        self.states.append(s.clone())
        self.told.append(len(self.journal))

    def rounds(self) -> list[list[Event]]:
        """The journal by round."""
        starts = [n for n, event in enumerate(self.journal) if event.kind.name == "round_started"]
        return [self.journal[a:b] for a, b in zip(starts, [*starts[1:], len(self.journal)], strict=True)]


@cache
def games(table: int) -> list[PlayedGame]:
    players, options = TABLES[table]
    return [PlayedGame(players, options, seed) for seed in range(GAMES_PER_TABLE)]
