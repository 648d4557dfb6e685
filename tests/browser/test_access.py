"""Small screens, the keyboard alone, and what screen readers need."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import (
    RECORD,
    call,
    click_move,
    legal_moves,
    open_table,
    play_against_bots,
    wait_for_turn,
    wait_until_drawn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = 44  # CSS pixels


def findings(page: Page) -> list[str]:
    """What axe finds, of any grade."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{finding['id']} ({finding['impact']}): {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for finding in found["violations"]
        for node in finding["nodes"][:3]
    ]


def play_some_moves(page: Page, server: Server, game: str) -> None:
    play_against_bots(page, server, game)
    for _ in range(4):
        wait_for_turn(page)
        click_move(page, legal_moves(page)[0])
    wait_for_turn(page)


@pytest.mark.parametrize("game", catalog())
def test_axe_finds_nothing_at_a_table_in_light_and_dark_colours(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(width=1280, height=720)
    page.emulate_media(color_scheme="light")
    play_some_moves(page, server, game)
    assert findings(page) == []
    page.locator("[data-switch=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert findings(page) == []


@pytest.mark.parametrize("game", catalog())
def test_axe_finds_nothing_at_a_table_on_a_phone(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.emulate_media(color_scheme="light")
    play_some_moves(page, server, game)
    assert findings(page) == []


def test_a_replay_has_no_finding(server: Server, new_page: NewPage) -> None:
    page = new_page(width=1280, height=720)
    page.goto(server.address)
    stored = call(page, "POST", server.address + "/api/records", RECORD.read_text(encoding="utf-8"))
    page.goto(f"{server.address}/replay/{stored['id']}?ply=60")
    page.locator("[data-plies]").wait_for()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


@pytest.mark.parametrize("path", ["/", "/rules/watch"])
def test_the_other_pages_have_no_finding(server: Server, new_page: NewPage, path: str) -> None:
    page = new_page()
    page.goto(server.address + path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


def test_setting_up_a_table_has_no_finding(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    page.locator("[data-setup=ground_floor]").click()
    page.locator("[data-create]").wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_with_a_chosen_seed_has_no_finding_before_and_after_the_start(
    server: Server, new_page: NewPage, scheme: str
) -> None:
    page = new_page(width=360, height=740, touch=True)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    wish = {"game": "watch", "options": {}, "seats": [{"kind": "me"}, {"kind": "link"}], "seed": "7"}
    page.goto(open_table(page, server, wish))
    page.locator("[data-close]").wait_for()
    assert findings(page) == []
    assert misfits(page) == []
    page.locator("[data-fill]").tap()  # a finger points at nothing afterwards
    wait_until_drawn(page)
    assert findings(page) == []
    assert misfits(page) == []


def misfits(page: Page) -> list[str]:
    """What does not fit a phone: buttons too small for a finger, and the page itself if it is too wide."""
    small: list[str] = page.locator("button:visible").evaluate_all(
        f"all => all.filter(one => one.getBoundingClientRect().height < {TOUCH} - 0.5)"
        ".map(one => one.outerHTML.slice(0, 120))"
    )
    width = page.evaluate("document.documentElement.scrollWidth")
    return small + ([f"{width} pixels wide"] if width > page.viewport_size["width"] else [])  # type: ignore[index]


@pytest.mark.parametrize("game", catalog())
def test_a_phone_of_360_pixels_shows_everything(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(width=360, height=740, touch=True)
    play_against_bots(page, server, game)
    wait_for_turn(page)
    wait_until_drawn(page)
    assert misfits(page) == []
    click_move(page, legal_moves(page)[0])


def test_screen_readers_hear_the_turn(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "watch")
    wait_for_turn(page)
    expect(page.locator("[aria-live]").filter(has_text="am Zug").first).to_be_attached()
