"""GF-13.23 to GF-13.25, GF-13.27, GF-13.38  How an Automa prices and drops its products."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.games.ground_floor.rules.automa.deck import turn_over
from chefetage.games.ground_floor.rules.cards import BRACKET_OF, DEPRESSION, FEWEST_CONSUMERS, GREAT_DEPRESSION
from chefetage.games.ground_floor.rules.components import (
    BRACKETS,
    FACTORY_SPACES,
    LIQUIDATION,
    LIQUIDATION_PRICE,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACES,
)
from chefetage.games.ground_floor.rules.events import (
    AUTOMA_DROPPED,
    AUTOMA_LIQUIDATED,
    AUTOMA_PRICED,
    AUTOMA_PRICED_SURELY,
)
from chefetage.games.ground_floor.rules.sales import liquidate
from chefetage.games.ground_floor.rules.state import EMPTY, State

NO_SPACE: Final = -1


def price_for_automa(s: State, automa: i64) -> None:
    """GF-13.23  The highest price if everything sells, else the bracket of a card."""
    if is_sale_guaranteed(s):
        space = dearest_of_all(s)
        s.retail[space] = automa
        s.record(AUTOMA_PRICED_SURELY, automa, space, RETAIL_PRICE[space])
        return
    card = turn_over(s, automa)
    space = space_for_bracket(s, BRACKET_OF[card])
    if space == NO_SPACE:
        liquidate(s, automa)
        s.record(AUTOMA_LIQUIDATED, automa, card)
    else:
        s.retail[space] = automa
        s.record(AUTOMA_PRICED, automa, card, space, RETAIL_PRICE[space])


def is_sale_guaranteed(s: State) -> bool:
    """GF-13.24  All products, those to come included, against the fewest consumers of this kind of card."""
    products: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] != EMPTY:
            products += 1
    for space in range(FACTORY_SPACES):
        if s.factory[space] != EMPTY:
            products += 1
    return products <= fewest_consumers(s)


def fewest_consumers(s: State) -> i64:
    if s.kind == DEPRESSION and has(s.new_forecasts, GREAT_DEPRESSION):
        return 0
    return FEWEST_CONSUMERS[s.kind][s.count]


def dearest_in(s: State, bracket: i64) -> i64:
    """GF-13.38  The free space with the highest price, the first of the data among equals."""
    best: i64 = NO_SPACE
    for space in range(RETAIL_SPACES):
        is_dearer = best == NO_SPACE or RETAIL_PRICE[space] > RETAIL_PRICE[best]
        if RETAIL_BRACKET[space] == bracket and s.is_free_outlet(space) and is_dearer:
            best = space
    return best


def dearest_of_all(s: State) -> i64:
    """The highest bracket with room has the highest price."""
    return dearest_below(s, BRACKETS + 1)


def dearest_below(s: State, bracket: i64) -> i64:
    """The highest price of the nearest lower bracket with room."""
    lower = bracket - 1
    while lower > 0:
        space = dearest_in(s, lower)
        if space != NO_SPACE:
            return space
        lower -= 1
    return NO_SPACE


def space_for_bracket(s: State, bracket: i64) -> i64:
    """GF-13.25  The named bracket, else the next lower ones, else the next higher ones."""
    space = dearest_below(s, bracket + 1)
    higher = bracket + 1
    while space == NO_SPACE and higher <= BRACKETS:
        space = dearest_in(s, higher)
        higher += 1
    return space


def drop_for_automa(s: State, product: i64) -> None:
    """GF-13.27  To the highest free price of the nearest lower bracket, else Liquidation."""
    automa = s.retail[product]
    s.retail[product] = EMPTY
    target = dearest_below(s, RETAIL_BRACKET[product])
    if target == NO_SPACE:
        liquidate(s, automa)
        s.record(AUTOMA_DROPPED, automa, product, LIQUIDATION, LIQUIDATION_PRICE)
    else:
        s.retail[target] = automa
        s.record(AUTOMA_DROPPED, automa, product, target, RETAIL_PRICE[target])
