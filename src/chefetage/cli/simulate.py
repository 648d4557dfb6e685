"""chefetage simulate"""

from functools import partial
from pathlib import Path

import click
import msgspec
from rich.console import RenderableType

from chefetage.bots.levels import are_alike
from chefetage.cli.command import Command
from chefetage.cli.output import plain_table, progress_bar, show, show_json
from chefetage.cli.parameters import (
    File,
    Items,
    Whole,
    Word,
    argument,
    json_flag,
    option,
    options_of,
    play_variant,
    random_seed,
    seed_option,
    setting_option,
    variant_option,
)
from chefetage.cli.problems import INTERRUPTED
from chefetage.core.catalog import find_game
from chefetage.experiments import Plan, Report, Row, simulate
from chefetage.experiments.executors import usable_cores
from chefetage.experiments.files import bots_for
from chefetage.words.texts import Texts

USUAL_GAMES = 100


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        option(text, "players", Whole(1), "number"),
        option(text, "games", Whole(1), "number", default=USUAL_GAMES),
        option(text, "bots", Items(), "bots"),
        seed_option(text),
        setting_option(text),
        variant_option(text),
        option(text, "workers", Whole(1), "number"),
        option(text, "cluster", Word(), "address"),
        click.Option(["--save"], type=File(), metavar=text("metavar-folder"), help=text("cli-save-games")),
        json_flag(text),
    ]
    return Command("simulate", text, partial(run, text), params)


def run(
    text: Texts,
    game: str,
    players: int | None,
    games: int,
    bots: list[str] | None,
    seed: int | None,
    option: tuple[tuple[str, str], ...],
    variant: Path | None,
    workers: int | None,
    cluster: str | None,
    save: Path | None,
    as_json: bool,
) -> None:
    if variant:
        play_variant(variant, game)
    seats = players or find_game(game).info.players_max
    chosen = random_seed() if seed is None else seed
    plan = Plan(game, seats, games, bots_for(seats, bots or []), chosen, options_of(option))
    plan.check()
    report = simulate_with_progress(plan, workers or usable_cores(), cluster, save, text)
    if as_json:
        show_json({**msgspec.to_builtins(report), "seed": seed_text(plan.seed)})
    else:
        show_report(plan, report, text)
    if report.interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def seed_text(seed: int) -> str:
    """Short seeds as they were typed, long ones in fewer digits."""
    return str(seed) if seed < 2**64 else hex(seed)


def simulate_with_progress(plan: Plan, workers: int, cluster: str | None, save: Path | None, text: Texts) -> Report:
    with progress_bar(text) as bar:
        task = bar.add_task(text("simulate-progress"), total=plan.games)
        watch = partial(bar.update, task)
        return simulate(plan, workers, save, lambda done, total: watch(completed=done, total=total), cluster)


def show_report(plan: Plan, report: Report, text: Texts) -> None:
    if report.interrupted:
        show(text("simulate-interrupted", done=report.games, games=plan.games))
    show(text("simulate-seed", seed=seed_text(plan.seed)))
    if are_alike(find_game(plan.game), plan.bots, plan.players):
        show(text("bot-untrained", players=plan.players))
    if report.games == 0:
        return
    length = report.length
    show(
        text("simulate-games", games=report.games, players=report.players, decisions=report.decisions),
        text("simulate-length", mean=length.mean, least=length.minimum, most=length.maximum),
        text("simulate-seconds", seconds=report.seconds),
        text("simulate-speed", decisions=round(report.decisions_per_second), games=report.games_per_second),
        rows_table(text("simulate-seats"), report.seats, text),
        rows_table(text("simulate-bots"), report.bots, text),
    )


def rows_table(title: str, rows: list[Row], text: Texts) -> RenderableType:
    columns = ["games", "wins", "rate", "mean", "error", "least", "most"]
    table = plain_table(title, *(text(f"simulate-column-{column}") for column in columns), numbers_from=1)
    for row in rows:
        table.add_row(row.name, *cells(row, text))
    return table


def cells(row: Row, text: Texts) -> list[str]:
    return [
        text("number-whole", value=row.games),
        text("number-tenths", value=row.wins),
        text("number-percent", value=100 * row.win_rate),
        text("number-tenths", value=row.mean),
        text("number-hundredths", value=row.standard_error),
        text("number-whole", value=row.minimum),
        text("number-whole", value=row.maximum),
    ]
