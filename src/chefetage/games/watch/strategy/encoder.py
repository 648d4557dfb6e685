"""Positions as rows of numbers: what is public, and the viewer's own hand, drawn documents, spies and market card.

Where a disc lies within its track makes no difference: tracks are told by how many discs each worker has there, and
how many spaces are filled.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, count, has
from chefetage.core.encoding import Encoder, Entries, Inputs
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.chance import DIE_SIDES
from chefetage.games.watch.rules.components import (
    BEST_UNLOCKED,
    BONUS,
    COLOURS,
    COLUMN_COST,
    COLUMNS,
    CRATE_BONUS,
    CRATE_COLOUR,
    CRATE_POINTS,
    CRATE_VALUES,
    DEPARTMENT,
    DEPARTMENT_OF,
    DEPARTMENTS,
    DOCUMENT,
    DOCUMENT_COLOUR,
    DOCUMENT_COLOURS,
    DOCUMENT_KIND,
    DOCUMENT_KINDS,
    DOCUMENTS,
    EXTRA_CRATE,
    EXTRA_CRATE_GEARS,
    FIRST_PLACE,
    GEARS_BONUS,
    HAND_POSITIONS,
    LOADING_DOCK,
    MARKET,
    MOST_GEAR_POINTS,
    MOST_ROUBLE_POINTS,
    NOTE_POINTS,
    OFFICE,
    PIECE_OF,
    PIECES,
    PLAYER_COLOUR,
    POCKET_WATCHES,
    REPAY_PRICE_END,
    RISKY,
    ROUBLES_BONUS,
    ROUNDS,
    SECOND_PLACE,
    SMUGGLE,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    SOLO_CARD,
    SOLO_CARDS,
    SPACE,
    SPACES,
    TRACK,
    TRACK_SPACES,
    TRACKS,
    VALUES_PER_COLOUR,
    Bonus,
    MarketCard,
)
from chefetage.games.watch.rules.crates import NO_CRATE, best_crate, best_of_colour
from chefetage.games.watch.rules.documents import TARGET_TRACK
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.money import notes_needed
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.scoring import crate_points, document_points, place_points, played_points
from chefetage.games.watch.rules.sequence import SEQUENCE
from chefetage.games.watch.rules.spaces.prospect import better_crate, gears_on, roubles_on
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_TRACK
from chefetage.games.watch.rules.state import NO_CELL, OFF_DIAL, PlayerBoard, State
from chefetage.games.watch.rules.take_turns import DISC_PART
from chefetage.games.watch.rules.tracks import TAKE_BONUS
from chefetage.games.watch.strategy.evaluation import outlook
from chefetage.games.watch.strategy.forecast import CRATE, GEAR, ROUBLE, in_hand
from chefetage.games.watch.strategy.future import has_acted
from chefetage.games.watch.strategy.points import count_discs
from chefetage.games.watch.strategy.weights import WEIGHTS

VERSION: Final = 2
SCORE_UNIT: Final = 25
MOST_WORKERS: Final[i64] = len(PLAYER_COLOUR.keys)
MOST_PLAYERS: Final = 4
PACKED: Final = 8  # bits of each number where several small ones are packed into one
OUTLOOK_PART: Final = 10  # it is told in tenths of a point
NO_HAND: Final = vec[i64]([0] * DOCUMENTS)
CERTAIN: Final = 12  # a chance is told in twelfths: of four spy cards, or three (WA-11.11)

# Up to which number every one has an entry of its own.
MOST_EYES: Final = 4
MOST_MARKET_BONUS: Final = 4
MOST_DRAWN: Final = 6
MOST_GOODS: Final = 8
MOST_NOTES: Final = 4
MOST_OF_COLOUR: Final = 6
MOST_OF_KIND: Final = 4
MOST_IN_HAND: Final = 12
MOST_DISCS: Final = 6
MOST_LEAD: Final = 3
MOST_RATE: Final = 7

FIRST_SPACES: Final = vec[i64]([position * SPACES // 12 for position in HAND_POSITIONS])  # WA-4.9


def add_leads(entries: Entries, name: str) -> i64:
    """For every track the entries -MOST_LEAD to MOST_LEAD."""
    first = len(entries)
    for key in TRACK.keys:
        entries.add_each(f"{name}.{key}", [str(lead) for lead in range(-MOST_LEAD, MOST_LEAD + 1)])
    return first


CRATE_NAMES: Final = [f"{colour}_{place + 1}" for colour in CRATE_COLOUR.keys for place in range(VALUES_PER_COLOUR)]
PIECE_SCORES: Final = ["gears", "roubles", "crate_bonus"]  # in the order of the pieces
ASKING: Final = [step.name for step in SEQUENCE if step.width > 0]  # steps in which somebody decides
PLACE_OF_STEP: Final = vec[i64]([ASKING.index(step.name) if step.width > 0 else 0 for step in SEQUENCE])
MARKET_BONUSES: Final = ["sell", "overtime", "scrounge_gears", "scrounge_roubles"]
SELL_BONUS: Final[i64] = MARKET_BONUSES.index("sell")
OVERTIME_BONUS: Final[i64] = MARKET_BONUSES.index("overtime")
SCROUNGE_GEARS: Final[i64] = MARKET_BONUSES.index("scrounge_gears")
SCROUNGE_ROUBLES: Final[i64] = MARKET_BONUSES.index("scrounge_roubles")

# The table.
COMMON: Final = Entries()
STEP: Final = COMMON.add_each("step", ASKING)
INTERRUPTED: Final = COMMON.add_each("interrupted_step", ASKING)  # by a sub-decision
ROUND: Final = COMMON.add_levels("round", ROUNDS)
NUMBER_OF_PLAYERS: Final = COMMON.add_levels("players", MOST_PLAYERS)
EYES: Final = COMMON.add_levels("eyes", MOST_EYES)
MARKET_BONUS: Final = COMMON.add_levels_each("market", MARKET_BONUSES, MOST_MARKET_BONUS)
NEXT_EYES: Final = COMMON.add("next_eyes", 2)  # of the card that the viewer looked at
NEXT_MARKET: Final = COMMON.add_each("next_market", MARKET_BONUSES, 2)
HAND: Final = COMMON.add_each("hand", DOCUMENT.keys)  # the viewer's
HELD: Final = COMMON.add_counts_each("hand", DOCUMENT_KIND.keys, MOST_OF_KIND)
DRAWN: Final = COMMON.add_each("drawn", DOCUMENT.keys)  # what the viewer looks at
DRAWN_COUNT: Final = COMMON.add_counts("drawn", MOST_DRAWN)
DOCUMENT_DECK: Final = COMMON.add("document_deck", 15)
BEST_CRATE: Final = COMMON.add_each("best_crate", CRATE_NAMES)  # of each colour
ACTIVATED: Final = COMMON.add_counts("activated_spies", MOST_EYES)
CHOSEN_SPIES: Final = COMMON.add_each("chosen_spies", DEPARTMENT.keys)  # by the viewer
SHOWN_SPIES: Final = COMMON.add_each("shown_spies", DEPARTMENT.keys)
SPY_GONE: Final = COMMON.add_each("spy_gone", DEPARTMENT.keys)
FILLED: Final = COMMON.add_counts_each("filled", TRACK.keys, int(TRACK_SPACES))
FULL: Final = COMMON.add_each("full", TRACK.keys)
NEXT_ROUBLES: Final = COMMON.add_each("next_roubles", TRACK.keys, 2)  # bonus of the leftmost empty space
NEXT_GEARS: Final = COMMON.add_each("next_gears", TRACK.keys, 2)
NEXT_CRATE: Final = COMMON.add_each("next_crate", TRACK.keys, 6)  # points
NEUTRAL_STANDS: Final = COMMON.add_each("neutral_stands_on", SPACE.keys)  # the third worker
NEUTRAL_LIES: Final = COMMON.add_each("neutral_lies_on", SPACE.keys)  # or the robot
NEUTRAL_DISCS: Final = COMMON.add_each("neutral_discs", TRACK.keys, 2)
NEUTRAL_TRACK: Final = COMMON.add_each("neutral_track", TRACK.keys)  # of its next disc
ROLL: Final = COMMON.add_counts("roll", DIE_SIDES)
DISC_FROM: Final = COMMON.add_each("disc_from", DEPARTMENT.keys)  # about to be placed
LIFTED: Final = COMMON.add_each("lifted", TRACK.keys)  # about to be moved
ENTERED: Final = COMMON.add_each("entered", TRACK.keys)  # whose bonus can be taken
BONUS_ROUBLES: Final = COMMON.add("bonus_roubles", 2)
BONUS_GEARS: Final = COMMON.add("bonus_gears", 2)
BONUS_CRATE: Final = COMMON.add("bonus_crate", 6)
HAS_SMUGGLED: Final = COMMON.add("has_smuggled")
WATCHES: Final = COMMON.add_counts("pocket_watches", int(POCKET_WATCHES))
CARD: Final = COMMON.add_each("solo_card", SOLO_CARD.keys)

# A player.
PLAYER: Final = Entries()
TURNS_AHEAD: Final = PLAYER.add_levels("turns_ahead", MOST_WORKERS - 1)  # before the turn in this phase, if one comes
CLOCK_RANK: Final = PLAYER.add_levels("clock_rank", MOST_WORKERS - 1)  # workers before this one from the hand on
NEXT_RANK: Final = PLAYER.add_levels("next_clock_rank", MOST_WORKERS - 1)  # as the hand will point in the next round
TURNS_LEFT: Final = PLAYER.add_levels("turns_left", ROUNDS)
STANDS: Final = PLAYER.add_each("stands_on", SPACE.keys)
LIES: Final = PLAYER.add_each("lies_on", SPACE.keys)
BLACK_DISC: Final = PLAYER.add("black_disc")
IS_PAYEE: Final = PLAYER.add("is_payee")
HAS_LOOKED: Final = PLAYER.add("knows_next_market")
HAS_MOVED_DISC: Final = PLAYER.add("has_moved_disc")
ROUBLES: Final = PLAYER.add("roubles", 8)
ROUBLE_LEVEL: Final = PLAYER.add_levels("roubles", MOST_GOODS)
GEARS: Final = PLAYER.add("gears", 8)
GEAR_LEVEL: Final = PLAYER.add_levels("gears", MOST_GOODS)
NOTES: Final = PLAYER.add("notes", 1)
NOTE_COUNT: Final = PLAYER.add_counts("notes", MOST_NOTES)
SUPPLY: Final = PLAYER.add("supply", 6)
REMOVED: Final = PLAYER.add_levels_each("removed", DEPARTMENT.keys, COLUMNS)
AFFORDABLE: Final = PLAYER.add("affordable_upgrades", 3)  # rows whose next disc needs no debt
BRIBE: Final = PLAYER.add("bribe", 5)
BRIBE_NOTES: Final = PLAYER.add("bribe_notes", 1)  # of debt that the bribe would bring
DANGER: Final = PLAYER.add("danger", CERTAIN)  # bribe times chance of paying it
SPY_INCOME: Final = PLAYER.add("spy_income", 2 * CERTAIN)  # the same of others, for the payee
CRATES: Final = PLAYER.add_each("crates", CRATE_NAMES)
CRATE_COUNT: Final = PLAYER.add("crate_count", 6)
CRATE_EXCHANGE: Final = PLAYER.add("crate_exchange", 4)  # points that Sell would bring
CAN_SMUGGLE: Final = PLAYER.add("can_smuggle")
SMUGGLED: Final = PLAYER.add("smuggled", 8)  # points of the crates of an exchange
DISCS: Final = PLAYER.add_counts_each("discs", TRACK.keys, MOST_DISCS)
LEAD: Final = add_leads(PLAYER, "lead")  # over the best other worker
DISC_GAIN: Final = PLAYER.add_each("disc_gain", TRACK.keys, 8)  # points by one more disc
DISC_LOSS: Final = PLAYER.add_each("disc_loss", TRACK.keys, 8)  # points by one more disc of an equal worker
RATE: Final = PLAYER.add_counts_each("points_per", PIECES, MOST_RATE)
IN_HAND: Final = PLAYER.add_counts("documents", MOST_IN_HAND)
PLAYED: Final = PLAYER.add_each("played", DOCUMENT.keys)
OF_COLOUR: Final = PLAYER.add_counts_each("known_documents", DOCUMENT_COLOUR.keys, MOST_OF_COLOUR)
KNOWN_COLOURS: Final = PLAYER.add_counts("known_colours", int(DOCUMENT_COLOURS))
CRATE_SCORE: Final = PLAYER.add("points.crates", 30)
BOARD_SCORE: Final = PLAYER.add("points.player_board", 10)
DOCUMENT_SCORE: Final = PLAYER.add("points.documents", 30)
PIECE_SCORE: Final = PLAYER.add_each("points", PIECE_SCORES, 20)
DISC_SCORE: Final = PLAYER.add("points.discs", 20)
TOTAL: Final = PLAYER.add("total", 80)  # if the game ended now
COMING_GEARS: Final = PLAYER.add("coming_gears", 5)  # by the action that is to come
COMING_ROUBLES: Final = PLAYER.add("coming_roubles", 4)
DISC_TO_COME: Final = PLAYER.add("disc_to_come")
COMING_TOTAL: Final = PLAYER.add("coming_total", 80)  # after that action, the final smuggling and repayment
OUTLOOK: Final = PLAYER.add("outlook", 80 * OUTLOOK_PART)  # by the hand-written evaluation


class WatchEncoder(Encoder[State]):
    """A viewer knows all that is public, and their own secrets; of rivals' documents those that were played."""

    def __init__(self) -> None:
        super().__init__(VERSION, COMMON, PLAYER, MOST_PLAYERS, SCORE_UNIT)

    def write_common(self, s: State, viewer: Player, inputs: Inputs) -> None:
        write_sequence(s, inputs)
        write_market(s, viewer, inputs)
        write_crates(s, inputs)
        write_spies(s, viewer, inputs)
        if s.players <= 2:
            write_neutral(s, inputs)
        if s.is_solo:
            inputs.put_count(WATCHES, s.watches, POCKET_WATCHES)
            inputs.mark(CARD + s.solo_card)
        else:
            write_documents(s, viewer, inputs)
            write_tracks(s, inputs)
            write_discs_on_the_way(s, inputs)

    def write_player(self, s: State, viewer: Player, p: Player, base: i64, inputs: Inputs) -> None:
        board = s.boards[p]
        hand_is_open = p == viewer or s.step == GAME_OVER
        write_order(s, p, base, inputs)
        write_marks(s, p, base, inputs)
        write_goods(board, base, inputs)
        write_rows(s, p, base, inputs)
        inputs.put(base + DANGER, expected_bribe(s, p, viewer))
        inputs.put(base + SPY_INCOME, spy_income(s, p, viewer))
        write_own_crates(s, board, base, inputs)
        rates = rates_of(s, p)
        if not s.is_solo:
            write_own_documents(board, hand_is_open, base, inputs)
            write_places(s, p, rates, base, inputs)
        write_score(s, p, hand_is_open, rates, base, inputs)
        write_outlook(s, p, viewer, base, inputs)


