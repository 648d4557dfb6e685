"""A game with one number shaken, played beside the printed game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import NamedTuple

import msgspec

from chefetage.core.catalog import catalog, load_variant
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import Move, Player, State
from chefetage.core.variant import Variant
from chefetage.playing.fingerprint import snapshot
from chefetage.playing.journal import journal_of
from chefetage.words.kept_texts import QuickWording

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
TABLES_WITH_OPTIONS = 5  # for each number of players, besides one without
MOST_MOVES = 3000  # no printed game has half as many
LOOK_CLOSELY = 50  # at every position of that many, the laws that take time


class Table(NamedTuple):
    players: int
    settings: tuple[tuple[str, str], ...]  # the options
    seed: int

    def new(self, game: Game[State]) -> State:
        return game.new(self.players, self.seed, dict(self.settings))


class Broken(Exception):
    """A law that a game breaks."""


@cache
def tables_of(key: str) -> list[Table]:
    """Every number of players, without options and with options by chance: the same tables every time."""
    game = catalog()[key]
    chance = Random(key)
    tables = []
    for players in range(game.info.players_min, game.info.players_max + 1):
        tables.append(Table(players, (), players))
        for seed in range(TABLES_WITH_OPTIONS if game.info.options else 0):
            tables.append(Table(players, tuple(playable_options(game, players, chance).items()), seed))
    return sorted(tables, key=lambda table: bool(table.settings))


def playable_options(game: Game[State], players: int, chance: Random) -> Options:
    """Options by chance; what does not go together with the others stays as it is."""
    chosen: Options = {}
    for option in game.info.options:
        wish = chosen | {option.key: chance.choice(option.values)}
        try:
            game.new(players, 0, wish)
        except Problem:
            continue
        chosen = wish
    return chosen


# What is to be seen of a game.


def shown(game: Game[State], table: Table) -> Iterator[bytes]:
    """A random game as the players see it, move by move: view, offers in words, events in words, score sheets."""
    state = table.new(game)
    wording = QuickWording(game, "en", NAMES[: table.players])
    chance = Chance.of(table.seed, ["choices"])
    told = 0
    while not game.is_over(state):
        player = game.actor(state)
        moves = game.legal_moves(state, player)
        events = journal_of(state)[told:]
        told += len(events)
        yield msgspec.json.encode(
            [
                wording.decision(state),
                game.view(state, player),
                [(game.notation(move), wording.move(move, state, player), facts(game, state, move)) for move in moves],
                [wording.event(event) for event in events],
            ]
        )
        game.apply(state, player, moves[chance.below(0, len(moves))])
    sheets = [standing.sheet for standing in game.standings(state)]
    yield msgspec.json.encode(
        [game.verdict(state), [[(line.points, wording.score_line(line)) for line in sheet] for sheet in sheets]]
    )


def facts(game: Game[State], state: State, move: Move) -> dict[str, int]:
    action = game.action_of[move]
    return action.facts(state, game.actor(state), move - action.first)


@cache
def printed(key: str, table: Table) -> list[int]:
    return [hash(moment) for moment in shown(catalog()[key], table)]


def moves_at(key: str, game: Game[State]) -> Table | None:
    """The first table at which somebody sees that this is not the printed game."""
    for table in tables_of(key):
        expected = iter(printed(key, table))
        if any(hash(moment) != next(expected, None) for moment in shown(game, table)):
            return table
    return None


# What must hold for any numbers.


def play_lawfully(game: Game[State], table: Table) -> None:
    """Play a random game to the end, or raise Broken."""
    state = table.new(game)
    chance = Chance.of(table.seed, ["choices"])
    for number in range(MOST_MOVES):
        if game.is_over(state):
            return check_result(game, state)
        player = game.actor(state)
        moves = game.legal_moves(state, player)
        if len(set(moves)) != len(moves) or len(moves) < 2:
            raise Broken(f"{len(moves)} moves at {game.step_name(state)}")
        if number % LOOK_CLOSELY == 0:
            check_position(game, state, player, moves)
        game.apply(state, player, moves[chance.below(0, len(moves))])
    raise Broken(f"no end after {MOST_MOVES} moves")


def check_position(game: Game[State], state: State, player: Player, moves: list[Move]) -> None:
    if snapshot(state.clone()) != snapshot(state):
        raise Broken("the clone differs")
    legal = set(moves)
    for action in game.steps[state.step].actions:
        for arg in range(action.size):
            rule = action.refusal(state, player, arg)
            if (rule is None) != (action.first + arg in legal):
                raise Broken(f"{game.notation(action.first + arg)}: listed and refused do not agree")
            if rule is not None and not re.fullmatch(rf"{game.info.prefix}-\d+\.\d+", rule):
                raise Broken(f"{game.notation(action.first + arg)} is refused by {rule}")
    for move in moves:
        if game.parse(game.notation(move)) != move:
            raise Broken(f"{game.notation(move)} is another move")
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


def shake(key: str, path: str, value: int) -> str:
    """What is wrong with a game with another number: "" if somebody sees it and all laws hold."""
    try:
        game = load_variant(Variant(key, "shaken", {path: value}))
    except Problem as problem:
        return str(problem)
    try:
        if moves_at(key, game) is None:
            return "nothing moves"
        for table in tables_of(key):
            play_lawfully(game, table)
    except Exception as error:
        return f"{type(error).__name__}: {error} ({place_of(error)})"
    return ""


def place_of(error: Exception) -> str:
    """The last line of a game's own code that led to it."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "games" in Path(frame.filename).parts]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "no rule"
