"""Reloading, restarting and killing lose nothing."""

from playwright.sync_api import expect

from tests.browser.at_the_table import (
    click_move,
    legal_moves,
    play_against_bots,
    seen,
    table,
    wait_for_seen,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


def test_a_page_that_is_reloaded_in_mid_move_goes_on_where_it_was(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_against_bots(page, server, "watch")
    for _ in range(3):
        wait_for_turn(page)
        before = seen(page)
        page.locator("[data-move]").first.click()
        page.reload()
        wait_for_turn(page)
        assert seen(page) >= before
        click_move(page, legal_moves(page)[0])


def test_a_table_survives_a_restart_of_the_server_while_it_is_connected(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_against_bots(page, own_server, "watch")
    wait_for_turn(page)
    click_move(page, legal_moves(page)[0])
    wait_for_turn(page)
    known = seen(page)
    own_server.stop()
    expect(page.locator(".link")).to_contain_text("trying again")
    own_server.start()
    expect(page.locator(".link")).to_have_count(0, timeout=40_000)
    assert seen(page) >= known
    click_move(page, legal_moves(page)[0])


def test_an_acknowledged_move_survives_kill_9(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_against_bots(page, own_server, "councils_contracts")
    for _ in range(3):
        wait_for_turn(page)
        click_move(page, legal_moves(page)[0])
        known = seen(page)
        own_server.kill()
        own_server.start()
        page.reload()
        wait_for_seen(page, known)
    expect(table(page)).to_have_attribute("data-status", "playing")
