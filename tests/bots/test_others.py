"""Bots of others: classes and programs; whoever fails loses the game, and is told why."""

import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

from chefetage.bots.bot import Bot
from chefetage.bots.guarded import BotFailure, GuardedBot
from chefetage.bots.others import any_bot, of_packages, programs, version_of
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.core.state import Move
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.one_game import Result, play_fixture

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
NODE = next(iter(ROOT.glob(".tools/node/*/bin/node")), shutil.which("node"))
LINE_BOT = f"exec:{sys.executable} {EXAMPLES / 'line_bot.py'}"
SEAT = 0


class First(Bot):
    """Takes the first move."""

    version = "7"

    def choose(self, seat: Seat) -> Move:
        return seat.legal_moves()[0]


class Careless(Bot):
    """Names a move that is none."""

    def choose(self, seat: Seat) -> Move:
        return -1


class Broken(Bot):
    """Raises an error in the middle of the game."""

    def choose(self, seat: Seat) -> Move:
        if seat.view()["round"] == 2:
            raise ZeroDivisionError("one by none")
        return seat.legal_moves()[0]


class Leaving(Bot):
    """Ends the whole process, it thinks."""

    def choose(self, seat: Seat) -> Move:
        raise SystemExit(3)


class Unmade(Bot):
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise ValueError("no")


def played(*bots: str, game: str = "watch", seconds: float = 20.0) -> Result:
    experiment = Experiment(game, [Arm(list(bots))], 1, 3, move_seconds=seconds)
    return play_fixture(experiment, experiment.fixture(0))


def own(name: str) -> str:
    return f"tests.bots.test_others:{name}"


def test_a_class_of_another_package_plays() -> None:
    assert played(own("First"), "random").failures == []
    assert version_of(own("First")).startswith("7 ")


@pytest.mark.parametrize(("name", "why"), [("Careless", "illegal"), ("Broken", "crashed"), ("Leaving", "crashed")])
def test_a_class_that_fails_has_lost_and_the_game_goes_on(name: str, why: str) -> None:
    result = played(own(name), "random", "random")
    assert [(failure.seat, failure.why) for failure in result.failures] == [(SEAT, why)]
    assert result.places[SEAT] == 3
    assert sorted(result.places[1:]) in ([1, 2], [1, 1])


def test_what_a_bot_raised_is_told() -> None:
    [failure] = played(own("Broken"), "random").failures
    assert failure.detail == "ZeroDivisionError: one by none"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("no.such.module:Bot", "bot-not-imported"),
        ("tests.bots.test_others:Nobody", "bot-no-class"),
        ("tests.bots.test_others:Path", "bot-no-class"),
        ("tests.bots.test_others:Unmade", "bot-not-made"),
        ("clever", "unknown-bot"),
        ("exec: ", "bot-no-command"),
        ("exec:node 'bot.js", "bot-no-command"),
        ("exec:no-such-program", "bot-no-program"),
    ],
)
def test_what_is_no_bot_is_told_before_anything_is_played(name: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        any_bot(name, 0)
    assert caught.value.key == key


def test_ours_are_not_guarded() -> None:
    assert not isinstance(any_bot("greedy", 0), GuardedBot)


# Programs.


@pytest.mark.parametrize("game", ["watch", "smartphone_inc"])
def test_a_program_plays(game: str) -> None:
    result = played(LINE_BOT, "random", game=game)
    assert result.failures == []
    assert result.decisions[SEAT] > 0
    assert played(LINE_BOT, "random", game=game).facts() == result.facts()


def test_a_program_plays_several_seats() -> None:
    assert played(LINE_BOT, "random", LINE_BOT).failures == []


@pytest.mark.skipif(NODE is None, reason="there is no Node: python3 make.py npm --version brings one")
def test_a_program_in_another_language_plays() -> None:
    assert played(f"exec:{NODE} {EXAMPLES / 'line_bot.js'}", "random").failures == []


HELLO = "import json, sys; print(json.dumps({'type': 'hello', 'protocol': 1, 'name': 'x'}), flush=True); "
FAULTS = {
    "ended": HELLO + "sys.exit(3)",
    "nonsense": HELLO + "sys.stdin.readline(); print('what?', flush=True); sys.stdin.read()",
    "too-late": HELLO + "sys.stdin.read()",
    "illegal": HELLO
    + "[print(json.dumps({'type': 'move', 'number': json.loads(l)['number'], 'move': 'win'}), flush=True)"
    + " for l in sys.stdin if 'decide' in l]",
    "other-protocol": 'print(\'{"type": "hello", "protocol": 99, "name": "x"}\', flush=True); input(); input()',
}


@pytest.mark.parametrize("why", FAULTS)
def test_a_program_that_fails_has_lost(why: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(FAULTS[why])
    result = played(f"exec:{sys.executable} {script}", "random", seconds=1.0)
    assert [failure.why for failure in result.failures] == [why]
    assert result.places == [2, 1]


def test_a_program_that_cannot_be_started_has_lost(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_bytes(b"\0")
    script.chmod(0o755)
    [failure] = played(f"exec:{script}", "random").failures
    assert failure.why == "not-started"


def test_a_program_that_does_not_read_is_late() -> None:
    """Before we have written more than a pipe holds, we would wait for ever."""
    program = programs.Program(shlex.join([sys.executable, "-c", HELLO + "import time; time.sleep(60)"]))
    program.start("watch", 1, 20.0)
    with pytest.raises(BotFailure) as caught:
        program.say("x" * 1_000_000, time.monotonic() + 0.2)
    assert caught.value.why == "too-late"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_what_a_program_has_started_ends_with_it() -> None:
    forking = HELLO + "import os, time; os.fork(); time.sleep(60)"
    program = programs.Program(shlex.join([sys.executable, "-c", forking]))
    program.start("watch", 1, 20.0)
    assert program.process
    group = program.process.pid
    program.end()
    patience = time.monotonic() + 20  # whoever was killed is gone as soon as the machine comes to it; else after 60 s
    while is_there(group) and time.monotonic() < patience:
        time.sleep(0.01)
    assert not is_there(group)


def is_there(group: int) -> bool:
    """Whether a process of the group lives."""
    return any(process_group(one) == group for one in Path("/proc").iterdir())


def process_group(folder: Path) -> int:
    """That of a process which lives; of one that does not, none."""
    try:
        state, _, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:
        return -1
    return -1 if state == "Z" else int(group)


def test_a_program_is_known_by_its_files(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("pass")
    before = version_of(f"exec:python3 {script}")
    assert version_of(f"exec:python3 {script}") == before
    script.write_text("raise")
    assert version_of(f"exec:python3 {script}") != before


def test_names_of_classes_are_told_from_others() -> None:
    assert of_packages.is_class_name("my_bots.clever:Bot")
    assert not of_packages.is_class_name("exec:node bot.js")
    assert not of_packages.is_class_name("greedy")


def test_programs_end_with_us() -> None:
    played(LINE_BOT, "random")
    program = programs.program_of(LINE_BOT)
    process = program.process
    assert process
    program.leave()
    assert process.poll() == 0
