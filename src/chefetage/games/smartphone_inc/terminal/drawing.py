"""Regions, technologies, companies and plans, drawn one below the other."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chefetage.core.data import Data
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MAP, MARKETS, REGION, SIZE
from chefetage.games.smartphone_inc.rules.components import (
    CONTRACT,
    NONE,
    PATENT_VP,
    RETAILER,
    RETAILER_SIDE,
    SIDE,
    SYMBOL,
    TECHNOLOGY,
    effect_of,
)
from chefetage.games.smartphone_inc.rules.contracts import CONTRACT_CARDS
from chefetage.games.smartphone_inc.terminal.plan import SIGN_OF, drawn, drawn_in_a_line
from chefetage.games.smartphone_inc.view import CompanyView, RegionView, SmartphoneIncView
from chefetage.words.drawing import Drawing

LABELS: Final = 26
STYLES: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "purple": "magenta"}
FREE: Final = "·"


class SmartphoneIncDrawing(Drawing[SmartphoneIncView]):
    """A view of Smartphone Inc. from top to bottom: regions, technologies, companies, plans."""

    def table(self) -> RenderableType:
        return Group(
            self.heading(), self.regions(), self.technologies(), *self.remarks(), self.companies(), *self.plans()
        )

    # Words and signs.

    def names(self, kind: str, keys: list[str]) -> str:
        return ", ".join(self.text(f"{kind}-{key}") for key in keys)

    def sign(self, company: int) -> str:
        """Players go by the number of their seat, Steve by his initial."""
        return "S" if company == self.view["steve"] else str(company + 1)

    def style(self, company: int) -> str:
        color = self.view["companies"][company]["color"]
        return STYLES[color] if color else ""

    def piece(self, company: int) -> tuple[str, str]:
        return self.sign(company), f"bold {self.style(company)}"

    # The board.

    def heading(self) -> RenderableType:
        number = f"{self.text('label-round')} {self.view['round']}/{self.view['rounds']}"
        order = " ".join(self.sign(company) for company in self.view["order"])
        return Rule(Text.assemble((number, "bold"), "   ", (self.label("order", order), "dim")))

    def regions(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (23, 6, 7, 22, 18):
            grid.add_column(width=width)
        heads = [self.text(f"label-{name}") for name in ("region", "cost", "slots", "value", "customers")]
        grid.add_row(*heads, style="dim")
        for key, region in self.view["regions"].items():
            grid.add_row(*self.region_row(key, region))
        return grid

    def region_row(self, key: str, region: RegionView) -> list[Text]:
        market = MARKETS[REGION.keys.index(key)]
        slots = Text()
        for place in range(market.slots):
            slots.append(*(self.piece(region["slots"][place]) if place < len(region["slots"]) else (FREE, "dim")))
        values = " ".join(f"{first}/{second}" for first, second in zip(market.first, market.second, strict=True))
        name = f"{self.text(f'region-{key}')} ({SIZE.keys[market.size]})"
        return [Text(name), Text(str(market.cost)), slots, Text(values, style="dim"), self.customers(key, region)]

    def customers(self, key: str, region: RegionView) -> Text:
        """Price limits and technologies from left to right, or the retailer that covers them."""
        if region["retailer"] and region["retailer_side"]:
            number = RETAILER.keys.index(region["retailer"]) * 2 + SIDE.keys.index(region["retailer_side"])
            name = self.text(f"retailer-{region['retailer']}")
            return Text(f"{name}: {RETAILER_SIDE[number].vp} {self.text('label-vp')}")
        people = CUSTOMERS[MAP.keys.index(self.view["map"])]
        first = MARKETS[REGION.keys.index(key)].first_customer
        row = Text()
        for place, company in enumerate(region["customers"]):
            customer = people[first + place]
            limit = str(customer.limit) if customer.limit else ""
            technology = "" if customer.technology == NONE else self.short(customer.technology)
            row.append(*(self.piece(company) if company >= 0 else (limit + technology, "")))
            row.append(" ")
        return row

    def short(self, technology: int) -> str:
        return self.text(f"technology-{TECHNOLOGY.keys[technology]}")[:2]

    # Technologies and what lies beside the board.

    def technologies(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (9, 7, 62):
            grid.add_column(width=width)
        for number, (key, side) in enumerate(self.view["technologies"].items()):
            owners = Text()
            for company, seen in enumerate(self.view["companies"]):
                if key in seen["technologies"]:
                    owners.append(*self.piece(company))
            effect = self.text(f"effect-{key}-{side}", **numbers_of(effect_of(key, side)))
            is_free = self.view["patents"][key] < 0
            patent = f" ({PATENT_VP[number]} {self.text('label-vp')})" if is_free else ""
            grid.add_row(self.text(f"technology-{key}"), owners, Text(effect + patent, style="dim"))
        return grid

    def remarks(self) -> list[Text]:
        view = self.view
        lines = [self.label("display", self.names("tile", [tile for tile in view["display"] if tile]))]
        lines.append(f"{self.label('stack', view['stack'])} · {self.label('goods_cards', view['goods_cards'])}")
        if view["contracts"]:
            lines.append(self.label("contracts", ", ".join(self.contract(key) for key in view["contracts"])))
        if view["steve_figure"]:
            lines.append(self.label("figure", self.text(f"region-{view['steve_figure']}")))
        if view["steve_clock"]:
            lines.append(self.label("clock", self.text(f"tile-{view['steve_clock']}")))
        return [Text(line) for line in lines]

    def contract(self, key: str) -> str:
        """A contract with its condition and VP."""
        card = CONTRACT_CARDS[CONTRACT.keys.index(key)]
        sizes = ", ".join(SIZE.keys[size] for size in card.sizes)
        numbers = {"least": int(card.least), "least_price": int(card.least_price), "most_price": int(card.most_price)}
        condition = self.text(f"condition-{card.kind}", sizes=sizes, **numbers)
        return self.text("label-contract", contract=self.text(f"contract-{key}"), condition=condition, vp=int(card.vp))

    # The companies, one column each.

    def companies(self) -> RenderableType:
        companies = self.view["companies"]
        heads = [self.head(n, self.sign(n), self.wording.player(n), self.style(n)) for n in range(len(companies))]
        return self.columns(LABELS, heads, self.rows(companies))

    def rows(self, companies: list[CompanyView]) -> list[tuple[str, list[str]]]:
        """What nobody has is left out."""
        rows = [
            ("vp", [f"{company['vp']} ({company['points']})" for company in companies]),
            ("price", [str(company["price"]) for company in companies]),
            ("goods", [str(company["available"]) for company in companies]),
            ("reserve", [str(company["goods"]) for company in companies]),
            ("hand", [str(company["hand"]) for company in companies]),
            ("goods_cards", [str(company["goods_cards"]) for company in companies]),
            ("improvements", [str(len(company["improvements"])) for company in companies]),
            ("markers", [self.markers(company) for company in companies]),
            ("symbols", [self.symbols(company) for company in companies]),
            ("ceo", [self.text(f"region-{company['ceo']}") if company["ceo"] else "" for company in companies]),
        ]
        return [(self.text(f"label-{name}"), cells) for name, cells in rows if any(cells)]

    def markers(self, company: CompanyView) -> str:
        """Progress markers on technologies and in regions."""
        research = [f"{self.text(f'technology-{key}')} {number}" for key, number in company["research"].items()]
        regions = [f"{self.text(f'region-{key}')} {number}" for key, number in company["expansion"].items()]
        return ", ".join(research + regions)

    def symbols(self, company: CompanyView) -> str:
        seen = company["symbols"] or {}
        return " ".join(f"{seen[key]}{SIGN_OF[key]}" for key in SYMBOL.keys if key in seen and key != "open")

    def situation(self) -> str:
        own = self.view["companies"][self.viewer]
        parts = [
            f"{own['vp']} {self.text('label-vp')}",
            self.label("price", own["price"]),
            self.text("count-goods", goods=own["available"]),
            self.text("count-markers", markers=own["hand"]),
        ]
        plan = [drawn_in_a_line(own["plan"])] if own["plan"] and self.scene.step == "plan" else []
        return " · ".join(parts + plan)

    # Plans, as they are seen from above.

    def plans(self) -> list[RenderableType]:
        own = self.view["companies"][self.viewer] if 0 <= self.viewer < len(self.view["companies"]) else None
        if own is None or own["plan"] is None:
            return []
        unused = self.names("tile", own["plan"]["unused"])
        return [Text(self.text("label-plan"), style="dim"), Text(drawn(own["plan"])), Text(unused), self.legend()]

    def legend(self) -> Text:
        signs = [f"{sign} {self.text(f'symbol-{key}')}" for key, sign in SIGN_OF.items()]
        return Text(", ".join(signs), style="dim")


def numbers_of(data: Data) -> dict[str, int]:
    """The numbers that a text about a component may name."""
    return {key: value for key, value in data.table.items() if isinstance(value, int)}
