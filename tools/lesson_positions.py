"""Writes the positions of the lessons for the tests of the boards: games/<game>/web/tests/lessons.jsonl.

python -m tools.lesson_positions [GAME...]            write them
python -m tools.lesson_positions [GAME...] --check    fail if one is not current

Each line is a task: its chapter, what its picture shows and points at, and the position as the board gets it; if the
picture shows nothing else, also the move that is asked for, which must be made there.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from chefetage.core.catalog import catalog
from chefetage.table.lessons import chapter_answer, has_lessons, lessons_of
from tools.board_positions import GAMES, SHOWN


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=taught())
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    stale = [key for key in arguments.games if is_stale(key)]
    if arguments.check and stale:
        sys.exit(f"not current: {', '.join(stale)}; run python -m tools.lesson_positions")
    for key in stale:
        stored_file(key).write_bytes(made(key))
        print(f"wrote {stored_file(key).relative_to(GAMES)}")


def taught() -> list[str]:
    """The games that have lessons."""
    return [key for key, game in sorted(catalog().items()) if has_lessons(game.folder)]


def stored_file(key: str) -> Path:
    return GAMES / key / "web" / "tests" / "lessons.jsonl"


def is_stale(key: str) -> bool:
    file = stored_file(key)
    return not file.exists() or file.read_bytes() != made(key)


def made(key: str) -> bytes:
    lines = [
        {
            "chapter": chapter.key,
            "look": task.look,
            "mark": task.mark,
            **({"near": chapter.tasks[number].accept[0]} if task.near else {}),
            "position": {name: getattr(task.position, name) for name in SHOWN},
        }
        for chapter in lessons_of(key).chapters
        for number, task in enumerate(chapter_answer(key, chapter.key, "en").tasks)
    ]
    return msgspec.json.Encoder().encode_lines(lines)


if __name__ == "__main__":
    main()
