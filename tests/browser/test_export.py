"""The final position of a game is taken home: as a picture, or on paper."""

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.serving import Server
from tests.browser.test_records import open_record

GAMES = Path(__file__).parents[2] / "src" / "chefetage" / "games"
RECORDS = {key: GAMES / key / "tests" / "replays" / "3p-01.jsonl" for key in ("watch", "smartphone_inc")}
HEADING = 44
COLOURS = """async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const drawing = canvas.getContext('2d')
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, image.width, image.height)
    const found = new Set()
    for (let at = 0; at < data.length; at += 4 * 97) found.add(data.slice(at, at + 3).join())
    return [image.width, image.height, found.size]
}"""

# What is to be read outside of the board and the result.
ELSEWHERE = """() => [...document.body.querySelectorAll('*')]
    .filter(one => !one.closest('[data-board], [data-result], script, style'))
    .filter(one => one.checkVisibility() && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(one => one.textContent)"""


def ended(server: Server, new_page: NewPage, game: str) -> Page:
    page = new_page()
    open_record(page, server, RECORDS[game])
    expect(page.locator("[data-result]")).to_be_visible()
    return page


@pytest.mark.parametrize("game", RECORDS)
def test_the_board_is_saved_as_a_picture(server: Server, new_page: NewPage, tmp_path: Path, game: str) -> None:
    page = ended(server, new_page, game)
    before = page.locator("[data-board]").bounding_box()
    with page.expect_download() as saving:
        page.locator("[data-picture]").click()
    assert saving.value.suggested_filename.startswith(f"{game}-")
    assert saving.value.suggested_filename.endswith(".png")
    file = tmp_path / f"{game}.png"
    saving.value.save_as(file)
    source = f"data:image/png;base64,{b64encode(file.read_bytes()).decode()}"
    width, height, colours = page.evaluate(COLOURS, source)
    assert width == 2 * 1920
    assert height >= 2 * (1500 + HEADING)
    assert colours > 30, "nothing but a surface was drawn"
    assert page.locator("[data-board]").bounding_box() == before, "the page is as it was"


def test_paper_has_the_board_and_the_result_and_nothing_else(server: Server, new_page: NewPage) -> None:
    page = ended(server, new_page, "watch")
    page.emulate_media(media="print")
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("[data-result] ol")).to_be_visible()
    assert page.evaluate(ELSEWHERE) == []
    assert page.locator("[data-result] button").count() > 0
    assert not any(one.is_visible() for one in page.locator("[data-result] :is(button, a)").all())
