"""CC-10.4  Chance enters at set-up only: two shuffles and the start player."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Streams

STREAMS: Final = Streams()
A_SHUFFLE: Final[i64] = STREAMS.add("a cards")
B_SHUFFLE: Final[i64] = STREAMS.add("b cards")
START_PLAYER: Final[i64] = STREAMS.add("start player")
