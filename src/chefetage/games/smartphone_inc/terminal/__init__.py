"""The table of Smartphone Inc. in the terminal, drawn from a view."""

from rich.console import RenderableType

from chefetage.games.smartphone_inc.terminal.drawing import SmartphoneIncDrawing
from chefetage.games.smartphone_inc.view import SmartphoneIncView
from chefetage.words.drawing import Scene


def table(scene: Scene[SmartphoneIncView]) -> RenderableType:
    """The table as the viewer sees it."""
    return SmartphoneIncDrawing(scene).table()


def situation(scene: Scene[SmartphoneIncView]) -> str:
    """What the viewer has, in a line; for decisions at which the table is not drawn anew."""
    return SmartphoneIncDrawing(scene).situation()
