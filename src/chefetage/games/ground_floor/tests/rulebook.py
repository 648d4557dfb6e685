"""Reads rulebook.md: its rules by id."""

import re
from functools import cache
from pathlib import Path

RULEBOOK = Path(__file__).parent.parent / "rulebook.md"
RULE = re.compile(r"^- \*\*(GF-\d+\.\d+)\*\* (.*)|^\| (GF-\d+\.\d+) \| (.*)", re.MULTILINE)


@cache
def rules() -> dict[str, str]:
    """The text of every rule by its id."""
    found = RULE.findall(RULEBOOK.read_text(encoding="utf-8"))
    return {point or cell: text or row for point, text, cell, row in found}
