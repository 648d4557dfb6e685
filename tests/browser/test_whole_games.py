"""Every game from the lobby to the score sheet, with one person who clicks and bots on the other seats."""

import pytest
from playwright.sync_api import expect

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import play_against_bots, play_to_the_end, table
from tests.browser.conftest import NewPage
from tests.browser.serving import Server


@pytest.mark.parametrize("game", catalog())
def test_a_whole_game_is_played_by_clicking(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    play_against_bots(page, server, game)
    assert play_to_the_end(page) > 5
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(page.locator("[data-result]")).to_contain_text(catalog()[game].info.prefix + "-")
    with page.expect_download() as download:
        page.locator("[data-result] a[download]").click()
    assert '"seed"' in download.value.path().read_text(encoding="utf-8").splitlines()[0]
