"""The score of a forecast."""

from typing import Final

from mypy_extensions import i64

from chefetage.games.watch.rules.components import (
    ALL_COLOURS_POINTS,
    BEST_UNLOCKED,
    DEPARTMENTS,
    DOCUMENT_COLOURS,
    DOCUMENT_KINDS,
    DOCUMENT_POINTS,
    EXTRA_CRATE_GEARS,
    LOADING_DOCK,
    MOST_GEAR_POINTS,
    MOST_ROUBLE_POINTS,
    MOVE_DISC,
    NOTE_POINTS,
    PLACE_POINTS,
    REPAY_PRICE,
    SMUGGLE_GEARS,
)
from chefetage.games.watch.rules.state import PlayerBoard, State
from chefetage.games.watch.strategy.forecast import CRATE, DISC, GEAR, ROUBLE, Forecast, in_hand
from chefetage.games.watch.strategy.weights import FIND, LATER_PRICE, MOVE_DOCUMENT

MOST_OF_COLOUR: Final[i64] = len(DOCUMENT_POINTS) - 1


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
        for document in range(colour * DOCUMENT_KINDS, (colour + 1) * DOCUMENT_KINDS):
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
