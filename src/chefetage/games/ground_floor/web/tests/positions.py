"""Prints what the tests of the board need, as JSON: actions, components, ids of rules, positions with every action."""

import random
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chefetage.core.catalog import catalog
from chefetage.core.state import Move
from chefetage.playing.match import Match
from chefetage.table.position import Position, position
from chefetage.words.rulebook import rulebook
from chefetage.words.wording import Wording

GAME = catalog()["ground_floor"]
EACH = 2  # positions that offer an action
SEEDS = range(6)
COMPONENTS = Path(__file__).parent.parent.parent / "components.toml"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"automas": "gropius_hadid"}),
    (2, {"events": "on", "eras": "on"}),
    (3, {"remodel_any_time": "on", "voluntary_liquidation": "on", "first_game": "on"}),
    (3, {"automas": "pei", "events": "on"}),
    (5, {}),
]
BUILDING = {"consult", "produce", "build", "buy_floor", "buy_tenant", "take_tenant", "renovate"}
ZEAL = 0.7  # how often a builder builds; by chance alone no Floor is ever used


def positions(players: int, options: dict[str, str], met: Counter[str]) -> Iterator[Position]:
    """Where an action is offered that was not offered often enough, and an end."""
    wording = Wording(GAME, "en", NAMES[:players])
    for seed in SEEDS:
        match = Match.start(GAME.info.key, seed, options, ["human"] * players)
        choice = random.Random(seed)
        while not match.is_over:
            player = match.game.actor(match.state)
            moves = match.game.legal_moves(match.state, player)
            offered = {match.game.action_of[move].name for move in moves}
            if any(met[name] < EACH for name in offered):
                met.update(offered)
                yield position(match, player, wording, [])
            match.apply(player, builder(moves, choice))
    yield position(match, -1, wording, [])  # over, seen by a spectator


def builder(moves: list[Move], choice: random.Random) -> Move:
    favourites = [move for move in moves if GAME.action_of[move].name in BUILDING]
    return choice.choice(favourites if favourites and choice.random() < ZEAL else moves)


def main() -> None:
    met: Counter[str] = Counter()
    found = [place for players, options in TABLES for place in positions(players, options, met)]
    components = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    rules = list(rulebook(GAME.info.key, "en").rules())
    material = {"actions": sorted(GAME.verbs), "components": components, "rules": rules, "positions": found}
    sys.stdout.buffer.write(msgspec.json.encode(material))


if __name__ == "__main__":
    main()
