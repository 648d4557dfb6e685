"""How well a player stands: the points to expect at the end if everybody goes on sensibly.

A forecast begins with what the player owns, adds what the turn under way will bring and an average
future for every round to come, and is then scored. When the game is over, it is the score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chefetage.core.state import GAME_OVER, Player
from chefetage.games.watch.rules.components import (
    ALL_COLOURS_POINTS,
    BANK_PAYS,
    BEST_UNLOCKED,
    BONUS,
    COLOURS,
    COLUMN_COST,
    COLUMNS,
    CRATE_BONUS,
    DEPARTMENT_OF,
    DEPARTMENTS,
    DOCUMENT_COLOURS,
    DOCUMENT_POINTS,
    EXTRA_CRATE,
    EXTRA_CRATE_GEARS,
    FIRST_PLACE,
    GEARS_BONUS,
    KINDS,
    LOADING_DOCK,
    MOST_GEAR_POINTS,
    MOST_ROUBLE_POINTS,
    MOVE_DISC,
    NOTE_POINTS,
    NOTE_ROUBLES,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    PLACE_POINTS,
    PRODUCE,
    REPAY_PRICE,
    REPAY_PRICE_WATCH,
    RISKY,
    ROUBLES_BONUS,
    ROUBLES_PER_DISC,
    ROUNDS,
    SCROUNGE,
    SEARCH,
    SECOND_PLACE,
    SELL,
    SMUGGLE,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    SOLO_CARDS,
    SPACES,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRACKS,
    UPGRADE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WATCH,
    WORKSHOP,
    WORKSHOP_GEARS,
    Bonus,
)
from chefetage.games.watch.rules.crates import NO_CRATE, best_crate
from chefetage.games.watch.rules.documents import LIFT_DISC, TARGET_TRACK
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.scoring import crate_points
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS
from chefetage.games.watch.rules.spaces.sell import SELL_GEARS
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ROW, UPGRADE_TRACK
from chefetage.games.watch.rules.spaces.watch import ACTIVATE_SPIES, cards_in
from chefetage.games.watch.rules.state import PlayerBoard, State
from chefetage.games.watch.rules.take_turns import ACT, DISC_PART
from chefetage.games.watch.rules.tracks import TAKE_BONUS

# The weights were found by letting variants of them play thousands of games against each other.
RIVAL_SHARE: Final = 0.4  # of the best rival's points: a game is won by being ahead, not by points
# How often each space is chosen, as counted in games between four greedy bots.
VISITS: Final = vec[float]([0.18, 0.12, 0.14, 0.06, 0.10, 0.08, 0.22, 0.10])
MARKET_SELL: Final = 2.5  # what a market card adds on average
MARKET_OVERTIME: Final = 2.5
MARKET_SCROUNGE: Final = 1.0  # gears, and as many roubles
DISC_GOODS: Final = 0.6  # gears, and as many roubles, that a disc brings as its bonus
SALES: Final = 0.3  # share of the gears that can be sold, for each round to come: sales need a free space
SEARCHED: Final = 0.05  # searches in a round to come: fewer than are made, for the deck will not always fit
CHOICE: Final = 0.5  # documents that one seen but not kept stands for: it lets choose a better one
FIND: Final = 1.2  # of what the best colour brings: a document kept also has its use
MOVE_DOCUMENT: Final = 10.0  # points for moving a disc at the right time; keeps the document for it
CAUGHT: Final = 0.35  # bribes in a round to come: cautious, since debt is dear
BANK_PAID: Final = 0.6  # bribes that a "bank pays" document will save: it may never be needed
SAFE_ROUNDS: Final = 2.0  # for which the black disc stays with its holder
SPY_INCOME: Final = 0.4  # bribes by each rival for a chosen spy: generous, since it is taken from rivals, too
SPREAD: Final = 0.45  # discs by which the lead on a track changes in a round
SPACE_ROUNDS: Final = 1.3  # in which one empty space of a track is filled
LATER_PRICE: Final = 7.5  # of returning a note: 8 roubles or, with luck, 5 on Watch

# Numbers of the rates; the first three are also those of the pairs of tracks.
GEAR: Final = 0
ROUBLE: Final = 1
CRATE: Final = 2
DISC: Final = 3
NO_RATES: Final = vec[float]([0.0] * 4)
NO_DISCS: Final = vec[i64]([0] * (TRACKS * 4))  # of four workers
MOST_OF_COLOUR: Final[i64] = len(DOCUMENT_POINTS) - 1


@mypyc_attr(acyclic=True)
class Forecast:
    """What a player may own at the end of the game."""

    __slots__ = (
        "bank_pays",
        "crates",
        "discs",
        "documents",
        "exchanges",
        "extra_crates",
        "gears",
        "notes",
        "points",
        "rates",
        "roubles",
        "rounds",
        "rows",
        "sold",
        "supply",
    )

    def __init__(self) -> None:
        self.rounds: i64 = 0  # turns to come after the one under way
        self.rows: vec[i64] = vec[i64]()
        self.discs: i64 = 0  # about to be put on tracks
        self.supply = 0.0  # solo: discs
        self.gears = 0.0
        self.roubles = 0.0
        self.notes = 0.0
        self.crates = 0.0
        self.points = 0.0  # from crates and all that is certain
        self.documents = 0.0  # still to be found
        self.bank_pays = 0.0  # documents in hand
        self.extra_crates: i64 = 0
        self.exchanges = 0.0  # still to be smuggled
        self.sold = 0.0  # share of the gears that can be sold
        self.rates: vec[float] = vec[float]()  # points per gear, rouble, crate and, in solo, disc

    def clone(self) -> "Forecast":
        f = Forecast()
        f.rounds = self.rounds
        f.rows = self.rows[:]
        f.discs = self.discs
        f.supply = self.supply
        f.gears = self.gears
        f.roubles = self.roubles
        f.notes = self.notes
        f.crates = self.crates
        f.points = self.points
        f.documents = self.documents
        f.bank_pays = self.bank_pays
        f.extra_crates = self.extra_crates
        f.exchanges = self.exchanges
        f.sold = self.sold
        f.rates = self.rates[:]
        return f

    def bribe(self) -> float:
        column: i64 = 0
        for row in range(DEPARTMENTS):
            column = max(column, self.rows[row])
        return float(COLUMN_COST[column - 1]) if column > 0 else 0.0

    def pay(self, amount: float, chance: float) -> None:
        """An uncertain payment; what is missing comes from debt notes."""
        paid = min(amount, self.roubles)
        self.roubles -= chance * paid
        self.notes += chance * (amount - paid) / float(NOTE_ROUBLES)

    def take_off(self, row: i64) -> None:
        """A disc leaves its row."""
        if self.rows[row] < COLUMNS:
            self.rows[row] += 1
            self.discs += 1
            self.supply += 1.0

    def take_crate(self, s: State, colour: i64, count: float) -> None:
        value = best_crate(s, colour)
        if value != NO_CRATE:
            self.crates += count
            self.points += count * float(value + 1)

    def exchange(self, s: State, count: float) -> None:
        """Smuggle with the present row."""
        state = self.rows[LOADING_DOCK]
        self.gears -= count * float(SMUGGLE_GEARS[state])
        for colour in range(COLOURS):
            if SMUGGLE_COLOURS[state] >> colour & 1:
                self.take_crate(s, colour, count)


def evaluate(s: State, p: Player) -> float:
    """The points that p can expect, less a share of the best rival's."""
    discs = count_discs(s)
    own = outlook(s, p, p, discs)
    best = 0.0
    for rival in range(s.players):
        if rival != p:
            best = max(best, outlook(s, rival, p, discs))
    return own - RIVAL_SHARE * best


