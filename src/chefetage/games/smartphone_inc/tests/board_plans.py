"""Plans as the engine reads them, for the planning desk's own reading of plans.

  python -m chefetage.games.smartphone_inc.tests.board_plans

writes readings.jsonl (random plans and their symbols) and results.jsonl (plans of random games and what they led to).
"""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
from mypy_extensions import i64

from chefetage.core.events import Event
from chefetage.core.info import Options
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import SYMBOL, TILE, TILES
from chefetage.games.smartphone_inc.rules.events import GOODS_PAID, PRICE_SET, PRODUCED, SYMBOLS_PAID
from chefetage.games.smartphone_inc.rules.logistics import logistics_markers
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    LAYER,
    PLACES,
    POSITIONS,
    SPAN,
    is_legal_position,
)
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLAN
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, layer_of, overlap_of, span_of, tile_of
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.view import company_view, view
from chefetage.testing.played import PlayedGame

FOLDER = Path(__file__).parent.parent / "web" / "tests"
READINGS = 400
MOST_TILES = 4
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (5, {"tech_sides": "plain", "hardcore": "on"}),
    (3, {"tech_sides": "plain", "start_improvement_in_round_1": "on"}),
    (4, {"ceo_technologies": "on", "hardcore": "on"}),
]

Line = dict[str, object]


def readings() -> list[Line]:
    """Random plans, also with improvements that stick out."""
    choice = random.Random(1)
    layouts = [layout for layout in range(LAY_PADS.size) if is_legal_position(layout % POSITIONS)]
    return [read(choice.choice(layouts), random_placements(choice)) for _ in range(READINGS)]


def random_placements(choice: random.Random) -> vec[i64]:
    tiles = choice.sample(range(TILES), choice.randint(0, MOST_TILES))
    return vec[i64]([tile * PLACES + choice.randrange(PLACES) for tile in tiles])


def read(layout: int, placed: vec[i64]) -> Line:
    reading = Reading()
    reading.read(layout, placed)
    return {
        "layout": LAY_PADS.keys(layout),
        "placed": [placement_of(placement) for placement in placed],
        "symbols": dict(zip(SYMBOL.keys, reading.seen, strict=False)),
        "covered": int(overlap_of(layout)),
    }


def placement_of(placement: i64) -> dict[str, str]:
    keys = (TILE.keys[tile_of(placement)], LAYER.keys[layer_of(placement)], SPAN.keys[span_of(placement)])
    return dict(zip(("tile", "layer", "span"), keys, strict=True))


def results() -> list[Line]:
    """Every plan of a few random games, with the price and the goods that followed."""
    return [line for players, options in TABLES for line in of_game(PlayedGame(GAME, players, options, 1))]


def of_game(game: PlayedGame[State]) -> Iterator[Line]:
    for number, (before, after) in enumerate(zip(game.states, game.states[1:], strict=False)):
        if before.step == PLAN.number != after.step:
            events = game.events_after(number)
            yield from (result(before, after, p, events) for p in range(before.players))


def result(before: State, after: State, p: Player, events: list[Event]) -> Line:
    """The company as its player saw it while planning, and what the plan led to."""
    seen = view(before, p)
    told = {event.kind.name: event.values() for event in events if event.player == p}
    return {
        "technologies": seen["technologies"],
        "company": seen["companies"][p],
        "regions": seen["regions"],
        "plan": company_view(after, p, p)["plan"],
        "price": told[PRICE_SET.name]["price"],
        "goods": told[PRODUCED.name]["goods"],
        "logistics": logistics_markers(after, p),
        "cost": cost_of(told) if before.is_hardcore else None,
    }


def cost_of(told: dict[str, dict[str, int]]) -> int:
    """Hardcore mode: VP paid for symbols and goods."""
    symbols = told.get(SYMBOLS_PAID.name, {"paid": 0, "gained": 0})
    return symbols["paid"] - symbols["gained"] + told.get(GOODS_PAID.name, {"vp": 0})["vp"]


def lines(found: list[Line]) -> bytes:
    return msgspec.json.Encoder().encode_lines(found)


FILES = {"readings.jsonl": readings, "results.jsonl": results}

if __name__ == "__main__":
    for name, found in FILES.items():
        (FOLDER / name).write_bytes(lines(found()))
