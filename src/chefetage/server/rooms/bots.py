"""Lets the bots of a room move, one after the other, until a person has to decide.

Whoever looks at the clock learns nothing: how long a bot thinks depends on what it holds, but when its decision is
shown follows from public facts, which are the bot, the game and the number of players. Only where thinking took longer
than it usually does, everybody waits until the next of a few fixed moments. What bots decide in secret is shown when no
person has to decide any more.
"""

import asyncio
import logging
import math
import time
from collections.abc import Container
from contextlib import AbstractAsyncContextManager, suppress
from typing import NamedTuple, Protocol
from weakref import ref

from chefetage.bots.levels import usual_seconds
from chefetage.server.answers.refusal import Later
from chefetage.server.rooms.task import Question
from chefetage.server.rooms.thinker import Thinker
from chefetage.table.commands import is_current
from chefetage.table.draft import Draft
from chefetage.table.entries import Answered
from chefetage.table.guide import next_in_guide
from chefetage.table.table import Table

RECOVERY_SECONDS = 5  # before bots try again when the disk or a bot has failed
MARGIN = 3  # hardly a decision takes more time than so many usual ones of the same bot
OPEN_DELAYS = 5  # a decision that takes longer than its pace is shown after a multiple of so many delays
SLOW_DELAYS = 20  # the same of secret ones, of which several are shown together

logger = logging.getLogger(__name__)


class Thought(NamedTuple):
    """A move that a bot has found."""

    seat: int
    seen: int  # what the seat had seen of the game
    move: str
    is_prepared: bool  # the guide has it so


class Pace(NamedTuple):
    """When decisions are shown, in seconds since bots were asked: `first`, or else a multiple of `step`."""

    first: float
    step: float

    def moment(self, asked: float, found: float) -> float:
        took = found - asked
        if took <= self.first or self.step == 0:
            return asked + self.first
        return asked + math.ceil(took / self.step) * self.step


class RoomForBots(Protocol):
    """What bots need of the room that they play in."""

    used: float  # when somebody last did something

    @property
    def table(self) -> Table: ...

    def held(self) -> AbstractAsyncContextManager[None]: ...

    def draft(self) -> Draft: ...

    async def commit(self, draft: Draft) -> None: ...


