"""Every game from the lobby to the score sheet, with one person who clicks and bots on the other seats."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import open_tab, play_against_bots, play_to_the_end, table
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


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


@pytest.mark.parametrize("game", catalog())
def test_a_whole_game_is_played_by_clicking(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    play_against_bots(page, server, game)
    promised = shown_hash(page)
    assert play_to_the_end(page) > 5
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(page.locator("[data-result]")).to_contain_text(catalog()[game].info.prefix + "-")
    record = downloaded(page)
    seed = json.loads(record.read_text(encoding="utf-8").splitlines()[0])["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == promised
    subprocess.run([sys.executable, "-m", "chefetage", "replay", record], check=True, capture_output=True)
