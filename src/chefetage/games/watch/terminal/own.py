"""What the viewer alone sees, and the signs."""

from rich.text import Text

from chefetage.games.watch.rules.components import CRATE_COLOUR, MARKET, MARKET_CARD
from chefetage.games.watch.terminal.signs import WatchDrawing, several


class Own(WatchDrawing):
    """Lines of text below the boards."""

    def own(self) -> list[Text]:
        view = self.view
        lines = []
        if view["next_market"]:
            lines.append(self.label("next_market_card", self.market_card(view["next_market"])))
        if view["drawn"]:
            lines.append(self.label("documents_drawn", self.documents(view["drawn"])))
        if 0 <= self.viewer < self.players:
            hand = view["boards"][self.viewer]["hand"]
            if hand:
                lines.append(self.label("documents_in_hand", self.documents(hand)))
        return [Text(line) for line in lines]

    def market_card(self, key: str) -> str:
        card = MARKET[MARKET_CARD.keys.index(key)]
        return self.text(
            "printed-market_card",
            eyes=card.eyes,
            sell=card.sell,
            overtime=card.overtime,
            scrounge_gears=card.scrounge_gears,
            scrounge_roubles=card.scrounge_roubles,
        )

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


def each_value(counts: dict[str, int]) -> str:
    return " ".join(value for value, count in counts.items() for _ in range(count))
