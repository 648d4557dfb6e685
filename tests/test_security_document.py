"""docs/security.md accounts for every requirement of ASVS 5.0.0 up to level 2, and names tests that exist."""

import re
from collections import Counter

from tools.arrows import ROOT

DOCUMENT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
PAGES = [path for folder in ("web/src", "src/chefetage/games") for path in (ROOT / folder).rglob("*.svelte")]

# Section -> how many of its requirements are of level 1 or 2; in every section these come before those of level 3.
REQUIREMENTS = """
    1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2,
    2.1 3, 2.2 3, 2.3 4, 2.4 1,
    3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2,
    4.1 3, 4.2 1, 4.3 2, 4.4 4,
    5.1 1, 5.2 3, 5.3 2, 5.4 3,
    6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4,
    7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2,
    8.1 2, 8.2 3, 8.3 1, 8.4 1,
    9.1 3, 9.2 4,
    10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3,
    11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1,
    12.1 3, 12.2 2, 12.3 4,
    13.1 1, 13.2 5, 13.3 2, 13.4 5,
    14.1 2, 14.2 4, 14.3 3,
    15.1 3, 15.2 3, 15.3 7,
    16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3,
    17.1 1, 17.2 4, 17.3 2
"""
OF_LEVEL_2_AND_BELOW = 253
NUMBER = r"\d+\.\d+\.\d+"


def accounted() -> Counter[str]:
    """The rows of the tables, and what does not apply; a range stands for all in it."""
    rows = re.findall(rf"^\| ({NUMBER}) \|", DOCUMENT, re.MULTILINE)
    passages = re.findall(r"^(?:Do|Does) not apply: .*(?:\n(?!\n).*)*", DOCUMENT, re.MULTILINE)
    found = Counter(rows)
    for first, last in re.findall(rf"({NUMBER})(?:–({NUMBER}))?", "\n".join(passages)):
        found.update(numbers(first, last or first))
    return found


def numbers(first: str, last: str) -> list[str]:
    section, _, begin = first.rpartition(".")
    return [f"{section}.{number}" for number in range(int(begin), int(last.rpartition(".")[2]) + 1)]


def test_every_requirement_is_accounted_for_once() -> None:
    sections = re.findall(r"(\d+\.\d+) (\d+)", REQUIREMENTS)
    wanted = {f"{section}.{number}" for section, count in sections for number in range(1, int(count) + 1)}
    assert len(wanted) == OF_LEVEL_2_AND_BELOW
    found = accounted()
    assert set(found) == wanted
    assert [number for number, count in found.items() if count > 1] == []


def test_the_tests_that_it_names_are_there() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = set(re.findall(r"def (test_\w+)", sources))
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT))
    assert named - known == set()
    assert named


def test_the_attacks_that_it_names_are_there() -> None:
    from tests.attacks.catalog import ATTACKS

    named = set(re.findall(r"`test_people_play_on` \(`(\w+)`\)", DOCUMENT))
    assert named
    assert named - set(ATTACKS) == set()


def test_no_page_writes_html_from_text() -> None:
    assert PAGES
    assert [path.name for path in PAGES if "{@html" in path.read_text(encoding="utf-8")] == []


def test_pages_keep_only_settings() -> None:
    """What is written to the browser's storage is written in one place, but for the time of a page's last reload."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    writing = {path.name for path in sources if re.search(r"Storage\.setItem", path.read_text(encoding="utf-8"))}
    assert writing == {"settings.svelte.ts", "store.svelte.ts"}
