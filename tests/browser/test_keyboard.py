"""Every game with keys alone, and as a screen reader hears it.

The first rounds are played here; whole games are a suite of their own:

    python3 make.py test -m keyboard -n 2
"""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import BOTS_PATIENCE_MS, MOST_MOVES, table
from tests.browser.conftest import NewPage
from tests.browser.hearing import Hearing
from tests.browser.one_screen import most_players, sit_down
from tests.browser.serving import Server

MOST_TABS = 400
ANSWER_SECONDS = 10
FIRST_DECISIONS = 8
HEARD_DECISIONS = 3

Focus = dict[str, Any]


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.choice = random.Random(1)
        self.hidden: set[str] = set()  # what had the focus and could not be seen

    def play(self, most: int = MOST_MOVES, rounds: int = MOST_MOVES) -> int:
        """To the end, or to that of a round; how many decisions it took."""
        seen = -1
        for made in range(most):
            now = self.next_decision(seen)
            if now["state"] == "over" or self.page.evaluate("glance.roundNow()") > rounds:
                return made
            seen = now["seen"]
            self.decide()
            self.confirm(seen)
        return most

    def next_decision(self, seen: int) -> dict[str, Any]:
        facts = {"after": seen, "least": 0, "seconds": BOTS_PATIENCE_MS / 1000}
        now: dict[str, Any] = self.page.evaluate("facts => glance.decision(facts)", facts)
        assert now["state"] in ("me", "over"), now["state"]
        return now

    def decide(self) -> None:
        """One of the next places that the Tab key leads to; what has none is written on the line for moves."""
        offers: list[str] = [offer["move"] for offer in self.page.evaluate("glance.offers()")]
        if not self.tab_to_one_of(offers):
            self.write(self.choice.choice(offers))
            return
        for _ in range(self.choice.randrange(4)):
            self.page.keyboard.press("Tab")
            assert self.tab_to_one_of(offers)
        self.note(self.focused())
        self.page.keyboard.press("Enter")

    def tab_to_one_of(self, offers: list[str]) -> bool:
        """Whether the Tab key leads to the place of a move before it has gone round the page."""
        met: set[int] = set()
        while len(met) < MOST_TABS:
            focus = self.focused()
            if focus["move"] in offers:
                return True
            if focus["number"] in met:
                return False
            met.add(focus["number"])
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key never comes back to where it began")

    def note(self, focus: Focus) -> None:
        if focus["problem"]:
            self.hidden.add(f"{focus['name']} has the focus and {focus['problem']}")

    def write(self, move: str) -> None:
        self.tab_to("is_tab")
        for _ in range(len(catalog())):
            if self.page.locator("#tab-moves[aria-selected=true]").count():
                break
            self.page.keyboard.press("ArrowRight")
        self.page.locator("[data-command]").wait_for()  # it is loaded when it is first opened
        self.tab_to("is_command")
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")

    def confirm(self, seen: int) -> None:
        facts = {"after": seen, "least": 0, "seconds": ANSWER_SECONDS}
        answer = self.page.evaluate("facts => glance.answer(facts)", facts)
        if answer["state"] == "asked":
            self.tab_to("is_confirmation")
            self.page.keyboard.press("Enter")
        else:
            assert answer["state"] == "moved", "Enter has made no move"

    def tab_to(self, wanted: str) -> None:
        for _ in range(MOST_TABS):
            if self.focused()[wanted]:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never leads there: {wanted}")

    def focused(self) -> Focus:
        focus: Focus = self.page.evaluate("glance.focused()")
        return focus


def test_a_game_is_opened_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    page.locator("[data-quick=watch]").wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.quick === 'watch'"):
            break
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-status", "playing")


@pytest.mark.parametrize("game", catalog())
def test_the_first_round_is_played_by_keyboard(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, server, game, 2)
    keys = Keys(page)
    assert keys.play(most=FIRST_DECISIONS, rounds=1) > 0
    assert not keys.hidden, "\n".join(sorted(keys.hidden))


@pytest.mark.keyboard
@pytest.mark.parametrize("game", catalog())
def test_a_whole_game_is_played_by_keyboard(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, server, game, 3)
    keys = Keys(page)
    keys.play()
    expect(page.locator("[data-result]")).to_be_visible()
    assert not keys.hidden, "\n".join(sorted(keys.hidden))


@pytest.mark.parametrize(("number", "game"), list(enumerate(catalog())))
def test_the_first_decisions_are_heard(server: Server, new_page: NewPage, number: int, game: str) -> None:
    page = new_page(lang=["en", "de"][number % 2])
    sit_down(page, server, game, most_players(game))
    hearing = Hearing(page)
    assert hearing.play(most=HEARD_DECISIONS) == HEARD_DECISIONS
    assert not hearing.lines(), "\n".join(hearing.lines())


@pytest.mark.keyboard
@pytest.mark.parametrize("game", catalog())
def test_a_whole_game_is_played_by_what_a_screen_reader_hears(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, server, game, 3)
    hearing = Hearing(page)
    hearing.play()
    expect(page.locator("[data-result]")).to_be_visible()
    assert not hearing.lines(), "\n".join(hearing.lines())
