"""WA-6.31 to WA-6.34  Search documents: draw, keep some, put the rest under the deck."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import append, extend, pop, vec
from chefetage.games.watch.rules.chance import RETURNED_SHUFFLE
from chefetage.games.watch.rules.components import DOCUMENTS, KEEP, KEPT, OFFICE, OFFICE_DRAW, OFFICE_KEEP, SEARCH
from chefetage.games.watch.rules.events import DOCUMENT_KEPT, DOCUMENT_SEEN, SEARCHED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.state import State

NO_DOCUMENT: Final = -1


class Keep(Action[State]):
    """WA-6.31  Keep up to the number that the office state allows, even none (WA-6.34)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        kept = KEPT[arg]
        return None if i64(len(kept)) <= keep_limit(s, p) and are_drawn(s, kept) else "WA-6.31"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return closed_part(s, p, SEARCH, SEARCH_DOCUMENTS.number, "WA-6.33" if len(s.deck) == 0 else None)

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
        kept = KEPT[arg]
        facts = search_facts(s, p, len(kept))
        missing = first_missing(s, kept)
        if missing != NO_DOCUMENT:
            facts.update({"document": missing, "seen": s.drawn[missing]})
        elif len(kept) > 0:
            facts.update({"document": kept[0], "seen": s.drawn[kept[0]]})
        return facts


def search_facts(s: State, p: Player, kept: i64) -> dict[str, int]:
    """How many are kept, how many may be and, if those are not too many, how many go back (WA-6.32)."""
    limit = keep_limit(s, p)
    drawn: i64 = 0
    for document in range(DOCUMENTS):
        drawn += s.drawn[document]
    facts: dict[str, int] = {"kept": kept, "limit": limit, "over": int(kept > limit), "returned": max(drawn - kept, 0)}
    return {**facts, **part_facts(s, p, SEARCH)}


def keep_limit(s: State, p: Player) -> i64:
    return OFFICE_KEEP[s.boards[p].removed[OFFICE]]


def are_drawn(s: State, kept: vec[i64]) -> bool:
    return first_missing(s, kept) == NO_DOCUMENT


def first_missing(s: State, kept: vec[i64]) -> i64:
    """The first document that was not drawn so often; equal cards stand side by side in `kept`."""
    copies: i64 = 0
    previous: i64 = NO_DOCUMENT
    for document in kept:
        copies = copies + 1 if document == previous else 1
        if s.drawn[document] < copies:
            return document
        previous = document
    return NO_DOCUMENT


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
