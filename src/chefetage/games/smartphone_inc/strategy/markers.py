"""What markers on technologies and in regions are worth: the technologies and offices they lead to."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGIONS, SMALL
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost
from chefetage.games.smartphone_inc.rules.components import (
    GAMEPAD,
    GPS,
    LI_ION,
    NFC,
    NO_BONUS,
    NONE,
    PATENT_VP,
    RETAILER_SIDE,
    SIDE_A,
    SIDE_CEO,
    TECHNOLOGIES,
    WIFI,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import needed, technology_count
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, usual_round

MOST_AIMS: Final[i64] = max(TECHNOLOGIES, REGIONS)
NO_GAINS: Final = vec[float]([0.0] * MOST_AIMS)
NO_MARKERS: Final = vec[i64]([0] * MOST_AIMS)


@mypyc_attr(acyclic=True)
class Aims:
    """What markers can be placed for, technologies or offices: what each brings, and how many it takes."""

    __slots__ = ("begin", "end", "gains", "missing", "rounds", "weights", "whole")

    def __init__(self, begin: i64, end: i64, outlook: Outlook) -> None:
        self.begin: i64 = begin  # numbers of technologies or regions
        self.end: i64 = end
        self.rounds: float = outlook.rounds  # to come
        self.weights = outlook.weights
        self.gains: vec[float] = NO_GAINS[:]
        self.whole: vec[i64] = NO_MARKERS[:]  # markers from the start
        self.missing: vec[i64] = NO_MARKERS[:]  # markers still to be placed; 0: nothing to aim for

    def worth(self, markers: i64) -> float:
        """All that is under way, with the best use of some more markers."""
        missing = self.missing[:]
        value = self.finished_worth(missing, markers)
        for number in range(self.begin, self.end):
            if missing[number] > 0:
                value += self.part_worth(number, missing[number])
        return value

    def finished_worth(self, missing: vec[i64], markers: i64) -> float:
        """Finishes what brings most per marker; changes `missing` to what is left."""
        value = 0.0
        while markers > 0:
            best = self.best_aim(missing, markers)
            if best == NONE:
                return value
            spent = min(markers, missing[best])
            markers -= spent
            missing[best] -= spent
            if missing[best] == 0:
                value += self.gains[best]
        return value

    def best_aim(self, missing: vec[i64], markers: i64) -> i64:
        best: i64 = NONE
        density = 0.0
        for number in range(self.begin, self.end):
            if missing[number] > 0 and self.gains[number] > 0.0:
                rate = self.gains[number] / float(missing[number])
                if missing[number] > markers:
                    rate *= self.weights.later if self.rounds > 0.0 else 0.0
                if rate > density:
                    density = rate
                    best = number
        return best

    def part_worth(self, number: i64, missing: i64) -> float:
        """Markers already lying there; in the last round they are worth nothing."""
        if self.rounds <= 0.0:
            return 0.0
        whole = self.whole[number]
        part = self.weights.unfinished * self.gains[number] * float(whole - missing) / float(whole)
        return part * self.rounds / (self.rounds + 1.0)


# Technologies.


def research_aims(s: State, p: Player, outlook: Outlook) -> Aims:
    company = s.companies[p]
    aims = Aims(0, TECHNOLOGIES, outlook)
    for technology in range(TECHNOLOGIES):
        if not company.owns(technology):
            aims.gains[technology] = gain_of_technology(s, p, outlook, technology)
            aims.whole[technology] = needed(s, p, technology)
            aims.missing[technology] = max(0, aims.whole[technology] - company.progress_on[technology])
    return aims


def gain_of_technology(s: State, p: Player, outlook: Outlook, technology: i64) -> float:
    gain = 0.0
    if s.patents[technology] == NOBODY:
        gain += outlook.weights.patent_chance * float(PATENT_VP[technology])
    gain += outlook.sales * (usual_round(outlook, NONE, technology) - outlook.usual)
    return gain + effect(s, p, outlook, technology)


def effect(s: State, p: Player, outlook: Outlook, technology: i64) -> float:
    """A guess at what the side that is up does for its owner."""
    side = s.sides[technology]
    if side == SIDE_CEO:
        return 1.5 * outlook.rounds
    if technology == GPS:
        return 5.0 * outlook.rounds if side == SIDE_A else 10.0
    if technology == WIFI:
        return 2.0 * outlook.sales if side == SIDE_A else 1.0 * outlook.rounds
    if technology == GAMEPAD:
        return 2.0 * outlook.rounds if side == SIDE_A else best_small_office(s, p, outlook)
    if technology == LI_ION:
        return 2.0 * outlook.rounds if side == SIDE_A else 1.7 * float(technology_count(s, p) + 1) * outlook.sales
    if technology == NFC:
        return 6.0 * outlook.sales if side == SIDE_A else 4.0 * outlook.sales
    return 3.0 * outlook.rounds if side == SIDE_A else 4.0 * outlook.sales


def best_small_office(s: State, p: Player, outlook: Outlook) -> float:
    best = 0.0
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].size == SMALL and s.companies[p].offices_in[region] == 0 and s.has_free_slot(region):
            best = max(best, gain_of_office(s, outlook, region))
    return best


# Offices.


def office_aims(s: State, p: Player, outlook: Outlook) -> Aims:
    company = s.companies[p]
    aims = Aims(s.board.begin, s.board.end, outlook)
    regions = regions_in_reach(s, p)
    for region in range(s.board.begin, s.board.end):
        if regions >> region & 1 == 1:
            aims.gains[region] = gain_of_office(s, outlook, region)
            aims.whole[region] = expansion_cost(s, p, region)
            aims.missing[region] = max(0, aims.whole[region] - company.progress_in[region])
    return aims


def regions_in_reach(s: State, p: Player) -> i64:
    """Where an expansion would not be refused (SI-10.2, SI-10.6, SI-10.7), as a bit set: asked at once for all."""
    offices = s.companies[p].offices_in
    own: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if offices[region] > 0:
            own |= BIT[region]
    regions: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].neighbours & own != 0 and offices[region] == 0 and s.has_free_slot(region):
            regions |= BIT[region]
    return regions


def gain_of_office(s: State, outlook: Outlook, region: i64) -> float:
    weights = outlook.weights
    if s.has_retailer(region):
        retailer = RETAILER_SIDE[s.retailers[region]]
        return (
            float(retailer.vp)
            + (weights.bonus_worth if retailer.bonus != NO_BONUS else 0.0)
            + 0.5 * weights.connection * outlook.rounds
        )
    return outlook.sales * (usual_round(outlook, region, NONE) - outlook.usual) + weights.connection * outlook.rounds
