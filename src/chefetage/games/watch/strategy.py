"""How well a player stands: the points to expect at the end if everybody goes on sensibly.

A forecast begins with what the player owns, adds what the turn under way will bring, then an
average future for every round to come, and is scored as at the end of the game. When the game is
over it is the score.
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

RIVAL_SHARE: Final = 0.3
VISITS: Final = vec[float]([0.18, 0.16, 0.16, 0.12, 0.15, 0.13, 0.04, 0.06])
AVERAGE_SELL: Final = 2.5
AVERAGE_OVERTIME: Final = 2.5
AVERAGE_SCROUNGE: Final = 1.0
BONUS_GEARS: Final = 0.6
BONUS_ROUBLES: Final = 0.6
SPREAD: Final = 0.25
LATER_SALE: Final = 0.5
SALE_ROUNDS: Final = 0.08
FUTURE_CAUGHT: Final = 0.2
BLACK_DISC_ROUNDS: Final = 2.0
SPY_INCOME: Final = 0.16
COLOUR_EFFORT: Final = 1.5
FOUND: Final = 0.7
CHOICE: Final = 0.1
MOVE_DOCUMENT: Final = 6.0
LATE_REPAY: Final = 7.5
LATER_SEARCH: Final = 0.15
GROWTH: Final = 0.0

GEARS: Final = 0  # pairs of tracks
ROUBLES: Final = 1
CRATES: Final = 2
NO_BONUS: Final = Bonus()


@mypyc_attr(acyclic=True)
class Forecast:
    """What a player may own at the end of the game."""

    __slots__ = (
        "bank_pays",
        "coming",
        "crate_points",
        "crates",
        "discs",
        "exchanges",
        "extra_crates",
        "gears",
        "move_documents",
        "notes",
        "per_disc",
        "rates",
        "roubles",
        "rounds",
        "rows",
        "sale",
        "supply",
    )

    def __init__(self) -> None:
        self.rounds: i64 = 0  # turns after the one under way
        self.rows: vec[i64] = vec[i64]()
        self.gears = 0.0
        self.roubles = 0.0
        self.notes = 0.0
        self.crates = 0.0
        self.crate_points = 0.0
        self.supply = 0.0  # solo: discs
        self.bank_pays: i64 = 0  # unplayed documents
        self.extra_crates: i64 = 0
        self.move_documents: i64 = 0
        self.coming = 0.0  # documents still to be found
        self.discs: i64 = 0  # about to be put on tracks
        self.exchanges = 0.0  # by smuggling, the final one included
        self.sale = 0.0  # share of the gears that can be sold
        self.rates: vec[float] = vec[float]()  # points per gear, rouble and crate
        self.per_disc = 0.0  # solo

    def bribe(self) -> float:
        column: i64 = 0
        for row in range(DEPARTMENTS):
            column = max(column, self.rows[row])
        return float(COLUMN_COST[column - 1]) if column > 0 else 0.0

    def pay(self, amount: float, chance: float) -> None:
        """What is missing comes from debt notes."""
        paid = min(amount, self.roubles)
        self.roubles -= chance * paid
        self.notes += chance * (amount - paid) / float(NOTE_ROUBLES)

    def take_off(self, row: i64) -> None:
        """A disc leaves its row for a track."""
        if self.rows[row] < COLUMNS:
            self.rows[row] += 1
            self.supply += 1.0
            self.discs += 1


def evaluate(s: State, p: Player) -> float:
    """Points ahead count for more than points: a share of the best rival's is taken off."""
    discs = count_discs(s)
    own = outlook(s, p, p, discs)
    if s.is_solo:
        return own
    best = -1000.0
    for rival in range(s.players):
        if rival != p:
            best = max(best, outlook(s, rival, p, discs))
    return own - RIVAL_SHARE * best


def outlook(s: State, p: Player, viewer: Player, discs: vec[i64]) -> float:
    """What the viewer expects p to score."""
    f = take_stock(s.boards[p])
    f.rounds = ROUNDS - s.round
    if s.step != GAME_OVER:
        expect_turn(s, p, viewer, f)
        expect_spy_income(s, p, viewer, f)
        expect_rounds(s, p, f)
    if s.is_solo:
        use_solo_card(s, f)
        return worth(s, p, f, NO_BONUS)
    use_tracks(s, p, f, discs)
    return with_discs(s, p, f, discs)


# What is there.


def take_stock(board: PlayerBoard) -> Forecast:
    f = Forecast()
    f.rows = board.removed[:]
    f.gears = float(board.gears)
    f.roubles = float(board.roubles)
    f.notes = float(board.notes)
    f.crates = float(board.crate_count())
    f.crate_points = float(crate_points(board))
    f.supply = float(board.supply)
    f.bank_pays = documents_of(board, BANK_PAYS)
    f.extra_crates = documents_of(board, EXTRA_CRATE)
    f.move_documents = documents_of(board, MOVE_DISC)
    return f


