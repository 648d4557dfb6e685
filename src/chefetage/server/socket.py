"""The socket of a table: reads what a page says until it goes, and answers."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chefetage.core.state import NOBODY
from chefetage.server import messages
from chefetage.server.answers.refusal import Conflict, Later, NotFound
from chefetage.server.answers.words import choose_language, server_texts
from chefetage.server.http.version import build_id
from chefetage.server.rooms.audience import viewpoint
from chefetage.server.rooms.connection import TRY_AGAIN_LATER, Connection
from chefetage.server.rooms.hall import Hall
from chefetage.server.rooms.outbox import Outbox
from chefetage.server.rooms.room import Room
from chefetage.server.security.address import address_of
from chefetage.server.security.identity import identity_of
from chefetage.server.security.limits import Bucket
from chefetage.server.security.refusal_log import refused
from chefetage.server.storage.storage import ChatLine, StorageFailed
from chefetage.table.commands import Rejected, Speaker, perform, said
from chefetage.table.finished_table import FinishedTable
from chefetage.table.why_not import why_not
from chefetage.words.texts import LANGUAGES

NO_SUCH_TABLE = 4404
RULES_MISSING = 4409
TOO_FAST = 1008
logger = logging.getLogger(__name__)
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


async def table_socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    try:
        room = await hall.room(socket.path_params["table"])
        page = await opened(socket, hall)
    except NotFound:
        await turn_away(socket, NO_SUCH_TABLE)
        return
    except Conflict:
        await turn_away(socket, RULES_MISSING)
        return
    except (Later, StorageFailed):
        await turn_away(socket, TRY_AGAIN_LATER)
        return
    if is_crowded(hall, room, page):
        refused("spectators", page.address)
        await turn_away(socket, TRY_AGAIN_LATER)
        return
    await socket.accept()
    room.enter(page)
    try:
        greet(room, page, socket.query_params.get("seat", ""))
        await talk(hall, room, page)
    finally:
        room.leave(page)
        page.outbox.clear()
    if page.is_closed.is_set():
        refused("slow-reader", page.address)
        await page.close(TRY_AGAIN_LATER)


async def turn_away(socket: WebSocket, code: int) -> None:
    """A page hears the reason only on an open socket."""
    await socket.accept()
    await socket.close(code)


async def opened(socket: WebSocket, hall: Hall) -> Connection:
    identity = identity_of(socket.scope)
    lang = choose_language(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    person = await hall.storage.person(identity)
    name = person.name if person and person.name else server_texts(lang)("spectator")
    return Connection(socket, identity, name, lang, Outbox(hall.backlog, address_of(socket.scope)))


def is_crowded(hall: Hall, room: Room, page: Connection) -> bool:
    """Whether so many watch already that one more is sent away; who plays always comes in."""
    watching = room.audience.spectating_pages(room.table)
    return not room.table.seats_of(page.identity) and watching >= hall.settings.spectators_per_table


def greet(room: Room, page: Connection, seat: str) -> None:
    page.seat = int(seat) if seat.isdecimal() and len(seat) < 3 else NOBODY
    summary = room.audience.summary(room.table, page.identity, page.lang)
    page.send(messages.Hello(messages.PROTOCOL, build_id(), summary))


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
                refused("messages-too-fast", page.address)
                await page.close(TOO_FAST)
                return
            if wait := hall.messages.wait(page.address):
                await asyncio.sleep(wait)
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
            await asyncio.sleep(hall.joins.wait(page.address))
            join(room, page, message)
        case messages.Explain():
            page.send(explained(message, room, page))
        case messages.Chat() if not hall.may_chat(room, page.identity, page.address):
            refused("chat-too-fast", page.address)
            page.send(messages.Nack(message.id, "bad", "", server_texts(page.lang)("too-fast")))
        case _:
            await room.whole(carry_out(room, page, message))


def join(room: Room, page: Connection, message: messages.Join) -> None:
    """The page gets all that it needs to draw the table from the viewpoint it asks for."""
    page.seat = message.seat
    page.lang = message.lang if message.lang in LANGUAGES else page.lang
    page.has_joined = True
    room.audience.tell_all(room.table, page, room.chat.all)


async def carry_out(room: Room, page: Connection, command: messages.AnyCommand) -> None:
    """Do a command and answer it. Sent again, it is only answered."""
    cid = f"{page.identity}:{command.id}"
    try:
        if isinstance(command, messages.Chat):
            await say(room, page, command, cid)
        else:
            await change(room, page, command, cid)
    except Rejected as rejected:
        page.send(rejection(room, page, command, rejected))
    except Later:
        page.send(messages.Retry(command.id))


async def change(room: Room, page: Connection, command: messages.TableCommand, cid: str) -> None:
    """While nobody else does something at this table."""
    async with room.held():
        draft = room.draft()
        if cid not in room.table.commands:
            perform(draft, command, speaker(page), cid, room.audience.presence(room.table))
        await room.commit(draft, lambda: page.send(messages.Ack(command.id, room.table.commands[cid])))


async def say(room: Room, page: Connection, command: messages.Chat, cid: str) -> None:
    """Nobody at the table has to wait for it."""
    lines: list[ChatLine] = []
    if not room.chat.has(cid):
        lines = await room.chat.say(said(room.table, command, speaker(page), time.time()), cid, page.identity)
    viewer = viewpoint(room.table, page.identity, page.seat)
    page.send(messages.Ack(command.id, room.table.known[viewer].seen))
    room.audience.tell_chat(room.table, lines)


def speaker(page: Connection) -> Speaker:
    return Speaker(page.identity, page.seat, page.name, page.lang)


def rejection(room: Room, page: Connection, command: messages.AnyCommand, rejected: Rejected) -> messages.Nack:
    explanation = rejected.explanation
    if explanation and isinstance(command, messages.Move):
        wording = room.audience.story(room.table, page.lang).wording
        text = why_not(room.table.match, command.seat, command.move, explanation, wording)
        return messages.Nack(command.id, rejected.reason, explanation.rule, text)
    return messages.Nack(command.id, rejected.reason, "", server_texts(page.lang)(rejected.key))


def explained(question: messages.Explain, room: Room, page: Connection) -> messages.ToPage:
    """Why a move cannot be made, for the eyes of its own seat."""
    table = room.table
    if not table.holds(page.identity, question.seat):
        return messages.Nack(question.id, "not-yours", "", server_texts(page.lang)("not-your-seat"))
    if table.status == "waiting":
        return messages.Nack(question.id, "bad", "", server_texts(page.lang)("not-started"))
    if isinstance(table, FinishedTable):
        return messages.Nack(question.id, "over", "", server_texts(page.lang)("game-over"))
    explanation = table.match.game.explain(table.match.state, question.seat, question.move)
    wording = room.audience.story(table, page.lang).wording
    text = "" if explanation.legal else why_not(table.match, question.seat, question.move, explanation, wording)
    return messages.Explanation(question.id, question.move, explanation.legal, explanation.rule, text)
