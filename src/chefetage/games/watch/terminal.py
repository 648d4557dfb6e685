"""The table of Watch in the terminal, drawn from a view: dial, tracks and player boards in 80 columns."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chefetage.core.drawing import Drawing
from chefetage.core.state import NOBODY, Player
from chefetage.core.wording import Wording
from chefetage.games.watch.rules.components import (
    BONUS,
    COLUMN_COST,
    COLUMNS,
    CRATE_BONUS,
    CRATE_COLOUR,
    DEPARTMENT,
    DOCUMENT,
    DOCUMENT_COLOUR,
    FIRST_PLACE,
    GEARS_BONUS,
    KINDS,
    LOADING_DOCK,
    MARKET,
    MARKET_CARD,
    NO_BONUS,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    PLAYER_COLOUR,
    RISKY,
    ROUNDS,
    SECOND_PLACE,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    SPACE,
    TRACK,
    TRACK_SPACES,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.view import BoardView, WatchView

WIDTH: Final = 80
SIDE: Final = 29  # of the dial
CARD: Final = 22  # in the middle of the dial
LABELS: Final = 22  # before the player boards
NARROW_LABELS: Final = 14  # where four boards need the room
STYLES: Final = {"blue": "bright_blue", "yellow": "yellow", "red": "red", "green": "green"}
STANDING: Final = "▲"
LYING: Final = "▬"
RISK: Final = "!"
DISC: Final = "●"
NO_DISC: Final = "○"
GEAR_ON_TRACK: Final = "*"
ACTOR: Final = "►"
HANDS: Final = {12: "▲ 12", 3: "► 3", 6: "▼ 6", 9: "9 ◄"}

# The dial as it lies on the table: two departments a side, the hours between them.
LEFT: Final = ["office", "watch", "search_documents", "9", "scrounge", "upgrade", "warehouse"]
RIGHT: Final = ["loading_dock", "smuggle", "sell", "3", "overtime", "produce", "workshop"]


def table(view: WatchView, wording: Wording, viewer: Player = NOBODY) -> RenderableType:
    """The table as `viewer` sees it."""
    return WatchDrawing(view, wording, viewer).table()


def situation(view: WatchView, wording: Wording, viewer: Player) -> str:
    """What the viewer has, in a line; for decisions at which the table is not drawn anew."""
    return WatchDrawing(view, wording, viewer).situation()


class WatchDrawing(Drawing[WatchView]):
    def __init__(self, view: WatchView, wording: Wording, viewer: Player) -> None:
        super().__init__(view, wording, viewer)
        self.is_solo = view["solo_card"] is not None
        self.gear = self.initial("label-gears")
        self.rouble = self.initial("label-roubles")

    def table(self) -> RenderableType:
        tracks = [] if self.is_solo else [self.tracks()]
        return Group(self.heading(), self.dial(), *self.remarks(), *tracks, self.boards(), *self.own(), self.legend())

    # Words and signs.

    def initial(self, key: str) -> str:
        return self.text(key)[0].upper()

    def crate_sign(self, colour: int) -> str:
        return self.initial(f"crate_colour-{CRATE_COLOUR.keys[colour]}")

    def sign(self, worker: int) -> str:
        """Players go by the number of their seat, also in black and white."""
        return self.initial("label-robot") if self.is_solo and worker == self.players else str(worker + 1)

    def style(self, worker: int) -> str:
        return STYLES[PLAYER_COLOUR.keys[worker]]

    def goods(self, gears: int, roubles: int) -> str:
        parts = [(gears, self.gear), (roubles, self.rouble)]
        return " ".join(f"+{count}{sign}" for count, sign in parts if count)

    # The dial.

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
        if self.is_solo and key in ("search_documents", "watch"):
            return Text(f"({name})", style="dim")  # WA-11.3: closed
        return Text(f"{name} {RISK}" if RISKY[SPACE.keys.index(key)] else name)

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

    # What lies beside the dial.

    def remarks(self) -> list[Text]:
        lines = [self.spies(), self.crates_left(), self.decks()]
        return [Text(" · ".join(line)) for line in lines if line]

    def spies(self) -> list[str]:
        view = self.view
        parts = []
        if view["shown_spies"]:
            parts.append(self.label("spies_revealed", self.departments(view["shown_spies"])))
        if view["activated"]:
            chosen = f" ({self.departments(view['spies'])})" if view["spies"] else ""
            parts.append(self.label("spies_activated", f"{view['activated']}{chosen}"))
        if parts and not self.is_solo:
            parts.append(self.label("payee", self.name(view["payee"], "label-bank")))
        return parts

    def name(self, player: int, nobody: str) -> str:
        return self.wording.player(player) if player >= 0 else self.text(nobody)

    def departments(self, keys: list[str]) -> str:
        return ", ".join(self.text(f"department-{key}") for key in keys)

    def crates_left(self) -> list[str]:
        """By value: "3: 4" stands for four crates of value 3."""
        stacks = ", ".join(f"{value}: {count}" for value, count in self.view["stacks"].items())
        return [f"{self.text('label-crates_left')}  {stacks}"]

    def decks(self) -> list[str]:
        view = self.view
        if self.is_solo:
            return [self.text(f"solo_card-{view['solo_card']}"), self.label("pocket_watches", view["pocket_watches"])]
        where = self.name(view["black_disc"], "label-on_watch_space")
        rolled = [self.label("die_roll", view["roll"])] if view["roll"] else []
        return [self.label("black_disc", where), self.label("document_deck", view["document_deck"]), *rolled]

    # The tracks.

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

    # The player boards, one column each.

    def boards(self) -> RenderableType:
        labels = LABELS if self.players <= 3 else NARROW_LABELS
        width = (WIDTH - labels - 1) // max(self.players, 3) - 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=labels)
        for _ in range(self.players):
            grid.add_column(width=width)
        grid.add_row("", *(self.player_heading(player, width) for player in range(self.players)))
        for label, cells in self.rows(self.view["boards"]):
            grid.add_row(label, *cells)
        return grid

    def player_heading(self, player: int, width: int) -> Text:
        acts = f"{ACTOR} " if player in self.view["actors"] else ""
        name = Text(f"{acts}{self.sign(player)} {self.wording.player(player)}", style=f"bold {self.style(player)}")
        name.truncate(width, overflow="ellipsis")
        return name

    def rows(self, boards: list[BoardView]) -> list[tuple[str, list[Text]]]:
        """What nobody has, or the game does not use, is left out."""
        rows = [
            ("roubles", [self.with_points(str(board["roubles"]), board, 1) for board in boards]),
            ("gears", [self.with_points(str(board["gears"]), board, 0) for board in boards]),
            ("crates", [self.with_points(crates(board), board, 2) for board in boards]),
            ("debt_notes", numbers([board["notes"] for board in boards])),
            ("supply_discs", numbers([board["supply"] for board in boards])),
            ("documents_in_hand", numbers([board["documents"] for board in boards])),
            ("played", [self.played(board) for board in boards] if any(board["played"] for board in boards) else []),
            ("bribe", numbers([bribe(board) for board in boards])),
        ]
        named = [(self.text(f"label-{name}"), cells) for name, cells in rows if cells]
        return named + [(self.text(f"department-{key}"), self.strengths(key)) for key in self.departments_with_discs()]

    def with_points(self, count: str, board: BoardView, pair: int) -> Text:
        """What one has, and how many points each is worth as the tracks stand."""
        value = "" if self.is_solo else f" ×{board['per_unit'][pair]}"
        return Text.assemble((count, "bold"), (value, "dim"))

    def played(self, board: BoardView) -> Text:
        """By colour, since that is what scores."""
        counts: dict[str, int] = {}
        for key, count in board["played"].items():
            colour = DOCUMENT_COLOUR.keys[DOCUMENT.keys.index(key) // KINDS]
            counts[colour] = counts.get(colour, 0) + count
        return Text(", ".join(several(count, self.text(f"document_colour-{key}")) for key, count in counts.items()))

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
            colours = [self.crate_sign(n) for n in range(len(CRATE_COLOUR.keys)) if SMUGGLE_COLOURS[state] >> n & 1]
            return f"{SMUGGLE_GEARS[state]}{self.gear}→{'+'.join(colours)}"
        if row == WORKSHOP:
            return f"{WORKSHOP_GEARS[state]}{self.gear}"
        if row == OFFICE:
            return f"{OFFICE_DRAW[state]}/{OFFICE_KEEP[state]}"
        return f"{WAREHOUSE_GEARS[state]}{self.gear} {WAREHOUSE_ROUBLES[state]}{self.rouble}"

    # What the viewer alone sees, and the signs.

    def own(self) -> list[Text]:
        view = self.view
        lines = []
        if view["next_market"]:
            lines.append(self.label("next_market_card", self.text(f"market_card-{view['next_market']}")))
        if view["drawn"]:
            lines.append(self.label("documents_drawn", self.documents(view["drawn"])))
        if 0 <= self.viewer < self.players:
            hand = view["boards"][self.viewer]["hand"]
            if hand:
                lines.append(self.label("documents_in_hand", self.documents(hand)))
        return [Text(line) for line in lines]

    def situation(self) -> str:
        board = self.view["boards"][self.viewer]
        notes = [self.text("count-notes", notes=board["notes"])] if board["notes"] else []
        crates = [self.label("crates", each_value(board["crates"]))] if board["crates"] else []
        roubles = self.text("count-roubles", roubles=board["roubles"])
        return " · ".join([roubles, self.text("count-gears", gears=board["gears"]), *crates, *notes])

    def documents(self, counts: dict[str, int]) -> str:
        return ", ".join(several(count, self.text(f"document-{key}")) for key, count in counts.items())

    def legend(self) -> Text:
        signs = [(self.gear, "label-gears"), (self.rouble, "label-roubles")]
        signs += [(self.crate_sign(n), f"crate_colour-{key}") for n, key in enumerate(CRATE_COLOUR.keys)]
        return Text(", ".join(f"{sign} {self.text(key)}" for sign, key in signs), style="dim")


def numbers(counts: list[int]) -> list[Text]:
    return [Text(str(count)) for count in counts] if any(counts) else []


def several(count: int, name: str) -> str:
    return f"{count} × {name}" if count > 1 else name


def each_value(counts: dict[str, int]) -> str:
    return " ".join(value for value, count in counts.items() for _ in range(count))


def crates(board: BoardView) -> str:
    """Number and sum of values."""
    number = sum(board["crates"].values())
    value = sum(int(value) * count for value, count in board["crates"].items())
    return f"{number} ({value})" if number else "0"


def bribe(board: BoardView) -> int:
    """WA-5.8"""
    column = max(board["removed"].values())
    return COLUMN_COST[column - 1] if column else 0
