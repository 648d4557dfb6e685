"""What things are worth, in points unless said otherwise."""

from typing import Final

# Points for a Money and an Info together: early they make more of themselves, at the end three pairs are a set.
PAIR_EARLY: Final = 0.75
PAIR_LATE: Final = 0.42
PAIR_AT_END: Final = 0.34
SURPLUS: Final = 0.30  # of a pair, for what has no counterpart
MANY_PAIRS: Final = 12.0  # more than that cannot be spent at once
BEYOND_MANY: Final = 0.5

TIME_NOW: Final = 0.45  # points for a Time on the track
TIME_LATER: Final = 0.55  # for one in each round to come
WAGES: Final = 0.30  # points for a Money of income lost
TRAINING_COST: Final = 1.1

# Chances and values of markers in the city, in Money.
ROW_FILLED_LATER: Final = 0.70
ROW_FILLED_NOW: Final = 0.35
SUPPLY: Final = 2.5
NEW_PRODUCT: Final = 11.0
UNSOLD_PRODUCT: Final = 5.0
SHARE: Final = 4.5
SHARE_PER_LEVEL: Final = 0.6
LIKELY: Final = 0.7  # of the money to come is there when tiles are bought

POPULARITY_STEP: Final = 0.15
POPULARITY_PLACE: Final = 0.5
MARKER_SHARE: Final = 0.9  # of what a Construction marker can bring
COVERED_ROOM: Final = 0.1  # points lost per round
