"""SI-17  Final scoring."""

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.components import CONTRACTS, PATENT_VP, RETAILER_SIDE, TECHNOLOGIES
from chefetage.games.smartphone_inc.rules.contracts import CONTRACT_CARDS
from chefetage.games.smartphone_inc.rules.state import (
    CEO_SALES,
    CONTROL,
    DIRECT_SALES,
    INTEREST,
    PRODUCTION_COSTS,
    SALES,
    SECOND_PLACES,
    SYMBOL_COSTS,
    State,
)
from chefetage.games.smartphone_inc.rules.technologies import patent_count, technology_count


def patent_points(s: State, p: Player) -> i64:
    """SI-17.2  Of the patents that p holds."""
    points: i64 = 0
    for technology in range(TECHNOLOGIES):
        if s.patents[technology] == p:
            points += PATENT_VP[technology]
    return points


def retailer_points(s: State, p: Player) -> i64:
    """SI-15.3, SI-23.20  Of the retailers where p has an office."""
    points: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if s.has_retailer(region) and s.companies[p].offices_in[region] > 0:
            points += RETAILER_SIDE[s.retailers[region]].vp
    return points


def contract_points(s: State, p: Player) -> i64:
    """SI-18.8  Of the contracts that p has taken."""
    points: i64 = 0
    for contract in range(CONTRACTS):
        if has(s.companies[p].contracts, contract):
            points += CONTRACT_CARDS[contract].vp
    return points


def final_points(s: State, p: Player) -> i64:
    """SI-1.3, SI-1.4, SI-17.2  The VP track and what is added at the end; in hardcore mode it is there (SI-17.3)."""
    points = s.companies[p].vp
    if s.is_hardcore:
        return points
    return points + patent_points(s, p) + retailer_points(s, p) + contract_points(s, p)


def is_ahead(s: State, one: Player, other: Player) -> bool:
    """SI-17.4  More VP, then technologies, then patents."""
    if final_points(s, one) != final_points(s, other):
        return final_points(s, one) > final_points(s, other)
    if technology_count(s, one) != technology_count(s, other):
        return technology_count(s, one) > technology_count(s, other)
    return patent_count(s, one) > patent_count(s, other)


def place_of(s: State, p: Player) -> i64:
    """SI-17.4, SI-19.17  The place of a player or Steve; equal places are shared."""
    place: i64 = 1
    for other in range(s.players):
        if is_ahead(s, other, p):
            place += 1
    if s.is_solo and is_ahead(s, s.steve, p):
        place += 1
    return place


def verdict_on_steve(s: State) -> str:
    """SI-19.17  Whether the human has beaten Steve."""
    if is_ahead(s, 0, s.steve):
        return "won"
    return "lost" if is_ahead(s, s.steve, 0) else "drawn"


def score_sheet(s: State, p: Player) -> list[ScoreLine]:
    """SI-17.2  One line for each source of VP."""
    earned = s.companies[p].earned
    lines = [
        ScoreLine("SI-12.1", "sales", earned[SALES]),
        ScoreLine("SI-12.4", "control", earned[CONTROL]),
        ScoreLine("SI-12.5", "second_places", earned[SECOND_PLACES]),
        ScoreLine("SI-14.9", "direct_sales", earned[DIRECT_SALES]),
        ScoreLine("SI-9.7", "patents", patent_points(s, p), {"count": patent_count(s, p)}),
        ScoreLine("SI-15.3", "retailers", retailer_points(s, p)),
    ]
    if s.has_contracts:
        lines.append(ScoreLine("SI-18.8", "contracts", contract_points(s, p)))
    if s.has_ceo:
        lines.append(ScoreLine("SI-18.5", "ceo_sales", earned[CEO_SALES]))
    if s.is_hardcore:
        lines.extend(hardcore_lines(s, p))
    return lines


def hardcore_lines(s: State, p: Player) -> list[ScoreLine]:
    """SI-18.10 to SI-18.14  What only hardcore mode books."""
    earned = s.companies[p].earned
    return [
        ScoreLine("SI-18.10", "symbol_costs", earned[SYMBOL_COSTS]),
        ScoreLine("SI-18.11", "production_costs", earned[PRODUCTION_COSTS]),
        ScoreLine("SI-18.14", "interest", earned[INTEREST]),
    ]
