"""What commands that play experiments have in common: options, the run's folder, progress."""

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from chefetage.cli.output import progress_bar, show, show_json
from chefetage.cli.parameters import File, Whole, Word, json_flag, option
from chefetage.cli.parts import as_tables
from chefetage.cli.problems import INTERRUPTED
from chefetage.core.problem import Problem
from chefetage.experiments import telling
from chefetage.experiments.comparison import ExperimentReport
from chefetage.experiments.executors import executor_of, usable_cores
from chefetage.experiments.experiment import Experiment
from chefetage.experiments.extras import needs
from chefetage.experiments.figures import Counter
from chefetage.experiments.pages import as_page, write_page
from chefetage.experiments.run import Outcome, Progress, Run
from chefetage.experiments.run_folder import RunFolder
from chefetage.experiments.stopping import News
from chefetage.experiments.tournament import TournamentReport
from chefetage.experiments.versions import Versions, versions_of
from chefetage.words.texts import Texts

RUNS = Path("chefetage-runs")
DIGITS = 8

AnyReport = TypeVar("AnyReport", TournamentReport, ExperimentReport)


def run_options(text: Texts) -> list[click.Option]:
    return [
        option(text, "run", File(), "folder"),
        click.Option(["--resume"], type=File(), metavar=text("metavar-folder"), help=text("cli-resume-run")),
        option(text, "workers", Whole(1), "number"),
        option(text, "cluster", Word(), "address"),
        option(text, "html", File(), "file"),
        json_flag(text),
    ]


class RunFlags(msgspec.Struct, frozen=True):
    """What those options were given: where the run is kept and played, and how it is told."""

    run: Path | None
    resume: Path | None
    workers: int | None
    cluster: str | None
    html: Path | None
    as_json: bool

    @classmethod
    def taken_from(cls, options: dict[str, Any]) -> "RunFlags":
        """Those of a command, taken out of all its options."""
        return cls(*(options.pop(name) for name in cls.__struct_fields__))


def resumed(folder: Path, changed: bool) -> Experiment:
    """What the run of a folder plays; flags that would change it are a mistake."""
    if changed:
        raise Problem("resume-fixes-the-run")
    needs("numpy", "lab")
    if not (folder / "experiment.json").exists():
        raise Problem("run-missing", folder=str(folder))
    return RunFolder(folder).experiment()


def new_folder(experiment: Experiment) -> Path:
    """A name of its own for each experiment."""
    mark = sha256(msgspec.json.encode(experiment)).hexdigest()[:DIGITS]
    players = "-".join(str(number) for number in sorted({arm.players for arm in experiment.arms}))
    return RUNS / f"{experiment.game}-{players}p-{mark}"


def play_and_tell(
    experiment: Experiment,
    report_of: Callable[[Experiment, Outcome, Counter, Versions], AnyReport],
    told: Callable[[AnyReport, Texts], Iterator[telling.Part]],
    flags: RunFlags,
    text: Texts,
) -> None:
    """Play an experiment, or the rest of it; what came of it is kept, shown and, if wished, written as a page."""
    folder = flags.resume or flags.run or new_folder(experiment)
    outcome, counter = played(experiment, folder, flags, text)
    if outcome.deals:
        report = report_of(experiment, outcome, counter, versions_of(experiment))
        RunFolder(folder).write("results.json", report)
        if flags.html:
            write_page(flags.html, as_page(told(report, text), text.lang))
        if flags.as_json:
            show_json(report)
        else:
            show(*as_tables(told(report, text)))
    if outcome.ending == "interrupted":
        raise click.exceptions.Exit(INTERRUPTED)


def played(experiment: Experiment, folder: Path, flags: RunFlags, text: Texts) -> tuple[Outcome, Counter]:
    """Play what is still to be played, with a line that tells how far it is."""
    needs("numpy", "lab")
    experiment.check()
    counter = Counter(experiment)
    run = Run(experiment, counter.add, RunFolder(folder))
    executor = executor_of(experiment, flags.workers or usable_cores(), flags.cluster)
    print(text("run-folder", folder=str(folder)), file=sys.stderr)
    with progress_bar(text) as bar:
        task = bar.add_task(text("simulate-progress"), total=experiment.games)

        def watch(now: Progress) -> None:
            bar.update(task, completed=now.games, total=now.of, description=news_text(now.news, text))

        outcome = run.play(
            executor, watch, flags.resume is not None, lambda: print(text("run-stopping"), file=sys.stderr, flush=True)
        )
    if outcome.ending == "interrupted":
        print(text("run-interrupted", games=outcome.games, folder=str(folder)), file=sys.stderr)
    return outcome, counter


def news_text(news: News, text: Texts) -> str:
    facts: dict[str, Any] = msgspec.structs.asdict(news) | {
        "mean": 100 * news.mean,
        "low": 100 * news.low,
        "high": 100 * news.high,
    }
    return text("run-progress-order" if news.rival else "run-progress-share", **facts)
