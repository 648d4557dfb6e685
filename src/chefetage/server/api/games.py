"""The games: what there is to play, to read and to print on boards."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec
from starlette.responses import Response

from chefetage import __version__
from chefetage.bots import BOTS
from chefetage.core.catalog import catalog, find_game
from chefetage.core.data import read_components
from chefetage.core.engine_mode import is_compiled
from chefetage.core.game import Game
from chefetage.core.info import Option
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.server.answers.refusal import NotFound
from chefetage.server.http.calls import Call
from chefetage.server.http.version import build_id
from chefetage.server.messages import PROTOCOL
from chefetage.table.guide import GuideAnswer, guide_answer
from chefetage.words.rulebook import Chapter, rulebook
from chefetage.words.texts import LANGUAGES, PACKAGE, SHARED


class ServerInfo(msgspec.Struct):
    """What the server is, and what it speaks."""

    version: str
    protocol: int
    build: str
    engine: str  # compiled or interpreted
    languages: list[str]


class GameCard(msgspec.Struct):
    """A game as the lobby presents it."""

    key: str
    title: dict[str, str]
    tagline: dict[str, str]
    players_min: int
    players_max: int
    minutes: int
    designer: str
    prefix: str  # of its rule ids
    rules_version: int
    secrets: bool  # whether seats see different things
    options: list[Option]
    bots: list[str]
    guide: bool


class RulebookAnswer(msgspec.Struct):
    """A rulebook, chapter by chapter."""

    chapters: list[Chapter]


def known_game(call: Call) -> Game[State]:
    with not_found():
        return find_game(call.path["game"])


@contextmanager
def not_found() -> Iterator[None]:
    """What the address names is not there."""
    try:
        yield
    except Problem as problem:
        raise NotFound(problem.key, "", **problem.facts) from problem


async def info(call: Call) -> ServerInfo:
    engine = "compiled" if is_compiled() else "interpreted"
    return ServerInfo(__version__, PROTOCOL, build_id(), engine, list(LANGUAGES))


async def games(call: Call) -> list[GameCard]:
    return [game_card(key) for key in catalog()]


@cache
def game_card(key: str) -> GameCard:
    info = catalog()[key].info
    return GameCard(
        key,
        info.title,
        info.tagline,
        info.players_min,
        info.players_max,
        info.minutes,
        info.designer,
        info.prefix,
        info.rules_version,
        info.secrets,
        info.options,
        list(BOTS),
        (PACKAGE / "games" / key / "guide.toml").exists(),
    )


async def rules(call: Call) -> RulebookAnswer:
    return RulebookAnswer(rulebook(known_game(call).info.key, call.lang).chapters)


async def words(call: Call) -> Response:
    """The Fluent source of the program's and the game's texts."""
    folders = [SHARED, PACKAGE / "games" / known_game(call).info.key / "texts"]
    sources = [(folder / f"{call.lang}.ftl").read_text(encoding="utf-8") for folder in folders]
    return Response("\n".join(sources), media_type="text/plain")


async def components(call: Call) -> dict[str, object]:
    return component_data(known_game(call).info.key)


@cache
def component_data(key: str) -> dict[str, object]:
    return read_components(PACKAGE / "games" / key)


async def guide(call: Call) -> GuideAnswer:
    with not_found():
        return guide_answer(known_game(call).info.key, call.lang)
