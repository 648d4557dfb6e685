"""Lessons: chapters with prepared positions, in each of which there is something to do that the engine checks."""

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from chefetage.core.catalog import find_game
from chefetage.core.data import read_components
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN
from chefetage.table.course import Course
from chefetage.table.position import Position
from chefetage.table.story import Story
from chefetage.table.viewing import position
from chefetage.words.lesson_texts import Section, TaskText, lesson_texts, told
from chefetage.words.wording import Wording

LEARNER = 0
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül"]  # at the tables of the lessons
FRONT = ("goal", "winning", "round")  # sections before the chapters


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to do. `moves` lead to its position, each with the seat that makes it: "1 place sell"."""

    accept: list[str]  # what is right, in patterns; the first is a move, with which later positions go on
    moves: list[str] = []
    look: list[str] = []  # what the picture shows besides the places of legal moves, as CSS selectors
    near: bool = False  # the picture shows that alone, for legal moves are all over the board
    mark: list[str] = []  # what is pointed at
    facts: dict[str, str] = {}  # for the texts: where in the view, or behind "components." in what is printed
    refused: dict[str, str] = {}  # moves that are not legal here, with the rule that says so; for the tests

    def accepts(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.accept)


class LessonChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its tasks in their order. It goes on after another one, or begins a game of its own."""

    key: str
    tasks: list[Task]
    after: str = ""
    players: int = 0  # as the file says, and so are seed and options
    seed: int | None = None
    options: Options | None = None


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons as lessons.toml has them."""

    minutes: int  # to go through all of them
    players: int
    seed: int
    chapters: list[LessonChapter]
    options: Options = {}
    facts: dict[str, str] = {}  # of the sections before the chapters

    def chapter(self, key: str) -> LessonChapter:
        found = next((chapter for chapter in self.chapters if chapter.key == key), None)
        if found is None:
            raise Problem("no-chapter", chapter=key)
        return found


class SectionAnswer(msgspec.Struct):
    """A page of the lessons without a picture."""

    key: str
    title: str
    text: str


class ChapterCard(msgspec.Struct):
    """A chapter in the list of all."""

    key: str
    title: str


class LessonsAnswer(msgspec.Struct):
    """What comes before the chapters, and which chapters there are."""

    minutes: int
    learner: str  # their name in the pictures
    sections: list[SectionAnswer]
    chapters: list[ChapterCard]


class TaskAnswer(msgspec.Struct):
    """Something to do, with the position in which it is to be done."""

    ask: str
    hint: str
    look: list[str]
    near: bool  # nothing else is shown, not even the places of other legal moves
    mark: list[str]
    position: Position


class ChapterAnswer(msgspec.Struct):
    """A chapter with its tasks."""

    key: str
    title: str
    text: str
    tasks: list[TaskAnswer]


class TryAnswer(msgspec.Struct):
    """What becomes of a move that somebody tries: a rule refuses it, or it is legal but not asked for, or right."""

    accepted: bool
    legal: bool
    rule: str
    text: str
    position: Position | None  # after the move, if it is right; its log tells what the move brought about


def has_lessons(folder: Path) -> bool:
    return (folder / "lessons.toml").exists()


@cache
def lessons_of(game_key: str) -> Lessons:
    folder = find_game(game_key).folder
    if not has_lessons(folder):
        raise Problem("no-lessons", game=game_key)
    return msgspec.toml.decode((folder / "lessons.toml").read_bytes(), type=Lessons)


@cache
def chapter_matches(game_key: str, chapter_key: str) -> list[Match]:
    """The prepared position of each task of a chapter, and the one behind the last."""
    lessons = lessons_of(game_key)
    chapter = lessons.chapter(chapter_key)
    match = chapter_matches(game_key, chapter.after)[-1].copy() if chapter.after else beginning(game_key, chapter)
    matches = []
    for task in chapter.tasks:
        for line in task.moves:
            seat, _, move = line.partition(" ")
            match.play(int(seat), move)
        matches.append(match.copy())
        match.play(LEARNER, task.accept[0])
    return [*matches, match]


def beginning(game_key: str, chapter: LessonChapter) -> Match:
    lessons = lessons_of(game_key)
    seed = lessons.seed if chapter.seed is None else chapter.seed
    options = lessons.options if chapter.options is None else chapter.options
    return Match.start(game_key, seed, options, [HUMAN] * (chapter.players or lessons.players))


@cache
def lessons_answer(game_key: str, lang: str) -> LessonsAnswer:
    lessons, texts = lessons_of(game_key), sections_of(game_key, lang)
    known = {"components": components_of(find_game(game_key).folder)}
    facts = {name: found_at(known, path) for name, path in lessons.facts.items()}
    front = [SectionAnswer(key, texts[key].title, told(texts[key].text, facts)) for key in FRONT]
    cards = [ChapterCard(chapter.key, texts[chapter.key].title) for chapter in lessons.chapters]
    return LessonsAnswer(lessons.minutes, NAMES[LEARNER], front, cards)


@cache
def chapter_answer(game_key: str, chapter_key: str, lang: str) -> ChapterAnswer:
    chapter = lessons_of(game_key).chapter(chapter_key)
    matches, section = chapter_matches(game_key, chapter_key), sections_of(game_key, lang)[chapter_key]
    tasks = [
        task_answer(task, text, match, lang)
        for task, text, match in zip(chapter.tasks, section.tasks, matches[:-1], strict=True)
    ]
    text = told(section.text, facts_of(chapter.tasks[0], matches[0]))
    return ChapterAnswer(chapter_key, section.title, text, tasks)


def task_answer(task: Task, text: TaskText, match: Match, lang: str) -> TaskAnswer:
    facts = facts_of(task, match)
    shown = position(match, LEARNER, wording_of(match, lang), [])
    shown.can_undo = False
    return TaskAnswer(told(text.ask, facts), told(text.hint, facts), task.look, task.near, task.mark, shown)


def try_answer(game_key: str, chapter_key: str, number: int, move: str, lang: str) -> TryAnswer:
    """Tries a move in the prepared position of a task, which stays as it is."""
    tasks = lessons_of(game_key).chapter(chapter_key).tasks
    if not 0 <= number < len(tasks):
        raise Problem("no-chapter", chapter=chapter_key)
    task, match = tasks[number], chapter_matches(game_key, chapter_key)[number]
    text = sections_of(game_key, lang)[chapter_key].tasks[number]
    wording, facts = wording_of(match, lang), facts_of(task, match)
    explanation = match.game.explain(match.state, LEARNER, move)
    if not explanation.legal:
        return TryAnswer(False, False, explanation.rule, wording.refusal(explanation), None)
    spelled = match.game.notation(match.game.parse(move))
    if not task.accepts(spelled):
        return TryAnswer(False, True, explanation.rule, told(text.answer_to(spelled), facts), None)
    after = match.copy()
    after.play(LEARNER, spelled)
    known = Course(match, LEARNER).ply
    lines = [line for line in Story(wording).lines(after, LEARNER, known) if line.ply > known]
    shown = position(after, LEARNER, wording, lines)
    shown.can_undo = False
    return TryAnswer(True, True, explanation.rule, told(text.right, facts), shown)


def sections_of(game_key: str, lang: str) -> dict[str, Section]:
    return lesson_texts(find_game(game_key).folder, lang)


def wording_of(match: Match, lang: str) -> Wording:
    return Wording(match.game, lang, NAMES[: match.state.players])


@cache
def components_of(folder: Path) -> dict[str, object]:
    """Read once: that takes longer than all the rest of an answer."""
    return read_components(folder)


def facts_of(task: Task, match: Match) -> dict[str, object]:
    """The names at the table, as {seat1} and so on, and what the task says of the view and of components."""
    known = {**match.game.view(match.state, LEARNER), "components": components_of(match.game.folder)}
    names = {f"seat{number}": name for number, name in enumerate(NAMES[: match.state.players], 1)}
    return {**names, **{name: found_at(known, path) for name, path in task.facts.items()}}


def found_at(known: Any, path: str) -> object:
    """What stands at the end of a path such as "boards.0.gears"; an item of a list is counted or called by its id."""
    for part in path.split("."):
        if isinstance(known, list) and not part.isdigit():
            known = next(item for item in known if item["id"] == part)
        else:
            known = known[int(part)] if isinstance(known, list) else known[part]
    return known
