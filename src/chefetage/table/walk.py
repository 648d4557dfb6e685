"""A walk through a match: each move in words, with the round and the scores behind it; kept for the next reader."""

from typing import NamedTuple

from chefetage.core.state import State
from chefetage.playing.match import Match
from chefetage.playing.record import MoveLine
from chefetage.playing.standing import holdings
from chefetage.words.wording import Wording


class Passed(NamedTuple):
    """A move of the walk, and how things stood after it."""

    line: MoveLine
    text: str
    round: int  # 0 in a game that counts none
    totals: list[int]
    holdings: dict[str, list[int]]  # by kind, then by player


class Walk:
    """In one language. It goes on where it stopped; if moves were taken back, it begins anew."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.passed: list[Passed] = []
        self.state: State | None = None

    def through(self, match: Match) -> list[Passed]:
        if any(passed.line != line for passed, line in zip(self.passed, match.record.moves, strict=False)):
            self.passed.clear()
        if len(self.passed) > match.ply or not self.passed:
            self.passed.clear()
            self.state = match.trail.start.clone()
        for line in match.record.moves[len(self.passed) :]:
            self.step(line)
        return self.passed

    def step(self, line: MoveLine) -> None:
        state, game = self.state, self.wording.game
        assert state is not None
        move = game.parse(line.move)
        text = self.wording.move(move, state, line.seat)
        game.apply(state, line.seat, move)
        self.passed.append(Passed(line, text, int(state.round), game.totals(state), holdings(game, state)))
