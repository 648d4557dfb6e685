"""Smartphone Inc. joins sequence, set-up, view, hidden information, scoring and strategy."""

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
from chefetage.games.smartphone_inc import hidden, view
from chefetage.games.smartphone_inc.rules import scoring, setup
from chefetage.games.smartphone_inc.rules.chance import STREAMS
from chefetage.games.smartphone_inc.rules.components import LEAST_OVERLAP, MOST_OVERLAP, NFC, SIDE_A
from chefetage.games.smartphone_inc.rules.kinds import KINDS
from chefetage.games.smartphone_inc.rules.logistics import SELL_DIRECTLY
from chefetage.games.smartphone_inc.rules.sequence import SEQUENCE
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import TOO_MANY
from chefetage.games.smartphone_inc.rules.unknown_moves import rule_of_text
from chefetage.games.smartphone_inc.strategy.encoder import SmartphoneIncEncoder
from chefetage.games.smartphone_inc.strategy.evaluation import evaluate
from chefetage.games.smartphone_inc.strategy.weights import WEIGHTS, SmartphoneIncWeights

ENCODER = SmartphoneIncEncoder()


class SmartphoneInc(Game[State]):
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

    def imagine(self, s: State, viewer: Player, chance: Chance) -> State:
        return hidden.imagine(s, viewer, chance)

    def score_sheet(self, s: State, p: Player) -> list[ScoreLine]:
        return scoring.score_sheet(s, p)

    def evaluate(self, s: State, p: Player) -> float:
        return evaluate(s, p, WEIGHTS)

    def evaluate_by(self, s: State, p: Player, weights: Weights) -> float:
        assert isinstance(weights, SmartphoneIncWeights)
        return evaluate(s, p, weights)

    def weights_of(self, numbers: Numbers) -> Weights:
        return SmartphoneIncWeights(numbers)

    def encoder(self) -> Encoder[State]:
        return ENCODER

    def explain_unknown(self, s: State, p: Player, text: str) -> Explanation:
        """A plan off the grid, or more goods than NFC sells, is no move, but rules speak of it."""
        rule = rule_of_text(text)
        if rule is None:
            return super().explain_unknown(s, p, text)
        facts: dict[str, int | str] = {}
        if rule == "SI-5.5":
            facts = {"overlap": 0, "least": LEAST_OVERLAP, "most": MOST_OVERLAP}
        elif rule == "SI-14.9":
            facts.update(SELL_DIRECTLY.facts(s, p, 0))
            facts["lack"] = TOO_MANY if s.uses(p, NFC, SIDE_A) else facts["lack"]
        return Explanation("refusal", rule, facts)

    def ranking(self, s: State) -> list[int]:
        """SI-17.4, SI-19.17  The place of each player; Steve can take one before."""
        return [scoring.place_of(s, p) for p in range(s.players)]

    def rivals(self, s: State) -> list[Standing]:
        """SI-19.17  Steve."""
        if not s.is_solo:
            return []
        return [Standing(s.players, scoring.place_of(s, s.steve), scoring.score_sheet(s, s.steve))]

    def verdict(self, s: State) -> str:
        """SI-19.17  Whether the human has beaten Steve."""
        return scoring.verdict_on_steve(s) if s.is_solo else ""
