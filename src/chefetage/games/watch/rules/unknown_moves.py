"""WA-5.3, WA-6.9, WA-6.31, WA-6.39  Texts that are no move, but of which these rules speak."""

from typing import Final

from chefetage.core.explanation import Explanation
from chefetage.core.state import Player, RuleId
from chefetage.games.watch.rules.components import DOCUMENT, MOST_GEARS, MOST_KEPT, MOST_NOTES
from chefetage.games.watch.rules.free_moments import GO_ON
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS, search_facts
from chefetage.games.watch.rules.spaces.sell import SELL, SELL_GEARS
from chefetage.games.watch.rules.spaces.watch import REPAY_ON_WATCH, TAKE_BLACK_DISC
from chefetage.games.watch.rules.state import State

MOST_DIGITS: Final = 6  # of a number that a player may have meant
DIGITS: Final = "0123456789"


def explained(s: State, p: Player, text: str) -> Explanation | None:
    """Passing, and more than anybody can have, by whoever is to decide; None for a text that names nothing."""
    if s.actors >> p & 1 == 0:
        return None
    verb, _, rest = text.strip().partition(" ")
    number = number_meant(rest)
    if s.step == PLACE_WORKERS.number and verb == "pass":
        return forbidden("WA-5.3", GO_ON.facts(s, p, 0))
    if s.step == SELL_GEARS.number and verb == SELL.name and number > MOST_GEARS:
        return forbidden("WA-6.9", SELL.facts(s, p, number))
    if s.step == TAKE_BLACK_DISC.number and verb == REPAY_ON_WATCH.name and number > MOST_NOTES:
        return forbidden("WA-6.39", REPAY_ON_WATCH.facts(s, p, number))
    if s.step == SEARCH_DOCUMENTS.number and verb == "keep" and documents_meant(rest) > MOST_KEPT:
        return forbidden("WA-6.31", {**search_facts(s, p, documents_meant(rest)), "document": 0, "seen": 0})
    return None


def forbidden(rule: RuleId, values: dict[str, int]) -> Explanation:
    facts: dict[str, int | str] = {}
    facts.update(values)
    return Explanation("refusal", rule, facts)


def number_meant(word: str) -> int:
    """The number that somebody has written; -1 for anything else."""
    if len(word) > MOST_DIGITS or word.strip(DIGITS) != "":
        return -1
    try:
        return int(word)
    except ValueError:
        return -1


def documents_meant(text: str) -> int:
    """How many documents a text names; 0 if it names anything else."""
    names = text.split("+")
    return len(names) if all(name in DOCUMENT.keys for name in names) else 0
