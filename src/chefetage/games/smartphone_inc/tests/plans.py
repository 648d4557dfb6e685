"""Plans in the notation of their moves, and what is read off them."""

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.planning.reading import Reading
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    given,
    table,
)

BASE = "lay dark.a.a.0.1.2"


def layout_of(text: str) -> int:
    return int(GAME.parse(text) - LAY_PADS.first)


def placement_of(text: str) -> int:
    return int(GAME.parse(text) - PLACE_IMPROVEMENT.first)


def read(layout: str, *placed: str) -> list[int]:
    """D, U, R, L, I of a plan."""
    reading = Reading()
    reading.read(layout_of(layout), vec[i64]([placement_of(text) for text in placed]))
    return [int(count) for count in reading.seen][:5]


def later(**fields: object) -> State:
    s = table("red", "yellow", "green", **PLAIN)
    s.round = 2
    return given("plan", s, red=dict(fields))
