"""The games: what there is to play, to read and to print on boards."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec
from starlette.responses import Response

from chefetage import __version__
from chefetage.bots import BOTS
from chefetage.bots.levels import LEVELS, is_trained, slowdown, strength_of
from chefetage.core.catalog import catalog, find_game
from chefetage.core.engine_mode import is_compiled
from chefetage.core.game import Game
from chefetage.core.info import Option
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.server.answers.refusal import NotFound
from chefetage.server.http.calls import SVG, Call
from chefetage.server.http.version import build_id
from chefetage.server.messages import PROTOCOL
from chefetage.server.rooms.keeping import COMPONENTS, material_of, words_name
from chefetage.table.guide import GuideAnswer, guide_answer
from chefetage.table.lessons import has_lessons
from chefetage.words.aid import has_aid, player_aid
from chefetage.words.aid_page import aid_page
from chefetage.words.hyphens import softened
from chefetage.words.rulebook import Chapter, rulebook_in
from chefetage.words.search import SearchWords
from chefetage.words.texts import LANGUAGES, SHARED


class ServerInfo(msgspec.Struct):
    """What the server is, and what it speaks."""

    version: str
    protocol: int
    build: str
    engine: str  # compiled or interpreted
    slowdown: int  # how many times longer bots think here than compiled
    languages: list[str]


class LevelStrength(msgspec.Struct):
    """How a level fares alone among bots of another kind, as it was measured. Wins are shares of the games, 0 to 1."""

    players: int
    against: str  # level or bot
    wins: float
    low: float  # the 95 % interval
    high: float
    games: int
    milliseconds: float  # for a decision on average, compiled


class LevelCard(msgspec.Struct):
    """A level of the bots of a game; without strengths if nothing was measured yet."""

    key: str
    strengths: list[LevelStrength]


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
    bots: list[str]  # all that may take a seat, the levels included
    levels: list[LevelCard]  # the weakest first
    trained: list[int]  # numbers of players for which levels were trained; among others all of them play like `greedy`
    measured_by: str  # the command that gives the strengths again; "" if nothing was measured yet
    guide: bool
    lessons: bool
    aid: bool


class RulebookAnswer(msgspec.Struct):
    """A rulebook, chapter by chapter, and what a search through it needs."""

    chapters: list[Chapter]
    words: SearchWords


def known_game(call: Call) -> Game[State]:
    """The game that the address names, by the rules that the query names or else by today's."""
    with not_found():
        return find_game(call.path["game"], asked_rules(call))


def asked_rules(call: Call) -> int | None:
    text = call.query.get("rules", "")
    if text and not (text.isascii() and text.isdigit() and len(text) < 7):
        raise NotFound("rules-missing", game=call.path["game"], rules=text)
    return int(text) if text else None


@contextmanager
def not_found() -> Iterator[None]:
    """What the address names is not there."""
    try:
        yield
    except Problem as problem:
        raise NotFound(problem.key, "", **problem.facts) from problem


async def info(call: Call) -> ServerInfo:
    engine = "compiled" if is_compiled() else "interpreted"
    return ServerInfo(__version__, PROTOCOL, build_id(), engine, slowdown(), list(LANGUAGES))


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
        [level_card(catalog()[key], level) for level in LEVELS],
        [count for count in range(info.players_min, info.players_max + 1) if is_trained(catalog()[key], count)],
        strength_of(catalog()[key]).command,
        (catalog()[key].folder / "guide.toml").exists(),
        has_lessons(catalog()[key].folder),
        has_aid(catalog()[key].folder),
    )


def level_card(game: Game[State], level: str) -> LevelCard:
    measured = [one for one in strength_of(game).strength if one.level == level]
    return LevelCard(level, [msgspec.convert(one, LevelStrength, from_attributes=True) for one in measured])


async def rules(call: Call) -> RulebookAnswer:
    book = rulebook_in(known_game(call).folder, call.lang)
    return RulebookAnswer(book.chapters, book.words)


async def words(call: Call) -> Response:
    """The Fluent source of the program's and the game's texts, with soft hyphens in long words."""
    shared = (SHARED / f"{call.lang}.ftl").read_bytes()
    source = shared + b"\n" + await material(call, words_name(call.lang))
    return Response(softened(source.decode(), call.lang), media_type="text/plain")


async def components(call: Call) -> msgspec.Raw:
    return msgspec.Raw(await material(call, COMPONENTS))


async def material(call: Call, name: str) -> bytes:
    """What a board needs besides the position; that of rules which are gone was kept with the games played by them."""
    try:
        return installed_material(known_game(call))[name]
    except NotFound:
        rules = asked_rules(call)
        kept = None if rules is None else await call.hall.storage.material(call.path["game"], rules, name)
        if kept is None:
            raise
        return kept


@cache
def installed_material(game: Game[State]) -> dict[str, bytes]:
    return material_of(game)


async def guide(call: Call) -> GuideAnswer:
    with not_found():
        return guide_answer(known_game(call).info.key)


async def aid(call: Call) -> Response:
    """The player aid, a page to print."""
    with not_found():
        return Response(aid_page(player_aid(known_game(call).folder, call.lang)), media_type=SVG)
