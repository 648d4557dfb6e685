"""A game with one number shaken, played beside the printed game."""

import pickle
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from traceback import FrameSummary, extract_tb
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from chefetage.core.catalog import FOLDER, catalog, load_variant, own_modules, package_of
from chefetage.core.chance import Chance
from chefetage.core.explanation import Refused
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.state import Move, Player, State
from chefetage.core.variant import Variant, chosen
from chefetage.playing.fingerprint import fingerprint, snapshot
from chefetage.playing.journal import journal_of
from chefetage.playing.record import Record, read_record
from chefetage.testing.scenarios import Part, Stage, load_scenarios
from chefetage.words.sentence import Fact
from chefetage.words.texts import LANGUAGES, Texts, game_texts
from chefetage.words.wording import Wording
from tests.playable_options import playable_options
from tests.texts.keys import expected_keys
from tests.texts.telling import Met, Teller
from tools.freeze import tests_of

parse = tomllib.loads
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
TABLES_WITH_OPTIONS = 5  # for each number of players, besides one without
FIRST_TABLES = 3  # which show most numbers
TABLES_PER_NUMBER = 4  # at which the laws are held against a shaken number
MANY = 40  # games with each number of players, played for numbers that were not seen before
MOST_WORDED = 10  # offers of a position that are put into words, of which some have hundreds
MOST_TRIED = 60  # moves of an action that are tried at a position
MOST_MOVES = 3000  # no printed game has half as many
UNSEEN = "nobody sees it"
REFUSED = "refused: "
UNTOLD = re.compile(r"[{}$]")  # a fact that a sentence did not get
LOOK_CLOSELY = 20  # at one position of so many, for the laws that take time


class Table(NamedTuple):
    """A game that can be played again and again: how it is set up, and how all at the table choose."""

    players: int
    settings: tuple[tuple[str, str], ...]  # the options
    seed: int
    manner: str = (
        "by chance"  # or the "first" or "last" move of the list, which leads to places where chance rarely gets
    )

    def new(self, game: Game[State]) -> State:
        return game.new(self.players, self.seed, dict(self.settings))

    def choice(self, moves: list[Move], chance: Chance) -> Move:
        if self.manner == "by chance":
            return moves[chance.below(0, len(moves))]
        return moves[0] if self.manner == "first" else moves[-1]


class Broken(Exception):
    """A law that a game breaks."""


@cache
def tables_of(key: str) -> list[Table]:
    """Every number of players, with options by chance and without, in all manners: the same tables every time."""
    game = catalog()[key]
    chance = Random(key)
    counts = range(game.info.players_min, game.info.players_max + 1)
    plain = [Table(players, (), players) for players in counts]
    others = [
        Table(players, tuple(playable_options(game, players, chance).items()), seed)
        for players in counts
        for seed in range(TABLES_WITH_OPTIONS)
    ]
    odd = [Table(players, (), players, manner) for players in counts for manner in ("first", "last")]
    return plain + [table for table in others if table.settings] + odd


@cache
def many_tables(key: str) -> list[Table]:
    """For numbers that few games meet, such as those of a card of which one is drawn for a game."""
    chance = Random(key)
    game = catalog()[key]
    counts = range(game.info.players_min, game.info.players_max + 1)
    return [
        Table(players, tuple(playable_options(game, players, chance).items()), seed)
        for seed in range(100, 100 + MANY)
        for players in counts
    ]


# What is to be seen of a game.


