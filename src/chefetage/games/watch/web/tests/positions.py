"""Prints what the test of the board needs, as JSON: components, and positions that offer every action."""

import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chefetage.core.catalog import find_game
from chefetage.playing.match import Match
from chefetage.table.position import Position, position
from chefetage.words.wording import Wording

GAME = find_game("watch")
SEEDS = (10, 0)  # with four players, the first meets every action
COMPONENTS = Path(__file__).parent.parent.parent / "components.toml"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def positions(players: int, met: set[str]) -> Iterator[Position]:
    """The beginning, where an action is offered for the first time, and an end."""
    wording = Wording(GAME, "en", NAMES[:players])
    for seed in SEEDS:
        match = Match.start(GAME.info.key, seed, {}, ["human"] * players)
        choice = random.Random(seed)
        while not match.is_over:
            player = match.game.actor(match.state)
            moves = match.game.legal_moves(match.state, player)
            offered = {kind(match.game.notation(move)) for move in moves}
            if match.ply == 0 or not offered <= met:
                met |= offered
                yield position(match, player, wording, [])
            match.apply(player, choice.choice(moves))
    yield position(match, -1, wording, [])  # over, seen by a spectator


def kind(notation: str) -> str:
    """The action; choosing one component differs from choosing several."""
    return notation.split(maxsplit=1)[0] + ("+" if "+" in notation else "")


def main() -> None:
    met: set[str] = set()
    found = [*positions(1, set()), *(place for players in (4, 3, 2) for place in positions(players, met))]
    components = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    material = {"actions": sorted(GAME.verbs), "components": components, "positions": found}
    sys.stdout.buffer.write(msgspec.json.encode(material))


if __name__ == "__main__":
    main()
