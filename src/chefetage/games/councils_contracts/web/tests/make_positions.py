"""Writes positions.jsonl, material for the board's tests: the components, positions for each action, finished games.

  python src/chefetage/games/councils_contracts/web/tests/make_positions.py

They come from random games like those of tools/position.py, each as its mover sees it.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chefetage.bots import BOTS
from chefetage.playing.match import Match
from chefetage.table.position import Position, position
from chefetage.words.wording import Wording

GAME = "councils_contracts"
FOLDER = Path(__file__).parent
COMPONENTS = FOLDER.parent.parent / "components.toml"
FILE = FOLDER / "positions.jsonl"
GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2, 3)]
EACH = 2  # positions for each action
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
NEVER_SHOWN = ("log", "can_undo", "result")


def positions(players: int, seed: int, met: Counter[str]) -> Iterator[Position]:
    """Those of one game that bring an action not yet met often enough."""
    match = Match.start(GAME, seed, {}, ["human"] * players)
    bots = [BOTS["random"](number) for number in range(players)]
    wording = Wording(match.game, "en", NAMES[:players])
    while not match.is_over:
        mover = match.game.actor(match.state)
        actions = {match.game.action_of[move].name for move in match.game.legal_moves(match.state, mover)}
        if any(met[action] < EACH for action in actions):
            met.update(actions)
            yield position(match, mover, wording, [])
        match.apply(mover, bots[mover].choose(match.seat(mover)))
    if met["over"] < EACH:
        met["over"] += 1
        yield position(match, 0, wording, [])


def main() -> None:
    met: Counter[str] = Counter()
    found = [shown(one) for players, seed in GAMES for one in positions(players, seed, met)]
    components = msgspec.toml.decode(COMPONENTS.read_bytes())
    FILE.write_bytes(msgspec.json.Encoder().encode_lines([components, *found]))


def shown(one: Position) -> dict[str, object]:
    return {key: value for key, value in msgspec.structs.asdict(one).items() if key not in NEVER_SHOWN}


if __name__ == "__main__":
    main()
