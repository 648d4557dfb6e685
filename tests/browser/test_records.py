"""Records come in through the page, as a replay or as a new table from any position."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import RECORD, call, table, wait_for_turn
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

PLIES = "95"


def open_record(page: Page, server: Server, file: Path) -> None:
    page.goto(server.address)
    page.locator("[data-import]").set_input_files(file)


def test_a_record_is_opened_as_a_replay_and_leads_to_any_position(server: Server, new_page: NewPage) -> None:
    page = new_page()
    open_record(page, server, RECORD)
    replay = page.locator("[data-plies]")
    expect(replay).to_have_attribute("data-plies", PLIES)
    expect(page.locator("[data-result]")).to_be_visible()

    page.goto(re.sub(r"\?.*|$", "?ply=20&viewer=open", page.url, count=1))
    expect(replay).to_have_attribute("data-ply", "20")
    for button, reached in (("on", "21"), ("back", "20")):
        page.locator(f"[data-{button}]").click()
        expect(replay).to_have_attribute("data-ply", reached)
    assert "ply=20" in page.url
    page.get_by_role("slider").press("End")
    expect(replay).to_have_attribute("data-ply", PLIES)
    page.locator("aside li a").first.click()
    expect(replay).not_to_have_attribute("data-ply", PLIES)


def test_a_position_of_a_record_becomes_a_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    open_record(page, server, RECORD)
    page.locator("[data-plies]").wait_for()
    page.goto(f"{page.url}?ply=20")
    page.locator("[data-play-on]").click()
    page.locator("[data-create]").click()
    expect(table(page)).to_have_attribute("data-status", "playing")
    wait_for_turn(page)
    opened = call(page, "GET", f"{server.address}/api/tables/{page.url.rpartition('/')[2]}")
    assert page.request.get(f"{server.address}/api/tables/{opened['id']}/replay").json()["plies"] >= 20
    assert [seat["mine"] for seat in opened["seats"]] == [True, False]


def test_a_damaged_record_is_refused_with_its_line(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(lang="de")
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(RECORD.read_text(encoding="utf-8").replace("place smuggle", "place nothing"), encoding="utf-8")
    open_record(page, server, damaged)
    expect(page.get_by_role("alert")).to_contain_text("place nothing")