class BotPlayers:
    """The bots of one room: one of them thinks at a time, in another process."""

    def __init__(self, room: RoomForBots, thinker: Thinker, delay: float, patience: float) -> None:
        self.seen_room = ref(room)  # which holds its bots: held by them, too, it would never go of itself
        self.thinker = thinker
        self.delay = delay  # seconds before a move that others notice
        self.patience = patience  # seconds for which an open wish to take back lets bots wait
        self.awaited = ("", 0.0)  # such a wish, and when the bots do not wait for it any more
        self.woken = asyncio.Event()
        self.playing: asyncio.Task[None] | None = None
        self.asked = 0.0  # since when bots owe the decision that is due
        self.kept: dict[int, Thought] = {}  # by seat: the end of a decision in secret, to be shown later
        self.found = 0.0  # when the last of these was found

    @property
    def room(self) -> RoomForBots:
        room = self.seen_room()
        assert room is not None  # a room in which bots play is not forgotten
        return room

    @property
    def is_playing(self) -> bool:
        return self.playing is not None

    def wake(self) -> None:
        """Call after everything that may leave the decision to a bot."""
        self.woken.set()
        if self.playing is None and self.has_work():
            self.playing = asyncio.create_task(self.play_on())
            self.playing.add_done_callback(self.rest)

    def rest(self, task: asyncio.Task[None]) -> None:
        self.playing = None
        self.room.used = time.monotonic()
        if not task.cancelled():
            self.wake()  # somebody may have moved while the task was ending

    def has_work(self) -> bool:
        """Whether there is something to think or to show. What the table has overtaken is forgotten."""
        table = self.room.table
        self.kept = {seat: thought for seat, thought in self.kept.items() if still_fits(table, thought)}
        has_to_show = bool(self.kept) and not people_owe(table)
        return is_held_up(table) or next_bot(table, self.kept) is not None or has_to_show

    async def play_on(self) -> None:
        if not self.kept:
            self.asked = time.monotonic()
        while self.has_work():
            try:
                await self.act()
            except Later:
                await asyncio.sleep(RECOVERY_SECONDS)
            except Exception:
                logger.exception("a bot failed at table %s", self.room.table.id)
                await asyncio.sleep(RECOVERY_SECONDS)

    async def act(self) -> None:
        if is_held_up(self.room.table):
            await self.wait_for_answers()
            return
        seat = next_bot(self.room.table, self.kept)
        if seat is None:
            await self.show()
            return
        thought = await self.think(seat)
        if not still_fits(self.room.table, thought):
            return  # it is thought again
        if is_secret(self.room.table) and self.is_unseen(thought):
            await self.commit(thought)
        elif is_secret(self.room.table) and not thought.is_prepared:
            self.kept[seat] = thought
            self.found = time.monotonic()
        else:
            await wait_until(self.open_pace(seat).moment(self.asked, time.monotonic()))
            await self.commit(thought)
            self.asked = time.monotonic()

    async def wait_for_answers(self) -> None:
        """A wish to take back holds bots up until it is answered, but not for ever: then it is as if withdrawn."""
        request = self.room.table.requests[0].id
        if request != self.awaited[0]:
            self.awaited = (request, time.monotonic() + self.patience)
        self.woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), max(0.0, self.awaited[1] - time.monotonic()))
        if time.monotonic() >= self.awaited[1]:
            await self.withdraw(request)

    async def withdraw(self, request_id: str) -> None:
        async with self.room.held():
            request = self.room.table.request(request_id)
            if request:
                draft = self.room.draft()
                draft.take(Answered(request_id, request.seat, yes=False))
                await self.room.commit(draft)

    async def think(self, seat: int) -> Thought:
        table, prepared = self.room.table, next_in_guide(self.room.table)
        seen = table.known[seat].seen
        if prepared and prepared.seat == seat:
            return Thought(seat, seen, prepared.move, is_prepared=True)
        return Thought(seat, seen, await self.thinker.choose(question_for(table, seat)), is_prepared=False)

    def is_unseen(self, thought: Thought) -> bool:
        """Whether nobody else notices the move: its player goes on deciding in secret."""
        return len(moved(Draft(self.room.table, 0.0), thought).witnesses) == 1

    async def show(self) -> None:
        """Let everybody know that bots have decided, unless a person has thought better of it meanwhile."""
        await wait_until(self.secret_pace().moment(self.asked, self.found))
        for thought in [] if people_owe(self.room.table) else list(self.kept.values()):
            await self.commit(thought)
            self.kept.pop(thought.seat, None)
            self.asked = time.monotonic()

    def open_pace(self, seat: int) -> Pace:
        return open_pace(self.delay, usual_time(self.room.table, seat))

    def secret_pace(self) -> Pace:
        """All bots of the table count, for who of them has to decide may be a secret, too."""
        table = self.room.table
        return secret_pace(self.delay, max(usual_time(table, seat) for seat in range(len(table.seats))))

    async def commit(self, thought: Thought) -> None:
        async with self.room.held():
            if still_fits(self.room.table, thought):
                await self.room.commit(moved(self.room.draft(), thought))


async def wait_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.monotonic()))


def open_pace(delay: float, usual: float) -> Pace:
    """Of decisions that everybody sees; `usual` is how long the bot thinks on average."""
    first = max(delay, MARGIN * usual) if delay else 0.0
    return Pace(first, max(OPEN_DELAYS * delay, first))


def secret_pace(delay: float, usual: float) -> Pace:
    """Of decisions in secret: how many there are is a secret as well."""
    return Pace(delay, SLOW_DELAYS * max(delay, usual) if delay else 0.0)


def usual_time(table: Table, seat: int) -> float:
    """How long whoever plays there thinks on average, as far as it is known; 0 for people."""
    return usual_seconds(table.match.game, table.seats[seat].bot, len(table.seats))


def moved(draft: Draft, thought: Thought) -> Draft:
    draft.move(thought.seat, thought.move)
    return draft


def is_secret(table: Table) -> bool:
    return table.match.game.steps[table.match.state.step].secret


def people_owe(table: Table) -> bool:
    """Whether a person has to decide."""
    return len(table.waiting_bots) < len(table.actors)


def is_held_up(table: Table) -> bool:
    """Whether bots would move if it were not for a wish to take back."""
    return bool(table.requests and table.waiting_bots)


def next_bot(table: Table, done: Container[int]) -> int | None:
    """The bot to think. Where a guide is followed, its order counts; a wish to take back lets all bots wait."""
    expected = next_in_guide(table)
    waiting = [seat for seat in table.waiting_bots if seat not in done]
    if table.requests or not waiting:
        return None
    if expected and expected.seat in table.actors:
        return expected.seat if expected.seat in waiting else None
    return waiting[0]


def question_for(table: Table, seat: int) -> Question:
    record = table.match.record
    moves = [(line.seat, line.move) for line in record.moves]
    return Question(table.id, record.header, moves, seat, table.seats[seat].bot)


def still_fits(table: Table, thought: Thought) -> bool:
    """Others who decide at the same time may have moved on, but nothing that the bot knew of was taken back."""
    is_asked = thought.seat in table.waiting_bots and not table.requests
    return is_asked and is_current(table, thought.seat, thought.seen)