def documents_of(board: PlayerBoard, kind: i64) -> i64:
    count: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        count += board.hand[colour * KINDS + kind]
    return count


# The turn under way.


def expect_turn(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    step = turn_step(s)
    f.exchanges = 1.0
    if step >= FINAL_SMUGGLING.number:
        expect_final_smuggling(s, p, f)
    elif s.is_standing(p):
        if step <= REVEAL_SPIES.number:
            expect_bribe(s, p, viewer, f)
        if not has_acted(s, p):
            expect_action(s, p, f)
        if s.step == UPGRADE_TRACK.number and s.active == p:
            f.take_off(s.row)
        if s.active != p or step < DISC_PART.number or s.step == DISC_PART.number:
            f.take_off(s.department_of(p))
    elif step <= PLACE_WORKERS.number:
        f.rounds += 1
    if s.actors >> p & 1 and (s.step == LIFT_DISC.number or s.step == TARGET_TRACK.number):
        f.discs += 1


def turn_step(s: State) -> i64:
    """Sub-decisions belong to the step that asked."""
    return s.waiting[0] if len(s.waiting) > 0 else s.step


def has_acted(s: State, p: Player) -> bool:
    """Whether the action of p's space is done, or its main decision is."""
    if s.active != p or turn_step(s) <= ACT.number:
        return False
    step = s.step
    if step == SMUGGLE_CRATES.number:
        return s.has_smuggled
    return not (
        step == SELL_GEARS.number
        or step == UPGRADE_ROW.number
        or step == SEARCH_DOCUMENTS.number
        or step == ACTIVATE_SPIES.number
    )


def expect_action(s: State, p: Player, f: Forecast) -> None:
    space = s.space_of[p]
    if space == SMUGGLE:
        smuggle(s, f)
    elif space == SELL:
        f.roubles += float(s.card.sell)
        f.sale = 1.0
    elif space == OVERTIME:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]] + s.card.overtime)
    elif space == PRODUCE:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]])
    elif space == UPGRADE:
        upgrade(s, f)
    elif space == SCROUNGE:
        f.gears += float(WAREHOUSE_GEARS[f.rows[WAREHOUSE]] + s.card.scrounge_gears)
        f.roubles += float(WAREHOUSE_ROUBLES[f.rows[WAREHOUSE]] + s.card.scrounge_roubles)
    elif space == SEARCH:
        seen = float(OFFICE_DRAW[f.rows[OFFICE]])
        kept = float(OFFICE_KEEP[f.rows[OFFICE]])
        f.coming += kept + CHOICE * (seen - kept)
    else:
        watch(s, p, f)


def smuggle(s: State, f: Forecast) -> None:
    price = float(SMUGGLE_GEARS[f.rows[LOADING_DOCK]])
    if f.gears >= price:
        f.gears -= price
        for colour in range(COLOURS):
            if SMUGGLE_COLOURS[f.rows[LOADING_DOCK]] >> colour & 1:
                value = best_crate(s, colour)
                if value != NO_CRATE:
                    f.crates += 1.0
                    f.crate_points += float(value + 1)


def upgrade(s: State, f: Forecast) -> None:
    """The cheapest disc, if it can be paid without debt."""
    rows = OFFICE if s.is_solo else DEPARTMENTS
    best: i64 = 0
    for row in range(rows):
        if f.rows[row] < f.rows[best]:
            best = row
    if f.rows[best] < COLUMNS and float(COLUMN_COST[f.rows[best]]) <= f.roubles:
        f.roubles -= float(COLUMN_COST[f.rows[best]])
        f.take_off(best)


def watch(s: State, p: Player, f: Forecast) -> None:
    if s.round < ROUNDS:
        bribes: i64 = 0
        for rival in range(s.players):
            if rival != p:
                bribes += s.boards[rival].bribe()
        f.roubles += SPY_INCOME * float(s.card.eyes * bribes)
    notes = min(f.notes, float(i64(f.roubles / float(REPAY_PRICE_WATCH))))
    f.notes -= notes
    f.roubles -= notes * float(REPAY_PRICE_WATCH)


def expect_final_smuggling(s: State, p: Player, f: Forecast) -> None:
    for turn in range(s.turn, i64(len(s.order))):
        if s.order[turn] == p:
            if turn == s.turn and s.has_smuggled:
                f.exchanges = 0.0
            return
    f.exchanges = 0.0
    f.extra_crates = 0


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
    elif f.bank_pays == 0:
        f.pay(bribe, chance)
    elif chance > 0.5:
        f.bank_pays -= 1


