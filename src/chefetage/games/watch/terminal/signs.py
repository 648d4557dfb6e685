"""What all parts of the drawing share: words, signs and colours."""

from typing import Final

from chefetage.games.watch.rules.components import CRATE_COLOUR, PLAYER_COLOUR
from chefetage.games.watch.view import WatchView
from chefetage.words.drawing import Drawing, Scene

STYLES: Final = {"blue": "bright_blue", "yellow": "yellow", "red": "red", "green": "green"}


class WatchDrawing(Drawing[WatchView]):
    """A view of Watch, of which every module here draws a part."""

    def __init__(self, scene: Scene[WatchView]) -> None:
        super().__init__(scene)
        self.is_solo = self.view["solo_card"] is not None
        self.gear = self.initial("label-gears")
        self.rouble = self.initial("label-roubles")

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


def several(count: int, name: str) -> str:
    return f"{count} × {name}" if count > 1 else name
