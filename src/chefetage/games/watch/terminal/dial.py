"""The dial with the workers, the hand and the market card."""

from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chefetage.games.watch.rules.components import CLOSED_IN_SOLO, DEPARTMENT, MARKET, MARKET_CARD, RISKY, ROUNDS, SPACE
from chefetage.games.watch.terminal.signs import WatchDrawing

SIDE: Final = 29  # of the dial
CARD: Final = 22  # in the middle of the dial
STANDING: Final = "▲"
LYING: Final = "▬"
RISK: Final = "!"
HANDS: Final = {12: "▲ 12", 3: "► 3", 6: "▼ 6", 9: "9 ◄"}

# The dial as it lies on the table: two departments a side, the hours between them.
LEFT: Final = ["office", "watch", "search_documents", "9", "scrounge", "upgrade", "warehouse"]
RIGHT: Final = ["loading_dock", "smuggle", "sell", "3", "overtime", "produce", "workshop"]


class Dial(WatchDrawing):
    """Seven lines: the departments and spaces of each side, the card between them."""

    def heading(self) -> RenderableType:
        signs = [(RISK, "risky"), (STANDING, "standing"), (LYING, "lying")]
        legend = "  ".join(f"{sign} {self.text(f'label-{name}')}" for sign, name in signs)
        number = f"{self.text('label-round')} {self.view['round']}/{ROUNDS}"
        return Rule(Text.assemble((number, "bold"), "   ", (legend, "dim")))

    def dial(self) -> RenderableType:
        grid = Table.grid()
        grid.add_column(width=SIDE, justify="right")
        grid.add_column(width=CARD, justify="center")
        grid.add_column(width=SIDE)
        for left, middle, right in zip(LEFT, self.card(), RIGHT, strict=True):
            grid.add_row(self.dial_cell(left, is_left=True), middle, self.dial_cell(right, is_left=False))
        return grid

    def dial_cell(self, key: str, is_left: bool) -> Text:
        if key.isdigit():
            return self.hour(int(key))
        if key in DEPARTMENT.keys:
            return Text(self.text(f"department-{key}"), style="bold")
        parts = [self.space_name(key), self.worker_on(key)]
        return Text("  ").join(reversed(parts) if is_left else parts)

    def space_name(self, key: str) -> Text:
        name = self.text(f"space-{key}")
        space = SPACE.keys.index(key)
        if self.is_solo and CLOSED_IN_SOLO[space]:
            return Text(f"({name})", style="dim")
        return Text(f"{name} {RISK}" if RISKY[space] else name)

    def worker_on(self, key: str) -> Text:
        for worker, placed in enumerate(self.view["workers"]):
            if placed["space"] == key:
                posture = STANDING if placed["standing"] else LYING
                return Text(posture + self.sign(worker), style=f"bold {self.style(worker)}")
        return Text()

    def hour(self, hour: int) -> Text:
        is_hand = self.view["hand"] == hour and not self.is_solo  # WA-11.2
        return Text(HANDS[hour], style="bold reverse") if is_hand else Text(str(hour), style="dim")

    def card(self) -> list[Text]:
        """The market card in the middle of the dial, between 12 and 6 o'clock."""
        card = MARKET[MARKET_CARD.keys.index(self.view["market"])]
        lines = [
            self.text("label-market_card"),
            self.label("eyes", card.eyes),
            f"{self.text('space-sell')} {self.goods(0, card.sell)}",
            f"{self.text('space-overtime')} {self.goods(card.overtime, 0)}",
            f"{self.text('space-scrounge')} {self.goods(card.scrounge_gears, card.scrounge_roubles)}",
        ]
        return [self.hour(12), Text(lines[0], style="bold"), *map(Text, lines[1:]), self.hour(6)]
