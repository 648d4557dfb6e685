"""Two browsers at one table, by a link."""

from playwright.sync_api import expect

from tests.browser.at_the_table import (
    click_move,
    legal_moves,
    seen,
    table,
    turn,
    two_at_a_table,
    wait_for_seen,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


def test_two_people_play_and_see_each_others_moves(server: Server, new_page: NewPage) -> None:
    pages = two_at_a_table(server, new_page, game="councils_contracts", options={})
    for _ in range(12):
        mover = pages[0] if turn(pages[0]) == "me" else pages[1]
        click_move(mover, legal_moves(mover)[0])
        after = table(mover).get_attribute("data-ply") or ""
        for page in pages:
            expect(table(page)).to_have_attribute("data-ply", after)


def test_planning_is_done_at_the_same_time_and_in_secret(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, game="smartphone_inc", options={})
    for page in (first, second):
        assert wait_for_turn(page) == "me"
    unplanned = second.locator(".board").first.inner_text()
    click_move(first, legal_moves(first)[0])
    expect(table(second)).to_have_attribute("data-turn", "me")
    planned = second.locator(".board").first.inner_text()
    assert planned.replace("fertig", "plant") == unplanned  # that a plan is ready is all that others see
    click_move(second, legal_moves(second)[-1])


def test_a_plan_is_taken_back_while_others_plan(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, game="smartphone_inc", options={})
    offered = legal_moves(first)
    click_move(first, offered[0])
    before = seen(first)
    first.locator("[data-undo]").click()
    wait_for_seen(first, before + 1)
    expect(first.locator(f'[data-move="{offered[0]}"]').first).to_be_attached()
    expect(first.locator("[data-undo]")).to_have_count(0)
    expect(table(second)).to_have_attribute("data-turn", "me")
