"""What else a person finds at a table: undo, why not, languages, replay, rules."""

import re

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import (
    click_move,
    play_against_bots,
    play_to_the_end,
    ply,
    table,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


def type_move(page: Page, text: str) -> None:
    page.locator("[data-command]").fill(text)
    page.locator("[data-command]").press("Enter")


def test_why_not_names_the_rule_in_the_language_of_the_page(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "watch")
    wait_for_turn(page)
    type_move(page, "sell 5")
    expect(page.locator("[data-why]")).to_contain_text(re.compile(r"WA-\d+\.\d+.*Arbeiter setzen"))


def test_the_language_changes_at_any_moment_and_nothing_is_lost(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "ground_floor")
    wait_for_turn(page)
    german, known = page.locator("h1").first.inner_text(), ply(page)
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1").first).not_to_have_text(german)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("h1").first).to_have_text(german)
    assert ply(page) == known


def test_a_finished_game_is_replayed_to_any_position(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_against_bots(page, server, "watch")
    play_to_the_end(page)
    identity = page.url.rpartition("/")[2]
    page.goto(f"{server.address}/replay/{identity}?ply=20&viewer=open")
    replay = page.locator("[data-plies]")
    expect(replay).to_have_attribute("data-ply", "20")
    page.locator("[data-on]").click()
    expect(replay).to_have_attribute("data-ply", "21")
    page.locator("[data-back]").click()
    expect(replay).to_have_attribute("data-ply", "20")
    page.locator("[data-play-on]").click()
    expect(table(page)).to_have_attribute("data-status", "playing")


def test_the_rulebook_opens_at_a_rule(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    page.goto(f"{server.address}/rules/watch?rule=WA-6.9")
    expect(page.locator('[data-rule="WA-6.9"]').first).to_be_visible()


def test_the_guide_leads_through_the_first_moves(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    page.goto(server.address)
    page.locator("[data-guide=watch]").click()
    for _ in range(3):
        wait_for_turn(page)
        wanted = page.locator("[data-guide-move]").first
        expect(wanted).to_be_visible()
        click_move(page, wanted.get_attribute("data-move") or "")
