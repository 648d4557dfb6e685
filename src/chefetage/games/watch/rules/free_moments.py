"""WA-5.32  The free moments of a Phase 3 turn: before, between and after its two parts.

In solo they serve for returning notes (WA-11.15, WA-11.24).
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.watch.rules.documents import PLAY_MOVE_DOCUMENT
from chefetage.games.watch.rules.money import REPAY
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.state import State


class GoOn(Action[State]):
    """WA-5.32  Leave the free moment."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Neither the placement nor the disc part can be passed over."""
        if s.step == PLACE_WORKERS.number:
            return "WA-5.3"
        return "WA-5.20" if BETWEEN_PARTS.number < s.step < AFTER_DISC.number else None

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"passes": 1, "space": s.space_of[p]}

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.actors = 0


class FreeMoment(Step[State]):
    """WA-5.32  Play a "move a disc" document or return notes; skipped where neither is possible."""

    def enter(self, s: State) -> None:
        if self.has_choice(s, s.active):
            s.actors = BIT[s.active]

    def after(self, s: State, p: Player) -> None:
        if not self.has_choice(s, p):
            s.actors = 0

    def facts(self, s: State) -> dict[str, int]:
        """Only what everybody knows: the question may not tell what is in the hand."""
        board = s.boards[s.active]
        documents = board.has_documents() and not board.has_moved_disc
        return {"documents": int(documents), "repays": int(REPAY.refusal(s, s.active, 0) is None)}

    def has_choice(self, s: State, p: Player) -> bool:
        """Going on is one option, any other the second."""
        return REPAY.refusal(s, p, 0) is None or PLAY_MOVE_DOCUMENT.is_possible(s, p)


class ActionPart(Step[State]):
    """WA-5.18  The last step of a space's action; the disc part follows after a free moment."""

    def next(self, s: State) -> i64:
        return BETWEEN_PARTS.number


GO_ON: Final = GoOn("go_on", "WA-5.32")
BEFORE_ACTION: Final = FreeMoment("before_action", "WA-5.32", [PLAY_MOVE_DOCUMENT, REPAY, GO_ON], tells=True)
BETWEEN_PARTS: Final = FreeMoment("between_parts", "WA-5.32", [PLAY_MOVE_DOCUMENT, REPAY, GO_ON], tells=True)
AFTER_DISC: Final = FreeMoment("after_disc", "WA-5.32", [PLAY_MOVE_DOCUMENT, REPAY, GO_ON], tells=True)
