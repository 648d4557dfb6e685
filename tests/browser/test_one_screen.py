"""People at one screen: the privacy screen stands between their turns."""

from playwright.sync_api import expect

from tests.browser.at_the_table import click_move, legal_moves, open_table, table, wait_for_turn
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]


def test_nothing_is_seen_until_the_device_has_changed_hands(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(open_table(page, server, {"game": "watch", "options": {"start_player": "2"}, "seats": SEATS}))
    expect(page.locator("[data-handover]")).to_be_visible()  # for the second, who begins; the first is not asked before
    seen = []
    for _ in range(8):
        page.locator("[data-handover], [data-move]").first.wait_for(state="attached")
        if page.locator("[data-handover]").count():
            expect(page.locator("[data-move]")).to_have_count(0)
            page.locator("[data-handover]").click()
        wait_for_turn(page)
        seen.append(table(page).get_attribute("data-seat"))
        click_move(page, legal_moves(page)[0])
    assert (seen[0], set(seen)) == ("1", {"0", "1"})
