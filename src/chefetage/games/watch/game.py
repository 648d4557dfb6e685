"""Watch joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.score import ScoreLine
from chefetage.core.state import Move, Player, RuleId
from chefetage.core.view import View
from chefetage.games.watch import hidden, view
from chefetage.games.watch.rules import scoring, setup
from chefetage.games.watch.rules.chance import STREAMS
from chefetage.games.watch.rules.components import DOCUMENT, MOST_GEARS, MOST_KEPT, MOST_NOTES
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.free_moments import GO_ON
from chefetage.games.watch.rules.kinds import KINDS
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.sequence import SEQUENCE
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS, search_facts
from chefetage.games.watch.rules.spaces.sell import SELL, SELL_GEARS
from chefetage.games.watch.rules.spaces.watch import REPAY_ON_WATCH, TAKE_BLACK_DISC
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.evaluation import evaluate

MOST_DIGITS = 6  # of a number that a player may have meant


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

    def evaluate(self, s: State, p: Player) -> float:
        return evaluate(s, p)

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
        """What no move names although a rule speaks of it: passing, and more than anybody can have."""
        verb, _, rest = text.strip().partition(" ")
        if self.is_over(s) or s.actors >> p & 1 == 0:
            return super().explain_unknown(s, p, text)
        if s.step == PLACE_WORKERS.number and verb == "pass":
            return forbidden("WA-5.3", GO_ON.facts(s, p, 0))
        number = number_meant(rest)
        if s.step == SELL_GEARS.number and verb == SELL.name and number > MOST_GEARS:
            return forbidden("WA-6.9", SELL.facts(s, p, number))
        if s.step == TAKE_BLACK_DISC.number and verb == REPAY_ON_WATCH.name and number > MOST_NOTES:
            return forbidden("WA-6.39", REPAY_ON_WATCH.facts(s, p, number))
        if s.step == SEARCH_DOCUMENTS.number and verb == "keep" and documents_meant(rest) > MOST_KEPT:
            return forbidden("WA-6.31", {**search_facts(s, p, documents_meant(rest)), "document": 0, "seen": 0})
        return super().explain_unknown(s, p, text)


def order_rule(s: State) -> RuleId:
    """The rule by which one player decides before another."""
    if s.outer_step == PLACE_WORKERS.number:
        return "WA-4.10" if s.round == 1 else "WA-4.11"
    if s.outer_step == REVEAL_SPIES.number:
        return "WA-5.15"
    return "WA-9.2" if s.outer_step == FINAL_SMUGGLING.number else "WA-4.12"


def forbidden(rule: RuleId, values: dict[str, int]) -> Explanation:
    facts: dict[str, int | str] = {}
    facts.update(values)
    return Explanation("refusal", rule, facts)


def number_meant(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1


def documents_meant(text: str) -> int:
    """How many documents a text names; 0 if it names anything else."""
    names = text.split("+")
    return len(names) if all(name in DOCUMENT.keys for name in names) else 0
