"""chefetage bench"""

from functools import partial

import click

from chefetage.benchmark import Config, Progress, Report, own_games, own_pythons, run, tables
from chefetage.cli.command import Command
from chefetage.cli.output import progress_bar, show, show_json
from chefetage.cli.parameters import Seconds, Whole, Word, argument, json_flag, option
from chefetage.cli.problems import INTERRUPTED
from chefetage.words.texts import Texts

USUAL_ROUNDS = 5
USUAL_SECONDS = 0.5


def command(text: Texts) -> Command:
    params = [
        argument(text, "bench_games", Word(), nargs=-1, required=False),
        option(text, "players", Whole(1), "number"),
        option(text, "rounds", Whole(1), "number", default=USUAL_ROUNDS),
        option(text, "seconds", Seconds(), "number", default=USUAL_SECONDS),
        option(text, "compiled-python", Word(), "file"),
        option(text, "pure-python", Word(), "file"),
        option(text, "peers-python", Word(), "file"),
        option(text, "earlier-python", Word(), "file"),
        json_flag(text),
    ]
    return Command("bench", text, partial(bench, text), params)


def bench(
    text: Texts,
    bench_games: tuple[str, ...],
    players: int | None,
    rounds: int,
    seconds: float,
    compiled_python: str | None,
    pure_python: str | None,
    peers_python: str | None,
    earlier_python: str | None,
    as_json: bool,
) -> None:
    compiled, pure = own_pythons(compiled_python, pure_python)
    config = Config(
        games=own_games(list(bench_games), players),
        compiled_python=compiled,
        pure_python=pure,
        peers_python=peers_python,
        earlier_python=earlier_python,
        rounds=rounds,
        seconds=seconds,
    )
    report = run_with_progress(config, text)
    if as_json:
        show_json(report)
    else:
        show(tables(report, text))
    if report.interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def run_with_progress(config: Config, text: Texts) -> Report:
    with progress_bar(text) as bar:
        task = bar.add_task(text("bench-progress"), total=None)

        def update(step: Progress) -> None:
            what = text("bench-progress-step", engine=step.engine, game=step.game) if step.engine else ""
            bar.update(task, completed=step.done, total=step.total, description=what)

        return run(config, update)