def shown(game: Game[State], table: Table) -> Iterator[bytes]:
    """A random game as the players see it, move by move: view, offers, events in words, score sheets."""
    state = table.new(game)
    wording = Wording(game, "en", NAMES[: table.players])
    chance = Chance.of(table.seed, ["choices"])
    told = 0
    while not game.is_over(state):
        player = game.actor(state)
        moves = game.legal_moves(state, player)
        events = [wording.event(event) for event in journal_of(state)[told:]]
        told += len(events)
        offers = [(game.notation(move), facts(game, state, move)) for move in moves]
        words = [wording.move(move, state, player) for move in moves[:: 1 + len(moves) // MOST_WORDED]]
        yield msgspec.json.encode([wording.decision(state), game.view(state, player), offers, words, events])
        game.apply(state, player, table.choice(moves, chance))
    sheets = [[(line.points, wording.score_line(line)) for line in each.sheet] for each in game.standings(state)]
    yield msgspec.json.encode([game.verdict(state), sheets])


def facts(game: Game[State], state: State, move: Move) -> dict[str, int]:
    action = game.action_of[move]
    return action.facts(state, game.actor(state), move - action.first)


@cache
def printed(key: str, table: Table) -> list[int]:
    return [hash(moment) for moment in shown(catalog()[key], table)]


def is_seen(key: str, game: Game[State], is_patient: bool) -> bool:
    """Whether somebody at some table sees that this is not the printed game. What takes least time comes first."""
    tables, more = looked_at(key)
    return (
        at_any(tables, tables[:FIRST_TABLES], lambda table: looks_different(key, game, table))
        or any(here != there for here, there in zip(staged(game.variant), printed_stage(key), strict=True) if here)
        or at_any(tables, tables[FIRST_TABLES:], lambda table: looks_different(key, game, table))
        or (is_patient and any(replayed(game, record) != result for record, result in good_games(key)))
        or (is_patient and at_any(more, more, lambda table: outcome(game, table) != printed_outcome(key, table)))
    )


@cache
def looked_at(key: str) -> tuple[list[Table], list[Table]]:
    """Tables and many tables, in the order in which they are looked at."""
    return list(tables_of(key)), list(many_tables(key))


def at_any(tables: list[Table], some: list[Table], differs: Callable[[Table], bool]) -> bool:
    """A table that shows a number comes first from then on: it shows the next numbers of a list as well."""
    for table in some:
        if differs(table):
            tables.remove(table)
            tables.insert(0, table)
            return True
    return False


def looks_different(key: str, game: Game[State], table: Table) -> bool:
    if not is_possible(game, table):
        return True
    expected = iter(printed(key, table))
    return any(hash(moment) != next(expected, None) for moment in shown(game, table))


def is_possible(game: Game[State], table: Table) -> bool:
    """Whether the game may be set up like this with these numbers."""
    try:
        table.new(game)
    except Problem:
        return False
    return True


def outcome(game: Game[State], table: Table) -> str:
    """How a game ends; if the way there differs, so does the end."""
    if not is_possible(game, table):
        return "impossible"
    state = table.new(game)
    chance = Chance.of(table.seed, ["choices"])
    while not game.is_over(state):
        player = game.actor(state)
        game.apply(state, player, table.choice(game.legal_moves(state, player), chance))
    return result_of(game, state)


def result_of(game: Game[State], state: State) -> str:
    sheets = [[(line.key, line.points) for line in each.sheet] for each in game.standings(state)]
    return f"{fingerprint(state)} {sheets} {game.verdict(state)}"


@cache
def printed_outcome(key: str, table: Table) -> str:
    return outcome(catalog()[key], table)


@cache
def parts_of(key: str) -> list[list[Part]]:
    """The worked examples of the rulebook, and positions that games seldom reach, in the same words.

    Those with `on = true` are played on until the step ends, always by the first move offered. Those with `vary` are
    many: one for each choice of the values that it lists.
    """
    file = tests_of(key) / "rare.toml"
    rare: list[Part] = tomllib.loads(file.read_text("utf-8"))["part"] if file.exists() else []
    examples = [scenario["part"] for scenario in load_scenarios(FOLDER / key).values()]
    return examples + [[each] for part in rare for each in varied(part)]


def varied(part: Part) -> Iterator[Part]:
    vary = part.get("vary", {})
    place = "new" if "new" in part else "given"
    for values in product(*vary.values()):
        yield part | {place: part[place] | dict(zip(vary, values, strict=True))}


def staged(variant: Variant) -> Iterator[str]:
    """What comes of them, part by part; nothing, where these numbers do not allow the position."""
    with chosen(variant), own_modules(package_of(variant.game)):
        stage: Stage[Any] = import_module(f"{package_of(variant.game)}.tests.stage").STAGE
    for parts in parts_of(variant.game):
        state: State | None = None
        for part in parts:
            if state is None and part.keys().isdisjoint(("given", "new")):
                yield ""  # it goes on from a position that there is not
                continue
            try:
                state = stage.position(part, state)
                yield what_comes_of(stage, part, state)
            except Exception as error:
                if not is_objection(error):
                    raise
                state = None
                yield ""


def is_objection(error: Exception) -> bool:
    """Whether there is no such position with these numbers; what a rule stumbles over is no objection."""
    frame = last_frame(error)
    return isinstance(error, Problem) or (frame is not None and "tests" in Path(frame.filename).parts)


def what_comes_of(stage: Stage[Any], part: Part, state: State) -> str:
    """The table afterwards, or that these numbers forbid a move; whatever else is raised breaks the law."""
    when = part.get("when", {})
    try:
        for text in when.get("moves", []):
            stage.make_move(state, text)
        for step in when.get("begin", []):
            stage.begin(state, step)
    except (Refused, Problem) as refusal:
        return f"{REFUSED}{refusal}"
    offers = list(offered(stage.game, state, part.get("on", False)))
    told = [(event.kind.name, int(event.player), event.values()) for event in journal_of(state)]
    return f"{result_of(stage.game, state)} {told} {offers}"


def offered(game: Game[State], state: State, is_played: bool) -> Iterator[str]:
    """What whoever must decide may do, what it costs and brings, and where the first move of each decision leads."""
    step = state.step
    while state.step == step and not game.is_over(state) and state.actors:
        player = game.actor(state)
        moves = game.legal_moves(state, player)
        yield from (f"{game.notation(move)} {facts(game, state, move)}" for move in moves)
        if not is_played:
            return
        game.apply(state, player, moves[0])


@cache
def printed_stage(key: str) -> list[str]:
    return list(staged(Variant(key)))


@cache
def good_games(key: str) -> list[tuple[Record, str]]:
    """Stored games of bots that play well, and get where chance does not; with their results."""
    records = [read_record(file) for file in sorted((tests_of(key) / "replays").glob("*.jsonl"))]
    return [(record, replayed(catalog()[key], record)) for record in records if "greedy" in record.header.seats]


def replayed(game: Game[State], record: Record) -> str:
    """How a stored game ends, or which of its moves is no longer allowed."""
    header = record.header
    state = game.new(header.players, int(header.seed, 16), header.options)
    for line in record.moves:
        if not game.explain(state, line.seat, line.move).legal:
            return f"{line.ply} is refused"
        game.apply(state, line.seat, game.parse(line.move))
    return result_of(game, state)


# What must hold for any numbers.


def check_texts(game: Game[State]) -> None:
    """Whatever these numbers bring about has a text in all languages, whether a game meets it or not."""
    for lang in LANGUAGES:
        missing = {key for key in expected_keys(game) if not game_texts(game.info.key, lang).has(key)}
        if missing:
            raise Broken(f"no text in {lang!r}: {sorted(missing)}")


class StrictTexts(Texts):
    """Texts that are all there and lack no fact."""

    def tell(self, key: str, facts: dict[str, Fact]) -> str:
        sentence = super().tell(key, facts)
        if not self.has(key) or UNTOLD.search(sentence):
            raise Broken(f"no whole text {key!r} in {self.lang!r}: {sentence}")
        return sentence


@cache
def strict_texts(key: str, lang: str) -> StrictTexts:
    return StrictTexts(lang, game_texts(key, lang).bundle)


def strict_teller(game: Game[State], players: int) -> Teller:
    wordings = [Wording(game, lang, NAMES[:players]) for lang in LANGUAGES]
    for wording in wordings:
        wording.texts = strict_texts(game.info.key, wording.texts.lang)
    return Teller(wordings, Met())


def play_lawfully(game: Game[State], table: Table) -> None:
    """Play a random game to the end, some of it in words, or raise Broken."""
    state = table.new(game)
    chance = Chance.of(table.seed, ["choices"])
    teller = strict_teller(game, table.players)
    for number in range(MOST_MOVES):
        if game.is_over(state):
            list(teller.story(state))
            list(teller.result(state))
            return check_result(game, state)
        player = game.actor(state)
        moves = game.legal_moves(state, player)
        if len(set(moves)) != len(moves) or len(moves) < 2:
            raise Broken(f"{len(moves)} moves at {game.step_name(state)}")
        if number % LOOK_CLOSELY == LOOK_CLOSELY // 3:
            check_position(game, state, player, moves)
            list(teller.decision(state, Random(number)))
        game.apply(state, player, table.choice(moves, chance))
    raise Broken(f"no end after {MOST_MOVES} moves")


def check_position(game: Game[State], state: State, player: Player, moves: list[Move]) -> None:
    if snapshot(state.clone()) != snapshot(state):
        raise Broken("the clone differs")
    legal = set(moves)
    for action in game.steps[state.step].actions:
        for arg in range(0, action.size, 1 + action.size // MOST_TRIED):
            rule = action.refusal(state, player, arg)
            if (rule is None) != (action.first + arg in legal):
                raise Broken(f"{game.notation(action.first + arg)}: listed and refused do not agree")
            if rule is not None and not re.fullmatch(rf"{game.info.prefix}-\d+\.\d+", rule):
                raise Broken(f"{game.notation(action.first + arg)} is refused by {rule}")
    imagined = game.determinize(state, player, Chance.of(1, ["imagine"]))
    if game.view(imagined, player) != game.view(state, player):
        raise Broken("an imagined state looks different")
    if game.legal_moves(imagined, player) != moves:
        raise Broken("an imagined state allows other moves")


def check_result(game: Game[State], state: State) -> None:
    totals, places = game.totals(state), game.ranking(state)
    if min(places) != 1 and not game.verdict(state):
        raise Broken("nobody has won")
    if max(totals) != totals[places.index(min(places))]:
        raise Broken("the winner has fewer points")


# Shaking.


def lawful_tables(key: str, path: str) -> list[Table]:
    """Some tables, other ones for every number."""
    return Random(path).sample(tables_of(key), TABLES_PER_NUMBER)


@cache
def pickled(text: str) -> bytes:
    return pickle.dumps(parse(text))


def parsed(text: str, /) -> dict[str, Any]:
    """As tomllib has it, and much faster for what was parsed before: a variant reads its components again and again."""
    table: dict[str, Any] = pickle.loads(pickled(text))
    return table


@patch("tomllib.loads", parsed)
def shake(key: str, path: str, values: list[int], is_thorough: bool = False) -> str:
    """What is wrong with a game with other values of a number; "" if each leaves a game, and one of them is seen.

    One more may be too many to be seen, as with copies that are not used: then one less must be.
    """
    games = []
    for value in values:
        try:
            games.append(load_variant(Variant(key, "shaken", {path: value})))
            check_laws(games[-1], tables_of(key) if is_thorough else lawful_tables(key, path))
        except Exception as error:
            return complaint_of(error, value)
    for is_patient, (value, game) in product((False, True), zip(values, games, strict=True)):
        try:
            if is_seen(key, game, is_patient):
                return ""
        except Exception as error:
            return complaint_of(error, value)
    return UNSEEN


def check_laws(game: Game[State], tables: list[Table]) -> None:
    check_texts(game)
    for table in tables:
        if is_possible(game, table):
            play_lawfully(game, table)


def complaint_of(error: Exception, value: int) -> str:
    """Which value led to which error, and in which line of the game's own code."""
    frame = last_frame(error)
    place = f"{Path(frame.filename).name}:{frame.lineno}" if frame else "no rule"
    return f"with {value}: {type(error).__name__}: {error} ({place})"


def last_frame(error: Exception) -> FrameSummary | None:
    """The last line of a game's own code that led to it."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "games" in Path(frame.filename).parts]
    return frames[-1] if frames else None
