"""Lets the bots of a room move, one after the other, until a person has to decide."""

import asyncio
import logging
import time
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from chefetage.server.answers.refusal import Later
from chefetage.server.rooms.task import Question
from chefetage.server.rooms.thinker import Thinker
from chefetage.table.draft import Draft
from chefetage.table.guide import next_in_guide
from chefetage.table.table import Table

RECOVERY_SECONDS = 5  # before bots try again when the disk or a bot has failed

logger = logging.getLogger(__name__)


class RoomForBots(Protocol):
    """What bots need of the room that they play in."""

    used: float  # when somebody last did something

    @property
    def table(self) -> Table: ...

    def held(self) -> AbstractAsyncContextManager[None]: ...

    def draft(self) -> Draft: ...

    async def commit(self, draft: Draft) -> None: ...


class BotPlayers:
    def __init__(self, room: RoomForBots, thinker: Thinker, delay: float) -> None:
        self.room = room
        self.thinker = thinker
        self.delay = delay  # seconds before a move that others notice
        self.playing: asyncio.Task[None] | None = None
        self.asked: dict[int, float] = {}  # by seat: when others last saw it owe a decision

    @property
    def is_playing(self) -> bool:
        return self.playing is not None

    def wake(self) -> None:
        """Call after everything that may leave the decision to a bot."""
        if self.playing is None and next_bot(self.room.table) is not None:
            self.playing = asyncio.create_task(self.play_on())
            self.playing.add_done_callback(self.rest)

    def rest(self, task: asyncio.Task[None]) -> None:
        self.playing = None
        self.room.used = time.monotonic()
        if not task.cancelled():
            self.wake()  # somebody may have moved while the task was ending

    async def play_on(self) -> None:
        while (seat := next_bot(self.room.table)) is not None:
            try:
                await self.move(seat)
            except Later:
                await asyncio.sleep(RECOVERY_SECONDS)
            except Exception:
                logger.exception("a bot failed at table %s", self.room.table.id)
                await asyncio.sleep(RECOVERY_SECONDS)

    async def move(self, seat: int) -> None:
        """A thought that the table has overtaken is thought again."""
        self.asked.setdefault(seat, time.monotonic())
        question = question_for(self.room.table, seat)
        text = await self.found_move(question)
        if self.is_noticed(question, text):
            await asyncio.sleep(max(0.0, self.asked[seat] + self.delay - time.monotonic()))
            self.asked.pop(seat)
        async with self.room.held():
            if still_fits(self.room.table, question, text):
                await self.room.commit(moved(self.room.draft(), seat, text))

    def is_noticed(self, question: Question, text: str) -> bool:
        """Whether others may see this move. What a bot does in secret takes no time of its own, or they could count."""
        table = self.room.table
        if not table.match.game.steps[table.match.state.step].secret or not still_fits(table, question, text):
            return True
        return len(moved(Draft(table, 0.0), question.seat, text).witnesses) > 1

    async def found_move(self, question: Question) -> str:
        prepared = next_in_guide(self.room.table)
        if prepared and prepared.seat == question.seat:
            return prepared.move
        return await self.thinker.choose(question)


def moved(draft: Draft, seat: int, text: str) -> Draft:
    draft.move(seat, text)
    return draft


def next_bot(table: Table) -> int | None:
    """The bot to move. Where a guide is followed, its order counts; a wish to take back lets all bots wait."""
    expected = next_in_guide(table)
    if table.requests or not table.waiting_bots:
        return None
    if expected and expected.seat in table.actors:
        return expected.seat if expected.seat in table.waiting_bots else None
    return table.waiting_bots[0]


def question_for(table: Table, seat: int) -> Question:
    record = table.match.record
    moves = [(line.seat, line.move) for line in record.moves]
    return Question(table.id, record.header, moves, seat, table.seats[seat].bot)


def still_fits(table: Table, question: Question, move: str) -> bool:
    """Others who decide at the same time may have moved on, but nothing was taken back."""
    if question.seat not in table.waiting_bots or table.requests:
        return False
    lines = table.match.record.moves[: len(question.moves)]
    is_same = [(line.seat, line.move) for line in lines] == question.moves
    return is_same and table.match.game.explain(table.match.state, question.seat, move).legal
