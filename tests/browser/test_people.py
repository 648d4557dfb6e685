"""What people at one table have to do with each other: consent, leaving, the rematch, watching, talk."""

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import (
    click_move,
    end_of_watch,
    finish_turn,
    legal_moves,
    mover_first,
    open_tab,
    seen,
    table,
    turn,
    two_at_a_table,
    wait_for_seen,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

WATCH = {"game": "watch", "options": {}}


def ask_to_take_back(page: Page) -> None:
    open_tab(page, "people")
    page.locator("[data-take-back]").click()
    expect(page.locator(".notice")).to_be_visible()


def test_a_finished_turn_is_taken_back_only_if_the_other_agrees(server: Server, new_page: NewPage) -> None:
    asker, asked = mover_first(two_at_a_table(server, new_page, **WATCH))
    finish_turn(asker)
    wait_for_turn(asked)
    known = seen(asker)

    ask_to_take_back(asker)
    asker.locator("[data-withdraw]").click()
    for page in (asker, asked):
        expect(page.locator(".notice")).to_have_count(0)

    ask_to_take_back(asker)
    asked.locator("[data-decline]").click()
    expect(asker.locator("[data-declined]")).to_be_visible()
    assert (seen(asker), turn(asker)) == (known, "other")

    ask_to_take_back(asker)
    asked.locator("[data-agree]").click()
    wait_for_seen(asker, known + 1)
    for page, whose in ((asker, "me"), (asked, "other")):
        expect(table(page)).to_have_attribute("data-turn", whose)


def test_a_bot_takes_the_seat_of_who_leaves_and_gives_it_back(server: Server, new_page: NewPage) -> None:
    stays, leaves = two_at_a_table(server, new_page, **WATCH)
    for page in (stays, leaves):
        open_tab(page, "people")
    leaves.locator("[data-leave]").click()
    leaves.locator("[data-leave-to=random]").click()
    expect(stays.locator("#tab-panel")).to_contain_text("a bot stands in")
    wait_for_turn(stays)
    click_move(stays, legal_moves(stays)[0])  # a worker is placed, which is the whole turn
    wait_for_turn(stays)  # the bot has moved

    leaves.locator("[data-return]").click()
    expect(stays.locator("#tab-panel")).not_to_contain_text("a bot stands in")
    finish_turn(stays)
    expect(table(leaves)).to_have_attribute("data-turn", "me")
    click_move(leaves, legal_moves(leaves)[0])


def test_the_rematch_finds_the_same_people_one_seat_on(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, **end_of_watch())
    finish_turn(second)
    for page in (first, second):
        expect(page.locator("[data-result]")).to_be_visible()
    first.locator("[data-rematch]").click()
    expect(second.locator("[data-rematch]")).to_contain_text("Zur Revanche")
    second.locator("[data-rematch]").click()
    for page, seat in ((first, "1"), (second, "0")):
        expect(table(page)).to_have_attribute("data-status", "playing")
        expect(table(page)).to_have_attribute("data-seat", seat)
    assert first.url == second.url


def say(page: Page, text: str) -> None:
    page.locator("[data-chat]").fill(text)
    page.locator("[data-chat]").press("Enter")


def test_spectators_are_counted_and_talk_among_themselves(server: Server, new_page: NewPage) -> None:
    player, spectator = two_at_a_table(server, new_page, **WATCH)[0], new_page()
    spectator.goto(player.url)
    open_tab(spectator, "people")
    say(spectator, "What a <b>game</b>!")
    expect(spectator.get_by_role("list", name="Chat")).to_contain_text("What a <b>game</b>!")
    expect(spectator.locator("[data-move]")).to_have_count(0)
    open_tab(player, "people")
    expect(player.locator("[data-spectators]")).to_contain_text("One person")
    say(player, "Good luck")
    expect(spectator.get_by_role("list", name="Chat")).to_contain_text("Good luck")
    expect(player.get_by_role("list", name="Chat")).to_contain_text("Good luck")
    expect(player.get_by_role("list", name="Chat")).not_to_contain_text("What a")
    spectator.close()
    expect(player.locator("[data-spectators]")).to_have_count(0)


def test_what_is_said_while_one_looks_elsewhere_is_counted(server: Server, new_page: NewPage) -> None:
    first, second = two_at_a_table(server, new_page, **WATCH)
    open_tab(second, "people")
    say(second, "Hallo")
    expect(first.locator("#tab-people")).to_contain_text("(1)")
    open_tab(first, "people")
    expect(first.locator("#tab-people")).not_to_contain_text("(1)")


def test_the_host_mutes_somebody_and_lets_them_talk_again(server: Server, new_page: NewPage) -> None:
    host, guest = two_at_a_table(server, new_page, **WATCH)
    for page in (host, guest):
        open_tab(page, "people")
    say(guest, "bla")
    expect(guest.locator("[data-mute]")).to_have_count(0)
    host.locator("[data-mute]").click()
    expect(host.locator("[data-unmute]")).to_be_visible()
    say(guest, "bla bla")
    expect(guest.locator("[data-why]")).to_be_visible()
    host.locator("[data-unmute]").click()
    expect(host.locator("[data-unmute]")).to_have_count(0)
    say(guest, "Entschuldigung")
    expect(host.get_by_role("list", name="Chat")).to_contain_text("Entschuldigung")
    expect(host.get_by_role("list", name="Chat")).not_to_contain_text("bla bla")
