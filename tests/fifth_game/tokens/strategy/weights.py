"""What a usual game is taken to be like."""

from typing import Final

RIVAL_SHARE: Final = 0.5  # of the best rival's points: a game is won by being ahead, not by points
