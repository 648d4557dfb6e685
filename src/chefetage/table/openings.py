"""New tables: from nothing, from a guide, from a record, as a rematch."""

from secrets import token_bytes

import msgspec

from chefetage.bots import BOTS
from chefetage.bots.levels import LEVELS
from chefetage.core.catalog import find_game
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.playing.record import HUMAN, SEED_DIGITS, Record
from chefetage.table.entries import Consenting, Opened, Seat
from chefetage.table.guide import LEARNER, guide_of
from chefetage.table.lessons import NAMES
from chefetage.table.names import clean_name, clean_table_name, free_name
from chefetage.table.table import Table

GUIDE_BOT = LEVELS[0]  # who learns the game meets somebody who does so, too


class Setting(msgspec.Struct, frozen=True):
    """What is settled around a game when its table is opened.

    By whom, the seats, who is asked before a take-back, and what the table is called.
    """

    opener: str  # identity
    seats: list[Seat]
    take_back: Consenting = "all"
    name: str = ""


def new_opening(game_key: str, options: Options, setting: Setting, seed: str | None) -> Opened:
    """A game from its beginning; a seed that a person has chosen is known."""
    game = find_game(game_key).info
    return Opened(
        game.key,
        game.rules_version,
        game.complete(options),
        new_seed() if seed is None else read_seed(seed),
        setting.seats,
        is_seed_known=seed is not None,
        opener=setting.opener,
        take_back=setting.take_back,
        name=clean_table_name(setting.name),
    )


def guide_opening(game_key: str, identity: str, name: str) -> Opened:
    game = find_game(game_key).info
    guide = guide_of(game.key)
    learner = Seat("person", free_name(name, []), identity)
    seats = [Seat("bot", free_name(NAMES[number], [learner.name]), bot=GUIDE_BOT) for number in range(guide.players)]
    seats[LEARNER] = learner
    seed = read_seed(str(guide.seed))
    options = game.complete(guide.options)
    return Opened(
        game.key, game.rules_version, options, seed, seats, is_seed_known=True, is_guide=True, opener=identity
    )


def record_opening(record: Record, setting: Setting, is_closed: bool) -> Opened:
    """Where a record ends: to play on, or closed, to look at only. The table checks every move."""
    header = record.header
    return Opened(
        header.game,
        header.rules,
        header.options,
        header.seed,
        setting.seats,
        is_seed_known=True,
        moves=record.moves,
        is_closed=is_closed,
        opener=setting.opener,
        take_back=setting.take_back,
        name=clean_table_name(setting.name),
    )


def recorded_seat(played_by: str) -> Seat:
    """A bot that we do not know is shown like a person of that name."""
    if played_by in BOTS:
        return Seat("bot", bot=played_by)
    return Seat("person", "" if played_by == HUMAN else clean_name(played_by))


def rematch_opening(table: Table) -> Opened:
    """The same people, host, bots and name, everybody one seat on; who left is expected back.

    It is played by today's rules; a Problem says so if these do not have what was chosen for the first game.
    """
    seats = [Seat("person", seat.name, seat.holder) if seat.holder else seat for seat in table.seats]
    game = find_game(table.game).info
    opening = Opened(
        game.key,
        game.rules_version,
        game.complete(table.match.record.header.options),
        new_seed(),
        [*seats[1:], *seats[:1]],
        opener=table.host,
        take_back=table.take_back,
        name=table.name,
    )
    check_set_up(opening)
    return opening


def check_set_up(opening: Opened) -> None:
    """Options may not fit the number of players; the game knows."""
    find_game(opening.game, opening.rules).new(len(opening.seats), int(opening.seed, 16), opening.options)


def new_seed() -> str:
    return token_bytes(SEED_BITS // 8).hex()


def read_seed(text: str) -> str:
    """All digits of a seed, from any way of writing it."""
    try:
        seed = int(text, 16) if len(text) == SEED_DIGITS else int(text, 0)
    except ValueError as error:
        raise Problem("bad-seed-text", value=text) from error
    if not 0 <= seed < 2**SEED_BITS:
        raise Problem("bad-seed", bits=SEED_BITS)
    return f"{seed:0{SEED_DIGITS}x}"
