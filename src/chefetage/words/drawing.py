"""What every game's drawing of its table in a terminal has."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.core.state import Player, State
from chefetage.words.wording import Wording

V = TypeVar("V")  # the game's view
WIDTH: Final = 80  # of the terminal
FEWEST_COLUMNS: Final = 3  # that there is room for: with fewer players a column grows no wider
ACTOR: Final = "►"


class Scene(NamedTuple, Generic[V]):
    """A position as one viewer sees it, to be drawn in the language of the wording."""

    view: V
    step: str
    actors: list[int]  # who owes a decision
    viewer: Player
    wording: Wording


def scene(state: State, viewer: Player, wording: Wording) -> Scene[V]:
    """A state of the wording's game as the viewer sees it."""
    game = wording.game
    view = cast(V, game.view(state, viewer))
    return Scene(view, game.step_name(state), game.actors(state), viewer, wording)


class Drawing(Generic[V]):
    """A scene and its parts at hand; a game derives from it what draws its table, or a part of it."""

    def __init__(self, scene: Scene[V]) -> None:
        self.scene = scene
        self.view = scene.view
        self.wording = scene.wording
        self.text = scene.wording.texts
        self.viewer = scene.viewer
        self.players = len(scene.wording.names)

    def label(self, name: str, value: object) -> str:
        return f"{self.text(f'label-{name}')}: {value}"

    def head(self, player: Player, sign: str, name: str, style: str) -> Text:
        """The head of a player's column, which shows who owes a decision."""
        acts = f"{ACTOR} " if player in self.scene.actors else ""
        return Text(f"{acts}{sign} {name}", style=f"bold {style}")

    def columns(
        self,
        labels: int,
        heads: list[Text],
        rows: Sequence[tuple[str, Sequence[RenderableType]]],
        no_wrap: bool = False,
    ) -> Table:
        """A column for each head, after one of labels that is so many signs wide and may have to fit into one line."""
        width = (WIDTH - labels - 1) // max(len(heads), FEWEST_COLUMNS) - 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=labels, no_wrap=no_wrap)
        for head in heads:
            head.truncate(width, overflow="ellipsis")
            grid.add_column(width=width)
        grid.add_row("", *heads)
        for label, cells in rows:
            grid.add_row(label, *cells)
        return grid
