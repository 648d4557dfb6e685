"""Tunes the weights of a hand-written evaluation by matches (SPSA: simultaneous perturbation).

In each iteration all weights are made a little larger or smaller at random; greedy by these and greedy by the opposite
ones play on common deals, and the weights go some way towards those that fared better. What comes out is the mean of
the later iterations, and counts only if it beats the weights that the game has.
"""

import os
import random
from collections.abc import Callable
from math import exp, sqrt
from pathlib import Path

import msgspec

from chefetage.bots.others.weighed import PREFIX, own_numbers
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem
from chefetage.core.weights import Numbers, as_toml
from chefetage.experiments.executors import executor_of
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.one_game import Result
from chefetage.experiments.run import Progress, Run

PLUS, MINUS, TUNED = PREFIX + "plus", PREFIX + "minus", PREFIX + "tuned"
GAMES = 80  # of an iteration
CHECK_GAMES = 400  # against the weights that the game has
STEP = 0.15  # by which weights are tried, as a part of themselves
RATE = 0.04  # how far weights go for a whole win
DELAY = 20  # iterations, before steps become noticeably smaller
LEFT_OUT = 0.5  # of the iterations come before those whose mean is taken
SEED_BITS = 64
Z = 1.959964  # of the 95 % interval

Tell = Callable[[str, Progress], None]


class Interrupted(Exception):
    """Somebody has asked to stop; what the iteration had is given up."""


class Tune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a tuning is. Changes are logarithms of what weights are multiplied by."""

    game: str
    players: int
    seed: int
    own: Numbers  # what it began with
    iteration: int = 0
    games: int = 0
    seconds: float = 0.0
    changes: list[Numbers] = []  # after each iteration

    def numbers(self, change: Numbers) -> Numbers:
        return {name: number * exp(change.get(name, 0.0)) for name, number in self.own.items()}

    def now(self) -> Numbers:
        """The last change."""
        return self.changes[-1] if self.changes else dict.fromkeys(self.own, 0.0)

    def mean(self) -> Numbers:
        """That of the later iterations: single ones wander."""
        later = self.changes[int(LEFT_OUT * len(self.changes)) :] or [self.now()]
        return {name: sum(change[name] for change in later) / len(later) for name in self.own}


class Check(msgspec.Struct, frozen=True):
    """How often the tuned weights win, one among players by the game's own; the 95 % interval."""

    wins: float
    low: float
    high: float
    games: int
    par: float

    @property
    def is_better(self) -> bool:
        return self.low > self.par


class Tuning:
    """One tuning, in a folder of its own: tuning.json is written anew after each iteration."""

    def __init__(self, tune: Tune, folder: Path, workers: int) -> None:
        self.tune = tune
        self.folder = folder
        self.workers = workers
        self.tell: Tell = lambda what, progress: None

    def iterate(self) -> float:
        """Try weights on both sides of the present ones; returns by how much one side fared better."""
        tune = self.tune
        drawn = random.Random(f"{tune.seed} {tune.iteration}")
        signs = {name: drawn.choice((-1.0, 1.0)) for name in tune.own}
        step = STEP / (tune.iteration + 1) ** 0.101  # the exponents that SPSA is usually run with
        rate = RATE / (1 + tune.iteration / DELAY) ** 0.602
        now = tune.now()
        files = {
            name.removeprefix(PREFIX): self.packed({key: now[key] + side * step * sign for key, sign in signs.items()})
            for name, side in ((PLUS, 1.0), (MINUS, -1.0))
        }
        seats = [PLUS if seat % 2 == 0 else MINUS for seat in range(tune.players)]
        arms = [Arm(seats)]  # from every seat
        if tune.players % 2:
            arms.append(Arm([MINUS if name == PLUS else PLUS for name in seats]))  # or one side would be the larger
        results = self.play(arms, GAMES, files, drawn.getrandbits(SEED_BITS), "tries")
        better = sum(advantage(arms[one.fixture.arm], one) for one in results) / len(results)
        changed = {name: now[name] + rate * better / step * sign for name, sign in signs.items()}
        self.tune = msgspec.structs.replace(
            tune, iteration=tune.iteration + 1, games=tune.games + len(results), changes=[*tune.changes, changed]
        )
        return better

    def check(self) -> Check:
        """The mean of the later iterations against the game's own weights, on deals that nothing was tuned on."""
        tune = self.tune
        arm = Arm([TUNED, *["greedy"] * (tune.players - 1)])
        seed = random.Random(f"{tune.seed} check").getrandbits(SEED_BITS)
        results = self.play([arm], CHECK_GAMES, {TUNED.removeprefix(PREFIX): self.packed(tune.mean())}, seed, "check")
        won = [one.shares[arm.seated(one.fixture.rotation).index(TUNED)] for one in results]
        return checked(won, tune.players)

    def packed(self, change: Numbers) -> bytes:
        return as_toml(self.tune.numbers(change)).encode()

    def play(self, arms: list[Arm], games: int, files: dict[str, bytes], seed: int, what: str) -> list[Result]:
        experiment = Experiment(self.tune.game, arms, 1, seed, networks=files).with_games(games)
        results: list[Result] = []
        run = Run(experiment, results.extend)
        outcome = run.play(executor_of(experiment, self.workers, None), lambda progress: self.tell(what, progress))
        if outcome.ending == "interrupted":
            raise Interrupted
        return results

    def keep(self, seconds: float) -> None:
        """Write down how far it is, after so many seconds in all."""
        self.tune = msgspec.structs.replace(self.tune, seconds=seconds)
        write(self.folder / "tuning.json", msgspec.json.format(msgspec.json.encode(self.tune), indent=2))


def advantage(arm: Arm, result: Result) -> float:
    """By how much the one side fared better in a game, as a part of the win."""
    names = arm.seated(result.fixture.rotation)
    return sum(share if name == PLUS else -share for name, share in zip(names, result.shares, strict=False))


def checked(won: list[float], players: int) -> Check:
    mean = sum(won) / len(won)
    half = Z * sqrt(sum((share - mean) ** 2 for share in won)) / len(won)
    return Check(mean, mean - half, mean + half, len(won), 1 / players)


def begun(folder: Path, game: str, players: int, seed: int | None, new_seed: Callable[[], int]) -> Tune:
    """The tuning of a folder, to go on with, or a new one."""
    found = find_game(game)
    found.info.check_players(players)
    if players < 2:
        raise Problem("tuning-alone", game=game)
    file = folder / "tuning.json"
    if not file.exists():
        return Tune(game, players, new_seed() if seed is None else seed, own_numbers(found))
    try:
        tune = msgspec.json.decode(file.read_bytes(), type=Tune)
    except msgspec.MsgspecError as error:
        raise Problem("training-unreadable", file=str(file), reason=str(error)) from error
    if (tune.game, tune.players, tune.own) != (game, players, own_numbers(found)) or seed not in (None, tune.seed):
        raise Problem("tuning-other", folder=str(folder), game=tune.game, players=tune.players)
    return tune


def write(file: Path, content: bytes) -> None:
    """Under another name first: whatever has its name is whole."""
    unfinished = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise Problem("save-failed", file=str(file), reason=error.strerror or str(error)) from error
