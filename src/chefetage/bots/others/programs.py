"""A bot that is a program of its own, in any language: we talk to it by lines of JSON on its standard input and output.

One process serves all games that are played in ours, one after the other. It gets what its seat may see, nothing else.
"""

import atexit
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NoReturn, TypeVar

import msgspec

from chefetage import __version__
from chefetage.bots.bot import Bot
from chefetage.bots.guarded import BotFailure
from chefetage.bots.others.messages import PROTOCOL, Bye, Choice, Decide, Hello, Introduction, NewGame
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.core.state import Move

PREFIX = "exec:"
START_SECONDS = 20.0
MOVE_SECONDS = 10.0
LONGEST_LINE = 1_000_000
AT_ONCE = 65536
END_SECONDS = 2.0
DIGITS = 16

Answer = TypeVar("Answer", Introduction, Choice)


class Program:
    """The process; whoever is late, silent or wrong is ended, and started anew for the next game."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.game = ""
        self.introduction = Introduction(PROTOCOL, command)
        self.process: subprocess.Popen[bytes] | None = None
        self.held = b""

    def start(self, game: str, rules: int, move_seconds: float) -> None:
        """Start it, if it does not run, and introduce ourselves; it learns of one game only."""
        if self.process and self.game == game and self.process.poll() is None:
            return
        self.end()
        self.game = game
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailure("not-started", str(error)) from error
        self.held = b""
        hello = Hello(PROTOCOL, f"chefetage {__version__}", game, rules, move_seconds)
        self.introduction = self.asked(hello, Introduction, START_SECONDS)
        if self.introduction.protocol != PROTOCOL:
            self.fail("other-protocol", str(self.introduction.protocol))

    def asked(self, message: object, kind: type[Answer], seconds: float) -> Answer:
        """Its answer, which must come in time; a program that does not even read is late as well."""
        deadline = time.monotonic() + seconds
        self.say(message, deadline)
        line = self.line(deadline)
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            self.fail("nonsense", f"{error}: {line[:200].decode(errors='replace')}")

    def say(self, message: object, deadline: float) -> None:
        assert self.process
        assert self.process.stdin
        pipe = self.process.stdin.fileno()
        os.set_blocking(pipe, False)
        left = msgspec.json.encode(message) + b"\n"
        while left:
            self.wait_for(pipe, selectors.EVENT_WRITE, deadline)
            try:
                left = left[os.write(pipe, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                self.fail("ended", self.last_words() or str(error))

    def line(self, deadline: float) -> bytes:
        """The next line that it says, or a failure if none comes in time."""
        assert self.process
        assert self.process.stdout
        pipe = self.process.stdout.fileno()
        while b"\n" not in self.held:
            self.wait_for(pipe, selectors.EVENT_READ, deadline)
            said = os.read(pipe, AT_ONCE)
            self.held += said
            if not said:
                self.fail("ended", self.last_words())
            if len(self.held) > LONGEST_LINE:
                self.fail("nonsense", f"> {LONGEST_LINE} bytes")
        line, _, self.held = self.held.partition(b"\n")
        return line

    def wait_for(self, pipe: int, event: int, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            left = deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                self.fail("too-late", self.command)

    def last_words(self) -> str:
        """How it ended, as far as one can tell."""
        assert self.process
        try:
            return f"exit {self.process.wait(END_SECONDS)}"
        except subprocess.TimeoutExpired:
            return ""

    def fail(self, why: str, detail: str) -> NoReturn:
        self.end()
        raise BotFailure(why, detail)

    def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with whatever it has started itself
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):  # what was not sent any more is of no use to anybody
                    pipe.close()

    def leave(self) -> None:
        """In peace: it may end by itself."""
        if self.process and self.process.poll() is None:
            try:
                self.say(Bye(), time.monotonic() + END_SECONDS)
                assert self.process.stdin
                self.process.stdin.close()
                self.process.wait(END_SECONDS)
            except (BotFailure, OSError, subprocess.TimeoutExpired):
                pass
        self.end()


class ProgramBot(Bot):
    """The program's seat in one game."""

    def __init__(self, program: Program, seed: int, move_seconds: float) -> None:
        super().__init__(seed)
        self.program = program
        self.move_seconds = move_seconds
        self.seed = seed
        self.seated_with: subprocess.Popen[bytes] | None = None
        self.number = 0

    def choose(self, seat: Seat) -> Move:
        game = seat.game
        moves = {game.notation(move): move for move in seat.legal_moves()}
        self.sit_down(seat)
        self.number += 1
        question = Decide(self.number, seat.player, seat.view(), list(moves))
        choice = self.program.asked(question, Choice, self.move_seconds)
        if choice.number != self.number or choice.move not in moves:
            raise BotFailure("illegal", choice.move)
        return moves[choice.move]

    def sit_down(self, seat: Seat) -> None:
        """Tell it of the game, once, and again if it failed at another seat and was started anew."""
        info = seat.game.info
        self.program.start(info.key, info.rules_version, self.move_seconds)
        if self.seated_with is not self.program.process:
            news = NewGame(seat.player, seat.players, f"{self.seed:064x}")
            self.program.say(news, time.monotonic() + self.move_seconds)
            self.seated_with = self.program.process


PROGRAMS: dict[str, Program] = {}  # by command; they serve all games of this process


def program_of(name: str) -> Program:
    command = name.removeprefix(PREFIX)
    if not PROGRAMS:
        atexit.register(end_all)
    if command not in PROGRAMS:
        words = words_of(name)
        if not shutil.which(words[0]):
            raise Problem("bot-no-program", bot=name, program=words[0])
        PROGRAMS[command] = Program(command)
    return PROGRAMS[command]


def words_of(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:  # a quotation mark without its other half
        words = []
    if not words:
        raise Problem("bot-no-command", bot=name)
    return words


def end_all() -> None:
    for program in PROGRAMS.values():
        program.leave()


def make(name: str, seed: int, move_seconds: float) -> Bot:
    return ProgramBot(program_of(name), seed, move_seconds)


def version(name: str) -> str:
    """A hash of the files that the command names: a program tells its version only when it plays."""
    digest = sha256()
    for word in words_of(name):
        path = Path(shutil.which(word) or word)
        digest.update(word.encode() + (path.read_bytes() if path.is_file() else b""))
    return digest.hexdigest()[:DIGITS]
