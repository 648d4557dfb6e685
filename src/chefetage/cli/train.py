"""chefetage train"""

import sys
import time
from functools import partial
from pathlib import Path

import click
import msgspec

from chefetage.bots import BOTS
from chefetage.bots.network.files import NetworkFile, network_for, unpacked
from chefetage.cli.command import Command
from chefetage.cli.output import plain_table, progress_bar, show, show_json
from chefetage.cli.parameters import File, NewFile, Whole, Word, argument, json_flag, option, random_seed, seed_option
from chefetage.cli.problems import INTERRUPTED
from chefetage.core.catalog import find_game
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.experiments.executors import usable_cores
from chefetage.experiments.extras import needs, numpy
from chefetage.experiments.pages import write_page
from chefetage.experiments.run import Progress
from chefetage.learning.curve import cells, columns, curve_page, line_of_bars, rival_in
from chefetage.learning.folder import RIVAL_FILE, Position, TrainingFolder
from chefetage.learning.log import Entry
from chefetage.learning.plan import plan_for
from chefetage.learning.training import Interrupted, Training
from chefetage.words.texts import Texts

RUNS = Path("chefetage-runs")
USUAL_MINUTES = 30
MINUTE = 60.0


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        option(text, "players", Whole(1), "number"),
        click.Option(
            ["--minutes"],
            type=Whole(1),
            metavar=text("metavar-number"),
            default=USUAL_MINUTES,
            help=text("cli-minutes"),
        ),
        click.Option(["--run", "folder"], type=File(), metavar=text("metavar-folder"), help=text("cli-training")),
        click.Option(["--from", "start"], type=File(), metavar=text("metavar-file"), help=text("cli-start-network")),
        click.Option(["--against"], type=Word(), metavar=text("metavar-bot"), help=text("cli-against")),
        click.Option(["--out"], type=NewFile(), metavar=text("metavar-file"), help=text("cli-network-out")),
        seed_option(text),
        option(text, "workers", Whole(1), "number"),
        option(text, "cluster", Word(), "address"),
        json_flag(text),
    ]
    return Command("train", text, partial(run, text), params)


def run(
    text: Texts,
    game: str,
    players: int | None,
    minutes: int,
    folder: Path | None,
    start: Path | None,
    against: str | None,
    out: Path | None,
    seed: int | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    needs("numpy", "lab")
    seats = players or find_game(game).info.players_max
    place = TrainingFolder(folder or RUNS / f"training-{game}-{seats}p{'-against' if against else ''}")
    position = begun(place, game, seats, start, against, seed)
    training = Training(numpy(), position, place, workers or usable_cores(), cluster)
    print(text("train-folder", folder=str(place.folder)), file=sys.stderr)
    is_whole = trained(training, minutes, as_json, text)
    title = text("train-title", game=find_game(game).info.title[text.lang], players=seats)
    write_page(place.folder / "curve.html", curve_page(training.position, training.entries, title, text))
    if training.best:
        if out:
            out.write_bytes(training.best.packed())
        if as_json:
            show_json({"position": training.position, "log": training.entries})
        else:
            show(text("train-curve-page", file=str(place.folder / "curve.html")))
            show(text("train-network", file=str(out or place.folder / "best.network"), digest=training.best.digest))
    if not is_whole:
        print(text("train-interrupted", folder=str(place.folder)), file=sys.stderr)
        raise click.exceptions.Exit(INTERRUPTED)


def begun(
    place: TrainingFolder, game: str, players: int, start: Path | None, against: str | None, seed: int | None
) -> Position:
    """The training of a folder, to go on with, or a new one."""
    found = find_game(game)
    found.info.check_players(players)
    if place.is_begun():
        position = place.position()
        if (position.game, position.players) != (game, players) or seed not in (None, position.seed):
            raise Problem("training-other", folder=str(place.folder), game=position.game, players=position.players)
        return position
    encoder = found.encoder()
    if encoder is None:
        raise Problem("training-no-encoder", game=game)
    first = read_network(found, start)
    rival = read_network(found, Path(against)) if against and against not in BOTS else None
    plan = plan_for(found, players)
    if first:
        plan = msgspec.structs.replace(plan, hidden=max(plan.hidden, first.head.hidden))
    place.begin()
    for file, name in ((first, "start.network"), (rival, RIVAL_FILE)):
        if file:
            place.write(name, file.packed())
    chosen = random_seed() if seed is None else seed
    opponent = rival.digest if rival else against or ""
    position = Position(game, players, chosen, encoder.digest, plan, opponent, first.digest if first else "")
    place.write_position(position)
    return position


def read_network(game: Game[State], path: Path | None) -> NetworkFile | None:
    """A network of the user's, if there is a path; a Problem if it is none of this game's."""
    if path is None:
        return None
    try:
        packed = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("network-unreadable", network=str(path), reason=reason) from error
    file = unpacked(packed, str(path))
    network_for(game, file, str(path))
    return file


def trained(training: Training, minutes: int, is_quiet: bool, text: Texts) -> bool:
    """Iterate until the time is over, at least once; False if somebody has stopped it before."""
    table = plain_table(*columns(training.position, text), numbers_from=0)
    rival = rival_in(training.position)
    began, before = time.monotonic(), training.position.seconds
    with progress_bar(text) as bar:
        task = bar.add_task("", total=1)

        def tell(what: str, now: Progress) -> None:
            bars = line_of_bars(training.entries)
            doing = text(f"train-doing-{what}", iteration=training.position.iteration, bars=bars, rival=rival)
            bar.update(task, completed=now.games, total=now.of, description=doing)

        try:
            elapsed = 0.0
            while elapsed < MINUTE * minutes:
                progress = (before + elapsed) / (before + MINUTE * minutes)
                entry = training.iterate(tell, progress)
                table.add_row(*cells(entry, text))
                if not sys.stderr.isatty() and not is_quiet:
                    print(text("train-done", **told(entry), rival=rival), file=sys.stderr, flush=True)
                elapsed = time.monotonic() - began
        except Interrupted:
            return False
        finally:
            bar.stop()
            if not is_quiet:
                show(table)
    return True


def told(entry: Entry) -> dict[str, float | str]:
    """The facts of an iteration for a sentence."""
    check = "-" if entry.check is None else f"{100 * entry.check:.0f}"
    return {
        "iteration": entry.iteration,
        "minutes": entry.seconds / MINUTE,
        "games": entry.games,
        "gate": 100 * entry.gate,
        "check": check,
    }