def part(packed: i64, number: i64) -> i64:
    """One of the small numbers that are packed into one."""
    return packed >> number * PACKED & 255


# The table.


def write_sequence(s: State, inputs: Inputs) -> None:
    if s.step != GAME_OVER:
        inputs.mark(STEP + PLACE_OF_STEP[s.step])
    if len(s.waiting) > 0:
        inputs.mark(INTERRUPTED + PLACE_OF_STEP[s.outer_step])
    inputs.put_level(ROUND, s.round, ROUNDS)
    inputs.put_level(NUMBER_OF_PLAYERS, s.players, MOST_PLAYERS)
    if s.has_smuggled and (s.step == SMUGGLE_CRATES.number or s.step == FINAL_SMUGGLING.number):
        inputs.mark(HAS_SMUGGLED)


def write_market(s: State, viewer: Player, inputs: Inputs) -> None:
    card: MarketCard = MARKET[s.market]
    inputs.put_level(EYES, card.eyes, MOST_EYES)
    levels: i64 = MOST_MARKET_BONUS + 1
    inputs.put_level(MARKET_BONUS + SELL_BONUS * levels, card.sell, MOST_MARKET_BONUS)
    inputs.put_level(MARKET_BONUS + OVERTIME_BONUS * levels, card.overtime, MOST_MARKET_BONUS)
    inputs.put_level(MARKET_BONUS + SCROUNGE_GEARS * levels, card.scrounge_gears, MOST_MARKET_BONUS)
    inputs.put_level(MARKET_BONUS + SCROUNGE_ROUBLES * levels, card.scrounge_roubles, MOST_MARKET_BONUS)
    if s.looked == viewer:
        card = MARKET[s.market_deck[len(s.market_deck) - 1]]
        inputs.put(NEXT_EYES, card.eyes)
        inputs.put(NEXT_MARKET + SELL_BONUS, card.sell)
        inputs.put(NEXT_MARKET + OVERTIME_BONUS, card.overtime)
        inputs.put(NEXT_MARKET + SCROUNGE_GEARS, card.scrounge_gears)
        inputs.put(NEXT_MARKET + SCROUNGE_ROUBLES, card.scrounge_roubles)