def expect_spy_income(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    if s.payee == p:
        for worker in range(i64(len(s.space_of))):
            if worker != p:
                payer = worker if worker < s.players else 1 - p
                f.roubles += danger(s, worker, viewer) * float(s.boards[payer].bribe())


def danger(s: State, worker: i64, viewer: Player) -> float:
    """How likely the worker is to be caught when spies are revealed next."""
    if s.step == REVEAL_SPIES.number:
        for turn in range(s.turn, i64(len(s.order))):
            if s.order[turn] == worker:
                return 1.0
        return 0.0
    if s.spies == 0:
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
    """How likely the space is watched, for all that the viewer knows."""
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
    f.gears += rounds * (VISITS[OVERTIME] * (workshop + AVERAGE_OVERTIME) + VISITS[PRODUCE] * workshop)
    f.gears += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_GEARS[warehouse]) + AVERAGE_SCROUNGE)
    f.roubles += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_ROUBLES[warehouse]) + AVERAGE_SCROUNGE)
    f.roubles += rounds * VISITS[SELL] * AVERAGE_SELL
    f.exchanges += rounds * VISITS[SMUGGLE]
    f.sale = max(f.sale, LATER_SALE * min(1.0, rounds * SALE_ROUNDS))
    if s.is_solo:
        f.supply += rounds
    else:
        f.gears += rounds * BONUS_GEARS
        f.roubles += rounds * BONUS_ROUBLES
        f.coming += rounds * LATER_SEARCH * float(OFFICE_KEEP[f.rows[OFFICE]])
    expect_later_bribes(s, p, f)


def expect_later_bribes(s: State, p: Player, f: Forecast) -> None:
    is_safe = s.black_disc == p or (s.space_of[p] == WATCH and s.is_standing(p))
    rounds = float(f.rounds) - (BLACK_DISC_ROUNDS if is_safe else 0.0)
    bribes = max(0.0, rounds * FUTURE_CAUGHT - float(f.bank_pays)) * f.bribe()
    if s.is_solo:
        f.supply -= bribes
    else:
        f.pay(bribes, 1.0)


# Majorities.


def use_solo_card(s: State, f: Forecast) -> None:
    card = SOLO_CARDS[s.solo_card]
    f.rates = vec[float]([float(card.gear), float(card.rouble), 0.0])
    f.per_disc = float(card.disc)


