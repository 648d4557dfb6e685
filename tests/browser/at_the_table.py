"""What a person does at a table: look whose turn it is, click a move, wait."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import Server

RECORD = Path(__file__).parents[2] / "src" / "chefetage" / "games" / "watch" / "tests" / "replays" / "2p-13.jsonl"
MOST_MOVES = 1500
BOTS_PATIENCE_MS = 180_000  # interpreted bots on a busy machine
TURN = re.compile("me|over")


def play_against_bots(page: Page, server: Server, game: str) -> None:
    """From the lobby to a table in one click."""
    page.goto(server.address)
    page.locator(f"[data-quick={game}]").click()
    expect(table(page)).to_have_attribute("data-status", "playing")


def table(page: Page) -> Locator:
    return page.locator("[data-turn]")


def seen(page: Page) -> int:
    return int(table(page).get_attribute("data-seen") or 0)


def turn(page: Page) -> str:
    return table(page).get_attribute("data-turn") or ""


def wait_for_turn(page: Page) -> str:
    """Until it is this page's turn or the game is over."""
    expect(table(page)).to_have_attribute("data-turn", TURN, timeout=BOTS_PATIENCE_MS)
    wait_until_drawn(page)
    return turn(page)


def wait_until_drawn(page: Page) -> None:
    """A board is drawn piece by piece; then a phone shows the part with the decision."""
    page.locator("section.board:not(.loading)").wait_for(state="attached")


def legal_moves(page: Page) -> list[str]:
    """The moves that the page offers, wherever they stand."""
    wait_until_drawn(page)
    page.locator("[data-move]").first.wait_for(state="attached")
    found: list[str] = page.locator("[data-move]").evaluate_all(
        "all => [...new Set(all.filter(one => !one.disabled).map(one => one.dataset.move))]"
    )
    return found


def click_move(page: Page, move: str) -> None:
    """Plays a move where it stands first, on the board before the list, and waits until the server has it.

    A board that is drawn while the mouse is down would push the button away from under it, and nothing be clicked.
    """
    expect(page.locator(".board.loading")).to_have_count(0)
    before = seen(page)
    page.locator(f'[data-move="{move}"]').first.click()
    if page.locator("[data-confirm]").count():  # it settles a lot, and is asked about
        page.locator("[data-confirm]").click()
    wait_for_seen(page, before + 1)
    expect(table(page)).to_have_attribute("data-busy", "false")  # what was seen may be another's move


def finish_turn(page: Page) -> None:
    """The first moves that the page offers, until others are to decide."""
    while turn(page) == "me":
        click_move(page, legal_moves(page)[0])


def open_tab(page: Page, name: str) -> None:
    """One of those beside the board: moves, log, people, rules."""
    page.locator(f"#tab-{name}").click()


def wait_for_seen(page: Page, least: int) -> None:
    page.wait_for_function(
        "least => Number(document.querySelector('[data-turn]')?.dataset.seen ?? 0) >= least", arg=least
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


def open_table(page: Page, server: Server, wish: dict[str, Any]) -> str:
    """A table that this person makes; its address."""
    page.goto(server.address)
    path = "/api/records/tables" if "record" in wish else "/api/tables"
    opened = call(page, "POST", server.address + path, {"name": "Ada", **wish})
    return f"{server.address}/tables/{opened['id']}"


def two_at_a_table(server: Server, new_page: Callable[..., Page], **wish: Any) -> tuple[Page, Page]:
    """One makes a table and sends its link, the other takes the free seat."""
    first, second = new_page(), new_page(lang="de")
    address = open_table(first, server, {"seats": [{"kind": "me"}, {"kind": "link"}], **wish})
    first.goto(address)
    second.goto(address)
    take_seat(second)
    first.locator("[data-start]").click()
    for page in (first, second):
        expect(table(page)).to_have_attribute("data-status", "playing")
        page.locator("#tab-moves").wait_for()
    return first, second


def take_seat(page: Page) -> None:
    """At the table that the page shows; where somebody may know what is hidden, one agrees to that."""
    page.locator("[data-join]").wait_for()
    if page.locator("[data-agrees]").count():
        page.locator("[data-agrees]").check()
    page.locator("[data-join]").click()


def mover_first(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    return pages if turn(pages[0]) == "me" else (pages[1], pages[0])


def end_of_watch(plies: int = 94) -> dict[str, Any]:
    """A wish for a table near the end of a recorded game of two, where the second seat has the last move."""
    return {"record": RECORD.read_text(encoding="utf-8"), "ply": plies}
