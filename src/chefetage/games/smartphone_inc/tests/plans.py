"""Plans in the notation of their moves, and what is read off them."""

from collections import Counter
from typing import Unpack

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import SYMBOLS
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.planning.reading import Reading
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.support import PLAIN, active, given, table


def layout_of(text: str) -> int:
    return int(GAME.parse(text) - LAY_PADS.first)


def placement_of(text: str) -> int:
    return int(GAME.parse(text) - PLACE_IMPROVEMENT.first)


def read(layout: str, *placed: str) -> Counter[str]:
    """The active symbols of a plan, open fields left out."""
    reading = Reading()
    reading.read(layout_of(layout), vec[i64]([placement_of(text) for text in placed]))
    return active(reading.seen[:SYMBOLS])


def later(**red: Unpack[Seat]) -> State:
    """The plan of round 2."""
    s = table("red", "yellow", "green", **PLAIN)
    s.round = 2
    return given("plan", s, red=red)
