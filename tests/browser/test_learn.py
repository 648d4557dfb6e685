"""Learning a game: the pages of Learn, with every task done on the board.

Each game once, two of them on a phone; the further window of one game is among those of `-m slow`.
"""

import pytest
from playwright.sync_api import Page, expect

from chefetage.table.lessons import lessons_of
from tests.browser.conftest import NewPage
from tests.browser.serving import Server

GAME = "watch"
WIDE, PHONE = (1280, 720, False), (390, 844, True)
PLACES = [
    ("watch", "en", *WIDE),
    pytest.param("watch", "de", *PHONE, marks=pytest.mark.slow),
    ("ground_floor", "de", *WIDE),
    ("smartphone_inc", "en", *PHONE),
    ("councils_contracts", "de", *PHONE),
]


def do_task(page: Page, move: str) -> None:
    """Where the move is composed, its parts are picked first."""
    place = page.locator(f'[data-move="{move}"]').first
    if not place.count():
        argument = move.partition(" ")[2]
        tile = f'[data-tile="{argument.partition(".")[0]}"] [data-composes]'
        page.locator(f'[data-pick="{argument}"], [data-plan="{move}"], {tile}').first.click()
    place.click()
    expect(page.locator("[data-chapter][data-accepted=true]")).to_be_visible()


@pytest.mark.parametrize(("game", "lang", "width", "height", "touch"), PLACES)
def test_every_chapter_is_done_on_the_board(
    server: Server, new_page: NewPage, game: str, lang: str, width: int, height: int, touch: bool
) -> None:
    page = new_page(lang=lang, width=width, height=height, touch=touch)
    page.goto(server.address)
    page.locator(f"[data-learn={game}]").click()
    expect(page.locator("[data-section=winning]")).to_be_visible()
    page.locator("[data-next-chapter]").click()
    for chapter in lessons_of(game).chapters:
        page.locator("[data-next-chapter]").click()
        expect(page.locator("[data-chapter]")).to_have_attribute("data-chapter", chapter.key)
        for number, task in enumerate(chapter.tasks):
            expect(page.locator("[data-chapter]")).to_have_attribute("data-task", str(number))
            do_task(page, task.accept[0])
            if number + 1 < len(chapter.tasks):
                page.locator("[data-go-on]").click()
        expect(page.locator(f"[data-chapter-link={chapter.key}].done")).to_have_count(1)
    expect(page.locator("[data-first-game]")).to_be_visible()


def test_a_move_that_is_not_legal_is_refused_with_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.address}/learn/{GAME}?chapter=dial")
    page.locator('[data-why-not="place watch"]').click()
    expect(page.locator("[data-answer]")).to_contain_text("WA-5.1")
    expect(page.locator("[data-chapter]")).to_have_attribute("data-accepted", "false")


def test_the_mark_of_the_guide_lies_on_its_target(server: Server, new_page: NewPage) -> None:
    """It follows the shape: its middle is that of the place, and it covers no neighbour's."""
    page = new_page(width=1280, height=720)
    page.goto(server.address)
    page.locator(f"[data-guide={GAME}]").click()
    page.locator("[data-guide-begin]").click()
    ring = page.locator(".pointing > *")
    expect(ring).to_have_count(1)
    place, drawn = page.locator(".board [data-wanted]").bounding_box(), ring.bounding_box()
    assert place
    assert drawn
    assert abs(drawn["x"] + drawn["width"] / 2 - place["x"] - place["width"] / 2) < 12
    assert abs(drawn["y"] + drawn["height"] / 2 - place["y"] - place["height"] / 2) < 12
    assert ring.evaluate("ring => ring.localName") == "path"
