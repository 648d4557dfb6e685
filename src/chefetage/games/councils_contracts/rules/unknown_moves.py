"""CC-11  Texts that name no move, but something that a rule speaks of."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.cards.scoring_effects import NOT_IN_CITY, NOT_TWO, OTHER_TYPES
from chefetage.games.councils_contracts.rules.choices import cards_told
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    AREAS,
    CARD,
    COMMITTEE,
    DEVELOPMENT,
    DIFFERENT_COMMITTEES,
    MOST_INFLUENCE,
    ORDINARY_INFLUENCE,
    TOWN_HALL,
)
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.grid import NUMBER_OF
from chefetage.games.councils_contracts.rules.kinds_of_action import is_open_without, needs_free_workers
from chefetage.games.councils_contracts.rules.place_workers import OTHER_NUMBER as OTHER_PATTERN
from chefetage.games.councils_contracts.rules.place_workers import REPEATED as SAME_AGAIN
from chefetage.games.councils_contracts.rules.place_workers import is_laid_out
from chefetage.games.councils_contracts.rules.special_resolution import NO_DEVELOPMENT, OTHER_NUMBER, REPEATED
from chefetage.games.councils_contracts.rules.state import State

SENDING: Final = ["send_one", "send_two", "send_three"]
SPECIAL_POINTS: Final = ["bonus", "share"]
MOST_SIGNS: Final = 5  # of a number that somebody can mean
NO_NUMBER: Final = -(10**MOST_SIGNS)


def forbidding_rule(s: State, p: Player, verb: str, named: str) -> RuleId | None:
    """The rule that speaks of what is named behind an action; None if no rule does."""
    if verb in SENDING:
        return rule_of_committees(s, p, numbers(COMMITTEE.keys, named))
    if verb in SPECIAL_POINTS:
        return "CC-5.25" if numbers(AREA.keys, named) else None
    if verb == "gain":
        return rule_of_gain(s, numbers(AREA.keys, named))
    if verb == "pay":
        return rule_of_payment(s, numbers(AREA.keys, named))
    if verb == "pair":
        return rule_of_pair(s, numbers(CARD.keys, named))
    if verb == "level":
        return rule_of_level(s, named)
    if verb == "at":
        return rule_of_place(coordinates(named))
    return rule_of_town_hall(s, p, verb) if named == CARD.keys[TOWN_HALL] else None


def numbers(keys: list[str], named: str) -> list[int]:
    """The components that a text names, joined by "+"; none if it names anything else."""
    parts = named.split("+")
    return [keys.index(part) for part in parts] if all(part in keys for part in parts) else []


def repeated(named: list[int]) -> int:
    """The first that is named twice; -1 if none is."""
    for place, number in enumerate(named):
        if number in named[:place]:
            return number
    return -1


def rule_of_committees(s: State, p: Player, named: list[int]) -> RuleId | None:
    """CC-5.4  Other patterns; three different committees are a pattern by another name."""
    if not named or (repeated(named) < 0 and i64(len(named)) == DIFFERENT_COMMITTEES):
        return None
    if s.contractors[p].free == 0:
        return needs_free_workers(s)
    return "CC-5.4" if all(is_laid_out(s, committee) for committee in named) else "CC-3.5"


def rule_of_gain(s: State, named: list[int]) -> RuleId | None:
    if not named:
        return None
    if i64(len(named)) != s.text_card.amount:
        return "CC-11.11"
    return "CC-6.5" if DEVELOPMENT in named and s.text_card.gain_areas < AREAS else None


def rule_of_payment(s: State, named: list[int]) -> RuleId | None:
    if not named:
        return None
    if i64(len(named)) != s.text_card.price:
        return "CC-11.10"
    return "CC-6.47" if DEVELOPMENT in named and s.text_card.price_kind == ORDINARY_INFLUENCE else None


def rule_of_pair(s: State, named: list[int]) -> RuleId | None:
    """CC-6.35  Two different cards of one type."""
    if not named:
        return None
    lacking = not_built(s, named)
    return missing(s, lacking, "CC-6.35") if lacking >= 0 else "CC-6.35"


def not_built(s: State, named: list[int]) -> int:
    """The first card that is not in the city; -1 if all are."""
    for card in named:
        if not s.is_built(card):
            return card
    return -1


def rule_of_level(s: State, named: str) -> RuleId | None:
    """CC-5.40  A value beyond the end of the track."""
    area, _, level = named.partition(".")
    if area not in AREA.keys or number_written(level) <= MOST_INFLUENCE:
        return None
    return "CC-6.30" if AREA.keys.index(area) == s.area else "CC-11.17"


def coordinates(named: str) -> list[int]:
    """Column and row of a place, however far away."""
    numbers_named = [number_written(part) for part in named.split(",")]
    return [] if len(numbers_named) != 2 or NO_NUMBER in numbers_named else numbers_named


def number_written(word: str) -> int:
    """The number that somebody has written; NO_NUMBER for anything else."""
    if len(word) > MOST_SIGNS:
        return NO_NUMBER
    try:
        return int(word)
    except ValueError:
        return NO_NUMBER


def rule_of_place(place: list[int]) -> RuleId | None:
    """CC-5.13  A place that no city can reach."""
    return "CC-5.13" if place and (place[0], place[1]) not in NUMBER_OF else None


def rule_of_town_hall(s: State, p: Player, verb: str) -> RuleId | None:
    """CC-6.38  It is no project, holds no workers and has no build action."""
    if verb == "build":
        return needs_free_workers(s) if s.contractors[p].free == 0 else "CC-5.10"
    if verb == "act" and not is_open_without(s, p):
        return "CC-4.3"
    if verb in ("act", "move_to", "deploy_to", "box_to"):
        return "CC-6.38"
    if verb == "copy":
        return "CC-6.44"
    return "CC-11.14" if verb == "erect" else None


def facts_named(s: State, verb: str, named: str) -> dict[str, int]:
    """What a text names, in place of what the facts of a move of the same action tell."""
    if verb in SENDING:
        committees = numbers(COMMITTEE.keys, named)
        again = repeated(committees)
        case = OTHER_PATTERN if again < 0 else SAME_AGAIN
        return {"named": len(committees), "case": case, "committee": committees[0] if again < 0 else again}
    if verb in SPECIAL_POINTS:
        return special_facts(numbers(AREA.keys, named))
    if verb in ("gain", "pay"):
        return {"named": len(numbers(AREA.keys, named))}
    if verb == "pair":
        return pair_facts(s, numbers(CARD.keys, named))
    if verb == "at":
        column, row = coordinates(named)
        return {"column": column, "row": row}
    return {}


def special_facts(named: list[int]) -> dict[str, int]:
    again = repeated(named)
    if DEVELOPMENT in named:
        return {"named": len(named), "case": NO_DEVELOPMENT, "area": int(DEVELOPMENT)}
    case = OTHER_NUMBER if again < 0 else REPEATED
    return {"named": len(named), "case": case, "area": named[0] if again < 0 else again}


def pair_facts(s: State, named: list[int]) -> dict[str, int]:
    lacking = not_built(s, named)
    if lacking >= 0:
        return {**whereabouts(s, lacking), "case": NOT_IN_CITY}
    if len(named) != 2 or repeated(named) >= 0:
        return {"case": NOT_TWO}
    return {"case": OTHER_TYPES, "card": cards_told(named)}
