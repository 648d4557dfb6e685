"""Random games, played once and looked at by many tests."""

from collections.abc import Iterator
from typing import Generic, TypeVar, cast

from chefetage.core.chance import Chance
from chefetage.core.events import Event
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.state import Move, State
from chefetage.playing.journal import journal_of

S = TypeVar("S", bound=State)


class PlayedGame(Generic[S]):
    """A game from set-up to the end; position n + 1 follows from move n."""

    def __init__(self, game: Game[S], players: int, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.states: list[S] = []
        self.told: list[int] = []  # how much of the journal belongs to the positions up to each
        self.offered: list[list[Move]] = []
        s = game.new(players, seed, options)
        self.play_to_the_end(s, Chance.of(seed, ["the players' choices"]))
        self.journal: list[Event] = journal_of(s)

    def play_to_the_end(self, s: S, chance: Chance) -> None:
        self.keep(s)
        while not self.game.is_over(s):
            p = self.game.actor(s)
            moves = self.game.legal_moves(s, p)
            self.offered.append(moves)
            self.game.apply(s, p, moves[chance.below(0, len(moves))])
            self.keep(s)

    def keep(self, s: S) -> None:
        """Remember the position that has been reached."""
        self.states.append(cast(S, s.clone()))
        self.told.append(len(journal_of(s)))

    def events_after(self, move: int) -> list[Event]:
        """What a move set off."""
        return self.journal[self.told[move] : self.told[move + 1]]

    def decisions(self) -> Iterator[tuple[S, list[str]]]:
        """Each position but the last, with all moves that were legal there."""
        for s, moves in zip(self.states[:-1], self.offered, strict=True):
            yield s, [self.game.notation(move) for move in moves]

    def sample(self, size: int) -> list[S]:
        """A few positions, for what would take too long on all."""
        return self.states[: -1 : len(self.states) // size]


class PlayedGames(Generic[S]):
    """Some games with each number of players, played when they are first asked for."""

    def __init__(self, game: Game[S], count: int) -> None:
        self.game = game
        self.count = count
        self.player_counts = range(game.info.players_min, game.info.players_max + 1)
        self.played: dict[int, list[PlayedGame[S]]] = {}

    def games(self, players: int) -> list[PlayedGame[S]]:
        if players not in self.played:
            self.played[players] = [PlayedGame(self.game, players, {}, seed) for seed in range(self.count)]
        return self.played[players]

    def all_games(self) -> list[PlayedGame[S]]:
        return [game for players in self.player_counts for game in self.games(players)]

    def positions(self, players: int) -> Iterator[S]:
        for game in self.games(players):
            yield from game.states

    def sample(self, players: int, size: int = 6) -> Iterator[S]:
        """A few positions of each game."""
        for game in self.games(players):
            yield from game.sample(size)

    def steps_met(self) -> set[str]:
        return {self.game.steps[s.step].name for game in self.all_games() for s in game.states[:-1]}

    def events_met(self) -> set[str]:
        return {event.kind.name for game in self.all_games() for event in game.journal}
