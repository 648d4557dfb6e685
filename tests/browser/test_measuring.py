"""What one_screen.js sees of a page: held to a page whose faults are known."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import NewPage
from tests.browser.one_screen import prepare

ADDRESS = "http://table.test/"
OFFERS = ["good", "covered", "cut", "below", "small", "hidden", "nowhere", "beside", "plan a", "plan b"]
PAGE = """
<!doctype html><title>A table</title>
<style>
  body { margin: 0; font: 16px sans-serif; }
  button { position: absolute; width: 60px; height: 40px; }
  .scroller { position: absolute; top: 200px; width: 100px; height: 50px; overflow: auto; }
</style>
<div data-turn="me" data-ply="3" data-seen="3" data-busy="false" data-status="playing">
  <div class="frame" data-layout="wide">
    <div data-prompt style="height: 80px">Round 2: choose</div>
    <div class="board">
      <button data-move="good" style="left: 0; top: 100px">good</button>
      <button data-move="covered" style="left: 100px; top: 100px">covered</button>
      <div class="cover" style="position: absolute; left: 110px; top: 90px; width: 40px; height: 60px"></div>
      <div class="scroller"><button data-move="cut" style="position: static; margin-top: 30px">cut</button></div>
      <button data-move="below" style="left: 0; top: 700px">below</button>
      <button data-move="small" style="left: 200px; top: 100px; width: 20px">s</button>
      <button data-move="hidden" style="display: none">hidden</button>
      <button data-composes="plan" style="left: 300px; top: 100px">part</button>
      <button data-composes="plan other" style="left: 310px; top: 100px">part</button>
      <button data-composes="plan" aria-disabled="true" style="left: 2000px; top: 100px">part</button>
      <svg viewBox="0 0 100 100" width="50" height="50" style="position: absolute; top: 300px">
        <text class="tiny" x="10" y="50" font-size="16">tiny</text><text x="10" y="90" font-size="24">big</text>
      </svg>
    </div>
    <aside id="side"><button data-move="beside" style="left: 0; top: 400px">beside</button></aside>
  </div>
</div>
<script>new WebSocket('ws://table.test/socket')</script>
"""


@pytest.fixture
def page(new_page: NewPage) -> Page:
    offers = [{"move": move, "action": move.split()[0], "text": move} for move in OFFERS]
    position = {"ply": 3, "viewer": 0, "names": ["Ada"], "view": {"round": 2}, "offers": offers, "log": []}
    text = json.dumps({"type": "position", "seen": 3, "position": position}, separators=(",", ":"))

    def serve(socket: WebSocketRoute) -> None:
        socket.send(text)

    made = new_page(width=1280, height=720)
    made.route_web_socket("**/socket", serve)
    made.route("**/*", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    prepare(made)
    made.goto(ADDRESS)
    return made


def decision(page: Page) -> dict[str, Any]:
    facts = {"after": -1, "least": 24, "leastText": 11, "seconds": 20}
    found: dict[str, Any] = page.evaluate("facts => glance.decision(facts)", facts)
    return found


def test_every_offer_is_found_with_what_is_in_its_way(page: Page) -> None:
    targets = decision(page)["targets"]
    problems = {target["move"]: target["problem"] for target in targets if "move" in target}
    assert problems == {
        "good": None,
        "covered": "is covered by div.cover",
        "cut": "is cut off by div.scroller",
        "below": "is cut off by the window",
        "small": "has only 20×40 px",
        "hidden": "is not shown",
        "nowhere": "stands nowhere",
        "beside": "stands nowhere",
    }


def test_what_is_composed_needs_each_of_its_parts(page: Page) -> None:
    parts = [target for target in decision(page)["targets"] if "part" in target]
    assert [part["problem"] for part in parts] == ['is covered by button[data-composes="plan other"]', None]


def test_text_is_measured_as_it_is_drawn(page: Page) -> None:
    assert decision(page)["texts"] == [{"where": "text.tiny", "size": 8, "text": "tiny"}]


def test_what_a_player_needs_is_missed(page: Page) -> None:
    assert decision(page)["missing"] == [
        "the standing of seat 0 is nowhere",
        "there is nothing of mine on the board",
        "the log is not open",
    ]
    page.evaluate("document.querySelector('[data-prompt]').textContent = 'choose'")
    assert "the prompt does not tell the round, which is 2" in decision(page)["missing"]


def test_shifts_scrolls_and_a_growing_prompt_are_counted(page: Page) -> None:
    decision(page)
    page.evaluate("glance.happened()")
    page.evaluate("document.querySelector('[data-prompt]').style.height = '280px'")
    page.evaluate("document.querySelector('.board').style.cssText = 'position: relative; height: 3000px'")
    page.evaluate("document.querySelector('.board').style.top = '200px'")
    page.mouse.wheel(0, 300)
    page.wait_for_function("scrollY > 0")
    page.evaluate("glance.again({ least: 24 })")
    happened = page.evaluate("glance.happened()")
    assert sum(shift["value"] for shift in happened["shifts"]) > 0
    assert all("moved by" in words for shift in happened["shifts"] for words in shift["by"])
    assert happened["scrolls"]
    assert sorted(happened["prompt_heights"]) == [80, 280]
    assert page.evaluate("glance.happened()")["shifts"] == []


def test_what_flies_is_no_shift(page: Page) -> None:
    page.evaluate(
        """() => {
          const flight = document.createElement('div')
          flight.dataset.flight = ''
          flight.style.cssText = 'position: absolute; left: 0; top: 500px; width: 400px; height: 200px; background: red'
          document.querySelector('.board').append(flight)
        }"""
    )
    decision(page)
    page.evaluate("glance.happened()")
    page.evaluate("document.querySelector('[data-flight]').style.left = '500px'")
    decision(page)
    assert page.evaluate("glance.happened()")["shifts"] == []
