"""WA-12.4  The decks and dice, each with a stream of its own."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Streams

STREAMS: Final = Streams()
MARKET_SHUFFLE: Final[i64] = STREAMS.add("market")
DOCUMENT_SHUFFLE: Final[i64] = STREAMS.add("documents")
RETURNED_SHUFFLE: Final[i64] = STREAMS.add("returned documents")
SPY_DRAW: Final[i64] = STREAMS.add("spies")
START_PLAYER: Final[i64] = STREAMS.add("start player")
DIE: Final[i64] = STREAMS.add("die")
SOLO_CARD_DRAW: Final[i64] = STREAMS.add("solo card")

DIE_SIDES: Final = 6
