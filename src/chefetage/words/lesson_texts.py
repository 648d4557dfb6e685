"""The prose of a game's lessons, lessons.en.md and lessons.de.md: sections under their keys, and what a task says.

A section begins with "## dial: The factory is a clock". In a chapter "### ask" begins a task; "### right" and
"### hint" belong to it, and so does "### wrong sell *": the answer to a legal move that was not asked for. A number
or a name that the position knows is written {gears}; lessons.toml says where it is found.
"""

import re
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

SECTION = re.compile(r"## (\w+): +(.+)")
PART = re.compile(r"### (ask|right|hint|wrong)(?: +(.+))?")
FACT = re.compile(r"{(\w+)}")
ANY_MOVE = "*"
MINUS = "−"


class TaskText(msgspec.Struct):
    """What a task says: the question, and the answers to what somebody tries."""

    ask: str = ""
    right: str = ""
    hint: str = ""
    wrong: dict[str, str] = {}  # by pattern of a move, in their order

    def answer_to(self, move: str) -> str:
        """Why a legal move is not the right one."""
        return next((text for pattern, text in self.wrong.items() if fnmatchcase(move, pattern)), self.hint)

    def all(self) -> list[str]:
        return [self.ask, self.right, self.hint, *self.wrong.values()]


class Section(msgspec.Struct):
    """A part of the lessons under its key, with the texts of its tasks if it is a chapter."""

    key: str
    title: str
    text: str = ""  # Markdown
    tasks: list[TaskText] = []


@cache
def lesson_texts(folder: Path, lang: str) -> dict[str, Section]:
    """All sections by key, in the order of the file."""
    return parse((folder / f"lessons.{lang}.md").read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for piece in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, _, body = piece.partition("\n")
        found = SECTION.fullmatch(heading.strip())
        if not found:
            raise ValueError(f"a section is called “## key: title”, not “{heading}”")
        prose, *parts = re.split(r"^(?=### )", body, flags=re.MULTILINE)
        sections[found[1]] = Section(found[1], found[2], prose.strip(), task_texts(parts))
    return sections


def task_texts(parts: list[str]) -> list[TaskText]:
    tasks: list[TaskText] = []
    for part in parts:
        heading, _, body = part.partition("\n")
        found = PART.fullmatch(heading.strip())
        if not found or (found[1] != "ask" and not tasks):
            raise ValueError(f"a task begins with “### ask”, not “{heading}”")
        if found[1] == "ask":
            tasks.append(TaskText(ask=body.strip()))
        elif found[1] == "wrong":
            tasks[-1].wrong[found[2] or ANY_MOVE] = body.strip()
        else:
            setattr(tasks[-1], found[1], body.strip())
    return tasks


def told(text: str, facts: Mapping[str, object]) -> str:
    """The text with its facts; one that is not known is a KeyError, which a test finds."""
    return FACT.sub(lambda found: written(facts[found[1]]), text)


def written(fact: object) -> str:
    return f"{MINUS}{-fact}" if isinstance(fact, int) and fact < 0 else str(fact)
