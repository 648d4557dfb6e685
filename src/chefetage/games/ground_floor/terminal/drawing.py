"""The table drawn from a view: city, tracks and boards in 80 columns."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chefetage.games.ground_floor.rules.components import (
    CONSULTING_PRICE,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACE,
    ROUNDS,
)
from chefetage.games.ground_floor.rules.tiles import ROOM
from chefetage.games.ground_floor.view import CompanyView, GroundFloorView
from chefetage.words.drawing import WIDTH, Drawing

LABELS: Final = 14  # before the boards
EMPTY_SPACE: Final = "·"
STYLES: Final = ["bright_blue", "yellow", "red", "green", "magenta"]


class GroundFloorDrawing(Drawing[GroundFloorView]):
    """A view of Ground Floor from top to bottom: economy, city, boards, buildings."""

    def table(self) -> RenderableType:
        return Group(self.heading(), *self.economy(), self.city(), self.tiles(), self.boards(), *self.buildings())

    # Words and signs.

    def name(self, company: int) -> str:
        entrepreneur = self.view["companies"][company]["entrepreneur"]
        return self.text(f"entrepreneur-{entrepreneur}") if entrepreneur else self.wording.player(company)

    def sign(self, company: int) -> Text:
        """Companies go by the number of their seat, also in black and white."""
        return (
            Text(EMPTY_SPACE, style="dim") if company < 0 else Text(str(company + 1), style=f"bold {STYLES[company]}")
        )

    def signs(self, companies: list[int]) -> Text:
        return Text(" ").join(self.sign(company) for company in companies)

    # Round and economy.

    def heading(self) -> RenderableType:
        view = self.view
        words = f"{self.text('label-round')} {view['round']}/{ROUNDS} · {self.text('label-stage')} {view['stage']}"
        return Rule(Text(words, style="bold"))

    def economy(self) -> list[Text]:
        view = self.view
        current = view["current"]
        parts = [self.label("forecast", self.text(f"kind-{current['kind']}"))]
        if current["consumers"] is not None:
            parts.append(self.label("consumers", current["consumers"]))
        if view["next_kind"]:
            parts.append(self.label("next", self.text(f"kind-{view['next_kind']}")))
        parts.append(self.label("job_market", f"{view['job_price']}/{view['job_price']}"))
        parts += [self.label("era", self.text(f"era-{view['era']}"))] if view["era"] else []
        parts += [self.label("event", self.text(f"event_card-{view['event']}"))] if view["event"] else []
        return [Text(" · ".join(parts))]

    # The city, one line per building.

    def city(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=24)
        grid.add_column(width=WIDTH - 25)
        for building, content in self.lines():
            grid.add_row(Text(building, style="dim", overflow="ellipsis", no_wrap=True), content)
        return grid

    def lines(self) -> list[tuple[str, Text]]:
        view = self.view
        building = self.text
        return [
            (building("building-consulting_firm"), self.consulting()),
            (building("building-advertising_agency"), self.advertising()),
            (building("building-warehouse"), self.warehouse()),
            (building("building-factory"), self.signs(view["factory"])),
            (building("building-stock_exchange"), self.stock_exchange()),
            (building("label-retail"), self.retail()),
            (building("building-construction_company"), self.signs(view["construction"])),
        ]

    def consulting(self) -> Text:
        """By row: price, left and right space."""
        rows = zip(CONSULTING_PRICE, self.view["consulting"], strict=True)
        return Text("   ").join(Text(f"{price}: ") + self.signs(row) for price, row in rows)

    def advertising(self) -> Text:
        parts = [self.signs(self.view["waiting"])]
        for box, times in self.view["boxes"].items():
            shown = Text(" ").join(self.sign(c) + Text(f"×{time}") for c, time in enumerate(times) if time)
            if shown:
                parts.append(Text(f"{self.text(f'box-{box}')} ") + shown)
        return Text("  ").join(parts)

    def warehouse(self) -> Text:
        """A filled square is a Supply."""
        spaces = self.view["warehouse"].items()
        return Text("  ").join(
            Text("■" if space in self.view["supplies"] else "□") + self.sign(company) for space, company in spaces
        )

    def stock_exchange(self) -> Text:
        waiting = self.signs(list(self.view["stock_spaces"].values()))
        return waiting + Text(f"   {self.text('label-stock_track')} ", style="dim") + self.signs(self.view["shares"])

    def retail(self) -> Text:
        """Brackets from the lowest; an empty space shows its price."""
        brackets: dict[int, list[Text]] = {}
        for key, company in self.view["retail"].items():
            space = RETAIL_SPACE.keys.index(key)
            sign = Text(str(RETAIL_PRICE[space]), style="dim") if company < 0 else self.product(space, company)
            brackets.setdefault(int(RETAIL_BRACKET[space]), []).append(sign)
        return Text(" | ").join(Text(" ").join(signs) for signs in brackets.values())

    def product(self, space: int, company: int) -> Text:
        return Text(f"{RETAIL_PRICE[space]}:") + self.sign(company)

    def tiles(self) -> Text:
        offer = [self.text(f"tenant-{key}") for key, left in self.view["tenant_tiles"].items() if left]
        offer += [self.text(f"floor-{key}") for key, left in self.view["floor_tiles"].items() if left]
        return Text(self.label("tiles", ", ".join(offer)), style="dim")

    # The boards, one column each.

    def boards(self) -> RenderableType:
        companies = self.view["companies"]
        heads = [self.head(n, str(n + 1), self.name(n), STYLES[n]) for n in range(len(companies))]
        rows = [(self.text(f"label-{key}"), cells) for key, cells in self.rows(companies)]
        return self.columns(LABELS, heads, rows, no_wrap=True)

    def rows(self, companies: list[CompanyView]) -> list[tuple[str, list[str]]]:
        order = self.view["order"]
        return [
            ("points", [str(board["points"]) for board in companies]),
            ("popularity", [f"{c['popularity']} ({order.index(n) + 1}.)" for n, c in enumerate(companies)]),
            ("money", [str(board["money"]) for board in companies]),
            ("info", [str(board["info"]) for board in companies]),
            ("supplies", [f"{board['supplies']}/{board['capacity']}" for board in companies]),
            ("time", [str(board["time"]) for board in companies]),
            ("employees", [self.employees(board) for board in companies]),
        ]

    def employees(self, board: CompanyView) -> str:
        tokens = f" (−{board['untrained']})" if board["untrained"] else ""
        return f"{board['employees']}{tokens}"

    def buildings(self) -> list[Text]:
        """What stands in each building, one line per company."""
        lines = []
        for company, board in enumerate(self.view["companies"]):
            parts = [self.text(f"specialty-{board['specialty']}")]
            parts += [self.remodeled_room(board, room) for room in board["remodeled"]]
            parts += [self.office(board, tile) for tile in board["tenants"]]
            parts += [f"▤ {self.text(f'floor-{tile}')}" for tile in board["floors"]]
            lines.append(self.sign(company) + Text(f" {', '.join(parts)}"))
        return lines

    def remodeled_room(self, board: CompanyView, room: str) -> str:
        name = f"{self.text(f'room-{room}')}+"
        return f"{name} ({self.text('label-covered')})" if room in board["covers"] else name

    def office(self, board: CompanyView, tile: str) -> str:
        """GF-8.3, GF-8.4  With the room that it covers, or as covered itself; those of Automas hide nothing."""
        name = self.text(f"tenant-{tile}")
        places = [place for place, top in board["covers"].items() if top == tile]
        if not places and not board["entrepreneur"]:
            return f"{name} ({self.text('label-covered')})"
        rooms = [place for place in places if place in ROOM.keys]
        return f"{name} ({self.text('board-covers', room=self.text(f'room-{rooms[0]}'))})" if rooms else name

    # In a line.

    def situation(self) -> str:
        if not 0 <= self.viewer < self.players:
            return ""
        board = self.view["companies"][self.viewer]
        names = ("money", "info", "supplies", "time", "points")
        values: dict[str, int] = {name: value for name, value in board.items() if isinstance(value, int)}
        return " · ".join(self.label(name, values[name]) for name in names)
