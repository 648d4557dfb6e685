"""Ground Floor in the terminal."""

from rich.console import RenderableType

from chefetage.games.ground_floor.terminal.drawing import GroundFloorDrawing
from chefetage.games.ground_floor.view import GroundFloorView
from chefetage.words.drawing import Scene


def table(scene: Scene[GroundFloorView]) -> RenderableType:
    """The table as everybody sees it."""
    return GroundFloorDrawing(scene).table()


def situation(scene: Scene[GroundFloorView]) -> str:
    """What the viewer has and what is at stake, in a line."""
    return GroundFloorDrawing(scene).situation()
