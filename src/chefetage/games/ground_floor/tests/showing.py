"""The table in the words of the scenarios: what stands under `then`."""

from collections.abc import Callable

from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD, KIND, KIND_OF
from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import (
    BOX,
    CONSTRUCTION_OPEN,
    RETAIL_FROM,
    STOCK_SPACE,
    WAREHOUSE_SPACE,
)
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import SPECIALTY
from chefetage.games.ground_floor.tests.position import company_named, named
from chefetage.games.ground_floor.tests.support import (
    actor,
    board,
    lines,
    names,
    offered,
    order,
    outlets,
    remodeled,
    score,
    stacks,
    step,
)
from chefetage.testing import events, happened


def boxes(s: State) -> dict[str, dict[str, int]]:
    """Boxes that hold Time, by company."""
    found: dict[str, dict[str, int]] = {}
    for box, key in enumerate(BOX.keys):
        for company in range(s.count):
            if s.boxes[box_index(box, company)] > 0:
                found.setdefault(key, {})[named(s, company)] = int(s.boxes[box_index(box, company)])
    return found


def kinds(s: State) -> list[str]:
    return [KIND.keys[KIND_OF[card]] for card in [int(s.current), *reversed(list(s.future))]]


# What a scenario may name.
TABLE: dict[str, Callable[[State], object]] = {
    "step": step,
    "actor": actor,
    "count": lambda s: int(s.count),
    "order": order,
    "popularity": stacks,
    "job_market": lambda s: int(s.job_market),
    "job_price": lambda s: int(s.job_price),
    "kinds": kinds,
    "left": lambda s: names(s, s.left),
    "right": lambda s: names(s, s.right),
    "waiting": lambda s: names(s, s.queue),
    "boxes": boxes,
    "goods": lambda s: [key for space, key in enumerate(WAREHOUSE_SPACE.keys) if s.holds_supply(space)],
    "factory": lambda s: names(s, s.factory),
    "prices": lambda s: offered(s, "price"),
    "stock_spaces": lambda s: {
        key: named(s, int(s.stock_spaces[n])) for n, key in enumerate(STOCK_SPACE.keys) if s.stock_spaces[n] != EMPTY
    },
    "shares": lambda s: {str(n + 1): named(s, int(c)) for n, c in enumerate(s.shares) if c != EMPTY},
    "retail": outlets,
    "happened": happened,
    "floor_prices": lambda s: [event["money"] for event in events(s, "floor_bought")],
    "buy_outs": lambda s: [event["money"] for event in events(s, "bought_out")],
    "copies": lambda s: max(int(left) for left in s.floor_tiles),
    "open_outlets": lambda s: sum(least <= s.count for least in RETAIL_FROM),
    "open_sites": lambda s: int(CONSTRUCTION_OPEN[s.count]),
}
BOARD: dict[str, Callable[[State, str], object]] = {
    "money": lambda s, name: int(board(s, name).money),
    "info": lambda s, name: int(board(s, name).info),
    "time": lambda s, name: int(board(s, name).time),
    "spent": lambda s, name: int(board(s, name).spent),
    "stock": lambda s, name: int(board(s, name).stock),
    "ceo": lambda s, name: int(board(s, name).hired) + 1,
    "untrained": lambda s, name: int(board(s, name).untrained),
    "remodeled": remodeled,
    "specialty": lambda s, name: SPECIALTY.keys[board(s, name).specialty],
    "points": score,
    "sheet": lines,
    "discard": lambda s, name: sorted(AUTOMA_CARD.keys[card] for card in board(s, name).discard),
    "cards": lambda s, name: len(board(s, name).deck) + len(board(s, name).discard),
}


def show(s: State, key: str, wanted: object) -> object:
    """What the table shows of a key; of a company only what is asked for."""
    if key in TABLE:
        return TABLE[key](s)
    assert isinstance(wanted, dict)
    assert company_named(s, key) >= 0
    return {name: BOARD[name](s, key) for name in wanted}
