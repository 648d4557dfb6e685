"""Before the start: what everybody is told, and what the host may do."""

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import open_tab, open_table, table, take_seat
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

LINK = {"kind": "link"}
OPEN = {"game": "watch", "options": {}, "seats": [{"kind": "me"}, LINK, LINK]}


def visit(page: Page, address: str) -> Page:
    page.goto(address)
    return page


def test_a_table_with_a_chosen_seed_says_so_and_is_joined_by_whoever_agrees(server: Server, new_page: NewPage) -> None:
    host = new_page()
    address = open_table(host, server, {**OPEN, "seats": [{"kind": "me"}, LINK], "seed": "7"})
    guest = visit(new_page(lang="de", width=390, height=844, touch=True), address)
    expect(guest.locator("[data-seed-known]")).to_contain_text("nie gewertet")
    expect(guest.locator("[data-join]")).to_be_disabled()
    guest.locator("[data-agrees]").press("Space")
    guest.locator("[data-join]").press("Enter")
    expect(guest.locator("[data-join]")).to_have_count(0)

    visit(host, address).locator("[data-start]").click()
    for page in (host, guest):
        expect(table(page)).to_have_attribute("data-status", "playing")
        if page == guest:  # a phone has no room for it in the prompt
            page.locator("[data-view=log]").click()
            page.locator("#tab-people").click()
        badge = page.locator("[data-seed-known]:visible").first
        badge.press("Enter")
        expect(page.locator("[popover]:popover-open")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[popover]:popover-open")).to_have_count(0)
    expect(visit(host, server.address).locator("#my-tables + ul")).to_contain_text("Shuffles known")


def test_the_host_says_who_plays_and_begins(server: Server, new_page: NewPage) -> None:
    host = new_page()
    address = open_table(host, server, OPEN)
    visit(host, address)
    stranger, guest = (visit(new_page(), address) for _ in range(2))
    take_seat(stranger)
    host.locator("[data-remove]").press("Enter")
    host.locator("[data-confirm]").press("Enter")
    expect(stranger.locator("[data-removed]")).to_be_visible()
    take_seat(stranger)
    expect(stranger.get_by_role("alert").last).to_contain_text("removed")

    take_seat(guest)
    expect(guest.locator("[data-waits-for-host]")).to_contain_text("Ada")
    for mark in ("start", "fill", "fill-with", "close", "open", "remove"):
        expect(guest.locator(f"[data-{mark}]")).to_have_count(0)
    expect(host.locator("[data-close]")).to_have_count(1)  # the host has heard that the guest sits
    choice = host.locator("[data-close]")
    choice.select_option("level2")
    host.locator("[data-open]").click()
    choice.select_option("level4")
    expect(guest.locator("main")).to_contain_text("level 4")
    choice.select_option("level1")
    expect(guest.locator("main")).to_contain_text("level 1")
    expect(choice).to_have_value("level1")
    host.locator("[data-start]").click()
    for page, seat in ((host, "0"), (guest, "1"), (stranger, "-1")):
        expect(table(page)).to_have_attribute("data-status", "playing")
        expect(table(page)).to_have_attribute("data-seat", seat)


def test_who_is_asked_before_a_turn_is_taken_back_is_settled_when_the_table_is_opened(
    server: Server, new_page: NewPage
) -> None:
    host = visit(new_page(), server.address)
    host.locator("[data-setup=watch]").click()
    expect(host.locator("[data-take-back-asked]")).to_have_count(0)  # nobody else decides
    host.get_by_label("Seat 2").select_option("link")
    host.locator("[data-take-back-asked]").select_option("present")
    host.locator("[data-create]").click()
    expect(host.locator("main")).to_contain_text("for whom no bot plays")
    host.locator("[data-fill]").click()
    open_tab(host, "people")
    expect(host.locator("#tab-panel")).to_contain_text("for whom no bot plays")
