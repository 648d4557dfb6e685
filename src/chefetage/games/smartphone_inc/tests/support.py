"""What the tests of Smartphone Inc. share: positions, moves, refusals, options and what happened."""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import REGION
from chefetage.games.smartphone_inc.rules.components import SYMBOL, TECHNOLOGY
from chefetage.games.smartphone_inc.rules.state import Company, State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import build, close_retailers, seat
from chefetage.games.smartphone_inc.view import SmartphoneIncView, view
from chefetage.testing.playing import Playing

PLAIN: Final = {"tech_sides": "plain"}
BASE: Final = "lay dark.a.a.0.1.2"  # a base layout; covers one field

PLAYING: Final = Playing(GAME)
begin = PLAYING.begin
number_of = PLAYING.number_of
play = PLAYING.play
refusal = PLAYING.refusal
options = PLAYING.options
step = PLAYING.step


# Positions.


def table(*colors: str, **options: str) -> State:
    """A game set up with these colours, at the first plan; without retailers unless they are named later."""
    wanted = colors or ("red", "yellow", "green")
    s = GAME.new(len(wanted), 1, {"color_assignment": "choose", **options})
    for p, color in enumerate(wanted):
        if step(s) == "choose_colors":
            play(s, f"color {color}", player=p)
    while step(s) == "start_offices":
        play(s, PLAYING.options(s)[0], player=GAME.actor(s))
    close_retailers(s)
    return s


def given(name: str, s: State, **seats: Seat) -> State:
    """The position with each named colour set as told, taken on from the start of a step to a decision."""
    return begin(build(s, seats), name)


def plan(s: State, *plans: str) -> State:
    """Each player's plan: planning moves joined by "; "."""
    for p, moves in enumerate(plans):
        play(s, *moves.split("; "), player=p)
    return s


# Reading the table.


def seen(s: State, viewer: Player = NOBODY) -> SmartphoneIncView:
    return view(s, viewer)


def company(s: State, color: str) -> Company:
    return s.companies[seat(s, color)]


def symbols(s: State, p: Player = 0) -> Counter[str]:
    """What is active in the plan shown."""
    return active(s.companies[p].symbols)


def active(counts: vec[i64]) -> Counter[str]:
    """Symbols by name; open fields are left out."""
    named = zip(SYMBOL.keys, counts, strict=True)
    return Counter({key: int(count) for key, count in named if count and key != "open"})


def offices(s: State, p: Player = 0) -> dict[str, int]:
    return {REGION.keys[region]: int(count) for region, count in enumerate(s.companies[p].offices_in) if count}


def markers_in(s: State, p: Player = 0) -> dict[str, int]:
    """By region."""
    return seen(s)["companies"][p]["expansion"]


def markers_on(s: State, p: Player = 0) -> dict[str, int]:
    """By technology."""
    return seen(s)["companies"][p]["research"]


def patent_holder(s: State, key: str) -> Player:
    return s.patents[TECHNOLOGY.keys.index(key)]


def slots(s: State, key: str) -> list[int]:
    return seen(s)["regions"][key]["slots"]


def goods_on(s: State, key: str) -> list[int]:
    """Who has sold to which customer."""
    return seen(s)["regions"][key]["customers"]


def technologies(s: State, p: Player = 0) -> list[str]:
    return seen(s)["companies"][p]["technologies"]
