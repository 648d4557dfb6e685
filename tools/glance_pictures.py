"""Takes pictures of every game's table with most players, to be looked at one by one: build/pictures/index.html.

PYTHONPATH=. python tools/glance_pictures.py [WORD...] [--anew] [--views] [--folder FOLDER]

A picture's name tells what it shows: watch_1280x720_first_en_light. Words choose those whose names hold all of them.
Pictures that are there stay, so that it can be interrupted; --anew takes them again. --views takes each view of a
phone, too, besides the one that is shown by itself.

They show a stored game in its first round, where it leaves most choice, and towards the end of its last round;
bots have the other seats.
"""

import argparse
import html
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from chefetage.core.catalog import catalog
from chefetage.playing.match import Match
from chefetage.playing.record import read_record
from tests.browser.at_the_table import open_table, table
from tests.browser.one_screen import Size, most_players
from tests.browser.serving import Server
from tools.visit import visit

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "pictures"
SIZES = [Size(1280, 720), Size(1440, 900), Size(1920, 1080), Size(390, 844), Size(844, 390)]
MOMENTS = ("first", "last")
LANGUAGES = ("en", "de")
THEMES = ("light", "dark")
SETTLE_MS = 400
ME = 0  # my seat


@dataclass(frozen=True)
class Picture:
    """One to be taken."""

    game: str
    size: Size
    moment: str
    lang: str
    theme: str

    @property
    def name(self) -> str:
        return f"{self.game}_{self.size.width}x{self.size.height}_{self.moment}_{self.lang}_{self.theme}"


@dataclass(frozen=True)
class Decision:
    """One of the first seat in a stored game."""

    ply: int
    round: int
    choices: int


def pictures(words: list[str]) -> list[Picture]:
    """Table by table, so that each is opened once."""
    every = [
        Picture(game, size, moment, lang, theme)
        for game, moment, size, lang, theme in product(catalog(), MOMENTS, SIZES, LANGUAGES, THEMES)
    ]
    return [picture for picture in every if all(word in picture.name for word in words)]


def stored_game(game: str) -> Path:
    folder = ROOT / "src" / "chefetage" / "games" / game / "tests" / "replays"
    return folder / f"{most_players(game)}p-01.jsonl"


def decisions(game: str) -> Iterator[Decision]:
    """What the first seat had to decide in a stored game."""
    record = read_record(stored_game(game))
    match = Match.start(game, int(record.header.seed, 16), record.header.options, record.header.seats)
    for line in record.moves:
        if line.seat == ME:
            yield Decision(match.ply, int(match.state.round), len(match.game.legal_moves(match.state, ME)))
        match.play(line.seat, line.move)


def chosen_ply(game: str, moment: str) -> int:
    """Where the first round leaves most choice, or the end of the last one."""
    every = list(decisions(game))
    if moment == "first":
        return max((one for one in every if one.round <= 1), key=lambda one: one.choices).ply
    last = [one for one in every if one.round == every[-1].round]
    return max(last[-(len(last) + 2) // 3 :], key=lambda one: one.choices).ply


def wish_for(game: str, moment: str) -> dict[str, Any]:
    """A table that goes on from a stored game."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (most_players(game) - 1)
    record = stored_game(game).read_text(encoding="utf-8")
    return {"record": record, "ply": chosen_ply(game, moment), "seats": seats}


class Studio:
    """A server, a browser, and whoever has a seat at all tables."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.me = browser.new_context(locale="en-GB")
        self.addresses: dict[tuple[str, str], str] = {}

    def address(self, game: str, moment: str) -> str:
        key = (game, moment)
        if key not in self.addresses:
            page = self.me.new_page()
            self.addresses[key] = open_table(page, self.server, wish_for(game, moment))
            page.close()
        return self.addresses[key]

    def take(self, picture: Picture, file: Path, with_views: bool) -> None:
        address = self.address(picture.game, picture.moment)
        context = self.context(picture)
        page = context.new_page()
        page.goto(address)
        expect(table(page)).to_have_attribute("data-turn", "me", timeout=60_000)
        page.locator("section.board:not(.loading) svg:visible").first.wait_for()
        shoot(page, file)
        if with_views and picture.size.is_phone:
            shoot_views(page, file)
        context.close()

    def context(self, picture: Picture) -> BrowserContext:
        settings = json.dumps({"lang": picture.lang, "theme": picture.theme, "pace": "at_once"})
        size = picture.size
        context = self.browser.new_context(
            storage_state={"cookies": self.me.storage_state()["cookies"], "origins": []},
            locale="de-DE" if picture.lang == "de" else "en-GB",
            viewport={"width": size.width, "height": size.height},
            color_scheme="dark" if picture.theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size.is_touched,
            is_mobile=size.is_touched,
            device_scale_factor=2 if size.is_phone else 1,
        )
        context.add_init_script(f"localStorage.setItem('chefetage', {json.dumps(settings)})")
        return context


def shoot(page: Page, file: Path) -> None:
    """Whole or not at all: an interruption leaves no half of a picture."""
    page.wait_for_timeout(SETTLE_MS)
    draft = file.with_name(file.stem + ".part.png")
    page.screenshot(path=draft)
    draft.replace(file)


def shoot_views(page: Page, file: Path) -> None:
    """What lies behind the other buttons of a phone's bar of views."""
    for button in page.locator("[data-views] [data-view]:not([aria-current])").all():
        view = button.get_attribute("data-view")
        button.tap()
        shoot(page, file.with_name(f"{file.stem}_{view}.png"))


def write_index(folder: Path) -> None:
    """All pictures of the folder side by side."""
    parts = ["<!doctype html><meta charset='utf-8'><title>Chefetage at one glance</title><style>", STYLE, "</style>"]
    for game, moment in product(catalog(), MOMENTS):
        found = sorted(file.name for file in folder.glob(f"{game}_*_{moment}_*.png") if ".part" not in file.name)
        if found:
            parts.append(f"<h2>{html.escape(game)}, {moment} round, {most_players(game)} players</h2><div>")
            parts += [figure(name) for name in sorted(found, key=order)]
            parts.append("</div>")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


STYLE = """
body { margin: 1rem; font: 14px sans-serif; background: #888; }
div { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
figure { margin: 0; } img { display: block; max-width: 30rem; max-height: 34rem; }
"""


def figure(name: str) -> str:
    shown = html.escape(name)
    return f"<figure><a href='{shown}'><img src='{shown}' loading='lazy' alt=''></a>{shown[:-4]}</figure>"


def order(name: str) -> tuple[int, str]:
    sizes = [f"_{size.width}x{size.height}_" for size in SIZES]
    return next((number for number, size in enumerate(sizes) if size in name), len(sizes)), name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--anew", action="store_true", help="take those again that are there")
    parser.add_argument("--views", action="store_true", help="each view of a phone, too")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they lie (build/pictures)")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    files = {picture: wish.folder / f"{picture.name}.png" for picture in pictures(wish.words)}
    missing = [picture for picture, file in files.items() if wish.anew or not file.exists()]
    try:
        with visit() as (browser, server):
            studio = Studio(browser, server)
            for number, picture in enumerate(missing, 1):
                studio.take(picture, files[picture], wish.views)
                print(f"{number}/{len(missing)} {picture.name}", flush=True)
    finally:
        write_index(wish.folder)
    print(f"{len(files) - len(missing)} were there; {wish.folder / 'index.html'} shows all")


if __name__ == "__main__":
    main()
