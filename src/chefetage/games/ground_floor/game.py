"""Ground Floor joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.encoding import Encoder
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.score import ScoreLine, Standing
from chefetage.core.state import Player
from chefetage.core.view import View
from chefetage.core.weights import Numbers, Weights
from chefetage.games.ground_floor import hidden, view
from chefetage.games.ground_floor.rules import scoring, setup
from chefetage.games.ground_floor.rules.cards import ENTREPRENEUR
from chefetage.games.ground_floor.rules.chance import STREAMS
from chefetage.games.ground_floor.rules.conduct_business.construction_company import unplaced_refusal
from chefetage.games.ground_floor.rules.kinds import KINDS
from chefetage.games.ground_floor.rules.own_board import misnamed_refusal
from chefetage.games.ground_floor.rules.sequence import SEQUENCE
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.encoder import GroundFloorEncoder
from chefetage.games.ground_floor.strategy.evaluation import evaluate
from chefetage.games.ground_floor.strategy.weights import WEIGHTS, GroundFloorWeights

ENCODER = GroundFloorEncoder()


class GroundFloor(Game[State]):
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

    def evaluate(self, s: State, p: Player) -> float:
        return evaluate(s, p, WEIGHTS)

    def evaluate_by(self, s: State, p: Player, weights: Weights) -> float:
        assert isinstance(weights, GroundFloorWeights)
        return evaluate(s, p, weights)

    def weights_of(self, numbers: Numbers) -> Weights:
        return GroundFloorWeights(numbers)

    def encoder(self) -> Encoder[State]:
        return ENCODER

    def explain_unknown(self, s: State, p: Player, text: str) -> Explanation:
        """What is no move, or not yet a whole one, although a rule speaks of it."""
        words = text.split()
        rule = misnamed_refusal(words) or unplaced_refusal(words)
        return Explanation("refusal", rule, {}) if rule else super().explain_unknown(s, p, text)

    def ranking(self, s: State) -> list[int]:
        """GF-11.4, GF-13.34  Among all companies; an Automa can take a place before a player."""
        return scoring.ranks(s)[: s.players]

    def rivals(self, s: State) -> list[Standing]:
        """GF-13.34  The Automas."""
        places = scoring.ranks(s)
        return [
            Standing(s.players + s.companies[company].entrepreneur, places[company], scoring.score_sheet(s, company))
            for company in range(s.players, s.count)
        ]

    def verdict(self, s: State) -> str:
        """GF-13.34, GF-13.43  An Automa has won, or a player who was alone with Automas."""
        winner = scoring.winner(s)
        if winner >= s.players:
            return ENTREPRENEUR.keys[s.companies[winner].entrepreneur] + "_won"
        return "won" if s.players == 1 else ""
