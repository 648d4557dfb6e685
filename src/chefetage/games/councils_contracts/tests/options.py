"""CC-11  The table of decision points, as a second opinion: what each step must offer, read off the table alone."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement

from chefetage.games.councils_contracts.rules.components import CARD, CARD_LIST
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.support import (
    actor,
    box,
    cards,
    city,
    display,
    free,
    in_committee,
    influence,
    is_unoccupied,
    step,
)

AREAS = ["transport", "finance", "public_works", "culture", "development"]
ORDINARY = AREAS[:4]
TYPES = ["industry", "infrastructure", "housing", "commerce", "landmark"]
COPYING = {"8", "11", "31"}
ROW_POINTS = [0, 0, 2, 3, 1, 1, 1]
PAYMENTS = {"1": (1, AREAS), "4": (1, AREAS), "32": (2, AREAS), "22": (1, ORDINARY)}
PAYMENTS |= {"24": (2, ORDINARY), "28": (2, ORDINARY)}


def listed_options(s: State) -> set[str]:
    """All that the player who owes a decision may do."""
    return DECISIONS[step(s)](s, int(actor(s)))


def workers(card: str) -> int:
    return int(CARD_LIST[CARD.keys.index(card)].workers)


def projects(s: State) -> list[str]:
    return [card for card in city(s) if card != "town_hall"]


Place = tuple[int, int]


def places(s: State) -> dict[str, Place]:
    found = {card: site.split(",") for card, site in city(s).items()}
    return {card: (int(x), int(y)) for card, (x, y) in found.items()}


def sides(place: Place) -> set[Place]:
    x, y = place
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def neighbours(card: str, where: dict[str, Place]) -> set[str]:
    beside = sides(where[card])
    return {other for other, place in where.items() if place in beside}


# CC-11.1 to CC-11.4, CC-11.6, CC-11.8


def turns(s: State, p: int) -> set[str]:
    found = {"pass"} if s.is_closing else set()
    if free(s, p):
        found |= placements(s, p) | builds(s, p)
    if not free(s, p) or s.is_closing:
        found |= {f"resolve {key}" for key in committees(s) if in_committee(s, key, p)}
        found |= {f"act {card}" for card in cards(s, p)}
    return found


def committees(s: State) -> list[str]:
    return [*ORDINARY, "special"] if s.players == 5 else ORDINARY


def placements(s: State, p: int) -> set[str]:
    if free(s, p) == 1:
        return {f"send_one {key}" for key in committees(s)}
    found = {f"send_two {key}" for key in committees(s)}
    if free(s, p) >= 3:
        found |= {f"send_three {'+'.join(spread)}" for spread in combinations(committees(s), 3)}
    return found


def builds(s: State, p: int) -> set[str]:
    return {f"build {card}" for card in display(s) if can_pay(s, p, card) and workers(card) <= free(s, p)}


def can_pay(s: State, p: int, card: str) -> bool:
    cost = CARD_LIST[CARD.keys.index(card)].cost
    return all(have >= price for have, price in zip(influence(s, p), cost, strict=True))


def sites(s: State, p: int) -> set[str]:
    """CC-11.5"""
    taken = set(places(s).values())
    beside = {side for place in taken for side in sides(place)}
    return {f"at {x},{y}" for x, y in beside - taken}


def bonuses(s: State, p: int) -> set[str]:
    """CC-11.7"""
    return {f"bonus {area}" for area in ORDINARY}


def shares(s: State, p: int) -> set[str]:
    """CC-11.7"""
    size = ROW_POINTS[in_committee(s, "special", p)]
    return {f"share {'+'.join(areas)}" for areas in combinations(ORDINARY, size)}


# Build actions; "copied" and "acting" are the text card and the acting card.


def copied(s: State) -> str:
    return CARD.keys[s.text]


def acting(s: State) -> str:
    return CARD.keys[s.acting]


def copies(s: State, p: int) -> set[str]:
    """CC-11.9"""
    if acting(s) == "31":
        found = {card for card in projects(s) if not is_unoccupied(s, card)}
    else:
        found = neighbours(acting(s), places(s)) - {"town_hall"}
    return {f"copy {card}" for card in found - COPYING if is_executable(s, p, card)}


def is_executable(s: State, p: int, card: str) -> bool:
    """CC-6.60, row by row."""
    on_card = workers(acting(s))
    needs = [workers(other) for other in projects(s) if is_unoccupied(s, other)]
    conditions = {
        ("1", "4"): sum(influence(s, p)) >= 1,
        ("2", "5", "6", "26", "27"): on_card == 2,
        ("9", "10", "14"): min(needs, default=9) <= on_card,
        ("12", "13"): min(needs, default=9) <= free(s, p) + on_card,
        ("17", "20"): box(s, p) >= 1,
        ("19",): influence(s, p)[4] >= 1 and min(map(workers, display(s)), default=9) <= on_card,
        ("22",): sum(influence(s, p)[:4]) >= 1,
        ("23", "25"): influence(s, p)[4] >= 1,
        ("24", "28"): sum(influence(s, p)[:4]) >= 2,
        ("32",): sum(influence(s, p)) >= 2,
        ("35",): bool(pairs(s, p)),
        ("36",): min(needs, default=9) <= box(s, p),
    }
    return all(holds for numbers, holds in conditions.items() if card in numbers)


def payments(s: State, p: int) -> set[str]:
    """CC-11.10"""
    size, areas = PAYMENTS[copied(s)]
    have = dict(zip(AREAS, influence(s, p), strict=True))
    chosen = combinations_with_replacement(areas, size)
    return {f"pay {'+'.join(paid)}" for paid in chosen if all(have[key] >= n for key, n in Counter(paid).items())}


def gains(s: State, p: int) -> set[str]:
    """CC-11.11"""
    areas, size = (ORDINARY, 4) if copied(s) == "5" else (AREAS, 3)
    return {f"gain {'+'.join(gained)}" for gained in combinations_with_replacement(areas, size)}


def levels(s: State, p: int) -> set[str]:
    """CC-11.12, CC-11.17"""
    later = 4 - int(s.area)
    return {f"level {AREAS[s.area]}.{level}" for level in range(9) if 0 <= s.pool - level <= 8 * later}


def targets(verb: str, available: Callable[[State, int], int]) -> Callable[[State, int], set[str]]:
    """CC-11.13"""

    def found(s: State, p: int) -> set[str]:
        cards = [card for card in projects(s) if is_unoccupied(s, card) and workers(card) <= available(s, p)]
        return {f"{verb} {card}" for card in cards}

    return found


def erections(s: State, p: int) -> set[str]:
    """CC-11.14"""
    return {f"erect {card}" for card in display(s) if workers(card) <= workers(acting(s))}


def types(verb: str) -> Callable[[State, int], set[str]]:
    """CC-11.15"""
    return lambda s, p: {f"{verb} {card_type}" for card_type in TYPES}


def pairs(s: State, p: int) -> set[str]:
    """CC-11.16"""
    where = places(s)
    beside = [(one, other) for one in projects(s) for other in neighbours(one, where)]
    return {f"pair {one}+{other}" for one, other in beside if is_pair(one, other)}


def is_pair(one: str, other: str) -> bool:
    return other == "town_hall" or (int(one) < int(other) and kind(one) == kind(other))


def kind(card: str) -> int:
    return int(CARD_LIST[CARD.keys.index(card)].card_type)


DECISIONS: dict[str, Callable[[State, int], set[str]]] = {
    "take_turn": turns,
    "choose_bonus": bonuses,
    "choose_shares": shares,
    "copy_card": copies,
    "pay_price": payments,
    "gain_influence": gains,
    "redistribute_influence": levels,
    "score_adjacent_type": types("adjacent_type"),
    "score_row": types("row_type"),
    "score_column": types("column_type"),
    "score_pair": pairs,
    "move_workers": targets("move_to", lambda s, p: workers(acting(s))),
    "deploy_workers": targets("deploy_to", lambda s, p: free(s, p) + workers(acting(s))),
    "occupy_from_box": targets("box_to", box),
    "build_from_display": erections,
    "choose_site": sites,
}
