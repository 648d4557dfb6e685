"""GF-14.2  Redraw what nobody can know: forecast cards and the order of Automa decks."""

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.chance import IMAGINATION, Chance, shuffled
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import append, pop, vec
from chefetage.games.ground_floor.rules.cards import BASE_FORECASTS, ECONOMY_KINDS, FORECASTS, KIND_OF
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.state import State


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all that is public; nobody knows more than the others (GF-14.3)."""
    imagined = s.clone()
    if s.step == GAME_OVER:
        return imagined
    imagined.chance.reseed(chance)
    redraw_kinds(imagined, chance)
    redraw_fronts(imagined, chance)
    for company in imagined.companies:
        redraw_deck(company, chance)
    return imagined


def redraw_kinds(s: State, chance: Chance) -> None:
    """GF-14.7  The kinds below the top of the Future deck are known in number, not in order.

    The deck holds kinds from here on, until redraw_fronts turns them into cards.
    """
    for place in range(i64(len(s.future))):
        s.future[place] = KIND_OF[s.future[place]]
    if s.is_first_game or len(s.future) == 0:
        return
    s.future, top = pop(s.future)
    s.future = append(shuffled(s.future, chance), top)


def redraw_fronts(s: State, chance: Chance) -> None:
    """A card of its kind for each hidden back; those not needed were removed at set-up."""
    piles = [shuffled(unseen_cards(s, kind, chance), chance) for kind in range(ECONOMY_KINDS)]
    if not s.is_turned:
        kind = s.kind
        piles[kind], s.current = pop(piles[kind])
    for place in range(i64(len(s.future))):
        kind = s.future[place]
        piles[kind], card = pop(piles[kind])
        s.future[place] = card


def unseen_cards(s: State, kind: i64, chance: Chance) -> vec[i64]:
    """Cards of a kind that nobody has seen; a new card has put away one of the others (GF-12.2)."""
    pile = vec[i64]()
    for card in range(BASE_FORECASTS):
        if KIND_OF[card] == kind and not was_seen(s, card):
            pile = append(pile, card)
    for card in range(BASE_FORECASTS, FORECASTS):
        if KIND_OF[card] == kind and has(s.new_forecasts, card):
            pile = put_away_one(pile, chance)
            if not was_seen(s, card):
                pile = append(pile, card)
    return pile


def put_away_one(pile: vec[i64], chance: Chance) -> vec[i64]:
    away = chance.below(IMAGINATION, len(pile))
    rest = vec[i64]()
    for place in range(i64(len(pile))):
        if place != away:
            rest = append(rest, pile[place])
    return rest


def was_seen(s: State, card: i64) -> bool:
    if s.is_turned and s.current == card:
        return True
    for other in s.past:
        if other == card:
            return True
    return False


def redraw_deck(company: Company, chance: Chance) -> None:
    """GF-14.1, GF-14.2  The cards of an Automa deck are public, their order is not."""
    if len(company.deck) > 0:
        company.deck = shuffled(company.deck, chance)
