"""Councils & Contracts joins sequence, set-up, view, hidden information, scoring and strategy."""

from pathlib import Path

from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.info import Options, load_info
from chefetage.core.problem import Problem
from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.core.view import View
from chefetage.games.councils_contracts import hidden, strategy, view
from chefetage.games.councils_contracts.rules import scoring, setup
from chefetage.games.councils_contracts.rules.chance import STREAMS
from chefetage.games.councils_contracts.rules.grid import KINDS_OF_COMPONENTS
from chefetage.games.councils_contracts.rules.sequence import SEQUENCE
from chefetage.games.councils_contracts.rules.state import State


class CouncilsContracts(Game[State]):
    def __init__(self) -> None:
        super().__init__(load_info(Path(__file__).parent), SEQUENCE, STREAMS, KINDS_OF_COMPONENTS)

    def empty_state(self) -> State:
        return State()

    def set_up(self, s: State, options: Options) -> None:
        start = options["start_player"]
        if start != "random" and int(start) > s.players:  # CC-3.11
            raise Problem("bad-start-player", start=start, players=s.players)
        setup.set_up(s, options)

    def view(self, s: State, viewer: Player) -> View:
        return view.view(s)

    def determinize(self, s: State, viewer: Player, chance: Chance) -> State:
        return hidden.determinize(s, chance)

    def score_sheet(self, s: State, p: Player) -> list[ScoreLine]:
        return scoring.score_sheet(s, p)

    def evaluate(self, s: State, p: Player) -> float:
        return strategy.evaluate(s, p)
