"""Writes the positions that the tests of a board draw: games/<game>/web/tests/positions.jsonl from positions.toml.

python -m tools.board_positions [GAME...]            write them
python -m tools.board_positions [GAME...] --check    fail if one is not current

The first line holds the components, each other one a position as the board gets it. They come from random games at
the tables of positions.toml: the beginning of a table's first game, whatever offers a choice that was not yet met
often enough, and the end of its last game, in turn as the first seat and as a spectator sees it.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chefetage.core.catalog import catalog
from chefetage.core.info import Options
from chefetage.core.state import NOBODY, Move, Player
from chefetage.playing.match import Match
from chefetage.table.viewing import position
from chefetage.words.wording import Wording

GAMES = Path(__file__).resolve().parent.parent / "src" / "chefetage" / "games"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
SHOWN = ("viewer", "names", "actors", "step", "decision", "view", "offers")  # what a board gets

Shown = dict[str, object]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """Games with the same players and options."""

    players: int
    seeds: list[int]
    options: Options = {}
    apart: bool = False  # choices met at other tables do not count here, nor these there


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """positions.toml: which games are played, and what of them is kept."""

    tables: list[Table]
    each: int = 1  # positions for each kind of choice
    many: int | None = None  # a choice among more moves than these is a kind of its own
    eager: bool = False  # nobody stops as long as there is something to do
    favourites: list[str] = []  # actions that are preferred ...
    zeal: float = 1.0  # ... so often
    unmet: list[str] = []  # actions that none of the positions offers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted(catalog()))
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    changed = {key: differing_lines(key) for key in arguments.games}
    stale = [key for key, lines in changed.items() if lines]
    if arguments.check and stale:
        sys.exit(f"not current: {', '.join(stale)}; run python -m tools.board_positions")
    for key in stale:
        stored_file(key).write_bytes(made(key))
        print(f"wrote {stored_file(key).relative_to(GAMES)}")


def stored_file(key: str) -> Path:
    return GAMES / key / "web" / "tests" / "positions.jsonl"


def plan_of(key: str) -> Plan:
    return msgspec.toml.decode(stored_file(key).with_suffix(".toml").read_bytes(), type=Plan)


def differing_lines(key: str) -> list[int]:
    """Numbers of the stored lines that are not as the engine makes them today; the first one holds the components."""
    file = stored_file(key)
    return differences(file.read_bytes() if file.exists() else b"", made(key))


def differences(stored: bytes, fresh: bytes) -> list[int]:
    old, new = stored.splitlines(), fresh.splitlines()
    length = max(len(old), len(new))
    return [number + 1 for number in range(length) if old[number : number + 1] != new[number : number + 1]]


def made(key: str) -> bytes:
    components = msgspec.toml.decode((GAMES / key / "components.toml").read_bytes())
    return msgspec.json.Encoder().encode_lines([components, *positions(key, plan_of(key))])


def positions(key: str, plan: Plan) -> Iterator[Shown]:
    met: Counter[str] = Counter()
    for number, table in enumerate(plan.tables):
        end_viewer = NOBODY if number % 2 else 0
        yield from positions_at(key, plan, table, Counter() if table.apart else met, end_viewer)


def positions_at(key: str, plan: Plan, table: Table, met: Counter[str], end_viewer: Player) -> Iterator[Shown]:
    wording = Wording(catalog()[key], "en", NAMES[: table.players])
    for seed in table.seeds:
        match = Match.start(key, seed, table.options, ["human"] * table.players)
        choice = random.Random(seed)
        while not match.is_over:
            mover = match.game.actor(match.state)
            moves = match.game.legal_moves(match.state, mover)
            offered = kinds(match, moves, plan.many)
            is_beginning = match.ply == 0 and seed == table.seeds[0]
            if is_beginning or any(met[kind] < plan.each for kind in offered):
                met.update(offered)
                yield shown(match, mover, wording)
            match.apply(mover, chosen(match, moves, plan, choice))
    yield shown(match, end_viewer, wording)


def kinds(match: Match, moves: list[Move], many: int | None) -> set[str]:
    """The actions; choosing one component differs from choosing several, and few moves from many."""
    suffix = " of many" if many is not None and len(moves) > many else ""
    names = {match.game.action_of[move].name + ("+" if "+" in match.game.notation(move) else "") for move in moves}
    return {name + suffix for name in names}


def chosen(match: Match, moves: list[Move], plan: Plan, choice: random.Random) -> Move:
    """A random move, as eager and as fond of its favourites as the plan says."""
    if plan.eager:
        moves = [move for move in moves if match.game.action_of[move].arguments] or moves
    favourites = [move for move in moves if match.game.action_of[move].name in plan.favourites]
    return choice.choice(favourites if favourites and choice.random() < plan.zeal else moves)


def shown(match: Match, viewer: Player, wording: Wording) -> Shown:
    found = position(match, viewer, wording, [])
    return {name: getattr(found, name) for name in SHOWN}


if __name__ == "__main__":
    main()