def write_documents(s: State, viewer: Player, inputs: Inputs) -> None:
    """The viewer's hand, and what is drawn: everybody sees how many, the searching player which."""
    board = s.boards[viewer]
    drawn: i64 = 0
    for document in range(DOCUMENTS):
        inputs.put(HAND + document, board.hand[document])
        drawn += s.drawn[document]
    for kind in range(DOCUMENT_KINDS):
        inputs.put_count(HELD + kind * MOST_OF_KIND, in_hand(board, kind), MOST_OF_KIND)
    if drawn > 0:
        inputs.put_count(DRAWN_COUNT, drawn, MOST_DRAWN)
        if viewer == s.active:
            for document in range(DOCUMENTS):
                inputs.put(DRAWN + document, s.drawn[document])
    inputs.put(DOCUMENT_DECK, len(s.deck))


def write_crates(s: State, inputs: Inputs) -> None:
    """What the stacks have to give; how many are left follows from the players' crates."""
    for colour in range(COLOURS):
        best = best_of_colour(s.stacks, colour)
        if best != NO_CRATE:
            inputs.mark(BEST_CRATE + best)


def write_spies(s: State, viewer: Player, inputs: Inputs) -> None:
    """How many lie in wait; which ones only the player knows who chose them."""
    inputs.put_count(ACTIVATED, count(s.spies), MOST_EYES)
    is_chooser = viewer == s.payee
    for department in range(DEPARTMENTS):
        if is_chooser and has(s.spies, department):
            inputs.mark(CHOSEN_SPIES + department)
        if has(s.shown_spies, department):
            inputs.mark(SHOWN_SPIES + department)
        if not has(s.spy_cards, department):
            inputs.mark(SPY_GONE + department)


