"""WA-3  Set-up; WA-11.3, WA-11.4 for the solo game."""

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.info import Options, check_start_player
from chefetage.core.state import Player
from chefetage.core.vec import append, pop, vec
from chefetage.games.watch.rules.chance import (
    DOCUMENT_SHUFFLE,
    MARKET_SHUFFLE,
    SOLO_CARD_DRAW,
    START_PLAYER,
)
from chefetage.games.watch.rules.components import (
    COPIES,
    CRATE_VALUES,
    CRATES_PER_VALUE,
    DEPARTMENTS,
    DOCUMENTS,
    MARKET,
    POCKET_WATCHES,
    ROBOT_START,
    SOLO_CARDS,
    START_DOCUMENTS,
    START_GEARS,
    START_ROUBLES,
)
from chefetage.games.watch.rules.events import DOCUMENT_DEALT, MARKET_TURNED, SOLO_CARD_DEALT, STARTED
from chefetage.games.watch.rules.state import (
    EMPTY_LENGTHS,
    EMPTY_TRACKS,
    NO_CRATES,
    NO_DOCUMENTS,
    NO_ROWS,
    OFF_DIAL,
    PlayerBoard,
    State,
)


def set_up(s: State, options: Options) -> None:
    """WA-3.12  The random draws in their order, once it is known that the start player has a seat (WA-3.10)."""
    check_start_player(options["start_player"], s.players)
    lay_out(s)
    shuffle_market(s)
    if s.is_solo:
        set_up_solo(s)
    else:
        shuffle_documents(s)
        choose_start_player(s, options["start_player"])
        deal_documents(s)


def lay_out(s: State) -> None:
    """WA-3.3 to WA-3.9  Boards, crates, spy cards and tracks; what is drawn by chance comes later."""
    for _ in range(s.players):
        s.boards.append(new_board())
        s.space_of = append(s.space_of, OFF_DIAL)
    if s.players <= 2:
        s.space_of = append(s.space_of, OFF_DIAL)  # WA-3.9, WA-11.3: the neutral worker
    s.stacks = vec[i64]([CRATES_PER_VALUE[s.players]] * CRATE_VALUES)  # WA-3.4
    s.spy_cards = BIT[DEPARTMENTS] - 1  # WA-3.3
    s.tracks = EMPTY_TRACKS[:]
    s.filled = EMPTY_LENGTHS[:]
    s.drawn = NO_DOCUMENTS[:]


def new_board() -> PlayerBoard:
    """WA-3.7  With the roubles and gears of the start, and no disc removed."""
    board = PlayerBoard()
    board.roubles = START_ROUBLES
    board.gears = START_GEARS
    board.removed = NO_ROWS[:]
    board.crates = NO_CRATES[:]
    board.hand = NO_DOCUMENTS[:]
    board.played = NO_DOCUMENTS[:]
    return board


def shuffle_market(s: State) -> None:
    """WA-3.1  The first card is turned up."""
    for card in range(i64(len(MARKET))):
        s.market_deck = append(s.market_deck, card)
    s.chance.shuffle(MARKET_SHUFFLE, s.market_deck)
    turn_market_card(s)


def turn_market_card(s: State) -> None:
    s.market_deck, s.market = pop(s.market_deck)
    s.record(MARKET_TURNED, s.players, s.market, s.round, s.card.eyes)


def shuffle_documents(s: State) -> None:
    """WA-3.2  All documents, each as often as it exists."""
    for document in range(DOCUMENTS):
        for _ in range(COPIES[document]):
            s.deck = append(s.deck, document)
    s.chance.shuffle(DOCUMENT_SHUFFLE, s.deck)


def choose_start_player(s: State, option: str) -> None:
    """WA-3.10  By lot, or the seat that was agreed."""
    s.start_player = s.chance.below(START_PLAYER, s.players) if option == "random" else int(option) - 1
    s.record(STARTED, s.start_player)


def deal_documents(s: State) -> None:
    """WA-3.11  In seat order, beginning with the start player."""
    for _ in range(START_DOCUMENTS):
        for place in range(s.players):
            deal_document(s, (s.start_player + place) % s.players)


def deal_document(s: State, p: Player) -> None:
    s.deck, document = pop(s.deck)
    s.boards[p].hand[document] += 1
    s.record(DOCUMENT_DEALT, p, document)


def set_up_solo(s: State) -> None:
    """WA-11.3, WA-11.4  No documents, no tracks: one solo card, three pocket watches and the robot."""
    s.watches = POCKET_WATCHES
    s.space_of[s.neutral] = ROBOT_START
    s.solo_card = s.chance.below(SOLO_CARD_DRAW, len(SOLO_CARDS))
    card = SOLO_CARDS[s.solo_card]
    s.record(SOLO_CARD_DEALT, 0, card.gear, card.rouble, card.disc)
