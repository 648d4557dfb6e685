"""TK-2.2, TK-2.3  The deck and the lot, each with a stream of its own."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Streams

STREAMS: Final = Streams()
CARD_SHUFFLE: Final[i64] = STREAMS.add("cards")
START_PLAYER: Final[i64] = STREAMS.add("start player")
