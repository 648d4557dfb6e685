"""Experiments as people write them: a TOML file.

    game = "watch"
    players = [3, 4]                  # one number or several; otherwise as many as can play
    bots = ["greedy", "random"]       # further seats play at random; one bot alone takes all seats
    variants = ["printed", "gentle_debt.toml"]
    games = 1000                      # at most
    precision = 0.01                  # ends it earlier
    seed = 12                         # or "0x…"; otherwise chance chooses it

    [options]
    start_player = "1"

Every player count with every variant is a table of its own, at which all deals are played.
"""

from itertools import product
from pathlib import Path
from secrets import randbits

import msgspec

from chefetage.bots.others.programs import MOVE_SECONDS
from chefetage.core.catalog import find_game
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant, read_variant
from chefetage.experiments.experiment import Arm, Experiment

PRINTED = "printed"
USUAL_BOT = "random"
USUAL_GAMES = 1000


class ExperimentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says, or the flags of the command."""

    game: str
    bots: list[str]
    players: int | list[int] = []  # none: as many as can play
    games: int = USUAL_GAMES
    seed: int | str | None = None  # none: chance chooses it
    variants: list[str] = []  # none: the printed game
    options: Options = {}
    precision: float | None = None
    confidence: float = 0.95
    move_seconds: float = MOVE_SECONDS


def read_experiment(path: Path, changes: dict[str, object]) -> Experiment:
    """An experiment from its file, with changes of what it says, or as it was from experiment.json of a run."""
    try:
        content = path.read_bytes()
        if path.suffix == ".json":
            if changes:
                raise Problem("experiment-as-it-was", file=str(path))
            return msgspec.json.decode(content, type=Experiment)
        table = msgspec.toml.decode(content, type=dict[str, object])
        return experiment_of(msgspec.convert(table | changes, ExperimentFile), path.parent)
    except OSError as error:
        raise Problem("run-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("experiment-bad-file", file=str(path), reason=str(error)) from error


def experiment_of(file: ExperimentFile, folder: Path) -> Experiment:
    """Names of variants are files in the folder."""
    variants = [variant_named(name, file.game, folder) for name in file.variants or [PRINTED]]
    counts = [file.players] if isinstance(file.players, int) else file.players
    arms = [
        Arm(bots_for(players, file.bots), file.options, number)
        for players, number in product(counts or [find_game(file.game).info.players_max], range(len(variants)))
    ]
    found = Experiment(
        game=file.game,
        arms=arms,
        deals=1,
        seed=seed_of(file.seed),
        variants=variants if any(variant.numbers for variant in variants) else [],
        precision=file.precision,
        confidence=file.confidence,
        move_seconds=file.move_seconds,
    )
    return found.with_games(file.games)


def variant_named(name: str, game: str, folder: Path) -> Variant:
    if name == PRINTED:
        return Variant(game)
    variant = read_variant(folder / name)
    if variant.game != game:
        raise Problem("variant-other-game", file=name, game=variant.game)
    return variant


def seed_of(wished: int | str | None) -> int:
    if wished is None:
        return randbits(SEED_BITS)
    try:
        return int(wished, 0) if isinstance(wished, str) else wished
    except ValueError:
        raise Problem("bad-seed-text", value=str(wished)) from None


def bots_for(players: int, bots: list[str]) -> list[str]:
    """A single bot takes all seats; seats beyond those of several, or of none, play at random."""
    if len(bots) == 1:
        return bots * players
    if len(bots) > players:
        raise Problem("bad-bot-count", bots=len(bots), players=players)
    return bots + [USUAL_BOT] * (players - len(bots))