def outlook(s: State, p: Player, viewer: Player, discs: vec[i64]) -> float:
    """The points that p can expect, for all that the viewer knows."""
    f = take_stock(s.boards[p])
    if s.step == GAME_OVER:
        f.extra_crates = 0
    else:
        f.rounds = ROUNDS - s.round
        expect_turn(s, p, viewer, f)
        expect_spy_income(s, p, viewer, f)
        expect_rounds(s, p, f)
    f.points += place_points(f) + document_points(s, s.boards[p], f)
    set_rates(s, p, f, discs)
    return with_discs(s, p, f, discs) if p == viewer else score(s, f)


def take_stock(board: PlayerBoard) -> Forecast:
    f = Forecast()
    f.rows = board.removed[:]
    f.supply = float(board.supply)
    f.gears = float(board.gears)
    f.roubles = float(board.roubles)
    f.notes = float(board.notes)
    f.crates = float(board.crate_count())
    f.points = float(crate_points(board))
    f.bank_pays = float(in_hand(board, BANK_PAYS))
    f.extra_crates = in_hand(board, EXTRA_CRATE)
    return f


def in_hand(board: PlayerBoard, kind: i64) -> i64:
    count: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        count += board.hand[colour * KINDS + kind]
    return count


# The turn under way.


def expect_turn(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    step = turn_step(s)
    f.exchanges = 1.0  # the final one
    if step == FINAL_SMUGGLING.number:
        expect_final_smuggling(s, p, f)
    elif s.is_standing(p):
        if step <= REVEAL_SPIES.number:
            expect_bribe(s, p, viewer, f)
        if not has_acted(s, p):
            expect_action(s, p, f)
        expect_discs(s, p, f)
    elif step <= PLACE_WORKERS.number:
        f.rounds += 1


def turn_step(s: State) -> i64:
    """A sub-decision belongs to the step that asked for it."""
    return s.waiting[0] if len(s.waiting) > 0 else s.step


def expect_final_smuggling(s: State, p: Player, f: Forecast) -> None:
    for turn in range(s.turn, i64(len(s.order))):
        if s.order[turn] == p:
            f.exchanges = 0.0 if turn == s.turn and s.has_smuggled else 1.0
            return
    f.exchanges = 0.0
    f.extra_crates = 0


def has_acted(s: State, p: Player) -> bool:
    """Whether the main decision of p's action is behind them."""
    if s.active != p or turn_step(s) <= ACT.number:
        return False
    step = s.step
    if step == SMUGGLE_CRATES.number:
        return s.has_smuggled
    is_deciding = step == SELL_GEARS.number or step == UPGRADE_ROW.number
    return not (is_deciding or step == SEARCH_DOCUMENTS.number or step == ACTIVATE_SPIES.number)


def expect_action(s: State, p: Player, f: Forecast) -> None:
    space = s.space_of[p]
    if space == SMUGGLE:
        if f.gears >= float(SMUGGLE_GEARS[f.rows[LOADING_DOCK]]):
            f.exchange(s, 1.0)
    elif space == SELL:
        f.roubles += float(s.card.sell)
        f.sold = 1.0
    elif space == OVERTIME:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]] + s.card.overtime)
    elif space == PRODUCE:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]])
    elif space == UPGRADE:
        expect_upgrade(s, f)
    elif space == SCROUNGE:
        f.gears += float(WAREHOUSE_GEARS[f.rows[WAREHOUSE]] + s.card.scrounge_gears)
        f.roubles += float(WAREHOUSE_ROUBLES[f.rows[WAREHOUSE]] + s.card.scrounge_roubles)
    elif space == SEARCH:
        f.documents += search(f)
    else:
        expect_watch(s, p, f)


