"""No table needs more JavaScript than a phone can be asked to load."""

import gzip
import json

import pytest

from chefetage.core.catalog import catalog
from chefetage.server.http.expected import BOARD, ENTRY, FILES, SOURCES, TEXTS, files_of
from chefetage.server.http.pages import PAGES
from chefetage.words.texts import LANGUAGES

MOST = 90_000  # bytes, gzipped

pytestmark = pytest.mark.skipif(not (PAGES / FILES).exists(), reason="the pages are not built")


def weight(*sources: str) -> int:
    """Bytes of the scripts that are built of sources, and of all that they import at once."""
    files = json.loads((PAGES / FILES).read_text(encoding="utf-8"))
    scripts = {file for source in sources for file in files_of(files, source) if file.endswith(".js")}
    return sum(len(gzip.compress((PAGES / script).read_bytes(), 9)) for script in scripts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", catalog())
def test_the_scripts_of_a_table_are_light(game: str, lang: str) -> None:
    board = BOARD.format(game=game)
    whole = weight(ENTRY, SOURCES["/tables/{table}"], TEXTS.format(lang=lang), board)
    assert weight(board) < whole <= MOST


def test_the_lobby_and_the_rules_load_no_board() -> None:
    table = weight(ENTRY, SOURCES["/tables/{table}"])
    for address in ("/", "/rules/{game}"):
        assert weight(ENTRY, SOURCES[address]) < table
