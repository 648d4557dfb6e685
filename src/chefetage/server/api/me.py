"""One's own name and language, and one's tables."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chefetage.server.http.calls import Call
from chefetage.server.rooms.card import CardContent
from chefetage.server.settings import MY_TABLES
from chefetage.server.storage.storage import Card, Person
from chefetage.table.entries import Seat
from chefetage.table.names import NAME_CHARACTERS, TABLE_NAME_CHARACTERS, clean_name
from chefetage.table.summary import seat_name

Name = Annotated[str, Meta(max_length=NAME_CHARACTERS)]
TableName = Annotated[str, Meta(max_length=TABLE_NAME_CHARACTERS)]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What a person has told of themselves."""

    name: Name = ""
    lang: Literal["", "en", "de"] = ""


class ListedSeat(msgspec.Struct):
    """A seat in the list of one's tables."""

    kind: str
    name: str
    mine: bool
    bot: str


class ListedTable(msgspec.Struct):
    """A table in the list of one's tables."""

    id: str
    name: str  # "" if it has none
    game: str
    status: str
    seats: list[ListedSeat]
    waits: bool  # for me
    moves: int
    rematch: str | None
    changed: float
    is_seed_known: bool  # somebody chose the seed


async def me(call: Call) -> Me:
    person = await call.hall.storage.person(call.identity)
    return Me(person.name, person.lang) if person else Me()  # type: ignore[arg-type]


async def change_me(call: Call) -> Me:
    wished: Me = call.body
    person = Person(call.identity, clean_name(wished.name), wished.lang)
    await call.hall.storage.keep_person(person)
    return Me(person.name, wished.lang)


async def my_tables(call: Call) -> list[ListedTable]:
    cards = await call.hall.storage.cards(call.identity, MY_TABLES)
    listed = [listed_table(card, call.identity, call.lang) for card in cards]
    return [table for table in listed if any(seat.mine for seat in table.seats)]


def listed_table(card: Card, identity: str, lang: str) -> ListedTable:
    content = msgspec.json.decode(card.content, type=CardContent)
    waits = any(is_mine(content.seats[seat], identity) for seat in content.waiting_for)
    seats = [listed_seat(seat, number, identity, lang) for number, seat in enumerate(content.seats)]
    rematch = content.rematch or None
    return ListedTable(
        card.table,
        content.name,
        content.game,
        card.status,
        seats,
        waits,
        content.moves,
        rematch,
        card.changed,
        content.is_seed_known,
    )


def is_mine(seat: Seat, identity: str) -> bool:
    return seat.holder == identity and seat.kind == "person"


def listed_seat(seat: Seat, number: int, identity: str, lang: str) -> ListedSeat:
    return ListedSeat(seat.kind, seat_name(seat, number, lang), seat.holder == identity, seat.bot)
