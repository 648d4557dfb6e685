"""Guesses about a usual round."""

from typing import Final

from chefetage.core.vec import vec

PLANNED_GOODS: Final = 5.0  # from pads alone
GOODS_PER_TILE: Final = 1.0
CROWDING: Final = 0.28  # how much a rival in the region takes away
RIVAL_GOODS: Final = 1.1  # that a rival with an office will sell in a region
SALE_AFAR: Final = 0.8  # goods sold by 4G
SECOND_PLACE: Final = 0.5  # how likely, if not first
SYMBOL_WORTH: Final = vec[float]([2.0, 3.0, 2.5, 2.5, 1.0, 0.0])  # of an improvement's field, per round
LATER: Final = 0.5  # of the worth of what these markers do not finish
UNFINISHED: Final = 0.65  # of the worth of a technology or office, for markers already there
MOST_MARKERS: Final = 12
TILE_PER_ROUND: Final = 2.5
BONUS_WORTH: Final = 4.0  # of a retailer
CONNECTION: Final = 1.0  # what a new office opens up, per round
PATENT_CHANCE: Final = 0.85
