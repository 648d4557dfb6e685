"""How the page calls a person, and what it remembers of their taste."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.at_the_table import (
    finish_turn,
    mover_first,
    open_tab,
    open_table,
    play_against_bots,
    seen,
    two_at_a_table,
    wait_for_turn,
)
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

YOUR_TURN = {"en": "Watch: It is your turn.", "de": "Watch: Du bist am Zug."}

STUBS = """
window.told = []
window.tones = 0
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, { body }) { told.push(`${title}: ${body}`) }
}
class Part { connect() {} start() { tones += 1 } stop() {} }
window.AudioContext = class { currentTime = 0; destination = {} }
window.GainNode = window.OscillatorNode = Part
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def calls_of(page: Page) -> tuple[list[str], int]:
    told: list[str] = page.evaluate("told")
    return told, page.evaluate("tones")


def switch(page: Page, name: str) -> None:
    page.locator(f"[data-switch={name}]").click()


def test_only_who_wishes_it_is_told_and_hears_that_it_is_their_turn(server: Server, new_page: NewPage) -> None:
    def listening(lang: str = "en") -> Page:
        page = new_page(lang=lang)
        page.add_init_script(STUBS)
        return page

    mover, waiting = mover_first(two_at_a_table(server, listening, game="watch", options={}))
    assert calls_of(mover) == ([], 0)
    switch(waiting, "sound")
    switch(waiting, "notify")
    finish_turn(mover)
    wait_for_turn(waiting)
    told, tones = calls_of(waiting)
    assert told == [YOUR_TURN[waiting.evaluate("document.documentElement.lang")]]
    assert tones > 0


class Delay:
    """Between server and page: as soon as a bot is said to think, nothing more comes through until the end."""

    def __init__(self) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.is_holding = self.is_over = False

    def stand_between(self, page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: self.hear(page, message))

    def hear(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.is_holding:
            self.held.append((page, message))
        else:
            page.send(message)
            self.is_holding = not self.is_over and '"actors":[1]' in str(message)

    def end(self) -> None:
        for page, message in self.held:
            page.send(message)
        self.is_holding, self.is_over = False, True


def test_a_bot_that_takes_its_time_is_seen_to_think(server: Server, new_page: NewPage) -> None:
    page, delay = new_page(), Delay()
    page.route_web_socket("**/socket?*", delay.stand_between)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(open_table(page, server, {"game": "watch", "options": {}, "seats": seats}))
    open_tab(page, "people")
    finish_turn(page)
    expect(page.locator(".state.thinking")).to_have_text("is thinking")
    delay.end()
    wait_for_turn(page)
    expect(page.locator(".thinking")).to_have_count(0)


def test_dark_colours_stay_switched_on(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.address)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    switch(page, "dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_another_language_in_mid_turn_loses_nothing(server: Server, new_page: NewPage) -> None:
    page = new_page(lang="de")
    play_against_bots(page, server, "ground_floor")
    wait_for_turn(page)
    known, question = seen(page), page.locator("h1").inner_text()
    open_tab(page, "moves")
    page.locator("[data-command]").fill("half a mo")
    open_tab(page, "people")
    page.locator("[data-chat]").fill("half a sen")
    page.locator("[data-chat]").blur()
    page.keyboard.press("+")  # one looks more closely
    page.locator("[data-fit]").wait_for()
    switch(page, "lang")
    expect(page.locator("h1")).not_to_have_text(question)
    expect(page.locator("#tab-people")).to_have_text("Table")
    expect(page.locator("[data-chat]")).to_have_value("half a sen")
    expect(page.locator("[data-fit]")).to_be_visible()
    assert seen(page) == known
    open_tab(page, "moves")
    expect(page.locator("[data-command]")).to_have_value("half a mo")
