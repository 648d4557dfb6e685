"""A person on several devices: taken along by a code, forgotten on one."""

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import open_table, table
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

HERE = {"game": "watch", "options": {}, "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]}


def code_of(page: Page, server: Server) -> str:
    page.goto(server.address)
    page.locator("[data-make-code]").press("Enter")
    return page.locator("[data-code]").inner_text()


def type_code(page: Page, code: str) -> None:
    page.locator("[data-code-field]").fill(code)
    page.locator("[data-code-field]").press("Enter")


def test_seats_come_along_to_another_device_by_a_code(server: Server, new_page: NewPage) -> None:
    desk, phone = new_page(), new_page(lang="de", width=390, height=844, touch=True)
    address = open_table(desk, server, HERE)
    phone.goto(address)
    expect(table(phone)).to_have_attribute("data-seat", "-1")
    code = code_of(desk, server)

    phone.goto(server.address)
    type_code(phone, "00000-00000")
    expect(phone.get_by_role("alert")).to_contain_text("Code")
    type_code(phone, code.lower().replace("-", " "))
    expect(phone.locator(f'a[href="{address.removeprefix(server.address)}"]')).to_be_visible()
    phone.goto(address)
    expect(table(phone)).not_to_have_attribute("data-turn", "other")


def test_whoever_has_seats_on_the_device_is_asked_first(server: Server, new_page: NewPage) -> None:
    desk, phone = new_page(), new_page()
    theirs, mine = (open_table(page, server, HERE).removeprefix(server.address) for page in (desk, phone))
    code = code_of(desk, server)
    phone.goto(server.address)
    type_code(phone, code)
    phone.locator("[data-cancel]").press("Enter")
    expect(phone.locator(f'a[href="{mine}"]')).to_be_visible()
    type_code(phone, code)
    phone.locator("[data-confirm]").press("Enter")
    expect(phone.locator(f'a[href="{theirs}"]')).to_be_visible()
    expect(phone.locator(f'a[href="{mine}"]')).to_have_count(0)


def test_a_forgotten_person_has_no_seat_in_any_page_of_the_device(server: Server, new_page: NewPage) -> None:
    lobby = new_page()
    address = open_table(lobby, server, HERE)
    seat = lobby.context.new_page()
    seat.goto(address)
    expect(table(seat)).to_have_attribute("data-turn", "me")
    lobby.goto(server.address)
    lobby.locator("[data-forget]").press("Enter")
    lobby.locator("[data-confirm]").press("Enter")
    expect(table(seat)).to_have_attribute("data-turn", "other")
    expect(table(seat)).to_have_attribute("data-seat", "-1")
    expect(lobby.locator("main")).to_contain_text("No tables yet")
