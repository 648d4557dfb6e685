"""SI-20.3  Chance: each draw of the set-up has a stream of its own; in play only improvements are turned up."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Streams

STREAMS: Final = Streams()
COLOR_DEAL: Final[i64] = STREAMS.add("colors")
TECHNOLOGY_SIDES: Final[i64] = STREAMS.add("technology sides")
IMPROVEMENT_SHUFFLE: Final[i64] = STREAMS.add("improvements")
CONTRACT_SHUFFLE: Final[i64] = STREAMS.add("contracts")
RETAILER_REGIONS: Final[i64] = STREAMS.add("retailer regions")
RETAILER_DRAW: Final[i64] = STREAMS.add("retailers")
RETAILER_SIDES: Final[i64] = STREAMS.add("retailer sides")