def search(f: Forecast) -> float:
    """Documents kept; the more of them are seen, the better they fit."""
    kept = float(OFFICE_KEEP[f.rows[OFFICE]])
    return kept + CHOICE * (float(OFFICE_DRAW[f.rows[OFFICE]]) - kept)


def expect_upgrade(s: State, f: Forecast) -> None:
    """The cheapest disc, if it needs no debt."""
    cheapest: i64 = 0
    for row in range(OFFICE if s.is_solo else DEPARTMENTS):
        if f.rows[row] < f.rows[cheapest]:
            cheapest = row
    if f.rows[cheapest] < COLUMNS and float(COLUMN_COST[f.rows[cheapest]]) <= f.roubles:
        f.roubles -= float(COLUMN_COST[f.rows[cheapest]])
        f.take_off(cheapest)


def expect_watch(s: State, p: Player, f: Forecast) -> None:
    """Bribes of the next round, and notes returned for less."""
    if s.round < ROUNDS:
        for rival in range(s.players):
            if rival != p:
                f.roubles += SPY_INCOME * float(s.card.eyes * s.boards[rival].bribe())
    notes = min(f.notes, float(i64(f.roubles / float(REPAY_PRICE_WATCH))))
    f.notes -= notes
    f.roubles -= notes * float(REPAY_PRICE_WATCH)


