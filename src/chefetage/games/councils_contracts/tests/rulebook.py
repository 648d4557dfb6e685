"""Reads rulebook.md: its rules by id and its tables."""

import re
from functools import cache
from itertools import takewhile
from pathlib import Path

RULEBOOK = Path(__file__).parent.parent / "rulebook.md"
RULE = re.compile(r"^- \*\*(CC-\d+\.\d+)\*\* (.*)|^\| (CC-\d+\.\d+) \| (.*)", re.MULTILINE)
MARK = re.compile(r"\s*`\[[^\]]*\]`")  # provenance: [S], [P: ...], [R]


@cache
def rules() -> dict[str, str]:
    """The text of every rule by its id."""
    found = RULE.findall(RULEBOOK.read_text(encoding="utf-8"))
    return {point or cell: text or row for point, text, cell, row in found}


def table(heading: str) -> list[list[str]]:
    """The rows of the table whose first column is headed so, without provenance marks."""
    lines = MARK.sub("", RULEBOOK.read_text(encoding="utf-8")).splitlines()
    heads = [number for number, line in enumerate(lines) if line.startswith("|---")]
    start = next(number + 1 for number in heads if lines[number - 1].startswith(f"| {heading} |"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start:])
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
