"""Lessons: what a learner reads, and the moves that they try in it. Nothing of it is kept."""

from typing import Annotated

import msgspec
from msgspec import Meta

from chefetage.server.api.games import known_game, not_found
from chefetage.server.http.calls import Call
from chefetage.table.lessons import (
    ChapterAnswer,
    LessonsAnswer,
    TryAnswer,
    chapter_answer,
    lessons_answer,
    try_answer,
)

MOVE_LENGTH = 2_000  # of any text that somebody may take for a move


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """A move that a learner tries in a task of a chapter."""

    move: Annotated[str, Meta(max_length=MOVE_LENGTH)]
    task: int = 0


async def lessons(call: Call) -> LessonsAnswer:
    with not_found():
        return lessons_answer(known_game(call).info.key, call.lang)


async def chapter(call: Call) -> ChapterAnswer:
    with not_found():
        return chapter_answer(known_game(call).info.key, call.path["chapter"], call.lang)


async def attempt(call: Call) -> TryAnswer:
    wish: Attempt = call.body
    with not_found():
        return try_answer(known_game(call).info.key, call.path["chapter"], wish.task, wish.move, call.lang)