def expect_discs(s: State, p: Player, f: Forecast) -> None:
    """Discs on their way to a track: of the disc part, an upgrade or a document."""
    if s.active != p or turn_step(s) < DISC_PART.number or s.step == DISC_PART.number:
        f.take_off(s.department_of(p))
    if s.active == p and s.step == UPGRADE_TRACK.number:
        f.take_off(s.row)
    if s.active == p and (s.step == LIFT_DISC.number or s.step == TARGET_TRACK.number):
        f.discs += 1


# Spies.


def expect_bribe(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    if p == s.payee or p == s.black_disc:
        return
    chance = danger(s, p, viewer)
    bribe = f.bribe()
    if s.is_solo:
        discs = min(bribe, f.supply)
        f.supply -= chance * discs
        f.pay((bribe - discs) * float(ROUBLES_PER_DISC), chance)
    elif f.bank_pays > 0.0:
        f.bank_pays -= chance
    else:
        f.pay(bribe, chance)


def expect_spy_income(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    if s.payee == p:
        for worker in range(i64(len(s.space_of))):
            if worker != p:
                payer = worker if worker < s.players else 1 - p  # the third worker pays like the rival
                f.roubles += danger(s, worker, viewer) * float(s.boards[payer].bribe())


def danger(s: State, worker: i64, viewer: Player) -> float:
    """How likely the worker is to be caught when spies are next revealed."""
    if s.step == REVEAL_SPIES.number:
        for turn in range(s.turn, i64(len(s.order))):
            if s.order[turn] == worker:
                return 1.0
        return 0.0
    here = s.space_of[worker]
    if s.is_standing(worker) and s.step <= PLACE_WORKERS.number:
        return watched(s, here, viewer)
    chance = 0.0
    for space in range(SPACES):
        if space != here:
            chance += VISITS[space] * watched(s, space, viewer)
    return chance


def watched(s: State, space: i64, viewer: Player) -> float:
    """How likely a spy lies in wait for who is on the space."""
    if not RISKY[space]:
        return 0.0
    if s.payee == viewer:
        return float(s.spies >> DEPARTMENT_OF[space] & 1)
    return float(cards_in(s.spies)) / float(cards_in(s.spy_cards))


# The rounds to come.


def expect_rounds(s: State, p: Player, f: Forecast) -> None:
    rounds = float(f.rounds)
    workshop = float(WORKSHOP_GEARS[f.rows[WORKSHOP]])
    warehouse = f.rows[WAREHOUSE]
    f.gears += rounds * (VISITS[OVERTIME] * (workshop + MARKET_OVERTIME) + VISITS[PRODUCE] * workshop)
    f.gears += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_GEARS[warehouse]) + MARKET_SCROUNGE)
    f.roubles += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_ROUBLES[warehouse]) + MARKET_SCROUNGE)
    f.roubles += rounds * VISITS[SELL] * MARKET_SELL
    f.exchanges += rounds * VISITS[SMUGGLE]
    f.sold = max(f.sold, min(1.0, rounds * SALES))
    if s.is_solo:
        f.supply += rounds
    else:
        f.gears += rounds * DISC_GOODS
        f.roubles += rounds * DISC_GOODS
        f.documents += rounds * SEARCHED * search(f)
    expect_later_bribes(s, p, f)


