"""The majority tracks."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.games.watch.rules.components import (
    BONUS,
    CRATE_BONUS,
    FIRST_PLACE,
    GEARS_BONUS,
    NO_BONUS,
    SECOND_PLACE,
    TRACK,
    TRACK_SPACES,
)
from chefetage.games.watch.terminal.signs import WatchDrawing

GEAR_ON_TRACK: Final = "*"


class Tracks(WatchDrawing):
    """A line for each; an empty space shows its bonus."""

    def tracks(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=13)
        grid.add_column(width=4)
        positions = [str(space + 1) for space in range(self.view["track_length"])]
        for _ in positions:
            grid.add_column(width=3, justify="center")
        grid.add_row(self.text("label-track"), "", *positions, style="dim")
        for track in range(len(TRACK.keys)):
            cells = [self.cell(track, space) for space in range(self.view["track_length"])]
            grid.add_row(self.text(f"track-{TRACK.keys[track]}"), f"{FIRST_PLACE[track]}/{SECOND_PLACE[track]}", *cells)
        return grid

    def cell(self, track: int, space: int) -> Text:
        filled = self.view["tracks"][TRACK.keys[track]]
        if space >= len(filled):
            return Text(self.bonus(track * TRACK_SPACES + space), style="dim")
        if filled[space] == "gear":
            return Text(GEAR_ON_TRACK)
        worker = int(filled[space])
        return Text(f" {self.sign(worker)} ", style=f"bold reverse {self.style(worker)}")

    def bonus(self, cell: int) -> str:
        bonus = BONUS[cell]
        if bonus.kind == NO_BONUS:
            return "·"
        if bonus.kind == CRATE_BONUS:
            return f"{self.crate_sign(bonus.colour)}/{bonus.amount}"
        return f"{bonus.amount}{self.gear if bonus.kind == GEARS_BONUS else self.rouble}"
