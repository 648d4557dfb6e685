"""View: what one seat may see of a state, built by the game from allow-list types."""

from collections.abc import Mapping
from typing import TypeAlias

View: TypeAlias = Mapping[str, object]  # a game's own TypedDict
