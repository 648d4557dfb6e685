"""What every game's drawing of its table in a terminal has."""

from typing import Generic, TypeVar

from chefetage.core.state import Player
from chefetage.words.wording import Wording

V = TypeVar("V")  # the game's view


class Drawing(Generic[V]):
    """A view to be drawn for one viewer, in the language of the wording."""

    def __init__(self, view: V, wording: Wording, viewer: Player) -> None:
        self.view = view
        self.wording = wording
        self.text = wording.texts
        self.viewer = viewer
        self.players = len(wording.names)

    def label(self, name: str, value: object) -> str:
        return f"{self.text(f'label-{name}')}: {value}"
