"""GF-14.4  The decks and draws, each with a stream of its own."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final = [
    "specialties",
    "popularity",
    "depression cards",
    "recession cards",
    "stable cards",
    "boom cards",
    "forecast deck",
    "era",
    "event",
    "automa cards",
    "first automa deck",
    "second automa deck",
    "automa tiles",
]
SPECIALTY_DEAL: Final = 0
POPULARITY_STACK: Final = 1
KIND_SHUFFLE: Final = 2  # and the three behind it, by kind
FORECAST_SHUFFLE: Final = 6
ERA_DRAW: Final = 7
EVENT_DRAW: Final = 8
AUTOMA_CARD_DRAW: Final = 9
AUTOMA_DECK: Final[i64] = 10  # and the one behind it, by Automa
AUTOMA_TILE_DRAW: Final = 12
