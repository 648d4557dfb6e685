"""WA-12.2, WA-12.3  Redraw what a player cannot know."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, count, has
from chefetage.core.chance import IMAGINATION, Chance, shuffled
from chefetage.core.state import GAME_OVER, NOBODY, Player
from chefetage.core.vec import append, pop, vec
from chefetage.games.watch.rules.components import DEPARTMENTS, DOCUMENT_KINDS, DOCUMENTS
from chefetage.games.watch.rules.sequence import SEQUENCE
from chefetage.games.watch.rules.state import State

ANY_KIND: Final = -1


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all the viewer may know."""
    imagined = s.clone()
    if s.step == GAME_OVER:  # nothing is hidden any more
        return imagined
    imagined.chance.reseed(chance)
    redraw_market(imagined, viewer, chance)
    redraw_spies(imagined, viewer, chance)
    redraw_documents(imagined, viewer, chance)
    return imagined


def redraw_market(s: State, viewer: Player, chance: Chance) -> None:
    """The order of the deck is unknown; who looked knows the top card."""
    if viewer == NOBODY or s.looked != viewer:
        s.market_deck = shuffled(s.market_deck, chance)
        return
    s.market_deck, known = pop(s.market_deck)
    s.market_deck = append(shuffled(s.market_deck, chance), known)


def redraw_spies(s: State, viewer: Player, chance: Chance) -> None:
    """Activated spies are known only to the player who chose them."""
    if viewer != NOBODY and s.payee == viewer:
        return
    pool = vec[i64]()
    for department in range(DEPARTMENTS):
        if has(s.spy_cards, department):
            pool = append(pool, department)
    chance.shuffle(IMAGINATION, pool)
    activated = count(s.spies)
    s.spies = 0
    for card in range(activated):
        s.spies |= BIT[pool[card]]


def redraw_documents(s: State, viewer: Player, chance: Chance) -> None:
    """WA-12.6  The deck, the other hands and what another player looks at are one shuffled pile."""
    sizes = vec[i64]()
    for p in range(s.players):
        sizes = append(sizes, 0 if p == viewer else lay_back(s, s.boards[p].hand))
    drawn = 0 if s.active == viewer else lay_back(s, s.drawn)
    s.deck = shuffled(s.deck, chance)
    for p in range(s.players):  # first those who must hold something, before others get its last card
        if sizes[p] > 0 and has(s.actors, p):
            bring_up(s, implied_kind(s, p))
            deal(s, s.boards[p].hand, 1)
            sizes[p] -= 1
    for p in range(s.players):
        deal(s, s.boards[p].hand, sizes[p])
    deal(s, s.drawn, drawn)


def lay_back(s: State, cards: vec[i64]) -> i64:
    """Put cards into the deck; returns how many there were."""
    laid: i64 = 0
    for document in range(DOCUMENTS):
        for _ in range(cards[document]):
            s.deck = append(s.deck, document)
            laid += 1
        cards[document] = 0
    return laid


def deal(s: State, cards: vec[i64], number: i64) -> None:
    for _ in range(number):
        s.deck, document = pop(s.deck)
        cards[document] += 1


def implied_kind(s: State, p: Player) -> i64:
    """The kind of document that p must hold, since without it nothing would be asked (WA-5.31, WA-15.26).

    p's hand has been laid back: if p has no choice without it, a card that gives one is missing.
    """
    step = SEQUENCE[s.step]
    hand = s.boards[p].hand
    if step.has_choice(s, p):
        return ANY_KIND
    for kind in range(DOCUMENT_KINDS):  # of the first colour: what a document does depends on its kind alone
        hand[kind] += 1
        is_asked = step.has_choice(s, p)
        hand[kind] -= 1
        if is_asked:
            return kind
    return ANY_KIND


def bring_up(s: State, kind: i64) -> None:
    """Swap the topmost card of the kind to the top of the deck."""
    if kind == ANY_KIND:
        return
    top: i64 = len(s.deck) - 1
    place = top
    while s.deck[place] % DOCUMENT_KINDS != kind:
        place -= 1
    card = s.deck[place]
    s.deck[place] = s.deck[top]
    s.deck[top] = card
