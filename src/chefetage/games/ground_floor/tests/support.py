"""What the tests of Ground Floor share: positions, moves, refusals, options and what happened."""

from typing import NamedTuple, Unpack

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import RETAIL_SPACE
from chefetage.games.ground_floor.rules.scoring import points
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import FLOOR, ROOM, TENANT
from chefetage.games.ground_floor.tests.fields import Fields
from chefetage.games.ground_floor.tests.position import build, company_named, named
from chefetage.testing.playing import Playing

PLAYING = Playing(GAME, first=None, stops=True)
begin, play, refusal = PLAYING.begin, PLAYING.play, PLAYING.refusal
options, step = PLAYING.options, PLAYING.step

PEI = {"automas": "pei"}
GROPIUS = {"automas": "gropius"}


def given(step: str, players: int = 3, **fields: Unpack[Fields]) -> State:
    """A position in which a step has just begun; without a decision the step is over.

    The journal tells what has happened since the step began.
    """
    return begin(build(players, fields), step)


def turn(players: int = 3, **fields: Unpack[Fields]) -> State:
    """Marion's first turn of phase III."""
    return given("schedule_business", players, **fields)


def offered(s: State, verb: str) -> list[str]:
    """What the player may do by one action."""
    return [text.partition(" ")[2] for text in PLAYING.options(s) if text.partition(" ")[0] == verb]


def actor(s: State) -> str:
    """Who must decide; "" if nobody."""
    return named(s, int(GAME.actor(s)))


# Reading the table.


def board(s: State, name: str = "marion") -> Company:
    return s.companies[company_named(s, name)]


class Goods(NamedTuple):
    money: int
    info: int
    supplies: int


def goods(s: State, name: str = "marion") -> Goods:
    owner = board(s, name)
    return Goods(int(owner.money), int(owner.info), int(owner.supplies))


def remodeled(s: State, name: str = "marion") -> list[str]:
    return [key for room, key in enumerate(ROOM.keys) if board(s, name).has_remodeled(room)]


def tenants(s: State, name: str = "marion") -> list[str]:
    return [key for tile, key in enumerate(TENANT.keys) if board(s, name).has_tenant(tile)]


def floors(s: State, name: str = "marion") -> list[str]:
    return [key for tile, key in enumerate(FLOOR.keys) if board(s, name).has_floor(tile)]


def names(s: State, spaces: vec[i64]) -> list[str]:
    return [named(s, int(company)) for company in spaces]


def outlets(s: State) -> dict[str, str]:
    """The products in the Retail Outlets."""
    return {RETAIL_SPACE.keys[space]: named(s, int(c)) for space, c in enumerate(s.retail) if c != EMPTY}


def order(s: State) -> list[str]:
    return [named(s, int(company)) for company in s.popularity]


def stacks(s: State) -> dict[str, list[str]]:
    """The Popularity track by space, stacks from the top."""
    found: dict[str, list[str]] = {}
    for company in s.popularity:
        found.setdefault(str(s.position[company]), []).append(named(s, int(company)))
    return found


def score(s: State, name: str = "marion") -> int:
    return int(points(s, company_named(s, name)))


def lines(s: State, name: str = "marion") -> dict[str, int]:
    """The score sheet."""
    return {line.key: int(line.points) for line in GAME.score_sheet(s, company_named(s, name))}
