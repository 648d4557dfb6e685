"""Two browsers at one table, by a link."""

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import call, click_move, legal_moves, play_to_the_end, table, turn
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


def two_at_a_table(server: Server, new_page: NewPage, game: str) -> tuple[Page, Page]:
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


def test_two_people_play_and_see_each_others_moves(server: Server, new_page: NewPage) -> None:
    pages = two_at_a_table(server, new_page, "councils_contracts")
    for _ in range(12):
        mover = pages[0] if turn(pages[0]) == "me" else pages[1]
        click_move(mover, legal_moves(mover)[0])
        after = table(mover).get_attribute("data-ply") or ""
        for page in pages:
            expect(table(page)).to_have_attribute("data-ply", after)


def test_planning_is_done_at_the_same_time_and_in_secret(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, "smartphone_inc")
    for page in (first, second):
        expect(table(page)).to_have_attribute("data-turn", "me")
    legal_moves(second)  # the board is drawn
    unplanned = second.locator(".board").first.inner_text()
    click_move(first, legal_moves(first)[0])
    expect(table(second)).to_have_attribute("data-turn", "me")
    planned = second.locator(".board").first.inner_text()
    assert planned.replace("fertig", "plant") == unplanned  # that a plan is ready is all that others see
    click_move(second, legal_moves(second)[-1])


def test_whoever_leaves_is_replaced_by_a_bot_and_may_return(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, "watch")
    identity = (second.url).rpartition("/")[2]
    call(second, "POST", f"{server.address}/api/tables/{identity}/leave", {"bot": "random"})
    play_to_the_end(first)
    expect(first.locator("[data-result]")).to_be_visible()
