"""Reads a game's rulebook as tests do: its rules, its tables, and the numbers in its sentences."""

import re
from itertools import takewhile

from chefetage.words.rulebook import rulebook


def rule_text(game: str, rule_id: str) -> str:
    return rulebook(game, "en").rules()[rule_id].text


def table(game: str, heading: str, lang: str = "en") -> list[list[str]]:
    """The rows of the table whose first column is headed so."""
    lines = rulebook(game, lang).text.splitlines()
    heads = [number for number, line in enumerate(lines) if line.startswith("|---")]
    start = next(number + 1 for number in heads if lines[number - 1].startswith(f"| {heading} |"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start:])
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
