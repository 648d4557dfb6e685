"""First-game guides: a prepared beginning of a game, with a text for each of the learner's moves."""

from functools import cache

import msgspec

from chefetage.core.catalog import is_current
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN
from chefetage.table.course import Course
from chefetage.table.table import Table
from chefetage.words.texts import PACKAGE

LEARNER = 0


class GuideMove(msgspec.Struct, frozen=True):
    """A move of the prepared opening; those of the learner have a text."""

    seat: int
    move: str
    text: str = ""  # key among the game's texts


class Guide(msgspec.Struct, frozen=True):
    """A guide as guide.toml has it."""

    players: int
    seed: int | str
    moves: list[GuideMove]
    options: Options = {}
    intro: str = ""  # key of a text: goal and length
    end: str = ""  # key of a text: how the game is scored


class GuideStep(msgspec.Struct):
    """A move of the learner, due when `ply` moves stand, as the learner counts them."""

    ply: int
    move: str
    text: str  # its key: the page tells it with the names at the table


class GuideAnswer(msgspec.Struct):
    """A guide as a page gets it: how the game is set up, and the steps of the learner.

    Texts are keys among the game's. They may name whoever sits at the table, as $seat1, $seat2 and so on.
    """

    players: int
    seed: str
    options: Options
    intro: str
    steps: list[GuideStep]
    end: str


@cache
def guide_of(game_key: str) -> Guide:
    file = PACKAGE / "games" / game_key / "guide.toml"
    if not file.exists():
        raise Problem("no-guide", game=game_key)
    return msgspec.toml.decode(file.read_bytes(), type=Guide)


@cache
def guided_match(game_key: str) -> Match:
    """The prepared beginning, played."""
    guide = guide_of(game_key)
    match = Match.start(game_key, int(str(guide.seed), 0), guide.options, [HUMAN] * guide.players)
    for move in guide.moves:
        match.play(move.seat, move.move)
    return match


def guide_answer(game_key: str) -> GuideAnswer:
    guide = guide_of(game_key)
    course = Course(guided_match(game_key), LEARNER)
    steps = [
        GuideStep(course.count(ply), move.move, move.text)
        for ply, move in enumerate(guide.moves)
        if move.seat == LEARNER
    ]
    return GuideAnswer(guide.players, str(guide.seed), guide.options, guide.intro, steps, guide.end)


def has_guide(table: Table) -> bool:
    """Whether a guide leads through the game. It teaches today's rules: a table of earlier ones goes on without."""
    return table.is_guide and is_current(table.game, table.rules)


def next_in_guide(table: Table) -> GuideMove | None:
    """What the guide has somebody do now; None behind its end, or if the learner went another way."""
    if not has_guide(table):
        return None
    moves = guide_of(table.game).moves
    made = [(line.seat, line.move) for line in table.match.record.moves]
    is_followed = [(move.seat, move.move) for move in moves[: len(made)]] == made
    return moves[len(made)] if is_followed and len(made) < len(moves) else None