def write_tracks(s: State, inputs: Inputs) -> None:
    """How far they are filled, and what the next disc finds there."""
    for track in range(TRACKS):
        filled = s.filled[track]
        inputs.put_count(FILLED + track * TRACK_SPACES, filled, TRACK_SPACES)
        if s.is_open(track):
            bonus: Bonus = BONUS[track * TRACK_SPACES + filled]
            if bonus.kind == ROUBLES_BONUS:
                inputs.put(NEXT_ROUBLES + track, bonus.amount)
            elif bonus.kind == GEARS_BONUS:
                inputs.put(NEXT_GEARS + track, bonus.amount)
            elif bonus.kind == CRATE_BONUS:
                inputs.put(NEXT_CRATE + track, points_of_best(s, bonus.colour))
        else:
            inputs.mark(FULL + track)


def write_discs_on_the_way(s: State, inputs: Inputs) -> None:
    """What a decision about a disc is about."""
    if s.step == DISC_PART.number or s.step == UPGRADE_TRACK.number:
        inputs.mark(DISC_FROM + s.row)
    elif s.step == TARGET_TRACK.number:
        inputs.mark(LIFTED + s.lifted // TRACK_SPACES)
    elif s.step == TAKE_BONUS.number:
        inputs.mark(ENTERED + s.entered // TRACK_SPACES)
        bonus: Bonus = BONUS[s.entered]
        if bonus.kind == ROUBLES_BONUS:
            inputs.put(BONUS_ROUBLES, bonus.amount)
        elif bonus.kind == GEARS_BONUS:
            inputs.put(BONUS_GEARS, bonus.amount)
        else:
            inputs.put(BONUS_CRATE, points_of_best(s, bonus.colour))


def write_neutral(s: State, inputs: Inputs) -> None:
    """The third worker, or the robot."""
    worker = s.neutral
    space = s.space_of[worker]
    is_standing = s.is_standing(worker)
    if space != OFF_DIAL:
        inputs.mark((NEUTRAL_STANDS if is_standing else NEUTRAL_LIES) + space)
    inputs.put_count(ROLL, s.roll, DIE_SIDES)
    if s.is_solo:
        return
    for track in range(TRACKS):
        inputs.put(NEUTRAL_DISCS + track, part(discs_on_track(s, track), worker))
    if is_standing:
        for step in range(TRACKS):  # WA-10.6
            track = (s.roll - 1 + step) % TRACKS
            if s.is_open(track):
                inputs.mark(NEUTRAL_TRACK + track)
                return


# A player.


def write_order(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    """When the player's turns come, and how many."""
    if s.step == GAME_OVER:
        return
    ahead = turns_ahead(s, p)
    if ahead >= 0:
        inputs.put_level(base + TURNS_AHEAD, ahead, MOST_WORKERS - 1)
    has_turn = s.is_standing(p) or s.outer_step <= PLACE_WORKERS.number
    inputs.put_level(base + TURNS_LEFT, ROUNDS - s.round + (1 if has_turn else 0), ROUNDS)
    if s.space_of[p] == OFF_DIAL:
        return
    inputs.mark(base + (STANDS if s.is_standing(p) else LIES) + s.space_of[p])
    if not s.is_solo:
        hands: i64 = len(FIRST_SPACES)
        inputs.put_level(base + CLOCK_RANK, clock_rank(s, p, FIRST_SPACES[(s.round - 1) % hands]), MOST_WORKERS - 1)
        if s.round < ROUNDS:
            inputs.put_level(base + NEXT_RANK, clock_rank(s, p, FIRST_SPACES[s.round % hands]), MOST_WORKERS - 1)


def turns_ahead(s: State, p: Player) -> i64:
    """How many workers have their turn in this phase before p; -1 if p has none any more."""
    step = s.outer_step
    if REVEAL_SPIES.number < step < FINAL_SMUGGLING.number:  # WA-4.12
        if not s.is_standing(p):
            return -1
        ahead: i64 = 0
        first = FIRST_SPACES[0] if s.is_solo else FIRST_SPACES[(s.round - 1) % len(FIRST_SPACES)]
        own = (s.space_of[p] + SPACES - first) % SPACES
        for worker in range(i64(len(s.space_of))):
            if s.is_standing(worker) and (s.space_of[worker] + SPACES - first) % SPACES < own:
                ahead += 1
        return ahead
    for turn in range(s.turn, i64(len(s.order))):
        if s.order[turn] == p:
            return turn - s.turn
    return -1


def clock_rank(s: State, p: Player, first: i64) -> i64:
    """How many workers are before p's, clockwise from a space."""
    own = (s.space_of[p] + SPACES - first) % SPACES
    rank: i64 = 0
    for worker in range(i64(len(s.space_of))):
        space = s.space_of[worker]
        if space != OFF_DIAL and (space + SPACES - first) % SPACES < own:
            rank += 1
    return rank


def write_marks(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    if s.black_disc == p:
        inputs.mark(base + BLACK_DISC)
    if s.payee == p and s.spies | s.shown_spies != 0:  # else it is the one of earlier spies
        inputs.mark(base + IS_PAYEE)
    if s.looked == p:
        inputs.mark(base + HAS_LOOKED)
    if s.boards[p].has_moved_disc:
        inputs.mark(base + HAS_MOVED_DISC)


def write_goods(board: PlayerBoard, base: i64, inputs: Inputs) -> None:
    inputs.put(base + ROUBLES, board.roubles)
    inputs.put_level(base + ROUBLE_LEVEL, board.roubles, MOST_GOODS)
    inputs.put(base + GEARS, board.gears)
    inputs.put_level(base + GEAR_LEVEL, board.gears, MOST_GOODS)
    inputs.put(base + NOTES, board.notes)
    inputs.put_count(base + NOTE_COUNT, board.notes, MOST_NOTES)
    inputs.put(base + SUPPLY, board.supply)


def write_rows(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    """The player board: the rows, the discs that can be paid for without debt, and the bribe."""
    board = s.boards[p]
    affordable: i64 = 0
    rows = OFFICE if s.is_solo else DEPARTMENTS
    for row in range(rows):
        removed = board.removed[row]
        inputs.put_level(base + REMOVED + row * (COLUMNS + 1), removed, COLUMNS)
        if removed < COLUMNS and COLUMN_COST[removed] <= board.roubles:
            affordable += 1
    inputs.put(base + AFFORDABLE, affordable)
    bribe = board.bribe()
    inputs.put(base + BRIBE, bribe)
    inputs.put(base + BRIBE_NOTES, notes_needed(s, p, bribe))


def expected_bribe(s: State, p: Player, viewer: Player) -> i64:
    """What p may have to pay when spies are next revealed, in twelfths."""
    if p == s.payee or p == s.black_disc:
        return 0
    return danger(s, p, viewer) * s.boards[p].bribe()


def spy_income(s: State, p: Player, viewer: Player) -> i64:
    """What p gets by them; the third worker is paid for like the rival (WA-10.4)."""
    income: i64 = 0
    if s.payee == p:
        for worker in range(i64(len(s.space_of))):
            if worker != p:
                payer = worker if worker < s.players else 1 - p
                income += danger(s, worker, viewer) * s.boards[payer].bribe()
    return income


def danger(s: State, worker: i64, viewer: Player) -> i64:
    """How likely the worker is caught when spies are next revealed, in twelfths, for all that the viewer knows."""
    if s.shown_spies != 0:
        for turn in range(s.turn, i64(len(s.order))):
            if s.order[turn] == worker:
                return CERTAIN
        return 0
    if s.spies == 0:
        return 0
    chance = CERTAIN * count(s.spies) // count(s.spy_cards)
    if not s.is_standing(worker) or s.outer_step > PLACE_WORKERS.number:
        return chance // 2  # it has yet to be placed, and half of the spaces are risky
    space = s.space_of[worker]
    if not RISKY[space]:
        return 0
    if viewer == s.payee:
        return CERTAIN if has(s.spies, DEPARTMENT_OF[space]) else 0
    return chance


def write_own_crates(s: State, board: PlayerBoard, base: i64, inputs: Inputs) -> None:
    """The crates, what one of them could be exchanged for, and what smuggling would bring."""
    crates: i64 = 0
    gain: i64 = 0
    for value in range(CRATE_VALUES):
        number = board.crates[value]
        if number > 0:
            inputs.put(base + CRATES + value, number)
            crates += number
            better = better_crate(s, value)
            if better != NO_CRATE:
                gain = max(gain, CRATE_POINTS[better] - CRATE_POINTS[value])
    inputs.put(base + CRATE_COUNT, crates)
    inputs.put(base + CRATE_EXCHANGE, gain)
    state = board.removed[LOADING_DOCK]
    points = points_of_exchange(s, state)
    inputs.put(base + SMUGGLED, points)
    if points > 0 and board.gears >= SMUGGLE_GEARS[state]:
        inputs.mark(base + CAN_SMUGGLE)


def points_of_best(s: State, colour: i64) -> i64:
    """Of the crate that one gets for a colour; 0 if there is none."""
    value = best_crate(s, colour)
    return CRATE_POINTS[value] if value != NO_CRATE else 0


def points_of_exchange(s: State, state: i64) -> i64:
    """Of the crates that smuggling brings in a state of the loading-dock row."""
    points: i64 = 0
    for colour in range(COLOURS):
        if has(SMUGGLE_COLOURS[state], colour):
            points += points_of_best(s, colour)
    return points


def write_own_documents(board: PlayerBoard, hand_is_open: bool, base: i64, inputs: Inputs) -> None:
    """How many are in hand, and the sets as far as the viewer knows them."""
    held: i64 = 0
    colours: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        known: i64 = 0
        for document in range(colour * DOCUMENT_KINDS, (colour + 1) * DOCUMENT_KINDS):
            played = board.played[document]
            in_hand_now = board.hand[document]
            inputs.put(base + PLAYED + document, played)
            held += in_hand_now
            known += played + in_hand_now if hand_is_open else played
        inputs.put_count(base + OF_COLOUR + colour * MOST_OF_COLOUR, known, MOST_OF_COLOUR)
        if known > 0:
            colours += 1
    inputs.put_count(base + IN_HAND, held, MOST_IN_HAND)
    inputs.put_count(base + KNOWN_COLOURS, colours, DOCUMENT_COLOURS)


def discs_on_track(s: State, track: i64) -> i64:
    """How many each worker has there, packed; one that is lifted lies on no track."""
    tracks = s.tracks
    lifted: i64 = s.lifted if s.step == TARGET_TRACK.number else NO_CELL
    first = track * TRACK_SPACES
    discs: i64 = 0
    for cell in range(first, first + s.filled[track]):
        worker = tracks[cell]
        if worker >= 0 and cell != lifted:
            discs += BIT[worker * PACKED]
    return discs


def workers_with_more(discs: i64, number: i64) -> i64:
    more: i64 = 0
    for worker in range(MOST_WORKERS):
        if part(discs, worker) > number:
            more += 1
    return more


def place_value(track: i64, own: i64, ahead: i64) -> i64:
    """WA-9.6, WA-9.7  Points per unit for so many discs, if so many workers have more."""
    if own == 0 or ahead > 1:
        return 0
    return FIRST_PLACE[track] if ahead == 0 else SECOND_PLACE[track]


def rates_of(s: State, p: Player) -> i64:
    """WA-9.5, WA-11.17  Points for each piece, packed."""
    if s.is_solo:
        card = SOLO_CARDS[s.solo_card]
        return card.gear * BIT[GEAR * PACKED] + card.rouble * BIT[ROUBLE * PACKED]
    rates: i64 = 0
    for track in range(TRACKS):
        discs = discs_on_track(s, track)
        own = part(discs, p)
        rates += place_value(track, own, workers_with_more(discs, own)) * BIT[PIECE_OF[track] * PACKED]
    return rates


def write_places(s: State, p: Player, rates: i64, base: i64, inputs: Inputs) -> None:
    """How the player stands on the tracks, and the points that the next disc there would change."""
    board = s.boards[p]
    crates = board.crate_count()
    for track in range(TRACKS):
        discs = discs_on_track(s, track)
        own = part(discs, p)
        write_lead(track, own, best_other(discs, p), base, inputs)
        if s.is_open(track):
            ahead = workers_with_more(discs, own)
            value = place_value(track, own, ahead)
            more = place_value(track, own + 1, workers_with_more(discs, own + 1)) - value
            inputs.put(base + DISC_GAIN + track, change(board, crates, rates, track, more))
            if own > 0 and workers_with_more(discs, own - 1) - ahead > 1:  # others have as many
                less = place_value(track, own, ahead + 1) - value
                inputs.put(base + DISC_LOSS + track, -change(board, crates, rates, track, less))


def write_lead(track: i64, own: i64, other: i64, base: i64, inputs: Inputs) -> None:
    if own > 0 or other > 0:
        inputs.put_count(base + DISCS + track * MOST_DISCS, own, MOST_DISCS)
        lead: i64 = max(-MOST_LEAD, own - other)
        inputs.put_level(base + LEAD + track * (2 * MOST_LEAD + 1), lead + MOST_LEAD, 2 * MOST_LEAD)


def best_other(discs: i64, p: Player) -> i64:
    best: i64 = 0
    for worker in range(MOST_WORKERS):
        if worker != p:
            best = max(best, part(discs, worker))
    return best


def change(board: PlayerBoard, crates: i64, rates: i64, track: i64, more: i64) -> i64:
    """The points by which the score changes if a track gives more for each piece."""
    if more == 0:
        return 0
    piece = PIECE_OF[track]
    number = board.gears if piece == GEAR else board.roubles if piece == ROUBLE else crates
    rate = part(rates, piece)
    return piece_points(piece, number, rate + more) - piece_points(piece, number, rate)


def piece_points(piece: i64, number: i64, rate: i64) -> i64:
    """WA-9.4  Gears and roubles up to a limit."""
    if piece == GEAR:
        return min(number * rate, MOST_GEAR_POINTS)
    return min(number * rate, MOST_ROUBLE_POINTS) if piece == ROUBLE else number * rate


def write_score(s: State, p: Player, hand_is_open: bool, rates: i64, base: i64, inputs: Inputs) -> None:
    """The score if the game ended now, by its sources, and what the turn under way and the end would add."""
    board = s.boards[p]
    crates = board.crate_count()
    fixed = crate_points(board)
    inputs.put(base + CRATE_SCORE, fixed)
    places = place_points(board.removed)
    inputs.put(base + BOARD_SCORE, places)
    fixed += places
    if s.is_solo:
        discs = board.supply * SOLO_CARDS[s.solo_card].disc
        inputs.put(base + DISC_SCORE, discs)
        fixed += discs
    else:
        documents = document_points(board) if hand_is_open else played_points(board)
        inputs.put(base + DOCUMENT_SCORE, documents)
        fixed += documents
    total = fixed + board.notes * NOTE_POINTS
    for piece in range(i64(len(PIECES))):
        rate = part(rates, piece)
        inputs.put_count(base + RATE + piece * MOST_RATE, rate, MOST_RATE)
        number = board.gears if piece == GEAR else board.roubles if piece == ROUBLE else crates
        points = piece_points(piece, number, rate)
        inputs.put(base + PIECE_SCORE + piece, points)
        total += points
    inputs.put(base + TOTAL, total)
    write_coming(s, p, hand_is_open, rates, fixed, base, inputs)


def write_outlook(s: State, p: Player, viewer: Player, base: i64, inputs: Inputs) -> None:
    """The points that p can expect; of a rival's documents only those that were played count."""
    board = s.boards[p]
    if p != viewer:
        board = board.clone()
        board.hand = NO_HAND[:]
    inputs.put(base + OUTLOOK, i64(float(OUTLOOK_PART) * outlook(s, p, viewer, board, count_discs(s), WEIGHTS)))


def write_coming(s: State, p: Player, hand_is_open: bool, rates: i64, fixed: i64, base: i64, inputs: Inputs) -> None:
    """What the player's action will bring at once, and the score if the game ended after it."""
    board = s.boards[p]
    gears = board.gears
    roubles = board.roubles
    if s.is_standing(p):
        if not has_acted(s, p):
            gears += gears_on(s, board.removed, s.space_of[p])
            roubles += roubles_on(s, board.removed, s.space_of[p])
            inputs.put(base + COMING_GEARS, gears - board.gears)
            inputs.put(base + COMING_ROUBLES, roubles - board.roubles)
        if board.has_disc_in(s.department_of(p)) and is_before_disc(s, p):
            inputs.mark(base + DISC_TO_COME)
    inputs.put(base + COMING_TOTAL, coming_total(s, p, hand_is_open, rates, fixed, gears, roubles))


def coming_total(s: State, p: Player, hand_is_open: bool, rates: i64, fixed: i64, gears: i64, roubles: i64) -> i64:
    """The score with so many goods after all smuggling that is still possible, and the forced repayment."""
    board = s.boards[p]
    total = fixed
    crates = board.crate_count()
    state = board.removed[LOADING_DOCK]
    points = points_of_exchange(s, state)
    exchanges: i64 = exchanges_to_come(s, p) if points > 0 else 0
    for _ in range(exchanges):
        if gears >= SMUGGLE_GEARS[state]:
            gears -= SMUGGLE_GEARS[state]
            crates += count(SMUGGLE_COLOURS[state])
            total += points
    extra_crates: i64 = in_hand(board, EXTRA_CRATE) if hand_is_open and is_before_last_smuggling(s, p) else 0
    for _ in range(extra_crates):
        colour = best_extra_colour(state, gears)
        if colour >= 0:
            gears -= EXTRA_CRATE_GEARS[colour]
            crates += 1
            total += points_of_best(s, colour)
    notes = min(board.notes, roubles // REPAY_PRICE_END)  # WA-7.5
    total += (board.notes - notes) * NOTE_POINTS
    total += piece_points(GEAR, gears, part(rates, GEAR))
    total += piece_points(ROUBLE, roubles - notes * REPAY_PRICE_END, part(rates, ROUBLE))
    return total + piece_points(CRATE, crates, part(rates, CRATE))


def best_extra_colour(state: i64, gears: i64) -> i64:
    """WA-8.20  The best crate colour that is unlocked and can be paid; -1 if there is none."""
    colour = BEST_UNLOCKED[state]
    while colour >= 0 and gears < EXTRA_CRATE_GEARS[colour]:
        colour -= 1
    return colour


def is_before_disc(s: State, p: Player) -> bool:
    """Whether the disc part of a standing worker is still to come."""
    return s.active != p or s.outer_step < DISC_PART.number or s.step == DISC_PART.number


def is_before_last_smuggling(s: State, p: Player) -> bool:
    """Whether p can still smuggle."""
    if s.step == GAME_OVER:
        return False
    return s.outer_step != FINAL_SMUGGLING.number or turns_ahead(s, p) >= 0


def exchanges_to_come(s: State, p: Player) -> i64:
    """That of the final smuggling, and one for a worker who is about to smuggle."""
    if not is_before_last_smuggling(s, p):
        return 0
    if s.outer_step == FINAL_SMUGGLING.number:
        return 0 if s.has_smuggled and s.order[s.turn] == p else 1
    return 2 if s.is_standing(p) and s.space_of[p] == SMUGGLE and not has_acted(s, p) else 1
