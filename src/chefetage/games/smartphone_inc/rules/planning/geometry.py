"""SI-5.1 to SI-5.7  Where pads and improvements lie: pad cells, positions of the upper pad, one grid for all.

SI-5.32  A pad's cells are named like chess squares: columns a and b, rows 1 to 3 from the top. Around them lies
a margin (z, c, 0, 4) into which an improvement may stick out with 4G (SI-14.11).
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import DATA, LEAST_OVERLAP, MOST_OVERLAP, PAD, SIDE

ROWS: Final = 3
COLUMNS: Final = 2
PAD_CELLS: Final = ROWS * COLUMNS

# Cells of a pad with its margin, row by row.
MARGIN_COLUMNS: Final = "zabc"
CELL_ROWS: Final = ROWS + 2
CELL_COLUMNS: Final = COLUMNS + 2
CELLS: Final = CELL_ROWS * CELL_COLUMNS
CELL_NAMES: Final = [f"{column}{row}" for row in range(CELL_ROWS) for column in MARGIN_COLUMNS]


def is_on_pad(cell: i64) -> bool:
    row = cell // CELL_COLUMNS
    column = cell % CELL_COLUMNS
    return 0 < row <= ROWS and 0 < column <= COLUMNS


def are_neighbours(one: i64, other: i64) -> bool:
    rows = one // CELL_COLUMNS - other // CELL_COLUMNS
    columns = one % CELL_COLUMNS - other % CELL_COLUMNS
    return rows * rows + columns * columns == 1


def lay_spans() -> list[vec[i64]]:
    """SI-5.9, SI-14.11  Two adjacent cells, in order; at least one of them on the pad."""
    return [
        vec[i64]([first, second])
        for first in range(CELLS)
        for second in range(CELLS)
        if are_neighbours(first, second) and (is_on_pad(first) or is_on_pad(second))
    ]


# Spans: where the two fields of an improvement lie on a pad.
SPAN_CELLS: Final = lay_spans()
SPAN: Final = Argument("span", [CELL_NAMES[int(span[0])] + CELL_NAMES[int(span[1])] for span in SPAN_CELLS])
SPANS: Final[i64] = len(SPAN_CELLS)
SPAN_FIRST: Final = vec[i64]([span[0] for span in SPAN_CELLS])
SPAN_SECOND: Final = vec[i64]([span[1] for span in SPAN_CELLS])
MIRRORED: Final = vec[i64](
    [SPAN.keys.index(CELL_NAMES[int(span[1])] + CELL_NAMES[int(span[0])]) for span in SPAN_CELLS]
)  # the same two cells the other way round
OVERHANGS: Final = vec[bool]([not (is_on_pad(span[0]) and is_on_pad(span[1])) for span in SPAN_CELLS])
LAYER: Final = Argument("layer", ["lower", "upper"])
LOWER: Final[i64] = LAYER.keys.index("lower")
UPPER: Final[i64] = LAYER.keys.index("upper")
PLACES: Final[i64] = len(LAYER.keys) * SPANS  # layer * SPANS + span

# Positions of the upper pad (SI-5.6): rotation, column and row of its top left corner.
QUARTER_TURN: Final = 90
ROTATION: Final = Argument("rotation", [str(QUARTER_TURN * turns) for turns in range(4)])  # SI-5.4
FARTHEST: Final = 2
SHIFTS: Final = [str(shift) for shift in range(-FARTHEST, FARTHEST + 1)]
SHIFT_COLUMN: Final = Argument("column", SHIFTS)
SHIFT_ROW: Final = Argument("row", SHIFTS)
POSITIONS: Final[i64] = len(ROTATION.keys) * len(SHIFTS) * len(SHIFTS)

# The grid under both pads, wide enough for every position and margin; the lower pad's cell a1 is its origin.
GRID_COLUMNS: Final = 11
GRID_ROWS: Final = 11
ORIGIN: Final = 3 * GRID_COLUMNS + 3
GRID: Final = GRID_COLUMNS * GRID_ROWS


def turns_of(position: i64) -> i64:
    """Quarter turns clockwise."""
    return position // i64(len(SHIFTS) * len(SHIFTS))


def rotation_of(position: i64) -> i64:
    """SI-5.6  rot, in degrees."""
    return QUARTER_TURN * turns_of(position)


def column_of(position: i64) -> i64:
    """SI-5.6  dx"""
    return position // i64(len(SHIFTS)) % i64(len(SHIFTS)) - FARTHEST


def row_of(position: i64) -> i64:
    """SI-5.6  dy"""
    return position % i64(len(SHIFTS)) - FARTHEST


def place_on_grid(position: i64, cell: i64) -> i64:
    """SI-5.6  Where a cell of the upper pad lies."""
    rotation = turns_of(position)
    dx = column_of(position)
    dy = row_of(position)
    r = cell // CELL_COLUMNS - 1
    c = cell % CELL_COLUMNS - 1
    row = dy + r
    column = dx + c
    if rotation == 1:
        row = dy + c
        column = dx + 2 - r
    elif rotation == 2:
        row = dy + 2 - r
        column = dx + 1 - c
    elif rotation == 3:
        row = dy + 1 - c
        column = dx + r
    return ORIGIN + row * GRID_COLUMNS + column


def lower_on_grid(cell: i64) -> i64:
    return ORIGIN + (cell // CELL_COLUMNS - 1) * GRID_COLUMNS + cell % CELL_COLUMNS - 1


def pad_cells() -> vec[i64]:
    """The cells of the pad itself, in the order of its fields."""
    cells = vec[i64]()
    for cell in range(CELLS):
        if is_on_pad(cell):
            cells = append(cells, cell)
    return cells


CELL_OF_FIELD: Final = pad_cells()
LOWER_AT: Final = vec[i64]([lower_on_grid(cell) for cell in range(CELLS)])  # grid place by cell
UPPER_AT: Final = vec[i64]([place_on_grid(position, cell) for position in range(POSITIONS) for cell in range(CELLS)])


def covered_fields(position: i64) -> vec[i64]:
    """SI-5.7  The fields of the lower pad under the upper pad, in ascending order."""
    covered = vec[i64]()
    for field in range(i64(PAD_CELLS)):
        for upper in CELL_OF_FIELD:
            if UPPER_AT[position * CELLS + upper] == LOWER_AT[CELL_OF_FIELD[field]]:
                covered = append(covered, field)
    return covered


OVERLAP: Final = vec[i64]([len(covered_fields(position)) for position in range(POSITIONS)])  # k, by position
COVERED: Final = [list(covered_fields(position)) for position in range(POSITIONS)]


def number_of_position(rotation: int, dx: int, dy: int) -> int:
    turn = ROTATION.keys.index(str(rotation))
    return (turn * len(SHIFTS) + dx + FARTHEST) * len(SHIFTS) + dy + FARTHEST


# SI-5.16  The positions that stand for all that cover the same fields.
REPRESENTATIVES: Final = vec[i64](
    sorted(number_of_position(c.number("rot"), c.number("dx"), c.number("dy")) for c in DATA.tables("planning.covers"))
)


def representative(position: int) -> int:
    """The position that covers the same fields; itself where nothing legal is covered."""
    for other in REPRESENTATIVES:
        if COVERED[other] == COVERED[position]:
            return int(other)
    return position


REPRESENTATIVE: Final = vec[i64]([representative(position) for position in range(POSITIONS)])


def is_legal_position(position: i64) -> bool:
    """SI-5.5, SI-23.7  The upper pad covers neither too little nor too much."""
    return LEAST_OVERLAP <= OVERLAP[position] <= MOST_OVERLAP


# A base layout: (lower pad, its side, side of the upper pad) * POSITIONS + position.
FACES: Final[i64] = len(PAD.keys) * len(SIDE.keys) * len(SIDE.keys)
LOWER_SIDE: Final = Argument("lower_side", SIDE.keys)
UPPER_SIDE: Final = Argument("upper_side", SIDE.keys)


def lower_pad_of(face: i64) -> i64:
    """SI-5.3  Number of the lower pad's side in PAD_FIELDS."""
    return face // 2


def upper_pad_of(face: i64) -> i64:
    """The other pad (SI-5.3) with its side."""
    return (1 - face // 4) * 2 + face % 2
