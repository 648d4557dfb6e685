"""GF-18  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from typing import Any, Final

from chefetage.core.state import Player
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.showing import show
from chefetage.games.ground_floor.tests.support import actor, begin, given, play
from chefetage.testing.scenarios import Stage

CHAPTER: Final = "GF-18"
ELSEWHERE: Final[set[str]] = set()


class GroundFloorStage(Stage[State]):
    """Companies go by their names; a step ends where the next one would begin."""

    def given(self, fields: dict[str, Any]) -> State:
        return given(**fields)

    def player(self, s: State, name: str) -> Player:
        assert actor(s) == name
        return GAME.actor(s)

    def compare(self, s: State, key: str, wanted: Any) -> None:
        assert show(s, key, wanted) == wanted, key

    def make_move(self, s: State, text: str) -> None:
        play(s, self.move(s, text)[1])

    def begin(self, s: State, step: str) -> None:
        begin(s, step)


STAGE: Final = GroundFloorStage(GAME)
