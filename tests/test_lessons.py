"""Lessons: positions are reached by the rules, what is asked for is legal and right, and both languages tell it."""

import re
from fnmatch import fnmatchcase

import pytest

from chefetage.core.catalog import catalog
from chefetage.playing.match import Match
from chefetage.table.lessons import (
    FRONT,
    LEARNER,
    LessonChapter,
    Task,
    chapter_answer,
    chapter_matches,
    facts_of,
    has_lessons,
    lessons_answer,
    lessons_of,
    sections_of,
    try_answer,
)
from chefetage.words.lesson_texts import FACT, TaskText
from chefetage.words.rulebook import rulebook
from chefetage.words.texts import LANGUAGES

GAMES = [key for key, game in sorted(catalog().items()) if has_lessons(game.folder)]
CHAPTERS = [(game, chapter.key) for game in GAMES for chapter in lessons_of(game).chapters]
MINUTES = range(10, 16)
RULE = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)?\b")

every_game = pytest.mark.parametrize("game", GAMES)
every_chapter = pytest.mark.parametrize(("game", "key"), CHAPTERS, ids=str)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def tasks(game: str, key: str) -> list[tuple[Task, Match]]:
    chapter = lessons_of(game).chapter(key)
    return list(zip(chapter.tasks, chapter_matches(game, key)[:-1], strict=True))


def legal_moves(match: Match) -> list[str]:
    return [match.game.notation(move) for move in match.game.legal_moves(match.state, LEARNER)]


@every_chapter
def test_every_position_is_reached_and_waits_for_the_learner(game: str, key: str) -> None:
    for _, match in tasks(game, key):
        assert LEARNER in match.game.actors(match.state)


@every_chapter
def test_every_chapter_ends_in_something_to_do(game: str, key: str) -> None:
    assert lessons_of(game).chapter(key).tasks


@every_chapter
def test_what_is_accepted_is_legal_and_leaves_something_to_get_wrong(game: str, key: str) -> None:
    for task, match in tasks(game, key):
        legal = legal_moves(match)
        assert task.accept[0] in legal
        for pattern in task.accept:
            assert any(fnmatchcase(move, pattern) for move in legal), pattern
        assert not all(task.accepts(move) for move in legal)


@every_chapter
@every_language
def test_what_is_asked_for_is_right_and_shows_the_position_behind_it(game: str, key: str, lang: str) -> None:
    for number, (task, match) in enumerate(tasks(game, key)):
        for move in filter(task.accepts, legal_moves(match)):
            answer = try_answer(game, key, number, move, lang)
            assert (answer.accepted, answer.legal) == (True, True)
            assert answer.position
            assert answer.position.log, "nothing happened"
            assert match.ply == chapter_matches(game, key)[number].ply, "the prepared position has changed"


@every_chapter
@every_language
def test_other_legal_moves_get_an_answer(game: str, key: str, lang: str) -> None:
    for number, (task, match) in enumerate(tasks(game, key)):
        for move in legal_moves(match):
            answer = try_answer(game, key, number, move, lang)
            assert answer.accepted == task.accepts(move)
            assert " " in answer.text


@every_chapter
def test_examples_of_illegal_moves_are_refused_by_their_rule(game: str, key: str) -> None:
    for number, (task, _) in enumerate(tasks(game, key)):
        for move, rule in task.refused.items():
            for lang in LANGUAGES:
                answer = try_answer(game, key, number, move, lang)
                assert (answer.accepted, answer.legal, answer.rule) == (False, False, rule), move
                assert answer.position is None
                assert " " in answer.text


@every_game
def test_some_illegal_moves_are_tried(game: str) -> None:
    assert sum(len(task.refused) for chapter in lessons_of(game).chapters for task in chapter.tasks) > 2


@every_game
@every_language
def test_the_prose_has_every_section_in_order_and_no_other(game: str, lang: str) -> None:
    assert list(sections_of(game, lang)) == [*FRONT, *(chapter.key for chapter in lessons_of(game).chapters)]


@every_chapter
@every_language
def test_every_task_has_its_texts(game: str, key: str, lang: str) -> None:
    section = sections_of(game, lang)[key]
    assert len(section.tasks) == len(lessons_of(game).chapter(key).tasks)
    assert section.title
    assert section.text
    for text in section.tasks:
        assert text.ask
        assert text.right
        assert text.hint
        assert text.wrong


@every_chapter
@every_language
def test_every_answer_to_a_wrong_move_is_given_to_one(game: str, key: str, lang: str) -> None:
    for (task, match), text in zip(tasks(game, key), sections_of(game, lang)[key].tasks, strict=True):
        wrong = [move for move in legal_moves(match) if not task.accepts(move)]
        given = {text.answer_to(move) for move in wrong}
        assert given == set(text.wrong.values())


@every_chapter
def test_the_same_wrong_moves_are_answered_in_all_languages(game: str, key: str) -> None:
    patterns = [[list(text.wrong) for text in sections_of(game, lang)[key].tasks] for lang in LANGUAGES]
    assert all(found == patterns[0] for found in patterns)


@every_chapter
def test_every_fact_is_told_and_every_told_fact_is_known(game: str, key: str) -> None:
    for lang in LANGUAGES:
        section = sections_of(game, lang)[key]
        for number, ((task, match), text) in enumerate(zip(tasks(game, key), section.tasks, strict=True)):
            told = told_facts(text) | (set(FACT.findall(section.text)) if number == 0 else set())
            assert told <= facts_of(task, match).keys()
            assert task.facts.keys() <= told, "a fact that no text tells"


def told_facts(text: TaskText) -> set[str]:
    return {name for part in text.all() for name in FACT.findall(part)}


@every_game
@every_language
def test_rules_that_the_prose_names_exist(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    known = {*book.rules(), *(chapter.id for chapter in book.chapters)}
    for section in sections_of(game, lang).values():
        named = RULE.findall(" ".join([section.text, *(part for text in section.tasks for part in text.all())]))
        assert set(named) <= known, section.key


@every_game
@every_language
def test_nothing_is_left_open_in_what_a_page_gets(game: str, lang: str) -> None:
    answer = lessons_answer(game, lang)
    assert answer.minutes in MINUTES
    assert [section.key for section in answer.sections] == list(FRONT)
    texts = [section.text for section in answer.sections]
    for card in answer.chapters:
        chapter = chapter_answer(game, card.key, lang)
        texts += [chapter.text, *(task.ask for task in chapter.tasks), *(task.hint for task in chapter.tasks)]
    assert not [text for text in texts if re.search(r"[{}]", text)]


@every_game
def test_a_chapter_goes_on_after_one_before_it(game: str) -> None:
    chapters: list[LessonChapter] = lessons_of(game).chapters
    for number, chapter in enumerate(chapters):
        assert chapter.after in ["", *(before.key for before in chapters[:number])]


def test_there_are_lessons() -> None:
    assert "watch" in GAMES
