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
from chefetage.cli.parameters import File, Whole, argument, json_flag, option
from chefetage.cli.problems import BAD_INPUT, complain, problem_line
from chefetage.cli.seats import names_of
from chefetage.cli.story import result, table, viewer_of
from chefetage.core.catalog import find_game
from chefetage.core.events import Event
from chefetage.core.problem import Problem
from chefetage.core.score import ScoreLine
from chefetage.core.state import State
from chefetage.playing.journal import journal_of
from chefetage.playing.record import read_record, replay, set_up
from chefetage.words.texts import Texts
from chefetage.words.wording import Wording


def command(text: Texts) -> Command:
    params = [
        argument(text, "files", File(), nargs=-1, required=True),
        option(text, "step", Whole(0), "number"),
        json_flag(text),
    ]
    return Command("replay", text, partial(replay_files, text), params)


def replay_files(text: Texts, files: tuple[Path, ...], step: int | None, as_json: bool) -> None:
    """One file after the other; a bad one does not keep the others from being verified."""
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
        self.record = read_record(file)
        self.step = len(self.record.moves) if step is None else step
        self.shows_table = step is not None
        self.text = text
        self.game = find_game(self.record.header.game)
        self.wording = Wording(self.game, text.lang, names_of(self.record.header.seats, [], text))
        if self.step > len(self.record.moves):
            raise Problem("move-number-too-large", file=str(file), step=self.step, moves=len(self.record.moves))
        self.verify()

    def verify(self) -> None:
        """Replay every move, also those behind `step`, and remember what happened up to there."""
        self.known = [0]  # events known after each move
        self.stop_at(0, set_up(self.record.header))
        for line, state in replay(self.record, str(self.file)):
            self.stop_at(line.ply, state)

    def stop_at(self, ply: int, state: State) -> None:
        self.known.append(len(journal_of(state)))
        if ply == self.step:
            self.events = list(journal_of(state))
            self.table = table(self.game, state, viewer_of(self.game, state), self.wording)
            self.is_over = self.game.is_over(state)
            self.result = result(self.game, state, self.wording, self.text) if self.is_over else None
            self.scores = self.score_data(state) if self.is_over else []

    def events_of(self, ply: int) -> list[Event]:
        """What a move led to; move 0 is the set-up."""
        return self.events[self.known[ply] : self.known[ply + 1]]

    # In words.

    def story(self) -> Iterator[RenderableType]:
        yield from self.heading()
        for ply in range(self.step + 1):
            yield Text(self.move_words(ply), style="bold")
            for event in self.events_of(ply):
                yield Text.assemble("      ", (f"{event.kind.rule:<9}", "dim"), self.wording.event(event))
        if self.shows_table:
            yield self.table
        if self.result:
            yield self.result
        yield self.text("replay-verified", file=str(self.file), moves=len(self.record.moves))

    def heading(self) -> Iterator[str]:
        header = self.record.header
        yield self.text("replay-title", file=str(self.file), game=self.game.info.title[self.text.lang])
        for number, seat in enumerate(header.seats):
            yield "  " + self.text("replay-seat", player=self.wording.player(number), seat=seat)
        for key, value in header.options.items():
            yield "  " + self.text("replay-option", option=key, value=value)
        yield "  " + self.text("replay-seed", seed=header.seed)
        yield "  " + self.text("replay-seed-hash", hash=header.seed_hash)

    def move_words(self, ply: int) -> str:
        if ply == 0:
            return f"{0:>4}  " + self.text("replay-set-up")
        move = self.record.moves[ply - 1]
        return f"{ply:>4}  " + self.text("replay-move", player=self.wording.player(move.seat), move=move.move)

    # As data.

    def data(self) -> dict[str, object]:
        return {
            "file": str(self.file),
            "header": self.record.header,
            "seed_hash": self.record.header.seed_hash,
            "verified_plies": len(self.record.moves),
            "is_over": self.is_over,
            "events": [self.event_data(event, ply) for ply in range(self.step + 1) for event in self.events_of(ply)],
            "scores": self.scores,
        }

    def event_data(self, event: Event, ply: int) -> dict[str, object]:
        return {"ply": ply, "key": event.kind.name, "rule": event.kind.rule, "text": self.wording.event(event)}

    def score_data(self, state: State) -> list[dict[str, object]]:
        return [
            {
                "player": self.wording.player(standing.number),
                "place": standing.place,
                "total": standing.total,
                "lines": [self.line_data(line) for line in standing.sheet],
            }
            for standing in self.game.standings(state)
        ]

    def line_data(self, line: ScoreLine) -> dict[str, object]:
        return {"key": line.key, "rule": line.rule, "points": line.points, "text": self.wording.score_line(line)}
