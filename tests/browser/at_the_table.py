"""What a person does at a table: look whose turn it is, click a move, wait."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import Server

MOST_MOVES = 1500
TURN = re.compile("me|over")


def play_against_bots(page: Page, server: Server, game: str) -> None:
    """From the lobby to a table in one click."""
    page.goto(server.address)
    page.locator(f"[data-quick={game}]").click()
    expect(table(page)).to_have_attribute("data-status", "playing")


def table(page: Page) -> Locator:
    return page.locator("[data-turn]")


def ply(page: Page) -> int:
    return int(table(page).get_attribute("data-ply") or 0)


def turn(page: Page) -> str:
    return table(page).get_attribute("data-turn") or ""


def wait_for_turn(page: Page) -> str:
    """Until it is this page's turn or the game is over."""
    expect(table(page)).to_have_attribute("data-turn", TURN, timeout=60_000)
    return turn(page)


def legal_moves(page: Page) -> list[str]:
    """The moves that the page offers, wherever they stand."""
    page.locator("[data-move]").first.wait_for(state="attached")
    found: list[str] = page.locator("[data-move]").evaluate_all(
        "all => [...new Set(all.filter(one => !one.disabled).map(one => one.dataset.move))]"
    )
    return found


def click_move(page: Page, move: str) -> None:
    """Plays a move by its first element on the board or in the list, and waits until the server has it."""
    before = ply(page)
    click(page.locator(f'[data-move="{move}"]').first)
    wait_for_ply(page, before + 1)


def click(element: Locator) -> None:
    """Clicks at the middle of an element, as a script of the page: parts of a drawing may cover each other."""
    element.dispatch_event("click")


def wait_for_ply(page: Page, least: int) -> None:
    page.wait_for_function(
        "least => Number(document.querySelector('[data-turn]')?.dataset.ply ?? 0) >= least", arg=least
    )


def play_to_the_end(page: Page, seed: int = 1) -> int:
    """Clicks random legal moves until the game is over; returns how many."""
    choice = random.Random(seed)
    for made in range(MOST_MOVES):
        if wait_for_turn(page) == "over":
            return made
        click_move(page, choice.choice(legal_moves(page)))
    raise AssertionError("the game does not end")


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request to the server by the person of this page."""
    answer = page.request.fetch(
        path, method=method, data=body, headers={"Origin": re.sub(r"(https?://[^/]+).*", r"\1", path)}
    )
    assert answer.ok, answer.text()
    return answer.json()


def two_at_a_table(server: Server, new_page: Callable[..., Page], game: str) -> tuple[Page, Page]:
    """One makes a table and sends its link, the other takes the free seat."""
    first, second = new_page(), new_page(lang="de")
    first.goto(server.address)
    seats = [{"kind": "me"}, {"kind": "link"}]
    opened = call(
        first, "POST", f"{server.address}/api/tables", {"game": game, "options": {}, "seats": seats, "name": "Ada"}
    )
    address = f"{server.address}/tables/{opened['id']}"
    first.goto(address)
    second.goto(address)
    second.locator("[data-join]").click()
    first.locator("[data-start]").click()
    for page in (first, second):
        expect(table(page)).to_have_attribute("data-status", "playing")
    return first, second
