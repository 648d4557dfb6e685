"""The table of Tokens in the terminal: the middle, then a row for each player."""

from rich.console import Group, RenderableType
from rich.text import Text

from chefetage.games.tokens.view import PlayerView, TokensView
from chefetage.words.drawing import Drawing, Scene


def table(scene: Scene[TokensView]) -> RenderableType:
    """The table as the viewer sees it."""
    drawing = TokensDrawing(scene)
    return Group(drawing.middle(), *drawing.players_rows())


def situation(scene: Scene[TokensView]) -> str:
    """What the viewer has, in a line."""
    return TokensDrawing(scene).holdings(scene.view["players"][scene.viewer])


class TokensDrawing(Drawing[TokensView]):
    """A view of Tokens in lines of text."""

    def middle(self) -> Text:
        view = self.view
        laid_down = ", ".join(self.text(f"card-{card}") for card in view["laid_down"]) or self.text("none")
        values = {"round": view["round"], "pile": view["pile"], "deck": view["deck"], "laid_down": laid_down}
        return Text(" · ".join(self.label(name, value) for name, value in values.items()))

    def players_rows(self) -> list[Text]:
        rows = enumerate(self.view["players"])
        return [Text(f"{self.wording.player(seat)}: {self.holdings(player)}") for seat, player in rows]

    def holdings(self, player: PlayerView) -> str:
        card = self.text(f"card-{player['card']}") if player["card"] else self.text("label-hidden")
        return f"{self.label('tokens', player['tokens'])} · {self.label('card', card)}"
