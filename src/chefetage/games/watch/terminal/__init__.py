"""The table of Watch in the terminal, drawn from a view: dial, tracks and player boards in 80 columns."""

from rich.console import Group, RenderableType

from chefetage.games.watch.terminal.beside import Beside
from chefetage.games.watch.terminal.boards import Boards
from chefetage.games.watch.terminal.dial import Dial
from chefetage.games.watch.terminal.own import Own
from chefetage.games.watch.terminal.tracks import Tracks
from chefetage.games.watch.view import WatchView
from chefetage.words.drawing import Scene


def table(scene: Scene[WatchView]) -> RenderableType:
    """The table as the viewer sees it."""
    dial, own = Dial(scene), Own(scene)
    remarks = Beside(scene).remarks()
    tracks = [] if dial.is_solo else [Tracks(scene).tracks()]
    boards = Boards(scene).boards()
    return Group(dial.heading(), dial.dial(), *remarks, *tracks, boards, *own.own(), own.legend())


def situation(scene: Scene[WatchView]) -> str:
    """What the viewer has, in a line; for decisions at which the table is not drawn anew."""
    return Own(scene).situation()
