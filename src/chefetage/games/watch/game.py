"""Watch joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.encoding import Encoder
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.score import ScoreLine
from chefetage.core.state import Move, Player, RuleId
from chefetage.core.view import View
from chefetage.core.weights import Numbers, Weights
from chefetage.games.watch import hidden, view
from chefetage.games.watch.rules import scoring, setup, unknown_moves
from chefetage.games.watch.rules.chance import STREAMS
from chefetage.games.watch.rules.components import RANK
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.kinds import KINDS
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.sequence import SEQUENCE
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.encoder import WatchEncoder
from chefetage.games.watch.strategy.evaluation import evaluate
from chefetage.games.watch.strategy.weights import WEIGHTS, WatchWeights

ENCODER = WatchEncoder()


class Watch(Game[State]):
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
        assert isinstance(weights, WatchWeights)
        return evaluate(s, p, weights)

    def weights_of(self, numbers: Numbers) -> Weights:
        return WatchWeights(numbers)

    def encoder(self) -> Encoder[State]:
        return ENCODER

    def win_shares(self, s: State) -> list[float]:
        """WA-11.19  A solo game is won by the highest rank."""
        if not s.is_solo:
            return super().win_shares(s)
        return [1.0, 0.0] if self.verdict(s) == RANK.keys[-1] else [0.0, 1.0]

    def verdict(self, s: State) -> str:
        """WA-11.19  The rank of a solo game."""
        return scoring.solo_rank(self.totals(s)[0]) if s.is_solo else ""

    def explain_move(self, s: State, p: Player, move: Move, text: str) -> Explanation:
        """Whoever is not to move hears which rule makes the order."""
        explanation = super().explain_move(s, p, move, text)
        if explanation.key == "not-your-turn":
            explanation.rule = order_rule(s)
        return explanation

    def explain_unknown(self, s: State, p: Player, text: str) -> Explanation:
        return unknown_moves.explained(s, p, text) or super().explain_unknown(s, p, text)


def order_rule(s: State) -> RuleId:
    """The rule by which one player decides before another."""
    if s.outer_step == PLACE_WORKERS.number:
        return "WA-4.10" if s.round == 1 else "WA-4.11"
    if s.outer_step == REVEAL_SPIES.number:
        return "WA-5.15"
    return "WA-9.2" if s.outer_step == FINAL_SMUGGLING.number else "WA-4.12"
