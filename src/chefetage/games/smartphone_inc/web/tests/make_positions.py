"""Writes positions.jsonl, material for the board's tests: the components, positions for each action, finished games.

  python src/chefetage/games/smartphone_inc/web/tests/make_positions.py

They come from random games over many options, each position as its mover sees it.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chefetage.core.info import Options
from chefetage.core.state import Move, Player
from chefetage.playing.match import Match

GAME = "smartphone_inc"
FOLDER = Path(__file__).parent
COMPONENTS = FOLDER.parent.parent / "components.toml"
FILE = FOLDER / "positions.jsonl"
EACH = 2  # positions for each action
MANY = 112  # layouts without 4G
# Tables and the seeds of the games that bring something new; together they meet every action.
TABLES: list[tuple[int, Options, list[int]]] = [
    (1, {"map": "usa"}, [0, 1, 3]),
    (3, {"color_assignment": "choose", "tech_sides": "plain"}, [0, 2, 3]),
    (2, {"map": "usa", "tech_sides": "random", "start_improvement_in_round_1": "on"}, [4, 11]),
    (5, {"hardcore": "on", "contracts": "on"}, [0]),
    (4, {"ceo_technologies": "on", "contracts": "on"}, [1]),
    (5, {"tech_sides": "plain"}, [4, 10]),
]


def positions(players: int, options: Options, seed: int, met: Counter[str]) -> Iterator[dict[str, object]]:
    """Those of one game that bring an action not yet met often enough."""
    match = Match.start(GAME, seed, options, ["human"] * players)
    choice = random.Random(seed)
    while not match.is_over:
        mover = match.game.actor(match.state)
        marks = marks_of(match, mover)
        if any(met[mark] < EACH for mark in marks):
            met.update(marks)
            yield shown(match, mover)
        match.apply(mover, eager_move(match, mover, choice))
    if met["over"] < EACH:
        met["over"] += 1
        yield shown(match, 0)


def marks_of(match: Match, mover: Player) -> set[str]:
    """The actions; plans with 4G are a kind of their own."""
    moves = match.game.legal_moves(match.state, mover)
    return {match.game.action_of[move].name + "+" * (len(moves) > MANY) for move in moves}


def eager_move(match: Match, mover: Player, choice: random.Random) -> Move:
    """Random, but nobody stops as long as there is something to do."""
    moves = match.game.legal_moves(match.state, mover)
    doing = [move for move in moves if match.game.action_of[move].arguments]
    return choice.choice(doing or moves)


def shown(match: Match, viewer: Player) -> dict[str, object]:
    moves = match.game.legal_moves(match.state, viewer)
    return {
        "view": match.game.view(match.state, viewer),
        "viewer": int(viewer),
        "step": match.game.step_name(match.state),
        "actors": match.game.actors(match.state),
        "moves": [match.game.notation(move) for move in moves],
    }


def main() -> None:
    met: Counter[str] = Counter()
    games = [(players, options, seed) for players, options, seeds in TABLES for seed in seeds]
    found = [one for game in games for one in positions(*game, met)]
    components = msgspec.toml.decode(COMPONENTS.read_bytes())
    FILE.write_bytes(msgspec.json.Encoder().encode_lines([components, *found]))


if __name__ == "__main__":
    main()
