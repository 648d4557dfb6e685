"""The table in the terminal, drawn from a view: city, display and contractors in 80 columns."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    BRIEF_ACTION,
    BRIEF_COST,
    CARD,
    CARD_LIST,
    CARD_TYPE,
    CLOSING_ROUNDS,
    MAJORITY_POINTS,
    PLAYER_COLOUR,
)
from chefetage.games.councils_contracts.view import CityCardView, ContractorView, CouncilsContractsView
from chefetage.words.drawing import Drawing, Scene

LABELS: Final = 14  # before the contractors
CELL: Final = 5  # of the city: a card's number and the seat that occupies it, "22:1"
MOST_COLUMNS: Final = 14  # of a city that is drawn; a longer one is listed
MOST_ROWS: Final = 14
STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "black": "bright_black"}
TYPE_LETTERS: Final = 3
WORKER: Final = "●"
TOWN_HALL: Final = "town_hall"
SPECIAL: Final = "special"  # the committee without an area of its own


def table(scene: Scene[CouncilsContractsView]) -> RenderableType:
    """The table as `viewer` sees it."""
    return CouncilsContractsDrawing(scene).table()


def situation(scene: Scene[CouncilsContractsView]) -> str:
    """What the viewer has, and what the decision is about; for decisions at which the table is not drawn anew."""
    return CouncilsContractsDrawing(scene).situation()


class CouncilsContractsDrawing(Drawing[CouncilsContractsView]):
    """A view of Councils & Contracts from top to bottom: city, display, contractors."""

    def table(self) -> RenderableType:
        return Group(self.heading(), self.city(), self.display(), self.contractors(), *self.own_cards(), self.legend())

    # Words and signs.

    def initial(self, area: str) -> str:
        return self.text(f"area-{area}")[0].upper()

    def style(self, player: int) -> str:
        return STYLES[PLAYER_COLOUR.keys[player]]

    def card_type(self, card: str) -> str:
        kind = CARD_TYPE.keys[CARD_LIST[CARD.keys.index(card)].card_type]
        return self.text(f"card_type-{kind}")[:TYPE_LETTERS]

    def cost(self, card: str) -> str:
        cost = CARD_LIST[CARD.keys.index(card)].cost
        return " ".join(f"{self.initial(key)}{cost[area]}" for area, key in enumerate(AREA.keys) if cost[area])

    def build_action(self, card: str, style: str) -> str:
        """The cost and the effect in words: in sentences ("build") or only a few ("brief")."""
        project = CARD_LIST[CARD.keys.index(card)]
        cost = self.text(f"{style}_cost-{BRIEF_COST.keys[project.price_kind]}", price=project.price)
        action = self.text(f"{style}_action-{BRIEF_ACTION.keys[project.brief_action]}", amount=project.amount)
        told = {f"{style}_cost": cost, f"{style}_action": action}
        return self.text(f"{style}-action", price=project.price, **told)

    def named(self, card: str) -> str:
        return f"{card} {self.text(f'card-{card}')}"

    # The heading and the city.

    def heading(self) -> RenderableType:
        view = self.view
        parts = [f"{self.text('label-round')} {view['round']}"]
        if 0 < view["closing_round"] <= CLOSING_ROUNDS:
            parts.append(f"{self.text('label-closing_round')} {view['closing_round']}/{CLOSING_ROUNDS}")
        decks = [self.label("deck_a", view["deck_a"]), self.label("deck_b", view["deck_b"])]
        return Rule(Text.assemble((" · ".join(parts), "bold"), "   ", (" · ".join(decks), "dim")))

    def city(self) -> RenderableType:
        columns = sorted({card["x"] for card in self.view["city"]})
        rows = sorted({card["y"] for card in self.view["city"]}, reverse=True)
        fits = columns[-1] - columns[0] < MOST_COLUMNS and len(rows) <= MOST_ROWS
        return self.map(columns, rows) if fits else self.list_of_cards()

    def map(self, columns: list[int], rows: list[int]) -> RenderableType:
        """The grid, y upwards; a city has no gap in its rows and columns."""
        grid = Table.grid()
        grid.add_column(width=CELL)
        for _ in columns:
            grid.add_column(width=CELL)
        grid.add_row("", *map(str, columns), style="dim")
        at = {(card["x"], card["y"]): card for card in self.view["city"]}
        for y in rows:
            cells = [self.cell(at[x, y]) if (x, y) in at else Text("·", style="dim") for x in columns]
            grid.add_row(Text(str(y), style="dim"), *cells)
        return grid

    def cell(self, card: CityCardView) -> Text:
        if card["card"] == TOWN_HALL:
            return Text(self.text(f"card-{TOWN_HALL}")[0], style="bold")
        if card["owner"] == NOBODY:
            return Text(card["card"])
        return Text.assemble(card["card"], (f":{card['owner'] + 1}", f"bold {self.style(card['owner'])}"))

    def list_of_cards(self) -> RenderableType:
        cards = Text(self.text("label-city") + ":")
        for card in self.view["city"]:
            cards.append("  ")
            cards.append_text(self.cell(card))
            cards.append(f"({card['x']},{card['y']})")
        return cards

    # The display.

    def display(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2, justify="right", style="bold")
        grid.add_column(width=22, no_wrap=True)
        grid.add_column(width=TYPE_LETTERS)
        grid.add_column(width=9)
        grid.add_column(width=2)
        grid.add_column(width=2, justify="right")
        grid.add_column(width=33, no_wrap=True)
        heads = [self.text(f"label-{name}") for name in ("display", "cost", "vp", "build_action")]
        grid.add_row("", heads[0], "", heads[1], "", heads[2], heads[3], style="dim")
        for card in self.view["display"]:
            grid.add_row(*self.offer(card))
        return grid

    def offer(self, card: str) -> list[str]:
        project = CARD_LIST[CARD.keys.index(card)]
        workers = WORKER * int(project.workers)
        action = self.build_action(card, "brief")
        name = self.text(f"card-{card}")
        return [card, name, self.card_type(card), self.cost(card), workers, str(project.points), action]

    # The contractors, one column each.

    def contractors(self) -> RenderableType:
        heads = [self.head(p, str(p + 1), self.wording.player(p), self.style(p)) for p in range(self.players)]
        return self.columns(LABELS, heads, self.rows(self.view["contractors"]), no_wrap=True)

    def rows(self, contractors: list[ContractorView]) -> list[tuple[str, list[Text]]]:
        rows = [
            (self.text("label-points"), [Text(str(contractor["points"])) for contractor in contractors]),
            (self.text("label-free_workers"), [Text(WORKER * contractor["free"]) for contractor in contractors]),
            (self.text("label-box"), [Text(str(contractor["box"])) for contractor in contractors]),
        ]
        rows += [
            (self.text(f"area-{area}"), [self.track(contractor, area) for contractor in contractors])
            for area in AREA.keys
        ]
        if SPECIAL in contractors[0]["committees"]:
            special = [self.in_committee(contractor, SPECIAL) for contractor in contractors]
            rows.append((self.text(f"committee-{SPECIAL}"), special))
        return rows

    def track(self, contractor: ContractorView, area: str) -> Text:
        """The value, its majority points as things stand, and the workers in the committee of the area."""
        majority = contractor["majorities"][area]
        points = f" +{majority}" if majority else ""
        value = Text.assemble((str(contractor["influence"][area]), "bold"), (points, "dim"), " ")
        return value.append_text(self.in_committee(contractor, area))

    def in_committee(self, contractor: ContractorView, committee: str) -> Text:
        return Text(WORKER * contractor["committees"].get(committee, 0))

    # What concerns the viewer, and the signs.

    def own_cards(self) -> list[Text]:
        """The build actions that the viewer's workers can take."""
        mine = [card["card"] for card in self.view["city"] if card["owner"] == self.viewer != NOBODY]
        return [Text(f"{self.named(card)}: {self.build_action(card, 'build')}") for card in mine]

    def situation(self) -> str:
        contractor = self.view["contractors"][self.viewer]
        influence = " ".join(f"{self.initial(key)}{value}" for key, value in contractor["influence"].items())
        parts = [
            self.label("points", contractor["points"]),
            self.label("free_workers", contractor["free"]),
            self.label("box", contractor["box"]),
            self.label("influence", influence),
        ]
        return " · ".join([*parts, *self.at_stake()])

    def at_stake(self) -> list[str]:
        view = self.view
        parts = [("project", view["project"]), ("acting_card", view["acting"])]
        if view["text"] != view["acting"]:
            parts.append(("text_card", view["text"]))
        named = [self.label(name, self.named(card)) for name, card in parts if card]
        return [*named, self.label("pool", view["pool"])] if view["pool"] else named

    def legend(self) -> Text:
        areas = ", ".join(f"{self.initial(key)} {self.text(f'area-{key}')}" for key in AREA.keys)
        signs = f"{WORKER} {self.text('label-workers')}, +{MAJORITY_POINTS} {self.text('label-majority')}"
        return Text(f"{areas}\n{signs}", style="dim")
