"""SI-3.14 to SI-3.20  Set-up: where retailers open, after the offices. What they give: bonuses.py and scoring.py."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.step import Step
from chefetage.core.vec import append, remove, vec
from chefetage.games.smartphone_inc.rules.board import (
    FIXED_RETAILERS,
    MARKETS,
    MEDIUM,
    ON_FREE_HOMES,
    RANDOM_MEDIUM,
    RANDOM_SMALL,
    RETAILER_SIZE,
    SMALL,
    WORLD,
)
from chefetage.games.smartphone_inc.rules.chance import RETAILER_DRAW, RETAILER_REGIONS, RETAILER_SIDES
from chefetage.games.smartphone_inc.rules.components import RETAILERS
from chefetage.games.smartphone_inc.rules.events import RETAILER_OPENED, ROUND_STARTED
from chefetage.games.smartphone_inc.rules.start_offices import regions_without_office
from chefetage.games.smartphone_inc.rules.state import State


class OpenRetailers(Step[State]):
    """SI-3.14  Retailers come after the offices, on regions of their size."""

    def enter(self, s: State) -> None:
        s.reveal()
        regions = retailer_regions(s)
        tiles = vec[i64]()
        for tile in range(RETAILERS):
            tiles = append(tiles, tile)
        s.chance.shuffle(RETAILER_DRAW, tiles)
        for region in regions:
            tiles = open_retailer(s, tiles, region)
        for region in regions:
            turn_retailer(s, region)
        s.record(ROUND_STARTED, s.players, s.round)


def retailer_regions(s: State) -> vec[i64]:
    """SI-3.15 to SI-3.20, in id order."""
    if s.map == WORLD:
        regions = FIXED_RETAILERS[s.players][:]
        if ON_FREE_HOMES[s.players]:
            for region in regions_without_office(s, MEDIUM):
                regions = append(regions, region)
    else:
        regions = random_regions(s, SMALL, RANDOM_SMALL[s.players])
        for region in random_regions(s, MEDIUM, RANDOM_MEDIUM[s.players]):
            regions = append(regions, region)
    return vec[i64](sorted(regions))


def random_regions(s: State, size: i64, count: i64) -> vec[i64]:
    """SI-3.19  Drawn among those of a size without an office."""
    regions = regions_without_office(s, size)
    s.chance.shuffle(RETAILER_REGIONS, regions)
    return regions[:count]


def open_retailer(s: State, tiles: vec[i64], region: i64) -> vec[i64]:
    """Lays the first tile of the region's size; returns the others."""
    for tile in tiles:
        if RETAILER_SIZE[tile] == MARKETS[region].size:
            s.retailers[region] = 2 * tile
            return remove(tiles, tile)
    return tiles


def turn_retailer(s: State, region: i64) -> None:
    """SI-3.14, SI-23.14  A random side up."""
    if s.retailers_random:
        s.retailers[region] += s.chance.below(RETAILER_SIDES, 2)
    s.record(RETAILER_OPENED, s.players, s.retailers[region] // 2, s.retailers[region] % 2, region)


OPEN_RETAILERS: Final = OpenRetailers("open_retailers", "SI-3.14", [])
