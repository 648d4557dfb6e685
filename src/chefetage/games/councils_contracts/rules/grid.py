"""CC-5.14  The cells of the grid, as far from the town hall as the projects can reach."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.components import PROJECTS

NO_CELL: Final = -1
SIDES: Final = 4

# A city of connected cards reaches no farther than it has projects, so the unbounded grid needs
# these cells and no others. They are numbered outwards: cell 0 is the town hall's (CC-3.9).
REACH: Final = int(PROJECTS)
POSITIONS: Final = sorted(
    [(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1) if abs(x) + abs(y) <= REACH],
    key=lambda position: abs(position[0]) + abs(position[1]),
)
CENTRE: Final[i64] = POSITIONS.index((0, 0))
CELL: Final = Argument("cell", [f"{x},{y}" for x, y in POSITIONS])
CELLS: Final[i64] = len(POSITIONS)
COLUMN: Final = vec[i64]([x for x, y in POSITIONS])
ROW: Final = vec[i64]([y for x, y in POSITIONS])
NUMBER_OF: Final = {position: cell for cell, position in enumerate(POSITIONS)}

# CC-6.37  The cells that share an edge: cell * SIDES + side; NO_CELL beyond the reach.
NEIGHBOUR: Final = vec[i64](
    [
        NUMBER_OF.get(neighbour, NO_CELL)
        for x, y in POSITIONS
        for neighbour in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
    ]
)
