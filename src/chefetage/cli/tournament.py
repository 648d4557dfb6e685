"""chefetage tournament"""

from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from chefetage.cli.command import Command
from chefetage.cli.parameters import (
    Items,
    Part,
    Seconds,
    Whole,
    Word,
    argument,
    option,
    options_of,
    play_variant,
    random_seed,
    seed_option,
    setting_option,
    variant_option,
)
from chefetage.cli.running import RunFlags, play_and_tell, resumed, run_options
from chefetage.core.catalog import choose_variant, find_game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.experiments.experiment import LEAST_CONFIDENCE, Experiment
from chefetage.experiments.telling import tournament_told
from chefetage.experiments.tournament import report_of, tournament
from chefetage.words.texts import Texts

USUAL_CONFIDENCE = 0.95


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word(), required=False),
        click.Option(["--bots"], type=Items(), metavar=text("metavar-bots"), help=text("cli-bots-tournament")),
        option(text, "players", Whole(2), "number"),
        click.Option(["--games"], type=Whole(1), metavar=text("metavar-number"), help=text("cli-games-most")),
        option(text, "confidence", Part("bad-confidence", LEAST_CONFIDENCE, 1), "part"),
        seed_option(text),
        setting_option(text),
        variant_option(text),
        option(text, "move-seconds", Seconds(), "number"),
        *run_options(text),
    ]
    return Command("tournament", text, partial(run, text), params)


def run(text: Texts, option: tuple[tuple[str, str], ...], variant: Path | None, **options: Any) -> None:
    flags = RunFlags.taken_from(options)
    if flags.resume:
        wishes = [*options.values(), variant, flags.run]
        experiment = resumed(flags.resume, changed=bool(option) or any(wish is not None for wish in wishes))
        if experiment.variants:
            choose_variant(experiment.variants[0])
    else:
        if variant:
            play_variant(variant, options["game"])
        experiment = wished(settings=options_of(option), **options)
    play_and_tell(experiment, report_of, tournament_told, flags, text)


def wished(
    game: str | None,
    bots: list[str] | None,
    players: int | None,
    games: int | None,
    confidence: float | None,
    seed: int | None,
    settings: Options,
    move_seconds: float | None,
) -> Experiment:
    if game is None:
        raise Problem("game-or-run")
    if bots is None:
        raise Problem("bots-missing")
    seats = players or find_game(game).info.players_max
    chosen = random_seed() if seed is None else seed
    sure = confidence or USUAL_CONFIDENCE
    found = tournament(game, seats, bots, games, chosen, settings, sure)
    return msgspec.structs.replace(found, move_seconds=move_seconds or found.move_seconds)
