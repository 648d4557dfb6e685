"""Tokens joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.core.view import View
from chefetage.core.weights import Numbers, Weights
from chefetage.games.tokens import hidden, view
from chefetage.games.tokens.rules import scoring, setup
from chefetage.games.tokens.rules.chance import STREAMS
from chefetage.games.tokens.rules.kinds import KINDS
from chefetage.games.tokens.rules.sequence import SEQUENCE
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.strategy.evaluation import evaluate
from chefetage.games.tokens.strategy.weights import WEIGHTS, TokensWeights


class Tokens(Game[State]):
    """What the engine asks a game for; each answer stands in the module it is taken from."""

    def __init__(self) -> None:
        super().__init__(load_info(Path(__file__).parent), SEQUENCE, STREAMS.names, KINDS)

    def empty_state(self) -> State:
        return State()

    def set_up(self, s: State, options: Options) -> None:
        setup.set_up(s, options)

    def view(self, s: State, viewer: Player) -> View:
        return view.view(s, viewer)

    def determinize(self, s: State, viewer: Player, chance: Chance) -> State:
        return hidden.determinize(s, viewer, chance)

    def score_sheet(self, s: State, p: Player) -> list[ScoreLine]:
        return scoring.score_sheet(s, p)

    def public_sheet(self, s: State, p: Player) -> list[ScoreLine]:
        return scoring.score_sheet(s, p) if self.is_over(s) else scoring.public_sheet(s, p)

    def evaluate(self, s: State, p: Player) -> float:
        return evaluate(s, p, WEIGHTS)

    def evaluate_by(self, s: State, p: Player, weights: Weights) -> float:
        assert isinstance(weights, TokensWeights)
        return evaluate(s, p, weights)

    def weights_of(self, numbers: Numbers) -> Weights:
        return TokensWeights(numbers)
