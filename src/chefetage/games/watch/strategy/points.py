"""The points of a forecast: goods and crates, documents, places on the tracks."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    ALL_COLOURS_POINTS,
    BEST_UNLOCKED,
    BONUS,
    CRATE_BONUS,
    DOCUMENT_COLOURS,
    DOCUMENT_KINDS,
    DOCUMENT_POINTS,
    EXTRA_CRATE_GEARS,
    FIRST_PLACE,
    GEARS_BONUS,
    LOADING_DOCK,
    MOST_GEAR_POINTS,
    MOST_ROUBLE_POINTS,
    MOVE_DISC,
    NOTE_POINTS,
    PIECE_OF,
    PLAYER_COLOUR,
    REPAY_PRICE,
    ROUBLES_BONUS,
    SECOND_PLACE,
    SMUGGLE_GEARS,
    SOLO_CARDS,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRACKS,
    Bonus,
)
from chefetage.games.watch.rules.documents import TARGET_TRACK
from chefetage.games.watch.rules.state import PlayerBoard, State
from chefetage.games.watch.rules.tracks import TAKE_BONUS
from chefetage.games.watch.strategy.forecast import CRATE, DISC, GEAR, NO_RATES, ROUBLE, Forecast, in_hand

MOST_OF_COLOUR: Final[i64] = len(DOCUMENT_POINTS) - 1
NO_DISCS: Final = vec[i64]([0] * (TRACKS * len(PLAYER_COLOUR.keys)))  # by track and worker


def document_points(s: State, board: PlayerBoard, forecast: Forecast) -> float:
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
    found = min(forecast.documents, float(len(s.deck)))
    complete = 1.0 if missing == 0 else min(1.0, found / float(missing))
    sets = forecast.weights.find * float(gain) * max(0.0, found - float(missing))
    moves = forecast.weights.move_document * float(min(in_hand(board, MOVE_DISC), forecast.rounds))
    return float(points) + float(ALL_COLOURS_POINTS) * complete + sets + moves


def score(s: State, forecast: Forecast) -> float:
    """Uses the forecast up: smuggles, repays and sells as is best, then counts."""
    smuggle(s, forecast)
    play_extra_crates(s, forecast)
    repay(forecast)
    sell(forecast)
    goods = min(float(MOST_GEAR_POINTS), forecast.gears * forecast.rates[GEAR])
    goods += min(float(MOST_ROUBLE_POINTS), forecast.roubles * forecast.rates[ROUBLE])
    return (
        forecast.points
        + goods
        + forecast.crates * forecast.rates[CRATE]
        + forecast.supply * forecast.rates[DISC]
        + forecast.notes * float(NOTE_POINTS)
    )


def smuggle(s: State, forecast: Forecast) -> None:
    price = float(SMUGGLE_GEARS[forecast.rows[LOADING_DOCK]])
    if forecast.gears >= forecast.exchanges * price:
        forecast.exchange(s, forecast.exchanges)
    elif forecast.rounds > 0:
        forecast.exchange(s, forecast.gears / price)


def play_extra_crates(s: State, forecast: Forecast) -> None:
    for _ in range(forecast.extra_crates):
        colour = BEST_UNLOCKED[forecast.rows[LOADING_DOCK]]
        while colour >= 0 and forecast.gears < float(EXTRA_CRATE_GEARS[colour]):
            colour -= 1
        if colour >= 0:
            forecast.gears -= float(EXTRA_CRATE_GEARS[colour])
            forecast.take_crate(s, colour, 1.0)


def repay(forecast: Forecast) -> None:
    price = forecast.weights.later_price if forecast.rounds > 0 else float(REPAY_PRICE)
    notes = min(forecast.notes, forecast.roubles / price)
    if forecast.rounds == 0:
        notes = float(i64(notes))
    forecast.notes -= notes
    forecast.roubles -= notes * price


def sell(forecast: Forecast) -> None:
    """As many gears as roubles are worth more, or as have no worth beyond the limit."""
    if forecast.rates[ROUBLE] == 0.0:
        return
    sold = min(forecast.sold * forecast.gears, float(MOST_ROUBLE_POINTS) / forecast.rates[ROUBLE] - forecast.roubles)
    if forecast.rates[GEAR] >= forecast.rates[ROUBLE]:
        sold = min(sold, forecast.gears - float(MOST_GEAR_POINTS) / forecast.rates[GEAR])
    if sold > 0.0:
        forecast.gears -= sold
        forecast.roubles += sold


def count_discs(s: State) -> vec[i64]:
    """By track * workers + worker; a disc lifted by a document lies on no track."""
    workers: i64 = len(s.space_of)
    discs = NO_DISCS[: TRACKS * workers]
    for cell in range(TRACKS * TRACK_SPACES):
        worker = s.tracks[cell]
        if worker >= 0 and not (cell == s.lifted and s.step == TARGET_TRACK.number):
            discs[cell // TRACK_SPACES * workers + worker] += 1
    return discs


def set_rates(s: State, p: Player, forecast: Forecast, discs: vec[i64]) -> None:
    forecast.rates = NO_RATES[:]
    if s.is_solo:
        card = SOLO_CARDS[s.solo_card]
        forecast.rates[GEAR] = float(card.gear)
        forecast.rates[ROUBLE] = float(card.rouble)
        forecast.rates[DISC] = float(card.disc)
    else:
        for track in range(TRACKS):
            forecast.rates[PIECE_OF[track]] += place_value(s, p, forecast, discs, track, 0)


def place_value(s: State, p: Player, forecast: Forecast, discs: vec[i64], track: i64, more: i64) -> float:
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
    spread = 0.5 + forecast.weights.spread * min(float(forecast.rounds), forecast.weights.space_rounds * room)
    win = float(FIRST_PLACE[track] - SECOND_PLACE[track]) * likely(own - first, spread)
    return win + float(SECOND_PLACE[track]) * likely(own - second, spread)


def likely(lead: i64, spread: float) -> float:
    """Whether a lead will last; when the game ends, spread 0.5, a tie is enough."""
    return min(1.0, max(0.0, (float(lead) + 0.5 + spread) / (2.0 * spread)))


def with_discs(s: State, p: Player, forecast: Forecast, discs: vec[i64]) -> float:
    """The score with discs and bonuses that are still to be placed and taken, on the best track."""
    now = score(s, forecast.clone())
    if s.step == TAKE_BONUS.number and has(s.actors, p):
        now = max(now, score(s, with_bonus(s, forecast, BONUS[s.entered])))
    best = now
    if forecast.discs > 0:
        for track in range(TRACKS):
            if s.is_open(track):
                best = max(best, with_disc(s, p, forecast, discs, track))
    return now + float(forecast.discs) * (best - now)


def with_disc(s: State, p: Player, forecast: Forecast, discs: vec[i64], track: i64) -> float:
    entered = with_bonus(s, forecast, BONUS[track * TRACK_SPACES + s.filled[track]])
    more = place_value(s, p, forecast, discs, track, 1) - place_value(s, p, forecast, discs, track, 0)
    entered.rates[PIECE_OF[track]] += more
    return score(s, entered)


def with_bonus(s: State, forecast: Forecast, bonus: Bonus) -> Forecast:
    forecast = forecast.clone()
    amount = float(bonus.amount)
    if bonus.kind == GEARS_BONUS:
        forecast.gears += amount
    elif bonus.kind == ROUBLES_BONUS:
        forecast.roubles += amount
    elif (
        bonus.kind == CRATE_BONUS
        and forecast.gears >= amount
        and bonus.colour <= BEST_UNLOCKED[forecast.rows[LOADING_DOCK]]
    ):
        forecast.gears -= amount
        forecast.take_crate(s, bonus.colour, 1.0)
    return forecast
