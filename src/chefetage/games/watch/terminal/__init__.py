"""The table of Watch in the terminal, drawn from a view: dial, tracks and player boards in 80 columns."""

from rich.console import Group, RenderableType

from chefetage.core.state import NOBODY, Player
from chefetage.games.watch.terminal.beside import Beside
from chefetage.games.watch.terminal.boards import Boards
from chefetage.games.watch.terminal.dial import Dial
from chefetage.games.watch.terminal.own import Own
from chefetage.games.watch.terminal.tracks import Tracks
from chefetage.games.watch.view import WatchView
from chefetage.words.wording import Wording


def table(view: WatchView, wording: Wording, viewer: Player = NOBODY) -> RenderableType:
    """The table as `viewer` sees it."""
    dial, own = Dial(view, wording, viewer), Own(view, wording, viewer)
    remarks = Beside(view, wording, viewer).remarks()
    tracks = [] if dial.is_solo else [Tracks(view, wording, viewer).tracks()]
    boards = Boards(view, wording, viewer).boards()
    return Group(dial.heading(), dial.dial(), *remarks, *tracks, boards, *own.own(), own.legend())


def situation(view: WatchView, wording: Wording, viewer: Player) -> str:
    """What the viewer has, in a line; for decisions at which the table is not drawn anew."""
    return Own(view, wording, viewer).situation()