def expect_later_bribes(s: State, p: Player, f: Forecast) -> None:
    is_safe = p == s.black_disc or (s.space_of[p] == WATCH and s.is_standing(p))
    rounds = float(f.rounds) - (SAFE_ROUNDS if is_safe else 0.0)
    bribes = max(0.0, rounds * CAUGHT - BANK_PAID * f.bank_pays) * f.bribe()
    if s.is_solo:
        f.supply -= bribes
    else:
        f.pay(bribes, 1.0)


# Tracks.


def count_discs(s: State) -> vec[i64]:
    """By track * workers + worker; a disc lifted by a document lies on no track."""
    workers: i64 = len(s.space_of)
    discs = NO_DISCS[: TRACKS * workers]
    for cell in range(TRACKS * TRACK_SPACES):
        worker = s.tracks[cell]
        if worker >= 0 and not (cell == s.lifted and s.step == TARGET_TRACK.number):
            discs[cell // TRACK_SPACES * workers + worker] += 1
    return discs


def set_rates(s: State, p: Player, f: Forecast, discs: vec[i64]) -> None:
    f.rates = NO_RATES[:]
    if s.is_solo:
        card = SOLO_CARDS[s.solo_card]
        f.rates[GEAR] = float(card.gear)
        f.rates[ROUBLE] = float(card.rouble)
        f.rates[DISC] = float(card.disc)
    else:
        for track in range(TRACKS):
            f.rates[track // 2] += place_value(s, p, f, discs, track, 0)


def place_value(s: State, p: Player, f: Forecast, discs: vec[i64], track: i64, more: i64) -> float:
    """Points per unit to expect from a track if p has some more discs there."""
    workers: i64 = len(s.space_of)
    first: i64 = 1  # without a disc there is no place
    second: i64 = 1
    for worker in range(workers):
        other = discs[track * workers + worker] if worker != p else 0
        second = max(second, min(first, other))
        first = max(first, other)
    own = discs[track * workers + p] + more
    room = float(TRACK_LENGTH[s.players] - s.filled[track])
    spread = 0.5 + SPREAD * min(float(f.rounds), SPACE_ROUNDS * room)
    win = float(FIRST_PLACE[track] - SECOND_PLACE[track]) * likely(own - first, spread)
    return win + float(SECOND_PLACE[track]) * likely(own - second, spread)


def likely(lead: i64, spread: float) -> float:
    """Whether a lead will last; when the game ends, spread 0.5, a tie is enough."""
    return min(1.0, max(0.0, (float(lead) + 0.5 + spread) / (2.0 * spread)))


def with_discs(s: State, p: Player, f: Forecast, discs: vec[i64]) -> float:
    """The score with discs and bonuses that are still to be placed and taken, on the best track."""
    now = score(s, f.clone())
    if s.step == TAKE_BONUS.number and s.actors >> p & 1:
        now = max(now, score(s, with_bonus(s, f, BONUS[s.entered])))
    best = now
    if f.discs > 0:
        for track in range(TRACKS):
            if s.is_open(track):
                best = max(best, with_disc(s, p, f, discs, track))
    return now + float(f.discs) * (best - now)


def with_disc(s: State, p: Player, f: Forecast, discs: vec[i64], track: i64) -> float:
    entered = with_bonus(s, f, BONUS[track * TRACK_SPACES + s.filled[track]])
    more = place_value(s, p, f, discs, track, 1) - place_value(s, p, f, discs, track, 0)
    entered.rates[track // 2] += more
    return score(s, entered)


def with_bonus(s: State, f: Forecast, bonus: Bonus) -> Forecast:
    f = f.clone()
    amount = float(bonus.amount)
    if bonus.kind == GEARS_BONUS:
        f.gears += amount
    elif bonus.kind == ROUBLES_BONUS:
        f.roubles += amount
    elif bonus.kind == CRATE_BONUS and f.gears >= amount and bonus.colour <= BEST_UNLOCKED[f.rows[LOADING_DOCK]]:
        f.gears -= amount
        f.take_crate(s, bonus.colour, 1.0)
    return f


# The score.


def place_points(f: Forecast) -> float:
    points: i64 = 0
    for row in range(DEPARTMENTS):
        for place in range(f.rows[row]):
            points += PLACE_POINTS[row][place]
    return float(points)


def document_points(s: State, board: PlayerBoard, f: Forecast) -> float:
    """The sets so far, what is still to be found, and moves of discs saved up."""
    if s.is_solo:
        return 0.0
    points: i64 = 0
    missing: i64 = 0
    gain: i64 = 0  # by one more document of the best colour
    for colour in range(DOCUMENT_COLOURS):
        count: i64 = 0
        for document in range(colour * KINDS, (colour + 1) * KINDS):
            count += board.hand[document] + board.played[document]
        points += DOCUMENT_POINTS[count]
        missing += 1 if count == 0 else 0
        gain = max(gain, DOCUMENT_POINTS[min(count + 1, MOST_OF_COLOUR)] - DOCUMENT_POINTS[count])
    found = min(f.documents, float(len(s.deck)))
    complete = 1.0 if missing == 0 else min(1.0, found / float(missing))
    sets = FIND * float(gain) * max(0.0, found - float(missing))
    moves = MOVE_DOCUMENT * float(min(in_hand(board, MOVE_DISC), f.rounds))
    return float(points) + float(ALL_COLOURS_POINTS) * complete + sets + moves


def score(s: State, f: Forecast) -> float:
    """Uses the forecast up: smuggles, repays and sells as is best, then counts."""
    smuggle(s, f)
    play_extra_crates(s, f)
    repay(f)
    sell(f)
    goods = min(float(MOST_GEAR_POINTS), f.gears * f.rates[GEAR])
    goods += min(float(MOST_ROUBLE_POINTS), f.roubles * f.rates[ROUBLE])
    return f.points + goods + f.crates * f.rates[CRATE] + f.supply * f.rates[DISC] + f.notes * float(NOTE_POINTS)


def smuggle(s: State, f: Forecast) -> None:
    price = float(SMUGGLE_GEARS[f.rows[LOADING_DOCK]])
    if f.gears >= f.exchanges * price:
        f.exchange(s, f.exchanges)
    elif f.rounds > 0:
        f.exchange(s, f.gears / price)


def play_extra_crates(s: State, f: Forecast) -> None:
    for _ in range(f.extra_crates):
        colour = BEST_UNLOCKED[f.rows[LOADING_DOCK]]
        while colour >= 0 and f.gears < float(EXTRA_CRATE_GEARS[colour]):
            colour -= 1
        if colour >= 0:
            f.gears -= float(EXTRA_CRATE_GEARS[colour])
            f.take_crate(s, colour, 1.0)


def repay(f: Forecast) -> None:
    price = LATER_PRICE if f.rounds > 0 else float(REPAY_PRICE)
    notes = min(f.notes, f.roubles / price)
    if f.rounds == 0:
        notes = float(i64(notes))
    f.notes -= notes
    f.roubles -= notes * price


def sell(f: Forecast) -> None:
    """As many gears as roubles are worth more, or as have no worth beyond the limit."""
    if f.rates[ROUBLE] == 0.0:
        return
    sold = min(f.sold * f.gears, float(MOST_ROUBLE_POINTS) / f.rates[ROUBLE] - f.roubles)
    if f.rates[GEAR] >= f.rates[ROUBLE]:
        sold = min(sold, f.gears - float(MOST_GEAR_POINTS) / f.rates[GEAR])
    if sold > 0.0:
        f.gears -= sold
        f.roubles += sold
