"""What the terminal shows of a game: its table, what a player has, its result."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.core.game import Game
from chefetage.core.state import NOBODY, Player, State
from chefetage.playing.match import Match
from chefetage.table import viewing
from chefetage.table.position import Result, Standing
from chefetage.words.drawing import scene
from chefetage.words.texts import Texts
from chefetage.words.wording import Wording


def terminal_of(game: Game[State]) -> ModuleType | None:
    """How the game draws itself in a terminal; a game may do without."""
    module = f"{game.package}.terminal"
    return import_module(module) if find_spec(module) else None


def table(game: Game[State], state: State, viewer: Player, wording: Wording) -> RenderableType:
    terminal = terminal_of(game)
    drawn: RenderableType = terminal.table(scene(state, viewer, wording)) if terminal else Group()
    return drawn


def situation(game: Game[State], state: State, viewer: Player, wording: Wording) -> str:
    """What the viewer has, in a line."""
    terminal = terminal_of(game)
    line: str = terminal.situation(scene(state, viewer, wording)) if terminal else ""
    return line


def result(match: Match, wording: Wording, text: Texts) -> RenderableType:
    """The score sheet of every player and opponent from the rulebook, then who has won."""
    found = viewing.result(match, wording)
    standings = standings_of(found, wording)
    sheets = [sheet(standing, text) for standing in standings]
    return Group(*sheets, *closing_lines(standings, found.verdict, text))


def standings_of(found: Result, wording: Wording) -> list[Standing]:
    """Players in the order of their seats, then opponents from the rulebook."""
    rows = zip(wording.names, found.places, found.totals, found.sheets, strict=True)
    return [*(Standing(*row) for row in rows), *found.rivals]


def sheet(standing: Standing, text: Texts) -> RenderableType:
    """One line per kind of points, each with the rule that gives them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column()
    grid.add_column(justify="right")
    for line in standing.sheet:
        grid.add_row(Text(line.rule, style="dim"), line.text, str(line.points))
    grid.add_row("", Text(text("result-total"), style="bold"), Text(str(standing.total), style="bold"))
    heading = Text(text("result-sheet", player=standing.name), style="bold")
    return Group(heading, grid, Text())


def closing_lines(standings: list[Standing], verdict: str, text: Texts) -> list[RenderableType]:
    """The ranking and its winners or, where the game has a sentence on the result, that sentence."""
    ranked = sorted(standings, key=lambda standing: standing.place)
    best = ranked[0]
    if len(ranked) == 1 and verdict:
        return [text("result-solo", player=best.name, points=best.total), verdict]
    lines = [text("result-place", place=one.place, player=one.name, points=one.total) for one in ranked]
    if verdict:
        return [*lines, Text(verdict, style="bold")]
    winners = [one.name for one in ranked if one.place == 1]
    return [*lines, Text(winner_line(winners, best.total, text), style="bold")]


def winner_line(winners: Sequence[str], points: int, text: Texts) -> str:
    if len(winners) == 1:
        return text("result-winner", player=winners[0], points=points)
    return text("result-winners", players=", ".join(winners), points=points)


def viewer_of(game: Game[State], state: State) -> Player:
    """Whoever decides now; with the game over everything is open to anybody."""
    return NOBODY if game.is_over(state) else game.actor(state)
