"""A plan as it is seen from above."""

from typing import Final

from chefetage.games.smartphone_inc.rules.components import (
    FIRST_FIELD,
    PAD,
    PAD_FIELDS,
    SECOND_FIELD,
    SIDE,
    SYMBOL,
    TILE,
)
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_NAMES,
    CELL_OF_FIELD,
    CELLS,
    GRID_COLUMNS,
    GRID_ROWS,
    LOWER_AT,
    UPPER_AT,
    number_of_position,
)
from chefetage.games.smartphone_inc.view import PlanView

SIGN_OF: Final = {"price_down": "−", "price_up": "+", "research": "R", "logistics": "L", "improve": "I", "open": "·"}
SIGNS: Final = [SIGN_OF[symbol] for symbol in SYMBOL.keys]  # by symbol


def drawn(plan: PlanView) -> str:
    """The fields that are active, on the grid."""
    grid = [" "] * (GRID_ROWS * GRID_COLUMNS)
    position = number_of_position(plan["rotation"], plan["column"], plan["row"])
    upper_at = [int(UPPER_AT[position * CELLS + cell]) for cell in range(CELLS)]
    lower_at = [int(place) for place in LOWER_AT]
    for layer, pad, side, at in (
        ("lower", plan["lower"], plan["lower_side"], lower_at),
        ("upper", plan["upper"], plan["upper_side"], upper_at),
    ):
        fields = PAD_FIELDS[PAD.keys.index(pad) * 2 + SIDE.keys.index(side)]
        for field, symbol in enumerate(fields):
            grid[at[CELL_OF_FIELD[field]]] = SIGNS[symbol]
        for placed in plan["placed"]:
            if placed["layer"] == layer:
                tile = TILE.keys.index(placed["tile"])
                grid[at[CELL_NAMES.index(placed["span"][:2])]] = SIGNS[FIRST_FIELD[tile]]
                grid[at[CELL_NAMES.index(placed["span"][2:])]] = SIGNS[SECOND_FIELD[tile]]
    rows = ["".join(grid[row * GRID_COLUMNS : (row + 1) * GRID_COLUMNS]).rstrip() for row in range(GRID_ROWS)]
    return "\n".join(row for row in rows if row)


def drawn_in_a_line(plan: PlanView) -> str:
    """The rows of the plan, one after the other."""
    return " | ".join(row.strip() for row in drawn(plan).split("\n"))
