"""What every game's drawing of its table in a terminal has."""

from typing import Generic, NamedTuple, TypeVar, cast

from chefetage.core.state import Player, State
from chefetage.words.wording import Wording

V = TypeVar("V")  # the game's view


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
