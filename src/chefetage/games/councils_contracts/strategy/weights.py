"""What things are worth, in points, while there is time to use them."""

from typing import Final

INFLUENCE: Final = 0.9
DEVELOPMENT_WORTH: Final = 1.1
USEFUL_INFLUENCE: Final = 4  # of one area; more is worth half
WORKER: Final = 4.0  # one more active worker
FREE_WORKER: Final = 0.5  # a worker that can be used at once
PAIR_OF_WORKERS: Final = 0.5  # two of them can do what one cannot
BONUS: Final = 0.6  # one's own resolution of a committee
IN_COMMITTEE: Final = 0.8  # of what workers there will bring
ON_CARD: Final = 0.3
GOOD_OPPORTUNITY: Final = 3.0  # a build action that is hard to value
MAJORITY_RISK: Final = 0.7  # others may still catch up
LAST_TURNS: Final = 0.2  # how much can still be used in the closing rounds
LAST_ROUND: Final = 0.3  # and in the round before them
ENOUGH_CARDS: Final = 6.0  # on offer or in the deck before the end, to use what one has
