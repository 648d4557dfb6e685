"""Small screens, the keyboard alone, and what screen readers need."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import (
    MOST_MOVES,
    click_move,
    legal_moves,
    open_table,
    play_against_bots,
    seen,
    table,
    wait_for_seen,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = 44  # CSS pixels


def serious_findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{finding['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", catalog())
def test_tables_and_replays_have_no_serious_finding(server: Server, new_page: NewPage, game: str, scheme: str) -> None:
    page = new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    play_against_bots(page, server, game)
    for _ in range(4):
        wait_for_turn(page)
        click_move(page, legal_moves(page)[0])
    wait_for_turn(page)
    assert serious_findings(page) == []


@pytest.mark.parametrize("path", ["/", "/rules/watch"])
def test_the_other_pages_have_no_serious_finding(server: Server, new_page: NewPage, path: str) -> None:
    page = new_page()
    page.goto(server.address + path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert serious_findings(page) == []


def test_setting_up_a_table_has_no_serious_finding(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    page.locator("[data-setup=ground_floor]").click()
    page.locator("[data-create]").wait_for()
    assert serious_findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_with_a_chosen_seed_has_no_serious_finding_before_and_after_the_start(
    server: Server, new_page: NewPage, scheme: str
) -> None:
    page = new_page(width=360, height=740, touch=True)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    wish = {"game": "watch", "options": {}, "seats": [{"kind": "me"}, {"kind": "link"}], "seed": "7"}
    page.goto(open_table(page, server, wish))
    page.locator("[data-close]").wait_for()
    assert serious_findings(page) == []
    assert misfits(page) == []
    page.locator("[data-fill]").click()
    page.locator("#tab-people").wait_for()
    assert serious_findings(page) == []
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
    assert misfits(page) == []
    click_move(page, legal_moves(page)[0])


def press_until(page: Page, condition: str) -> None:
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate(f"(one => {condition})(document.activeElement)"):
            return
    raise AssertionError(f"the Tab key never leads there: {condition}")


def test_a_whole_game_of_watch_by_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    page.locator("[data-quick=watch]").wait_for()
    press_until(page, "one.dataset.quick === 'watch'")
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-status", "playing")
    for _ in range(MOST_MOVES):
        if wait_for_turn(page) == "over":
            break
        page.locator("[data-move]").first.wait_for(state="attached")
        before = seen(page)
        press_until(page, "one.dataset.move !== undefined && !one.disabled")
        page.keyboard.press("Enter")
        wait_for_seen(page, before + 1)
    expect(page.locator("[data-result]")).to_be_visible()


def test_screen_readers_hear_the_turn(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "watch")
    wait_for_turn(page)
    expect(page.locator("[aria-live]").filter(has_text="am Zug").first).to_be_attached()
