"""Makes the pictures of the web table in docs/images, with a real server and Chromium.

PYTHONPATH=. python tools/web_screenshots.py [NAME ...]      all, or those whose name holds one of the words
"""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.at_the_table import click_move, legal_moves, play_against_bots, play_to_the_end, wait_for_turn
from tests.browser.serving import Server
from tools.visit import visit

PICTURES = Path(__file__).parent.parent / "docs" / "images"
WIDE = (1440, 900)
PHONE = (360, 740)
SETTLE_MS = 600

Scene = Callable[[Page, Server], None]


def lobby(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("[data-quick]").first.wait_for()


def in_play(game: str, moves: int) -> Scene:
    def scene(page: Page, server: Server) -> None:
        play_against_bots(page, server, game)
        for number in range(moves):
            wait_for_turn(page)
            offered = legal_moves(page)
            click_move(page, offered[number * 7 % len(offered)])
        wait_for_turn(page)

    return scene


def finished(page: Page, server: Server) -> None:
    play_against_bots(page, server, "watch")
    play_to_the_end(page)


def replay(page: Page, server: Server) -> None:
    finished(page, server)
    page.goto(f"{server.address}/replay/{page.url.rpartition('/')[2]}?ply=60&viewer=open")
    page.locator("[data-plies]").wait_for()


# Name: size, language, colours, scene.
PICTURES_OF: dict[str, tuple[tuple[int, int], str, str, Scene]] = {
    "lobby": (WIDE, "en", "light", lobby),
    "lobby_phone": (PHONE, "de", "light", lobby),
    "watch": (WIDE, "en", "light", in_play("watch", 12)),
    "watch_phone": (PHONE, "de", "light", in_play("watch", 6)),
    "watch_dark": (WIDE, "de", "dark", in_play("watch", 12)),
    "watch_end": (WIDE, "en", "light", finished),
    "ground_floor": (WIDE, "en", "light", in_play("ground_floor", 14)),
    "ground_floor_phone": (PHONE, "de", "light", in_play("ground_floor", 0)),
    "smartphone_inc_planning": (WIDE, "en", "light", in_play("smartphone_inc", 0)),
    "smartphone_inc": (WIDE, "en", "light", in_play("smartphone_inc", 12)),
    "smartphone_inc_phone": (PHONE, "de", "light", in_play("smartphone_inc", 0)),
    "councils_contracts": (WIDE, "en", "light", in_play("councils_contracts", 20)),
    "councils_contracts_dark": (WIDE, "de", "dark", in_play("councils_contracts", 20)),
    "councils_contracts_phone": (PHONE, "de", "light", in_play("councils_contracts", 0)),
    "replay": (WIDE, "en", "light", replay),
}


def take(browser: Browser, server: Server, name: str) -> None:
    (width, height), lang, scheme, scene = PICTURES_OF[name]
    context = browser.new_context(
        locale="de-DE" if lang == "de" else "en-GB",
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    scene(page, server)
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()
    print(name)


def main(words: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    with visit() as (browser, server):
        for name in PICTURES_OF:
            if not words or any(word in name for word in words):
                take(browser, server, name)


if __name__ == "__main__":
    main(sys.argv[1:])
