"""View: what one seat may see of a state, built by the game from allow-list types."""

from collections.abc import Mapping
from typing import TypeAlias, TypedDict

View: TypeAlias = Mapping[str, object]  # a game's own GameView


class GameView(TypedDict):
    """What the view of every game tells. Step and actors are told beside the view, by whoever shows it."""

    round: int  # from 1; 0 in a game that counts none
