"""Keeps the record of a game at the terminal: after every move, once there is a file for it."""

import shlex
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from chefetage.cli.names import called
from chefetage.cli.output import show
from chefetage.cli.problems import problem_line
from chefetage.core.problem import Problem
from chefetage.playing.match import Match
from chefetage.words.texts import Texts


class Keeper:
    """The record of a match and the file that it goes into; says how the match is taken up again."""

    def __init__(
        self, match: Match, file: Path | None, names: Sequence[str], variant: Path | None, text: Texts
    ) -> None:
        self.match = match
        self.file = file
        self.names = names  # as given by the player, to be given again with --resume
        self.variant = variant  # likewise
        self.text = text

    def claim(self, file: Path) -> None:
        """Take a new file from now on; another game's record is never overwritten."""
        if file != self.file and file.exists():
            raise Problem("save-exists", file=str(file))
        self.write(file)
        self.file = file

    def write(self, file: Path) -> None:
        try:
            self.match.save(file)
        except OSError as error:
            raise Problem("save-failed", file=str(file), reason=error.strerror or str(error)) from error

    def keep(self) -> None:
        """After a move. A full disk is told, but does not end the game."""
        if self.file:
            self.try_to(self.write, self.file)

    def try_to(self, act: Callable[[Path], None], file: Path) -> bool:
        try:
            act(file)
        except Problem as problem:
            show(problem_line(problem, self.text))
            return False
        return True

    def save(self, name: str) -> None:
        """As the player wishes: under a name, or under the one in use, or under a free one."""
        file = Path(name) if name else self.file or self.free_file()
        if self.try_to(self.claim, file):
            show(self.text("play-saved", file=str(file)))

    def free_file(self) -> Path:
        key = self.match.game.info.key
        return next(file for file in (Path(f"{key}-{number}.jsonl") for number in count(1)) if not file.exists())

    def offer(self, read: Callable[[str], str]) -> None:
        """Ask whether an unsaved game is to be kept."""
        while not self.file:
            usual = self.free_file()
            name = read(self.text("play-save-question", file=str(usual), no=self.text("play-no"))).strip()
            if name.lower() in (self.text("play-no"), "n", "no"):
                return
            self.try_to(self.claim, Path(name) if name else usual)

    def say_where(self, is_over: bool) -> None:
        """Where the record lies, and how to go on with the game."""
        if not self.file:
            show(self.text("play-not-saved"))
        elif is_over:
            show(self.text("play-record", file=str(self.file), command=self.command("replay")))
        else:
            show(self.text("play-resume", file=str(self.file), command=self.resume_command()))

    def resume_command(self) -> str:
        names = f" --names {shlex.quote(','.join(self.names))}" if self.names else ""
        return self.command("play --resume") + names

    def command(self, words: str) -> str:
        """What to type to have this record, and the numbers that it was played with."""
        variant = f" --variant {shlex.quote(str(self.variant))}" if self.variant else ""
        return f"{called()} {words} {shlex.quote(str(self.file))}{variant}"
