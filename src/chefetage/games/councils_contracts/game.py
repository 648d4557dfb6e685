"""Councils & Contracts joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.encoding import Encoder
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.score import ScoreLine
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.view import View
from chefetage.core.weights import Numbers, Weights
from chefetage.games.councils_contracts import hidden, view
from chefetage.games.councils_contracts.rules import scoring, setup, unknown_moves
from chefetage.games.councils_contracts.rules.chance import STREAMS
from chefetage.games.councils_contracts.rules.components import CARD, TOWN_HALL
from chefetage.games.councils_contracts.rules.kinds import KINDS
from chefetage.games.councils_contracts.rules.sequence import SEQUENCE
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.strategy import evaluation
from chefetage.games.councils_contracts.strategy.encoder import CouncilsContractsEncoder
from chefetage.games.councils_contracts.strategy.weights import WEIGHTS, CouncilsContractsWeights

ENCODER = CouncilsContractsEncoder()


class CouncilsContracts(Game[State]):
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
        return evaluation.evaluate(s, p, WEIGHTS)

    def evaluate_by(self, s: State, p: Player, weights: Weights) -> float:
        assert isinstance(weights, CouncilsContractsWeights)
        return evaluation.evaluate(s, p, weights)

    def weights_of(self, numbers: Numbers) -> Weights:
        return CouncilsContractsWeights(numbers)

    def encoder(self) -> Encoder[State]:
        return ENCODER

    def explain_unknown(self, s: State, p: Player, text: str) -> Explanation:
        verb, _, rest = text.strip().partition(" ")
        named = rest.strip()
        rule = unknown_moves.forbidding_rule(s, p, verb, named)
        if rule is None or verb not in self.verbs:
            return super().explain_unknown(s, p, text)
        action = self.verbs[verb]
        if s.step == GAME_OVER or s.actors >> p & 1 == 0 or not self.steps[s.step].has_action(action):
            return self.explain_move(s, p, action.first, text)  # it is not the time for any such move
        facts: dict[str, int | str] = {}
        facts.update(action.facts(s, p, TOWN_HALL if named == CARD.keys[TOWN_HALL] else 0))
        facts.update(unknown_moves.facts_named(s, verb, named))
        return Explanation("refusal", rule, facts)
