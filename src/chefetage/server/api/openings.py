"""New tables: from nothing, from a guide, as a rematch."""

from secrets import token_bytes
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chefetage.bots import BOTS
from chefetage.core.catalog import find_game
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.playing.record import SEED_DIGITS
from chefetage.server.api.me import Name
from chefetage.server.calls import Call
from chefetage.table.entries import Opened, Seat
from chefetage.table.guide import LEARNER, guide_of
from chefetage.table.names import free_name
from chefetage.table.summary import TableSummary
from chefetage.table.table import Table

GUIDE_BOT = "greedy"
MOST_SEATS = 16
SeedText = Annotated[str, Meta(max_length=SEED_DIGITS + 20)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """me: this person; here: another person at this screen; link: whoever comes by the link."""

    kind: Literal["me", "here", "link", "bot"]
    name: Name = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    name: Name = ""
    seed: SeedText | None = None  # decimal, or hexadecimal with 0x or with all its digits
    guide: bool = False


async def open_table(call: Call) -> TableSummary:
    wish: NewTable = call.body
    opening = guide_opening(call, wish) if wish.guide else plain_opening(call, wish)
    check_set_up(opening)
    room = await call.hall.open(call.identity, opening)
    return room.summary(call.identity, call.lang)


def plain_opening(call: Call, wish: NewTable) -> Opened:
    game = find_game(wish.game).info
    seats = wished_seats(wish.seats, call.identity, wish.name)
    options = game.complete(wish.options)
    seed = new_seed() if wish.seed is None else read_seed(wish.seed)
    return Opened(game.key, game.rules_version, options, seed, seats, is_seed_known=wish.seed is not None)


def guide_opening(call: Call, wish: NewTable) -> Opened:
    game = find_game(wish.game).info
    guide = guide_of(game.key)
    seats = [Seat("bot", bot=GUIDE_BOT) for _ in range(guide.players)]
    seats[LEARNER] = Seat("person", free_name(wish.name, []), call.identity)
    seed = read_seed(str(guide.seed))
    options = game.complete(guide.options)
    return Opened(game.key, game.rules_version, options, seed, seats, is_seed_known=True, is_guide=True)


def wished_seats(wishes: list[SeatWish], identity: str, my_name: str) -> list[Seat]:
    seats: list[Seat] = []
    for wish in wishes:
        taken = [seat.name for seat in seats]
        if wish.kind == "link":
            seats.append(Seat("open"))
        elif wish.kind == "bot":
            seats.append(Seat("bot", free_name(wish.name, taken), bot=checked_bot(wish.bot)))
        else:
            own = my_name if wish.kind == "me" else ""
            seats.append(Seat("person", free_name(wish.name or own, taken), identity))
    return seats


def checked_bot(level: str) -> str:
    if level not in BOTS:
        raise Problem("unknown-bot", bot=level, known=", ".join(BOTS))
    return level


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


def check_set_up(opening: Opened) -> None:
    """Options may not fit the number of players; the game knows."""
    find_game(opening.game).new(len(opening.seats), int(opening.seed, 16), opening.options)


def rematch_opening(table: Table) -> Opened:
    """The same people and bots, everybody one seat on; who left is expected back."""
    seats = [Seat("person", seat.name, seat.holder) if seat.holder else seat for seat in table.seats]
    header = table.match.record.header
    return Opened(header.game, header.rules, header.options, new_seed(), [*seats[1:], *seats[:1]])
