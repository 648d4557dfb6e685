"""GF-14.4  The decks and draws, each with a stream of its own."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Streams
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.cards import KIND

STREAMS: Final = Streams()
SPECIALTY_DEAL: Final[i64] = STREAMS.add("specialties")
POPULARITY_STACK: Final[i64] = STREAMS.add("popularity")
KIND_SHUFFLE: Final = vec[i64]([STREAMS.add(f"{kind} cards") for kind in KIND.keys])  # by kind
FORECAST_SHUFFLE: Final[i64] = STREAMS.add("forecast deck")
ERA_DRAW: Final[i64] = STREAMS.add("era")
EVENT_DRAW: Final[i64] = STREAMS.add("event")
AUTOMA_CARD_DRAW: Final[i64] = STREAMS.add("automa cards")
AUTOMA_DECK: Final = vec[i64]([STREAMS.add("first automa deck"), STREAMS.add("second automa deck")])  # by Automa
AUTOMA_TILE_DRAW: Final[i64] = STREAMS.add("automa tiles")
