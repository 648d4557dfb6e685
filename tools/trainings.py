"""Networks that come with the program: docs/trainings/ keeps the logs of their training, docs/trainings.md is the page.

  PYTHONPATH=. .venv/bin/python -m tools.trainings            # writes the page
  PYTHONPATH=. .venv/bin/python -m tools.trainings FOLDER     # takes the network of a training as well, with its log

FOLDER is the one that `chefetage train` has told.
"""

import sys
from pathlib import Path

import msgspec

from chefetage.bots.network.files import shipped_path, unpacked
from chefetage.core.catalog import catalog
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.learning.folder import Position, TrainingFolder
from chefetage.learning.log import Entry

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "trainings"
PAGE = DOCS / "trainings.md"
SHOWN_DIGITS = 12
HEAD = """# How the networks were trained

Written by `tools/trainings.py` from `docs/trainings/`, where the plan and the log of each training lie; do not edit.
`python3 make.py train GAME --players N --minutes M --seed S --run FOLDER` makes a network; with `--from FILE` it begins
with what another one knows. Wins are those of the network one move ahead against greedy, alone among players of that
kind (a solo game: how many it wins), at each check in the course of the training, in as many games as the plan has for
a check (`check_games`). How the levels fare that think with these networks stands in [strength.md](strength.md).
"""
COLUMNS = "| players | digest | minutes | games | began with | wins at each check, in % |\n|---|---|---|---|---|---|"


class Training(msgspec.Struct, frozen=True):
    """What is kept of one: how it was done, and what every iteration brought."""

    position: Position
    log: list[Entry]


def kept_path(game: Game[State], players: int) -> Path:
    return KEPT / f"{game.info.key}-{players}.json"


def take(folder: Path) -> None:
    """Ship the network of a training, and keep what tells of it."""
    place = TrainingFolder(folder)
    position = place.position()
    game = catalog()[position.game]
    shipped_path(game, position.players).write_bytes(place.read("best.network"))
    training = Training(position, place.entries(position.iteration))
    KEPT.mkdir(exist_ok=True)
    kept_path(game, position.players).write_bytes(msgspec.json.format(msgspec.json.encode(training), indent=1) + b"\n")


def page() -> str:
    parts = [HEAD]
    for _, game in sorted(catalog().items()):
        counts = range(game.info.players_min, game.info.players_max + 1)
        rows = [row for players in counts if (row := row_of(game, players))]
        parts += [f"## {game.info.title['en']}", "", COLUMNS, *rows, ""]
    return "\n".join(parts)


def row_of(game: Game[State], players: int) -> str:
    """What is told of the network for so many players; nothing if there is none."""
    path = shipped_path(game, players)
    if not path.exists():
        return ""
    digest = unpacked(path.read_bytes(), path.name).digest
    cells = [str(players), f"`{digest[:SHOWN_DIGITS]}`", *facts_of(kept_path(game, players), digest)]
    return f"| {' | '.join(cells)} |"


def facts_of(kept: Path, digest: str) -> list[str]:
    """Minutes, games, beginning and checks, if the log of just this network is kept."""
    if not kept.exists():
        return ["its log was not kept", "", "", ""]
    training = msgspec.json.decode(kept.read_bytes(), type=Training)
    if training.log[-1].digest != digest:
        raise SystemExit(f"{kept} tells of another network than the one that comes with the program")
    position = training.position
    checks = " ".join(f"{100 * entry.check:.0f}" for entry in training.log if entry.check is not None)
    start = f"`{position.start[:SHOWN_DIGITS]}`" if position.start else "nothing"
    return [f"{position.seconds / 60:.1f}", f"{position.games:,}", start, checks]


if __name__ == "__main__":
    for word in sys.argv[1:]:
        take(Path(word))
    PAGE.write_text(page(), encoding="utf-8")
