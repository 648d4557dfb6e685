"""What a page may ask of a table, and the answers. Every command is known by its id: sent twice, it is done once."""

import time
from functools import singledispatch
from secrets import token_urlsafe

from chefetage.core.explanation import Refused
from chefetage.core.state import NOBODY
from chefetage.server.bot_turns import tell_move, wake_bots
from chefetage.server.refusal import Later
from chefetage.server.room import Room
from chefetage.server.settings import CHAT_KEPT
from chefetage.server.socket import messages
from chefetage.server.socket.connection import Connection
from chefetage.server.take_back import grant
from chefetage.server.words import server_texts
from chefetage.table import entries
from chefetage.table.names import plain
from chefetage.table.table import Table
from chefetage.table.turns import is_concurrent, last_turn


class Rejected(Exception):
    """Nothing was changed."""

    def __init__(self, reason: messages.Reason, key: str, rule: str = "", text: str = "") -> None:
        self.reason = reason
        self.key = key
        self.rule = rule
        self.text = text


async def perform(room: Room, page: Connection, command: messages.AnyCommand) -> None:
    """Do a command while nobody else does one at this table, and answer it."""
    cid = f"{page.identity}:{command.id}"
    try:
        async with room.held():
            if cid in room.table.commands:
                page.send(messages.Ack(command.id, room.table.commands[cid]))
            else:
                await do(command, room, page, cid)
    except Rejected as rejected:
        text = rejected.text or server_texts(page.lang)(rejected.key)
        page.send(messages.Nack(command.id, rejected.reason, room.table.ply, rejected.rule, text))
    except Later:
        page.send(messages.Retry(command.id))
    wake_bots(room)


def check(room: Room, page: Connection, command: messages.Command) -> None:
    """Whose seat, whose turn to speak: the same for all that changes the game."""
    table = room.table
    if not table.may_play(page.identity, command.seat):
        raise Rejected("not-yours", "not-your-seat")
    if table.status == "over":
        raise Rejected("over", "game-over")
    if table.status == "waiting":
        raise Rejected("bad", "not-started")
    if not is_current(table, command):
        raise Rejected("stale", "stale")


def is_current(table: Table, command: messages.Command) -> bool:
    """Whether the page has seen all that concerns its decision."""
    unseen = table.ply + 1 - command.ply
    if unseen <= 0 or command.ply <= table.last_undo:
        return unseen == 0
    return is_concurrent(table.match, table.match.ply - unseen, command.seat)


async def change(room: Room, page: Connection, command_id: str, entry: entries.AnyEntry, cid: str) -> None:
    """Write, acknowledge, tell: in this order."""
    await room.commit(entry, cid)
    page.send(messages.Ack(command_id, room.table.ply))
    tell_move(room)


@singledispatch
async def do(command: messages.AnyCommand, room: Room, page: Connection, cid: str) -> None:
    raise TypeError(command)


@do.register
async def move(command: messages.Move, room: Room, page: Connection, cid: str) -> None:
    check(room, page, command)
    try:
        await change(room, page, command.id, entries.Moved(command.seat, command.move), cid)
    except Refused as refused:
        explanation = refused.explanation
        sentence = room.story(page.lang).wording.refusal(explanation)
        text = sentence.removeprefix(f"{explanation.rule}: ")
        raise Rejected("refused", "", explanation.rule, text) from refused


@do.register
async def undo(command: messages.Undo, room: Room, page: Connection, cid: str) -> None:
    check(room, page, command)
    plies = room.table.match.own_turn(command.seat)
    if not plies:
        raise Rejected("refused", "no-undo")
    taken = plies[:1] if command.to == "move" else plies
    try:
        await change(room, page, command.id, entries.Undone(command.seat, sorted(taken)), cid)
    except Refused as refused:
        raise Rejected("refused", "no-undo") from refused


@do.register
async def take_back(command: messages.TakeBack, room: Room, page: Connection, cid: str) -> None:
    check(room, page, command)
    keep = last_turn(room.table.match, command.seat)
    if keep is None:
        raise Rejected("refused", "no-take-back")
    if room.table.requests:
        raise Rejected("refused", "request-open")
    asked = entries.Asked(command.seat, token_urlsafe(9), keep)
    await change(room, page, command.id, asked, cid)
    await grant(room)


@do.register
async def consent(command: messages.Consent, room: Room, page: Connection, cid: str) -> None:
    request = room.table.request(command.request)
    if not room.table.may_play(page.identity, command.seat):
        raise Rejected("not-yours", "not-your-seat")
    if request is None or not request.hears(command.seat, command.yes):
        raise Rejected("stale", "no-request")
    await change(room, page, command.id, entries.Answered(command.request, command.seat, command.yes), cid)
    await grant(room)


@do.register
async def chat(command: messages.Chat, room: Room, page: Connection, cid: str) -> None:
    text = plain(command.text)
    if not text:
        raise Rejected("bad", "chat-empty")
    if len(room.table.chat) >= CHAT_KEPT:
        raise Rejected("bad", "chat-full")
    seats = room.table.seats_of(page.identity)
    seat = page.viewer if page.viewer in seats else next(iter(seats), NOBODY)
    name = room.story(page.lang).wording.names[seat] if seat >= 0 else page.name
    await room.commit(entries.Said(name, int(seat), text, time.time()), cid)
    page.send(messages.Ack(command.id, room.table.ply))
    room.tell_chat()


def explain(command: messages.Explain, room: Room, page: Connection) -> messages.ToPage:
    """Why a move cannot be made, for the eyes of its own seat."""
    match = room.table.match
    if command.seat not in room.table.seats_of(page.identity):
        text = server_texts(page.lang)("not-your-seat")
        return messages.Nack(command.id, "not-yours", room.table.ply, "", text)
    explanation = match.game.explain(match.state, command.seat, command.move)
    wording = room.story(page.lang).wording
    text = "" if explanation.legal else wording.refusal(explanation).removeprefix(f"{explanation.rule}: ")
    return messages.Explanation(command.id, command.move, explanation.legal, explanation.rule, text)
