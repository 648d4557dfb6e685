"""What things are worth, in points unless said otherwise."""

from typing import Final

from chefetage.games.ground_floor.rules.tiles import FLOOR, ROOM, TENANT

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
POPULARITY_AT_END: Final = 0.3  # of that, when no round is left
MARKER_SHARE: Final = 0.9  # of what a Construction marker can bring
COVERED_ROOM: Final = 0.1  # points lost per round

# Tiles and rooms, in points per round to come.
FLOOR_RATES: Final = {
    "assembly_line": 0.7,
    "conference_room": 0.9,
    "construction_admin": 0.5,
    "in_house_factory": 0.5,
    "investor": 1.2,
    "it_department": 1.5,
    "marketing_department": 0.2,
    "online_store": 0.6,
    "research_lab": 1.0,
    "telecommunications": 1.6,
    "office_renovation": 2.0,
}
TENANT_RATES: Final = {
    "human_resources": 0.4,
    "internship_program": 0.5,
    "network_admin": 0.8,
    "niche_market": 0.3,
    "premium_product": 0.7,
    "public_relations": 0.2,
}
REMODELED_RATES: Final = {
    "advertising": 0.03,
    "assembly": 0.09,
    "meeting_room": 0.24,
    "research_testing": 0.18,
    "storage_closet": 0.18,
    "training": 0.12,
}
HIDDEN_RATES: Final = {
    "advertising": -0.1,
    "assembly": -0.15,
    "meeting_room": -0.5,
    "research_testing": -0.3,
    "storage_closet": -1.5,
    "training": -0.3,
}
FLOOR_RATE: Final[list[float]] = [FLOOR_RATES.get(key, 0.0) for key in FLOOR.keys]
TENANT_RATE: Final[list[float]] = [TENANT_RATES.get(key, 0.0) for key in TENANT.keys]
REMODELED_RATE: Final[list[float]] = [REMODELED_RATES[key] for key in ROOM.keys]
HIDDEN_RATE: Final[list[float]] = [HIDDEN_RATES[key] for key in ROOM.keys]
