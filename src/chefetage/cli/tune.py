"""chefetage tune"""

import sys
import time
from functools import partial
from pathlib import Path

import click

from chefetage.cli.command import Command
from chefetage.cli.output import progress_bar, show, show_json
from chefetage.cli.parameters import File, NewFile, Whole, Word, argument, json_flag, option, random_seed, seed_option
from chefetage.cli.problems import INTERRUPTED
from chefetage.core.catalog import find_game
from chefetage.core.weights import as_toml
from chefetage.experiments.executors import usable_cores
from chefetage.experiments.extras import needs
from chefetage.experiments.run import Progress
from chefetage.learning.tuning import Check, Interrupted, Tuning, begun, write
from chefetage.words.texts import Texts

RUNS = Path("chefetage-runs")
USUAL_MINUTES = 30
USUAL_PLAYERS = 2
MINUTE = 60.0
TELL_EVERY = 10  # iterations, where no bar shows them


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        option(text, "players", Whole(1), "number"),
        click.Option(
            ["--minutes"],
            type=Whole(1),
            metavar=text("metavar-number"),
            default=USUAL_MINUTES,
            help=text("cli-tune-minutes"),
        ),
        click.Option(["--run", "folder"], type=File(), metavar=text("metavar-folder"), help=text("cli-tuning")),
        click.Option(["--out"], type=NewFile(), metavar=text("metavar-file"), help=text("cli-weights-out")),
        seed_option(text),
        option(text, "workers", Whole(1), "number"),
        json_flag(text),
    ]
    return Command("tune", text, partial(run, text), params)


def run(
    text: Texts,
    game: str,
    players: int | None,
    minutes: int,
    folder: Path | None,
    out: Path | None,
    seed: int | None,
    workers: int | None,
    as_json: bool,
) -> None:
    needs("numpy", "lab")
    find_game(game)
    seats = players or USUAL_PLAYERS
    place = folder or RUNS / f"tuning-{game}-{seats}p"
    tuning = Tuning(begun(place, game, seats, seed, random_seed), place, workers or usable_cores())
    print(text("tune-folder", folder=str(place)), file=sys.stderr)
    check = tuned(tuning, minutes, text)
    if check is None:
        print(text("tune-interrupted", folder=str(place)), file=sys.stderr)
        raise click.exceptions.Exit(INTERRUPTED)
    tell(tuning, check, out, as_json, text)


def tuned(tuning: Tuning, minutes: int, text: Texts) -> Check | None:
    """Iterate until the time is over, then check what came of it; None if somebody has stopped it."""
    began, before = time.monotonic(), tuning.tune.seconds
    with progress_bar(text) as bar:
        task = bar.add_task("", total=1)

        def told(what: str, now: Progress) -> None:
            doing = text(f"tune-doing-{what}", iteration=tuning.tune.iteration)
            bar.update(task, completed=now.games, total=now.of, description=doing)

        tuning.tell = told
        try:
            while time.monotonic() - began < MINUTE * minutes:
                better = tuning.iterate()
                tuning.keep(before + time.monotonic() - began)
                if not sys.stderr.isatty() and tuning.tune.iteration % TELL_EVERY == 0:
                    facts = {"iteration": tuning.tune.iteration, "games": tuning.tune.games, "better": 100 * better}
                    print(text("tune-done", **facts), file=sys.stderr, flush=True)
            return tuning.check()
        except Interrupted:
            return None
        finally:
            bar.stop()


def tell(tuning: Tuning, check: Check, out: Path | None, as_json: bool, text: Texts) -> None:
    """What came of it; weights are written only if they are better than those of the game."""
    tune = tuning.tune
    file = out or tuning.folder / "tuned.toml"
    numbers = tune.numbers(tune.mean())
    if check.is_better:
        write(file, as_toml(numbers).encode())
    if as_json:
        show_json({"tune": tune, "check": check, "is_better": check.is_better, "weights": numbers})
        return
    shares = {"wins": 100 * check.wins, "low": 100 * check.low, "high": 100 * check.high}
    show(text("tune-check", **shares, games=check.games, par=100 * check.par))
    show(text("tune-written", file=str(file)) if check.is_better else text("tune-no-better"))
