"""TK-3  Rounds, and what players do on their turns."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Decline
from chefetage.core.state import GAME_OVER, Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append
from chefetage.games.tokens.rules.components import AMOUNT, ROUNDS
from chefetage.games.tokens.rules.events import CARD_LAID_DOWN, ROUND_BEGUN, TOKENS_TAKEN
from chefetage.games.tokens.rules.setup import draw_card
from chefetage.games.tokens.rules.state import State


class Take(Action[State]):
    """TK-3.2  Take tokens from the pile; the argument counts from 0, the tokens from 1."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "TK-3.2" if arg + 1 > s.pile else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.pile -= arg + 1
        s.tokens[p] += arg + 1
        s.record(TOKENS_TAKEN, p, arg + 1)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"pile": s.pile, "left": max(0, s.pile - arg - 1)}


class Exchange(Action[State]):
    """TK-3.3  Lay the card down and draw another one."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "TK-3.3" if len(s.deck) == 0 else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.laid_down = append(s.laid_down, s.cards[p])
        s.record(CARD_LAID_DOWN, p, s.cards[p])
        draw_card(s, p)
        s.reveal()  # both cards: the old one to all, the new one to p

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"card": s.cards[p]}


class BeginRound(Step[State]):
    """TK-3.1  The start player is the first to have a turn."""

    def enter(self, s: State) -> None:
        s.round += 1
        s.turn = 0
        s.record(ROUND_BEGUN, s.players, s.round)


class TakeTurn(Step[State]):
    """TK-3.2  One player takes, exchanges or passes; who can only pass is not asked."""

    def enter(self, s: State) -> None:
        self.offer(s, s.order[s.turn])


class EndTurn(Step[State]):
    """TK-3.1  The turn goes to the next player, after the last one a round ends, after the last round the game."""

    def enter(self, s: State) -> None:
        s.turn += 1

    def next(self, s: State) -> i64:
        if s.turn < s.players:
            return TAKE_TURN.number
        return BEGIN_ROUND.number if s.round < ROUNDS else GAME_OVER


TAKE: Final = Take("take", "TK-3.2", [AMOUNT])
EXCHANGE: Final = Exchange("exchange", "TK-3.3")
PASS: Final = Decline[State]("pass", "TK-3.4")
BEGIN_ROUND: Final = BeginRound("begin_round", "TK-3.1", [])
TAKE_TURN: Final = TakeTurn("take_turn", "TK-3.2", [TAKE, EXCHANGE, PASS])
END_TURN: Final = EndTurn("end_turn", "TK-3.1", [])
