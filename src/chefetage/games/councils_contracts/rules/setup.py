"""CC-3  Set-up."""

from mypy_extensions import i64

from chefetage.core.info import Options, check_start_player
from chefetage.core.vec import append, extend, vec
from chefetage.games.councils_contracts.rules.chance import A_SHUFFLE, B_SHUFFLE, START_PLAYER
from chefetage.games.councils_contracts.rules.components import (
    CARD_LIST,
    PROJECTS,
    START_FREE,
    START_IN_BOX,
    START_INFLUENCE,
    TOWN_HALL,
)
from chefetage.games.councils_contracts.rules.display import refill
from chefetage.games.councils_contracts.rules.events import STARTED
from chefetage.games.councils_contracts.rules.grid import CENTRE
from chefetage.games.councils_contracts.rules.state import NO_CELLS, NO_OWNERS, NO_WORKERS, Contractor, State


def set_up(s: State, options: Options) -> None:
    """CC-3.1, CC-3.9  The town hall is the whole city."""
    check_start_player(options["start_player"], s.players)  # CC-3.11
    s.contractors = [new_contractor() for _ in range(s.players)]
    s.cell_of = NO_CELLS[:]
    s.owner = NO_OWNERS[:]
    s.cell_of[TOWN_HALL] = CENTRE
    choose_start_player(s, options["start_player"])
    shuffle_deck(s)
    refill(s)  # CC-3.8


def new_contractor() -> Contractor:
    """CC-3.2 to CC-3.4  Workers, influence and points at the start."""
    contractor = Contractor()
    contractor.influence = START_INFLUENCE[:]
    contractor.free = START_FREE
    contractor.box = START_IN_BOX
    contractor.in_committee = NO_WORKERS[:]
    return contractor


def choose_start_player(s: State, option: str) -> None:
    """CC-3.11  By lot, unless an option says who."""
    s.start_player = s.chance.below(START_PLAYER, s.players) if option == "random" else int(option) - 1
    s.active = s.start_player
    s.record(STARTED, s.start_player)


def shuffle_deck(s: State) -> None:
    """CC-3.7  All A cards on top of all B cards; the top of the deck is its end."""
    a_cards = cards_in_use(s.players, True)
    b_cards = cards_in_use(s.players, False)
    s.chance.shuffle(A_SHUFFLE, a_cards)
    s.chance.shuffle(B_SHUFFLE, b_cards)
    s.deck = extend(b_cards, a_cards)


def cards_in_use(players: i64, is_a: bool) -> vec[i64]:
    """CC-3.6, CC-3.10  The projects of a deck letter that are meant for the number of players."""
    cards = vec[i64]()
    for card in range(PROJECTS):
        if CARD_LIST[card].is_a == is_a and CARD_LIST[card].min_players <= players:
            cards = append(cards, card)
    return cards
