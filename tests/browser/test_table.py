"""What else a person finds at a table: why not, rules, the guide."""

import re

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import click_move, open_tab, play_against_bots, wait_for_turn
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


def type_move(page: Page, text: str) -> None:
    open_tab(page, "moves")
    page.locator("[data-command]").fill(text)
    page.locator("[data-command]").press("Enter")


def test_why_not_names_the_rule_in_the_language_of_the_page(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "watch")
    wait_for_turn(page)
    type_move(page, "sell 5")
    expect(page.locator("[data-why]")).to_contain_text(re.compile(r"WA-\d+\.\d+.*Arbeiter setzen"))


def test_the_rulebook_opens_at_a_rule(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    page.goto(f"{server.address}/rules/watch?rule=WA-6.9")
    expect(page.locator('[data-rule="WA-6.9"]').first).to_be_visible()


def test_the_guide_leads_through_the_first_moves(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    page.goto(server.address)
    page.locator("[data-guide=watch]").click()
    expect(page.locator("[data-guide-intro]")).to_contain_text("12 Runden")
    page.locator("[data-guide-begin]").click()
    for _ in range(3):
        wait_for_turn(page)
        wanted = page.locator("[data-guide-move]").first
        expect(wanted).to_be_visible()
        click_move(page, wanted.get_attribute("data-move") or "")
