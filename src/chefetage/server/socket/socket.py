"""The socket of a table: reads what a page says until it goes."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chefetage.core.state import NOBODY
from chefetage.server.hall import Hall
from chefetage.server.refusal import NotFound
from chefetage.server.room import Room, chat_entry
from chefetage.server.security.identity import identity_of
from chefetage.server.security.limits import Bucket
from chefetage.server.socket import commands, messages
from chefetage.server.socket.connection import TRY_AGAIN_LATER, Connection
from chefetage.server.version import build_id
from chefetage.server.words import choose_language, server_texts
from chefetage.words.texts import LANGUAGES

NO_SUCH_TABLE = 4404
TOO_FAST = 1008
logger = logging.getLogger(__name__)
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


async def table_socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    try:
        room = await hall.room(socket.path_params["table"])
    except NotFound:
        await socket.accept()
        await socket.close(NO_SUCH_TABLE)
        return
    await socket.accept()
    page = await opened(socket, hall)
    room.connections.add(page)
    try:
        greet(room, page, socket.query_params.get("seat", ""))
        await talk(hall, room, page)
    finally:
        room.connections.discard(page)
        room.used = time.monotonic()
        room.tell_table()
    if page.is_closed.is_set():
        await page.close(TRY_AGAIN_LATER)


async def opened(socket: WebSocket, hall: Hall) -> Connection:
    identity = identity_of(socket.scope)
    lang = choose_language(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    person = await hall.storage.person(identity)
    name = person.name if person and person.name else server_texts(lang)("spectator")
    return Connection(socket, identity, name, lang)


def greet(room: Room, page: Connection, seat: str) -> None:
    page.viewer = room.viewpoint(page.identity, int(seat) if seat.isdecimal() and len(seat) < 3 else NOBODY)
    page.send(messages.Hello(messages.PROTOCOL, build_id(), room.summary(page.identity, page.lang)))
    room.tell_table()


async def talk(hall: Hall, room: Room, page: Connection) -> None:
    """Until the page goes, or is too slow or too fast."""
    reading = asyncio.create_task(read(hall, room, page))
    sending = asyncio.create_task(page.run_sender())
    overflow = asyncio.create_task(page.is_closed.wait())
    tasks = {reading, sending, overflow}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.add_done_callback(note_failure)
            task.cancel()


def note_failure(task: asyncio.Task[Any]) -> None:
    """A page that has gone is no failure; anything else is."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, WebSocketDisconnect | RuntimeError):
        logger.error("a socket failed", exc_info=error)


async def read(hall: Hall, room: Room, page: Connection) -> None:
    bucket = Bucket(hall.settings.message_rate)
    with suppress(WebSocketDisconnect):
        while not page.is_closed.is_set():
            message = await page.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                await page.close(TOO_FAST)
                return
            await answer(hall, room, page, message.get("text") or message.get("bytes") or "")
            await asyncio.sleep(0)  # messages that wait already must not keep other tables waiting


async def answer(hall: Hall, room: Room, page: Connection, text: str | bytes) -> None:
    try:
        message = messages.DECODER.decode(text)
    except UNREADABLE:
        page.send(messages.ErrorNews(server_texts(page.lang)("bad-message")))
        return
    match message:
        case messages.Ping():
            page.send(messages.Pong())
        case messages.Join():
            join(room, page, message)
        case messages.Explain():
            page.send(commands.explain(message, room, page))
        case messages.Chat() if not hall.may_chat(page.identity):
            page.send(messages.Nack(message.id, "bad", room.table.ply, "", server_texts(page.lang)("too-fast")))
        case _:
            await room.whole(commands.perform(room, page, message))


def join(room: Room, page: Connection, message: messages.Join) -> None:
    """All that the page needs to draw the table from the viewpoint it asks for."""
    page.viewer = room.viewpoint(page.identity, message.seat)
    page.lang = message.lang if message.lang in LANGUAGES else page.lang
    page.has_joined = True
    page.send(messages.TableNews(room.summary(page.identity, page.lang)))
    page.send(room.position_news(page.viewer, page.lang, 0))
    page.send(messages.ChatNews([chat_entry(number, said) for number, said in enumerate(room.table.chat, 1)]))
