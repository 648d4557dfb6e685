"""Games to the score sheet, with one person who clicks and bots on the other seats.

One game is played from the lobby on, of the others the end of a stored game; whole ones are a suite of their own:

    python3 make.py test -m slow tests/browser -n 2
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import open_tab, open_table, play_against_bots, play_to_the_end, table
from tests.browser.conftest import NewPage
from tests.browser.serving import Server
from tools.freeze import tests_of

SAMPLE = "watch"
OTHERS = [game for game in catalog() if game != SAMPLE]
LAST_PLIES = 20


def shown_hash(page: Page) -> str:
    """The fingerprint of the seed, as the page shows it before anything has happened."""
    open_tab(page, "people")
    fingerprint = page.locator("[data-seed-hash]").inner_text()
    open_tab(page, "moves")
    return fingerprint


def downloaded(page: Page) -> Path:
    with page.expect_download() as download:
        page.locator("[data-result] a[download]").click()
    return Path(download.value.path())


def shortly_before_the_end(game: str) -> dict[str, Any]:
    """A wish for a table at which a stored game is played on."""
    record = (tests_of(game) / "replays" / "2p-01.jsonl").read_text(encoding="utf-8")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return {"record": record, "ply": len(record.splitlines()) - 1 - LAST_PLIES, "seats": seats}


def check_end(page: Page, game: str) -> Path:
    """The game is over and its sheet names the rules; its record, which replays."""
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(page.locator("[data-result]")).to_contain_text(catalog()[game].info.prefix + "-")
    record = downloaded(page)
    subprocess.run([sys.executable, "-m", "chefetage", "replay", record], check=True, capture_output=True)
    return record


@pytest.mark.parametrize("game", [SAMPLE, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_a_whole_game_is_played_by_clicking(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    play_against_bots(page, server, game)
    promised = shown_hash(page)
    assert play_to_the_end(page) > 5
    record = check_end(page, game)
    seed = json.loads(record.read_text(encoding="utf-8").splitlines()[0])["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == promised


@pytest.mark.parametrize("game", OTHERS)
def test_the_end_of_a_game_is_played_by_clicking(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto(open_table(page, server, shortly_before_the_end(game)))
    assert play_to_the_end(page) > 5
    check_end(page, game)
