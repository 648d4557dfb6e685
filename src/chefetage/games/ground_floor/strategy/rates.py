"""What tiles and rooms are worth, in points per round to come."""

from typing import Final

from chefetage.games.ground_floor.rules.tiles import FLOOR, ROOM, TENANT

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
