"""SI-20.3  Chance: each draw of the set-up has a stream of its own; in play only improvements are turned up."""

from typing import Final

STREAMS: Final = [
    "colors",
    "technology sides",
    "improvements",
    "contracts",
    "retailer regions",
    "retailers",
    "retailer sides",
]
COLOR_DEAL: Final = 0
TECHNOLOGY_SIDES: Final = 1
IMPROVEMENT_SHUFFLE: Final = 2
CONTRACT_SHUFFLE: Final = 3
RETAILER_REGIONS: Final = 4
RETAILER_DRAW: Final = 5
RETAILER_SIDES: Final = 6
