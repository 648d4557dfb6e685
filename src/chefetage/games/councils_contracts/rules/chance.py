"""CC-10.4  Chance enters at set-up only: two shuffles and the start player."""

from typing import Final

STREAMS: Final = ["a cards", "b cards", "start player"]
A_SHUFFLE: Final = 0
B_SHUFFLE: Final = 1
START_PLAYER: Final = 2
