"""The prose of lessons: sections, tasks, answers, facts."""

import pytest

from chefetage.words.lesson_texts import parse, told

PROSE = """# Tokens

## goal: What it is about

Take tokens.

## taking: Taking

A pile of {pile}.

### ask
Take two.

### right
Well done.

### hint
Two!

### wrong take 3
Too many.

### wrong
No.

### ask
Pass.
"""


def test_sections_have_key_title_and_text() -> None:
    sections = parse(PROSE)
    assert list(sections) == ["goal", "taking"]
    assert (sections["goal"].title, sections["goal"].text) == ("What it is about", "Take tokens.")
    assert sections["goal"].tasks == []


def test_each_question_begins_a_task() -> None:
    first, second = parse(PROSE)["taking"].tasks
    assert (first.ask, first.right, first.hint) == ("Take two.", "Well done.", "Two!")
    assert (second.ask, second.right, second.wrong) == ("Pass.", "", {})


def test_the_first_pattern_that_fits_a_move_answers_it() -> None:
    task = parse(PROSE)["taking"].tasks[0]
    assert (task.answer_to("take 3"), task.answer_to("pass")) == ("Too many.", "No.")


def test_without_an_answer_the_hint_is_given() -> None:
    task = parse("## a: A\n### ask\nDo.\n### hint\nLike this.\n")["a"].tasks[0]
    assert task.answer_to("pass") == "Like this."


@pytest.mark.parametrize("prose", ["## no title\n", "## a: A\n### right\nWell.\n", "## a: A\n### ask\nDo.\n### left\n"])
def test_what_is_no_lesson_is_an_error(prose: str) -> None:
    with pytest.raises(ValueError, match="“"):
        parse(prose)


def test_facts_are_told_with_a_real_minus() -> None:
    assert told("{name} has {points} points.", {"name": "Ada-Lena", "points": -10}) == "Ada-Lena has −10 points."


def test_an_unknown_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        told("{gears} gears", {})
