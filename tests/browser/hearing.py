"""Plays a game by the page's accessibility tree read as text, as a screen reader has it: nothing is seen.

What is heard must make sense: whose turn it is before what can be done, that before what happened; what can be done
has a name, and none says anything twice.
"""

import random
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.at_the_table import BOTS_PATIENCE_MS, MOST_MOVES

LINE = re.compile(r'^(?P<depth> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$')
TWICE = re.compile(r"^(?P<words>\S.*\S)[\s:,–-]+(?P=words)$")
NEEDS_A_NAME = {"button", "link", "tab", "textbox", "combobox", "checkbox", "searchbox", "region"}
ANSWER_SECONDS = 10


@dataclass(frozen=True)
class Sound:
    """One thing of the tree: its role, its name, and what it says besides."""

    role: str
    name: str
    rest: str

    @property
    def text(self) -> str:
        return f"{self.name} {self.rest}".strip()


def sounds(snapshot: str) -> list[Sound]:
    """The lines of an ARIA snapshot, in the order in which they are read."""
    found = []
    for line in snapshot.splitlines():
        match = LINE.match(unquoted(line))
        if match:
            name = (match["name"] or "").replace('\\"', '"')
            found.append(Sound(match["role"], name, match["rest"].strip(" :'\"")))
    return found


def unquoted(line: str) -> str:
    """YAML puts what holds a colon into single quotes, with those inside doubled."""
    begin, dash, rest = line.partition("- ")
    if not rest.startswith("'"):
        return line
    return begin + dash + rest[1:].replace("''", "\0").replace("'", "").replace("\0", "'")


def is_move(sound: Sound, texts: list[str]) -> bool:
    """Whether it is a button that says what a legal move does."""
    return sound.role == "button" and any(text in sound.name for text in texts)


class Hearing:
    """Somebody who hears the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.choice = random.Random(1)
        self.found: dict[str, int] = {}  # how often, by finding

    def lines(self) -> list[str]:
        return [f"{finding} ({times} times)" for finding, times in self.found.items()]

    def note(self, finding: str) -> None:
        self.found[finding] = self.found.get(finding, 0) + 1

    def play(self, most: int = MOST_MOVES) -> int:
        """To the end; how many decisions it took."""
        seen = -1
        for made in range(most):
            now = self.ask("decision", after=seen, least=0, seconds=BOTS_PATIENCE_MS / 1000)
            if now["state"] == "over":
                return made
            assert now["state"] == "me", now["state"]
            seen = now["seen"]
            heard = self.listen()
            self.judge(heard)
            self.choose(heard, seen)
        return most

    def ask(self, question: str, **facts: Any) -> Any:
        return self.page.evaluate(f"facts => glance.{question}(facts)", facts)

    def listen(self) -> list[Sound]:
        return sounds(self.page.locator("body").aria_snapshot())

    # What is heard.

    def judge(self, heard: list[Sound]) -> None:
        for sound in heard:
            if sound.role in NEEDS_A_NAME and not sound.text:
                self.note(f"a {sound.role} without a name")
            if TWICE.match(sound.name):
                self.note(f'a {sound.role} says everything twice: "{sound.name}"')
        self.judge_turn(heard)
        self.judge_order(heard)

    def judge_turn(self, heard: list[Sound]) -> None:
        headings = [sound.name for sound in heard if sound.role == "heading" and "level=1" in sound.rest]
        if len(headings) != 1:
            self.note(f"{len(headings)} headings of the first level")
        told = [sound.text for sound in heard if sound.role == "status"]
        if headings and not any(headings[0] in text for text in told):
            self.note(f'the live region does not say what is to be decided: "{headings[0]}"')

    def judge_order(self, heard: list[Sound]) -> None:
        """Turn, options, events."""
        turn = next((at for at, sound in enumerate(heard) if "level=1" in sound.rest), len(heard))
        texts = list(self.offers().values())
        options = [at for at, sound in enumerate(heard) if is_move(sound, texts)]
        events = next((at for at, sound in enumerate(heard) if sound.role == "tabpanel"), len(heard))
        if options and options[0] < turn:
            self.note(f'a move is heard before the decision: "{heard[options[0]].name}"')
        if options and options[0] > events:
            self.note("moves are heard only behind the log")

    def offers(self) -> dict[str, str]:
        return {offer["move"]: offer["text"] for offer in self.page.evaluate("glance.offers()")}

    # What is done.

    def choose(self, heard: list[Sound], seen: int) -> None:
        """A button that names a move; if none is heard, one of the list of moves."""
        names = self.names_of_moves(heard)
        is_composed = not names
        if is_composed:
            self.page.locator("#tab-moves").press("Enter")
            self.page.locator("#tab-panel [data-move]").first.wait_for()  # it is loaded when it is first opened
            names = self.names_of_moves(self.listen())
        assert names, "no legal move is heard"
        self.page.get_by_role("button", name=self.choice.choice(names), exact=True).first.press("Enter")
        self.confirm(seen)
        if is_composed:
            self.page.locator("#tab-log").press("Enter")

    def names_of_moves(self, heard: list[Sound]) -> list[str]:
        texts = list(self.offers().values())
        return [sound.name for sound in heard if is_move(sound, texts)]

    def confirm(self, seen: int) -> None:
        answer = self.ask("answer", after=seen, least=0, seconds=ANSWER_SECONDS)
        if answer["state"] == "asked":
            self.page.locator("[data-sure]:visible, [data-confirm]:visible").first.press("Enter")
        else:
            assert answer["state"] == "moved", "a button that was heard makes no move"
