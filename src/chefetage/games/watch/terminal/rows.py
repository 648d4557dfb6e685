"""The rows of the player boards: discs that are left, and what each row gives now."""

from typing import Final

from rich.text import Text

from chefetage.core.bits import has
from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    COLUMNS,
    CRATE_COLOUR,
    DEPARTMENT,
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.terminal.signs import WatchDrawing

DISC: Final = "●"
NO_DISC: Final = "○"


class Rows(WatchDrawing):
    """A line for each department, a column for each player."""

    def departments_with_discs(self) -> list[str]:
        return DEPARTMENT.keys[:OFFICE] if self.is_solo else DEPARTMENT.keys  # WA-11.4

    def strengths(self, key: str) -> list[Text]:
        row = DEPARTMENT.keys.index(key)
        states = [board["removed"][key] for board in self.view["boards"]]
        return [self.row_of_discs(player, state, self.strength(row, state)) for player, state in enumerate(states)]

    def row_of_discs(self, player: Player, removed: int, strength: str) -> Text:
        discs = NO_DISC * removed, DISC * (COLUMNS - removed)
        return Text.assemble((discs[0], "dim"), (discs[1], self.style(player)), f" {strength}")

    def strength(self, row: int, state: int) -> str:
        """WA-8.3  What the row gives now."""
        if row == LOADING_DOCK:
            colours = [self.crate_sign(n) for n in range(len(CRATE_COLOUR.keys)) if has(SMUGGLE_COLOURS[state], n)]
            return f"{SMUGGLE_GEARS[state]}{self.gear}→{'+'.join(colours)}"
        if row == WORKSHOP:
            return f"{WORKSHOP_GEARS[state]}{self.gear}"
        if row == OFFICE:
            return f"{OFFICE_DRAW[state]}/{OFFICE_KEEP[state]}"
        return f"{WAREHOUSE_GEARS[state]}{self.gear} {WAREHOUSE_ROUBLES[state]}{self.rouble}"
