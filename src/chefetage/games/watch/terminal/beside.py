"""What lies beside the dial: spies, crates, decks."""

from rich.text import Text

from chefetage.games.watch.rules.components import SOLO_CARD, SOLO_CARDS
from chefetage.games.watch.terminal.signs import WatchDrawing


class Beside(WatchDrawing):
    """A line for each."""

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
            card = SOLO_CARDS[SOLO_CARD.keys.index(view["solo_card"] or "")]
            points = self.text("printed-solo_card", gear=card.gear, rouble=card.rouble, disc=card.disc)
            return [self.label("solo_card", points), self.label("pocket_watches", view["pocket_watches"])]
        where = self.name(view["black_disc"], "label-on_watch_space")
        rolled = [self.label("die_roll", view["roll"])] if view["roll"] else []
        return [self.label("black_disc", where), self.label("document_deck", view["document_deck"]), *rolled]
