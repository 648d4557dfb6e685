"""What is kept of a finished table, made from its log. Runs in another process, since it takes seconds."""

import os

import msgspec

from chefetage.core.data import read_components
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.server.rooms.log import load
from chefetage.server.rooms.task import begin_work
from chefetage.server.storage.storage import Kept, Row
from chefetage.table.show import FORM, show_of
from chefetage.words.texts import LANGUAGES

COMPONENTS = "components"
LEAST_PRIORITY = 19


def kept(table_id: str, rows: list[Row]) -> Kept:
    """Raises a Problem if the rules of the table are not here."""
    table = load(table_id, rows)
    return Kept(table_id, table.game, table.rules, FORM, show_of(table).parts(), material_of(table.match.game))


def material_of(game: Game[State]) -> dict[str, bytes]:
    """What a board needs besides a position: what is printed, and the words for it."""
    words = {words_name(lang): (game.folder / "texts" / f"{lang}.ftl").read_bytes() for lang in LANGUAGES}
    return {COMPONENTS: msgspec.json.encode(read_components(game.folder)), **words}


def words_name(lang: str) -> str:
    return f"texts.{lang}"


def begin_quiet_work() -> None:
    """Whoever plays goes before what is past."""
    begin_work()
    os.nice(LEAST_PRIORITY)
