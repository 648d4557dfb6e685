"""Tells how much JavaScript a table of each game loads until it is drawn, as it goes over the line.

PYTHONPATH=. python tools/table_weight.py [GAME...] [--lang LANG] [--files]
"""

import argparse
import gzip
from collections.abc import Iterator
from importlib.resources import files

from playwright.sync_api import Page

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import open_table, wait_for_turn
from tests.browser.serving import Server
from tools.visit import visit

MOST = 90  # kB of a table, gzipped; a kB has 1,000 bytes
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCRIPTS = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"


def scripts_of(page: Page, server: Server, game: str) -> dict[str, int]:
    """Bytes of each script, gzipped, that a page which comes by the link has loaded when its player may move."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    address = open_table(page, server, {"game": game, "options": {}, "seats": seats})
    page.goto("about:blank")
    page.goto(address)
    wait_for_turn(page)
    page.locator("section.board:not(.loading) svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    paths: list[str] = page.evaluate(SCRIPTS)
    return {path.rpartition("/")[2]: gzipped(path) for path in dict.fromkeys(paths) if path.endswith(".js")}


def gzipped(path: str) -> int:
    built = files("chefetage").joinpath("webdist", *path.strip("/").split("/"))
    return len(gzip.compress(built.read_bytes(), 9))


def kilobytes(scripts: dict[str, int]) -> float:
    return sum(scripts.values()) / 1000


def report(game: str, scripts: dict[str, int], with_files: bool) -> Iterator[str]:
    total = kilobytes(scripts)
    yield f"{game:20} {total:6.1f} kB in {len(scripts)} files{'' if total <= MOST else f', more than {MOST}'}"
    if with_files:
        yield from (f"    {size / 1000:6.1f} kB  {name}" for name, size in sorted(scripts.items(), key=by_size))


def by_size(script: tuple[str, int]) -> int:
    return -script[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(catalog()))
    parser.add_argument("--lang", choices=sorted(LOCALES), default="en", help="in which language (en)")
    parser.add_argument("--files", action="store_true", help="tell the size of each script")
    wish = parser.parse_args()
    with visit() as (browser, server):
        for game in wish.games:
            page = browser.new_context(locale=LOCALES[wish.lang]).new_page()
            print("\n".join(report(game, scripts_of(page, server, game), wish.files)), flush=True)


if __name__ == "__main__":
    main()
