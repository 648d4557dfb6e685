"""chefetage ladder"""

import sys
from functools import partial
from pathlib import Path

import click
from rich.console import RenderableType

from chefetage.bots.levels import WITH_OPTIONS, Strength, StrengthFile, as_toml, made_with, measured_in, put_into
from chefetage.cli.command import Command
from chefetage.cli.output import plain_table, progress_bar, show, show_json
from chefetage.cli.parameters import File, Items, NewFile, Part, Whole, Wholes, Word, argument, json_flag, option
from chefetage.cli.problems import INTERRUPTED
from chefetage.core.catalog import find_game
from chefetage.core.info import Options
from chefetage.experiments.executors import executor_of, usable_cores
from chefetage.experiments.extras import needs
from chefetage.experiments.figures import Counter
from chefetage.experiments.ladder import ORDER, Match, matches, matches_with
from chefetage.experiments.run import Outcome, Progress, Run
from chefetage.experiments.run_folder import RunFolder
from chefetage.learning.plan import plan_for
from chefetage.words.texts import Texts

RUNS = Path("chefetage-runs")
USUAL_SEED = 1


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        click.Option(["--players"], type=Wholes(1), metavar=text("metavar-numbers"), help=text("cli-ladder-players")),
        click.Option(["--levels"], type=Items(), metavar=text("metavar-bots"), help=text("cli-ladder-levels")),
        click.Option([WITH_OPTIONS, "with_options"], is_flag=True, help=text("cli-ladder-options")),
        click.Option(
            ["--part"], type=Part("bad-precision", 0, 1), metavar=text("metavar-part"), help=text("cli-ladder-part")
        ),
        click.Option(
            ["--seed"],
            type=Whole(0),
            metavar=text("metavar-number"),
            default=USUAL_SEED,
            help=text("cli-ladder-seed"),
        ),
        click.Option(["--run", "folder"], type=File(), metavar=text("metavar-folder"), help=text("cli-ladder-run")),
        click.Option(["--out"], type=NewFile(), metavar=text("metavar-file"), help=text("cli-ladder-out")),
        option(text, "workers", Whole(1), "number"),
        option(text, "cluster", Word(), "address"),
        json_flag(text),
    ]
    return Command("ladder", text, partial(run, text), params)


def run(
    text: Texts,
    game: str,
    players: list[int] | None,
    levels: list[str] | None,
    with_options: bool,
    part: float | None,
    seed: int,
    folder: Path | None,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    needs("numpy", "lab")
    found = find_game(game)
    counts = players or [*range(found.info.players_min, found.info.players_max + 1)]
    for count in counts:
        found.info.check_players(count)
    wanted = [match for match in matches(game, counts, part or 1.0) if not levels or is_among(match, levels)]
    if with_options:
        for count in counts:
            wanted += matches_with(plan_for(found, count).options if count > 1 else [], count, part or 1.0)
    if out:
        measured_in(out)  # told before anything is played
    place = folder or RUNS / f"ladder-{game}"
    print(text("ladder-folder", folder=str(place), matches=len(wanted)), file=sys.stderr)
    measured: list[Strength] = []
    is_whole = True
    for number, match in enumerate(wanted):
        outcome, counter = played(match, game, seed, place, workers or usable_cores(), cluster, (number, wanted), text)
        if outcome.ending == "interrupted":
            print(text("run-interrupted", games=outcome.games, folder=str(place)), file=sys.stderr)
            is_whole = False
            break
        measured.append(match.strength(counter))
    tell(game, seed, with_options, part, measured, counts, out, as_json, text)
    if not is_whole:
        raise click.exceptions.Exit(INTERRUPTED)


def opponent_of(against: str, players: int, options: Options) -> str:
    """Who is met, and with which options; who is met alone is named after theirs."""
    return " ".join([against, *(f"{key}={value}" for key, value in options.items() if players > 1)])


def is_among(match: Match, levels: list[str]) -> bool:
    return match.level in levels and (match.players == 1 or match.against in levels)


def played(
    match: Match,
    game: str,
    seed: int,
    place: Path,
    workers: int,
    cluster: str | None,
    number: tuple[int, list[Match]],
    text: Texts,
) -> tuple[Outcome, Counter]:
    """Play a match, or the rest of it."""
    experiment = match.experiment(game, seed)
    experiment.check()
    folder = RunFolder(place / match.name)
    counter = Counter(experiment)
    done, all_of_them = number
    with progress_bar(text) as bar:
        task = bar.add_task("", total=experiment.games)
        doing = text(
            "ladder-doing",
            level=match.level,
            against=opponent_of(match.against, match.players, match.options),
            match=done + 1,
            of=len(all_of_them),
            players=match.players,
        )

        def watch(now: Progress) -> None:
            bar.update(task, completed=now.games, total=now.of, description=doing)

        is_there = (place / match.name / "experiment.json").exists()
        outcome = Run(experiment, counter.add, folder).play(
            executor_of(experiment, workers, cluster),
            watch,
            is_there,
            lambda: print(text("run-stopping"), file=sys.stderr, flush=True),
        )
    return outcome, counter


def tell(
    game: str,
    seed: int,
    with_options: bool,
    part: float | None,
    measured: list[Strength],
    counts: list[int],
    out: Path | None,
    as_json: bool,
    text: Texts,
) -> None:
    words = ["chefetage", "ladder", game, "--seed", str(seed)]
    words += ["--part", str(part)] if part else []
    words += [WITH_OPTIONS] if with_options else []
    command = " ".join(words)
    found = find_game(game)
    every_table = range(found.info.players_min, found.info.players_max + 1)
    file = StrengthFile(command, measured, {str(count): made_with(found, count) for count in every_table})
    if out:
        out.write_text(as_toml(put_into(measured_in(out), file)), encoding="utf-8")
    if as_json:
        show_json(file)
        return
    for count in counts:
        rows = [one for one in measured if one.players == count]
        if rows:
            show(text("ladder-table", players=count), ladder_table(rows, text))
    show(text("ladder-command", command=command))


def ladder_table(rows: list[Strength], text: Texts) -> RenderableType:
    columns = ["level", "against", "wins", "low", "high", "games", "time"]
    table = plain_table(*(text(f"ladder-column-{column}") for column in columns), numbers_from=2)
    names = [*reversed(ORDER)]
    for one in sorted(rows, key=lambda row: (names.index(row.level), row.against, len(row.options))):
        shares = [text("number-percent", value=100 * value) for value in (one.wins, one.low, one.high)]
        time = text("number-hundredths", value=one.milliseconds)
        against = opponent_of(one.against, one.players, one.options)
        table.add_row(one.level, against, *shares, text("number-whole", value=one.games), time)
    return table
