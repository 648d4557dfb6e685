"""chefetage experiment"""

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
    Wholes,
    Word,
    argument,
    option,
    options_of,
    seed_option,
    setting_option,
)
from chefetage.cli.running import RunFlags, play_and_tell, resumed, run_options
from chefetage.core.catalog import game_keys
from chefetage.core.problem import Problem
from chefetage.experiments.comparison import comparison_of
from chefetage.experiments.experiment import LEAST_CONFIDENCE, Experiment
from chefetage.experiments.files import PRINTED, ExperimentFile, experiment_of, read_experiment
from chefetage.experiments.telling import experiment_told
from chefetage.words.texts import Texts


def command(text: Texts) -> Command:
    params = [
        argument(text, "experiment", Word(), required=False),
        click.Option(["--players"], type=Wholes(1), metavar=text("metavar-numbers"), help=text("cli-players-several")),
        click.Option(["--bots"], type=Items(), metavar=text("metavar-bots"), help=text("cli-bots-experiment")),
        click.Option(["--games"], type=Whole(1), metavar=text("metavar-number"), help=text("cli-games-most")),
        option(text, "precision", Part("bad-precision", 0, 1), "part"),
        click.Option(
            ["--confidence"],
            type=Part("bad-confidence", LEAST_CONFIDENCE, 1),
            metavar=text("metavar-part"),
            help=text("cli-confidence-precision"),
        ),
        seed_option(text),
        setting_option(text),
        click.Option(
            ["--variant", "variants"],
            type=Word(),
            metavar=text("metavar-file"),
            multiple=True,
            help=text("cli-variant-several"),
        ),
        option(text, "move-seconds", Seconds(), "number"),
        *run_options(text),
    ]
    return Command("experiment", text, partial(run, text), params)


def run(text: Texts, experiment: str | None, option: tuple[tuple[str, str], ...], **options: Any) -> None:
    flags = RunFlags.taken_from(options)
    wishes = {name: value for name, value in options.items() if value not in (None, ())}
    if option:
        wishes["options"] = options_of(option)
    if flags.resume:
        wanted = resumed(flags.resume, changed=bool(experiment or flags.run or wishes))
    elif experiment:
        wanted = wished(experiment, wishes)
    else:
        raise Problem("experiment-or-run")
    play_and_tell(wanted, comparison_of, experiment_told, flags, text)


def wished(name: str, wishes: dict[str, Any]) -> Experiment:
    """That of a file, with the flags instead of what the file says, or, for a game, all by flags."""
    wishes["variants"] = [one if one == PRINTED else str(Path(one).absolute()) for one in wishes.get("variants", ())]
    if not wishes["variants"]:
        del wishes["variants"]
    if name not in game_keys():
        return read_experiment(Path(name), wishes)
    if "bots" not in wishes:
        raise Problem("bots-missing")
    return experiment_of(msgspec.convert({"game": name, **wishes}, ExperimentFile), Path())
