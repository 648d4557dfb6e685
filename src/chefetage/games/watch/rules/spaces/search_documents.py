"""WA-6.31 to WA-6.34  Search documents: draw, keep some, put the rest under the deck."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import append, extend, pop, vec
from chefetage.games.watch.rules.chance import RETURNED_SHUFFLE
from chefetage.games.watch.rules.components import DOCUMENTS, KEEP, KEPT, OFFICE, OFFICE_DRAW, OFFICE_KEEP
from chefetage.games.watch.rules.events import DOCUMENT_KEPT, DOCUMENT_SEEN, SEARCHED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.state import State


class Keep(Action[State]):
    """WA-6.31  Keep up to the number that the office state allows, even none (WA-6.34)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        kept = KEPT[arg]
        if i64(len(kept)) > keep_limit(s, p):
            return "WA-6.34"
        return None if are_drawn(s, kept) else "WA-6.31"

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        limit = keep_limit(s, p)
        for arg in range(self.size):
            kept = KEPT[arg]
            if i64(len(kept)) > limit:  # sets stand in the order of their size
                break
            if are_drawn(s, kept):
                out[count] = self.first + arg
                count += 1
        return count

    def perform(self, s: State, p: Player, arg: i64) -> None:
        kept = KEPT[arg]
        for document in kept:
            s.drawn[document] -= 1
            s.boards[p].hand[document] += 1
            s.record(DOCUMENT_KEPT, p, document)
        put_under_deck(s, p, len(kept))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"kept": len(KEPT[arg]), "limit": keep_limit(s, p)}


def keep_limit(s: State, p: Player) -> i64:
    return OFFICE_KEEP[s.boards[p].removed[OFFICE]]


def are_drawn(s: State, kept: vec[i64]) -> bool:
    """Equal cards stand side by side in `kept`."""
    copies: i64 = 0
    previous: i64 = -1
    for document in kept:
        copies = copies + 1 if document == previous else 1
        if s.drawn[document] < copies:
            return False
        previous = document
    return True


def put_under_deck(s: State, p: Player, kept: i64) -> None:
    """WA-6.32  The other cards are shuffled before they go under the deck."""
    returned = vec[i64]()
    for document in range(DOCUMENTS):
        for _ in range(s.drawn[document]):
            returned = append(returned, document)
        s.drawn[document] = 0
    s.chance.shuffle(RETURNED_SHUFFLE, returned)
    s.record(SEARCHED, p, len(returned) + kept, kept)
    s.deck = extend(returned, s.deck)  # the top of the deck is its end


class SearchDocuments(ActionPart):
    """WA-6.31, WA-6.33  Draw what the office state shows, as far as the deck goes."""

    def enter(self, s: State) -> None:
        count = min(OFFICE_DRAW[s.boards[s.active].removed[OFFICE]], i64(len(s.deck)))
        if count == 0:
            return
        s.reveal()
        for _ in range(count):
            s.deck, document = pop(s.deck)
            s.drawn[document] += 1
            s.record(DOCUMENT_SEEN, s.active, document)
        s.actors = BIT[s.active]

    def facts(self, s: State) -> dict[str, int]:
        return {"limit": keep_limit(s, s.active)}


SEARCH_DOCUMENTS: Final = SearchDocuments("search_documents", "WA-6.31", [Keep("keep", "WA-6.31", [KEEP])])
