"""Lets the bots of a room move, one after the other, until a person has to decide."""

import asyncio
import logging
import time

from chefetage.server.refusal import Later
from chefetage.server.room import Room
from chefetage.server.thinking.task import Question
from chefetage.table.entries import Moved
from chefetage.table.guide import next_in_guide
from chefetage.table.table import Table

RECOVERY_SECONDS = 5  # before bots try again when the disk or a bot has failed

logger = logging.getLogger(__name__)


def wake_bots(room: Room) -> None:
    """Call after everything that may leave the decision to a bot."""
    if room.bots is None and next_bot(room.table) is not None:
        room.bots = asyncio.create_task(play_on(room))
        room.bots.add_done_callback(lambda task: rest(room, task))


def rest(room: Room, task: asyncio.Task[None]) -> None:
    room.bots = None
    room.used = time.monotonic()
    if not task.cancelled():
        wake_bots(room)  # somebody may have moved while the task was ending


def next_bot(table: Table) -> int | None:
    """The bot to move. Where a guide is followed, its order counts; a wish to take back lets all bots wait."""
    expected = next_in_guide(table)
    if table.requests or not table.waiting_bots:
        return None
    if expected and expected.seat in table.actors:
        return expected.seat if expected.seat in table.waiting_bots else None
    return table.waiting_bots[0]


async def play_on(room: Room) -> None:
    while (seat := next_bot(room.table)) is not None:
        try:
            await one_move(room, seat)
        except Later:
            await asyncio.sleep(RECOVERY_SECONDS)
        except Exception:
            logger.exception("a bot failed at table %s", room.table.id)
            await asyncio.sleep(RECOVERY_SECONDS)


async def one_move(room: Room, seat: int) -> None:
    """A thought that the table has overtaken is thought again."""
    question = question_for(room, seat)
    begun = time.monotonic()
    move = await found_move(room, question)
    await asyncio.sleep(max(0.0, room.services.settings.bot_delay - (time.monotonic() - begun)))
    async with room.held():
        if still_fits(room, question, move):
            await room.commit(Moved(seat, move))
            tell_move(room)


async def found_move(room: Room, question: Question) -> str:
    prepared = next_in_guide(room.table)
    if prepared and prepared.seat == question.seat:
        return prepared.move
    return await room.services.thinker.choose(question)


def question_for(room: Room, seat: int) -> Question:
    record = room.table.match.record
    moves = [(line.seat, line.move) for line in record.moves]
    return Question(room.table.id, record.header, moves, seat, room.table.seats[seat].bot)


def still_fits(room: Room, question: Question, move: str) -> bool:
    """Others who decide at the same time may have moved on, but nothing was taken back."""
    table = room.table
    if question.seat not in table.waiting_bots or table.requests:
        return False
    lines = table.match.record.moves[: len(question.moves)]
    is_same = [(line.seat, line.move) for line in lines] == question.moves
    return is_same and table.match.game.explain(table.match.state, question.seat, move).legal


def tell_move(room: Room) -> None:
    """What everybody gets to see after a move or an undo."""
    room.tell_position(room.table.since)
    if room.table.status == "over":
        room.tell_table()
