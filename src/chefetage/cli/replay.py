"""chefetage replay"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
import msgspec
from rich.console import RenderableType
from rich.text import Text

from chefetage.cli.command import Command
from chefetage.cli.output import show
from chefetage.cli.parameters import File, Whole, argument, json_flag, option, play_variant, variant_option
from chefetage.cli.problems import BAD_INPUT, complain, problem_line
from chefetage.cli.seats import names_of
from chefetage.cli.story import result, table, viewer_of
from chefetage.core.problem import Problem
from chefetage.core.score import ScoreLine
from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from chefetage.playing.record import read_record
from chefetage.table.story import Story
from chefetage.words.texts import Texts
from chefetage.words.wording import Wording


def command(text: Texts) -> Command:
    params = [
        argument(text, "files", File(), nargs=-1, required=True),
        option(text, "step", Whole(0), "number"),
        variant_option(text),
        json_flag(text),
    ]
    return Command("replay", text, partial(replay_files, text), params)


def replay_files(text: Texts, files: tuple[Path, ...], step: int | None, variant: Path | None, as_json: bool) -> None:
    """One file after the other; a bad one does not keep the others from being verified."""
    if variant:
        play_variant(variant, None)
    failed = [file for file in files if not replay_file(file, step, as_json, text)]
    if len(files) > 1 and not as_json:
        show(text("replay-summary", verified=len(files) - len(failed), files=len(files)))
    if failed:
        raise click.exceptions.Exit(BAD_INPUT)


def replay_file(file: Path, step: int | None, as_json: bool, text: Texts) -> bool:
    """Whether the whole record is as it should be; only then it is told."""
    try:
        retold = Retold(file, step, text)
    except Problem as problem:
        complain(problem_line(problem, text))
        return False
    if as_json:
        print(msgspec.json.encode(retold.data()).decode())
    else:
        show(*retold.story())
    return True


class Retold:
    """A verified record, told up to `step` moves."""

    def __init__(self, file: Path, step: int | None, text: Texts) -> None:
        self.file = file
        self.text = text
        self.shows_table = step is not None
        self.whole = Match(read_record(file), str(file))  # every move is checked, also those behind `step`
        if step is not None and step > self.whole.ply:
            raise Problem("move-number-too-large", file=str(file), step=step, moves=self.whole.ply)
        self.match = self.whole if step is None else self.whole.past(step)
        self.header = self.match.record.header
        self.wording = Wording(self.match.game, text.lang, names_of(self.header.seats, [], text))
        self.lines = Story(self.wording).lines(self.match, NOBODY, is_open=True)

    # In words.

    def story(self) -> Iterator[RenderableType]:
        yield from self.heading()
        for ply in range(self.match.ply + 1):
            yield Text(self.move_words(ply), style="bold")
            for line in self.lines:
                if line.ply == ply:
                    yield Text.assemble("      ", (f"{line.rule:<9}", "dim"), line.text)
        if self.shows_table:
            game, state = self.match.game, self.match.state
            yield table(game, state, viewer_of(game, state), self.wording)
        if self.match.is_over:
            yield result(self.match, self.wording, self.text)
        yield self.text("replay-verified", file=str(self.file), moves=self.whole.ply)

    def heading(self) -> Iterator[str]:
        title = self.match.game.info.title[self.text.lang]
        yield self.text("replay-title", file=str(self.file), game=title)
        for number, seat in enumerate(self.header.seats):
            yield "  " + self.text("replay-seat", player=self.wording.player(number), seat=seat)
        for key, value in self.header.options.items():
            yield "  " + self.text("replay-option", option=key, value=value)
        yield "  " + self.text("replay-seed", seed=self.header.seed)
        yield "  " + self.text("replay-seed-hash", hash=self.header.seed_hash)

    def move_words(self, ply: int) -> str:
        if ply == 0:
            return f"{0:>4}  " + self.text("replay-set-up")
        move = self.match.record.moves[ply - 1]
        return f"{ply:>4}  " + self.text("replay-move", player=self.wording.player(move.seat), move=move.move)

    # As data.

    def data(self) -> dict[str, object]:
        return {
            "file": str(self.file),
            "header": self.header,
            "seed_hash": self.header.seed_hash,
            "verified_plies": self.whole.ply,
            "is_over": self.match.is_over,
            "events": [
                {"ply": line.ply, "key": line.kind, "rule": line.rule, "text": line.text} for line in self.lines
            ],
            "scores": self.scores() if self.match.is_over else [],
        }

    def scores(self) -> list[dict[str, object]]:
        return [
            {
                "player": self.wording.player(standing.number),
                "place": standing.place,
                "total": standing.total,
                "lines": [self.line_data(line) for line in standing.sheet],
            }
            for standing in self.match.game.standings(self.match.state)
        ]

    def line_data(self, line: ScoreLine) -> dict[str, object]:
        return {"key": line.key, "rule": line.rule, "points": line.points, "text": self.wording.score_line(line)}