def use_tracks(s: State, p: Player, f: Forecast, discs: vec[i64]) -> None:
    f.rates = vec[float]([0.0, 0.0, 0.0])
    for track in range(TRACKS):
        f.rates[track // 2] += rate(p, f, discs, track, 0)


def count_discs(s: State) -> vec[i64]:
    """Discs on the tracks, by track * workers + worker; one lifted by a document is on none."""
    workers: i64 = len(s.space_of)
    discs = vec[i64]([0] * (TRACKS * workers))
    for cell in range(TRACKS * TRACK_SPACES):
        worker = s.tracks[cell]
        if worker >= 0 and not (cell == s.lifted and s.step == TARGET_TRACK.number):
            discs[cell // TRACK_SPACES * workers + worker] += 1
    return discs


def rate(p: Player, f: Forecast, discs: vec[i64], track: i64, more: i64) -> float:
    """Points per unit to expect from p's place on a track, if p puts more discs there."""
    workers = i64(len(discs)) // TRACKS
    first: i64 = 1  # without a disc there is no place
    second: i64 = 1
    for worker in range(workers):
        other = discs[track * workers + worker]
        if worker == p:
            continue
        if other > first:
            second = first
            first = other
        elif other > second:
            second = other
    own = discs[track * workers + p] + more
    spread = 0.5 + SPREAD * float(f.rounds)
    win = float(FIRST_PLACE[track] - SECOND_PLACE[track]) * likely(own - first, spread)
    return win + float(SECOND_PLACE[track]) * likely(own - second, spread)


def likely(lead: i64, spread: float) -> float:
    """Whether a lead lasts; at the end, with a spread of 0.5, a tie is enough."""
    return min(1.0, max(0.0, (float(lead) + 0.5 + spread) / (2.0 * spread)))


def with_discs(s: State, p: Player, f: Forecast, discs: vec[i64]) -> float:
    """The forecast's worth with the discs on the best track and the bonus there."""
    now = worth(s, p, f, NO_BONUS)
    if s.step == TAKE_BONUS.number and s.actors >> p & 1:
        now = max(now, worth(s, p, f, BONUS[s.entered]))
    if f.discs == 0:
        return now
    best = now
    for track in range(TRACKS):
        if s.is_open(track):
            best = max(best, with_disc_on(s, p, f, discs, track))
    return now + float(f.discs) * (best - now)


def with_disc_on(s: State, p: Player, f: Forecast, discs: vec[i64], track: i64) -> float:
    before = f.rates[track // 2]
    f.rates[track // 2] += rate(p, f, discs, track, 1) - rate(p, f, discs, track, 0)
    value = worth(s, p, f, BONUS[track * TRACK_SPACES + s.filled[track]])
    f.rates[track // 2] = before
    return value


# The score.


def worth(s: State, p: Player, f: Forecast, bonus: Bonus) -> float:
    gears = f.gears
    roubles = f.roubles
    crates = f.crates
    points = f.crate_points
    if bonus.kind == GEARS_BONUS:
        gears += float(bonus.amount)
    elif bonus.kind == ROUBLES_BONUS:
        roubles += float(bonus.amount)
    elif bonus.kind == CRATE_BONUS and bonus.colour <= BEST_UNLOCKED[f.rows[LOADING_DOCK]] and gears >= float(bonus.amount):
        crate = best_crate(s, bonus.colour)
        if crate != NO_CRATE:
            gears -= float(bonus.amount)
            crates += 1.0
            points += float(crate + 1)
    state = f.rows[LOADING_DOCK]
    if f.exchanges > 0.0:
        price = float(SMUGGLE_GEARS[state])
        made = f.exchanges
        if made * price > gears:
            made = gears / price if f.rounds > 0 else 0.0
        gears -= made * price
        for colour in range(COLOURS):
            if SMUGGLE_COLOURS[state] >> colour & 1:
                value = best_crate(s, colour)
                if value != NO_CRATE:
                    crates += made
                    points += made * float(value + 1)
    for _ in range(f.extra_crates):
        colour = BEST_UNLOCKED[state]
        while colour >= 0 and float(EXTRA_CRATE_GEARS[colour]) > gears:
            colour -= 1
        if colour >= 0:
            value = best_crate(s, colour)
            if value != NO_CRATE:
                gears -= float(EXTRA_CRATE_GEARS[colour])
                crates += 1.0
                points += float(value + 1)
    points += place_points(f) + crates * f.rates[CRATES] + f.supply * f.per_disc
    if not s.is_solo:
        points += document_points(s, s.boards[p], f)
    return points + goods(f, gears, roubles)


def place_points(f: Forecast) -> float:
    points: i64 = 0
    for row in range(DEPARTMENTS):
        for place in range(f.rows[row]):
            points += PLACE_POINTS[row][place]
    return float(points)


def document_points(s: State, board: PlayerBoard, f: Forecast) -> float:
    points: i64 = 0
    missing: i64 = 0
    best: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        count: i64 = 0
        for document in range(colour * KINDS, (colour + 1) * KINDS):
            count += board.hand[document] + board.played[document]
        points += DOCUMENT_POINTS[count]
        missing += count == 0
        best = max(best, DOCUMENT_POINTS[min(count + 1, 7)] - DOCUMENT_POINTS[count])
    coming = min(f.coming, float(len(s.deck)))
    all_colours = 1.0 if missing == 0 else min(1.0, coming / (COLOUR_EFFORT * float(missing)))
    more = FOUND * float(best) * max(0.0, coming - float(missing))
    moves = MOVE_DOCUMENT * float(min(f.move_documents, f.rounds))
    return float(points) + all_colours * float(ALL_COLOURS_POINTS) + more + moves


def goods(f: Forecast, gears: float, roubles: float) -> float:
    """Gears and roubles, after repaying notes and selling as many gears as is good."""
    if f.rounds == 0:
        repaid = min(f.notes, float(i64(roubles / float(REPAY_PRICE))))
        roubles -= repaid * float(REPAY_PRICE)
    else:
        repaid = min(f.notes, roubles / LATE_REPAY)
        roubles -= repaid * LATE_REPAY
    notes = f.notes - repaid
    if f.sale > 0.0 and f.rates[ROUBLES] > 0.0:
        sold = min(f.sale * gears, max(0.0, float(MOST_ROUBLE_POINTS) / f.rates[ROUBLES] - roubles))
        if f.rates[GEARS] >= f.rates[ROUBLES]:
            sold = min(sold, max(0.0, gears - float(MOST_GEAR_POINTS) / f.rates[GEARS]))
        gears -= sold
        roubles += sold
    points = min(float(MOST_GEAR_POINTS), gears * f.rates[GEARS])
    points += min(float(MOST_ROUBLE_POINTS), roubles * f.rates[ROUBLES])
    return points + notes * float(NOTE_POINTS)
