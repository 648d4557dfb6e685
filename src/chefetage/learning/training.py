"""Trains a value network by self-play, iteration by iteration.

First a network learns from games of the greedy bot, unless it begins with what another one knows. Then it plays against
itself, against earlier networks, one that searches, greedy and random, and learns from these games. A network that has
learned replaces the one that plays only if it holds its own in a match against it. Everything lies in a folder, so that
training goes on where it was ended.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from chefetage.bots.network.files import Head, NetworkFile, unpacked
from chefetage.bots.others.networks import PREFIX, searching
from chefetage.core.catalog import find_game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.experiments.executors import executor_of
from chefetage.experiments.experiment import Arm, Experiment, Recording
from chefetage.experiments.one_game import Result
from chefetage.experiments.run import Progress, Run
from chefetage.learning.fitting import Examples, Fit
from chefetage.learning.folder import RIVAL_FILE, Position, TrainingFolder
from chefetage.learning.log import Entry

NOW, BEST, OLD, RIVAL = "now", "best", "old", "rival"  # names of networks in games
TABLES = 10  # of self-play
SEED_BITS = 64
DIGITS = 16

Tell = Callable[[str, Progress], None]  # what is played, and how far it is


class Interrupted(Exception):
    """Somebody has asked to stop; what the iteration had is given up."""


class Training:
    """One network in training, in a folder of its own."""

    def __init__(self, np: Any, position: Position, folder: TrainingFolder, workers: int, cluster: str | None) -> None:
        self.np = np
        self.game = find_game(position.game)
        self.position = position
        self.plan = position.plan
        self.players = position.players
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        encoder = self.game.encoder()
        if encoder is None or encoder.digest != position.encoder:
            raise Problem("training-other-encoder", folder=str(folder.folder))
        inputs = int(encoder.common + self.players * encoder.block)
        rules = self.game.info.rules_version
        head = Head(position.game, rules, self.players, encoder.digest, self.plan.hidden)
        self.fit = Fit(np, head, encoder.units[:inputs], encoder.score_unit, position.seed)
        self.window: list[Examples] = []
        self.pool: list[bytes] = []
        self.best: NetworkFile | None = None
        self.rival = position.rival  # the bot that it is trained against alone
        self.networks: dict[str, bytes] = {}  # that others play by, in all games
        if self.rival == RIVAL_FILE:
            self.rival = PREFIX + RIVAL
            self.networks[RIVAL] = folder.read(RIVAL_FILE)
        self.entries: list[Entry] = []
        self.tell: Tell = lambda what, progress: None
        if position.iteration:
            self.take_up()
        elif position.start:
            self.begin_with(unpacked(folder.read("start.network"), "start.network"), int(encoder.common))

    def begin_with(self, start: NetworkFile, common: int) -> None:
        """Play with what another network knows, from the first iteration on."""
        self.fit.take_over(start, common)
        self.best = self.fit.file(start.digest[:DIGITS])
        self.pool = [self.best.packed()]
        self.folder.write("pool/0.network", self.pool[0])
        self.folder.write("best.network", self.pool[0])

    def take_up(self) -> None:
        """Go on where the last break was."""
        done = self.position.iteration
        self.fit.restore(self.folder.read_arrays(self.np, f"fit-{done - 1}"))
        for number in self.learned_from(done - 1):
            self.window.append(Examples(self.np, **self.folder.read_arrays(self.np, f"examples-{number}")))
        self.pool = [self.folder.read(f"pool/{number}.network") for number in range(self.position.pool)]
        if self.position.has_network:
            self.best = unpacked(self.folder.read("best.network"), "best.network")
        self.entries = self.folder.entries(done)

    def learned_from(self, iteration: int) -> range:
        """The iterations whose games an iteration learns from; those of greedy are left behind soon."""
        first = max(0, iteration + 1 - self.plan.window)
        if iteration >= self.plan.teacher_window and not self.position.start:
            first = max(1, first)
        return range(first, iteration + 1)

    # Games.

    def play(self, experiment: Experiment, what: str) -> list[Result]:
        results: list[Result] = []
        run = Run(experiment, results.extend)
        executor = executor_of(experiment, self.workers, self.cluster)
        outcome = run.play(executor, lambda progress: self.tell(what, progress))
        if outcome.ending == "interrupted":
            raise Interrupted
        return results

    def chance(self, purpose: str) -> random.Random:
        return random.Random(f"{self.position.seed} {self.position.iteration} {purpose}")

    def experiment(self, arms: list[Arm], games: int, networks: dict[str, bytes], purpose: str) -> Experiment:
        seed = self.chance(purpose).getrandbits(SEED_BITS)
        known = {**self.networks, **networks}
        return Experiment(self.position.game, arms, 1, seed, "turn", networks=known).with_games(games)

    def learn_from(self, tables: list[Arm], games: int, networks: dict[str, bytes]) -> int:
        """Play, and keep what can be learned from it; returns how many games there were."""
        plan = self.plan
        experiment = self.experiment(tables, games, networks, "learning")
        judge = BEST if BEST in networks else ""
        recording = Recording(judge, plan.persistence, plan.explore, plan.positions, plan.samples)
        results = self.play(msgspec.structs.replace(experiment, recording=recording), "play")
        self.window.append(Examples.of(self.np, [result.examples for result in results]))
        del self.window[: -len(self.learned_from(self.position.iteration))]
        return len(results)

    def teachers(self) -> list[Arm]:
        """Tables of greedy, at one of which somebody plays strangely."""
        arms = [Arm(["greedy"] * self.players, options) for options in self.some_options()]
        if self.players > 1:
            arms.append(Arm([*["greedy"] * (self.players - 1), "random"]))
        return arms

    def tables(self) -> list[Arm]:
        """Who plays whom in an iteration: mostly the network itself, but also those who play otherwise."""
        others = self.players - 1
        best, old = PREFIX + BEST, PREFIX + OLD
        if self.rival:
            return [Arm([best, *[self.rival] * others], options) for options in self.some_options()]
        arms = [Arm([best] * self.players, options) for options in self.some_options()]
        if others:
            arms.append(Arm([best, *["greedy"] * others]))
            arms.append(Arm([*[best] * others, "greedy"]))
            arms.append(Arm([*[best] * others, old]))
            arms.append(Arm([*[best] * others, "random"]))
            arms.append(Arm([*[best] * others, searching(BEST, self.plan.search)]))
        return arms

    def some_options(self) -> list[Options]:
        """Of the tables of self-play: some have an option, others play the game as it is."""
        chosen = self.chance("options")
        drawn = self.plan.option_tables if self.plan.options else 0
        return [{}] * (TABLES - drawn) + [chosen.choice(self.plan.options) for _ in range(drawn)]

    def match(self, other: str, games: int, networks: dict[str, bytes], purpose: str) -> float:
        """How often the network that has learned wins alone against others, or a solo game."""
        one = PREFIX + NOW
        arm = Arm([one, *[other] * (self.players - 1)])
        experiment = msgspec.structs.replace(self.experiment([arm], games, networks, purpose), rotation="all")
        results = self.play(experiment.with_games(games), purpose)
        won = 0.0
        for result in results:
            seat = arm.seated(result.fixture.rotation).index(one)
            won += result.shares[seat]
        return won / len(results)

    # Iterations.

    def iterate(self, tell: Tell, progress: float) -> Entry:
        """Play, learn, and let the network that has learned show what it can; `progress` of the time is over."""
        self.tell = tell
        began = time.perf_counter()
        plan, position = self.plan, self.position
        if self.best is None:
            games = self.learn_from(self.teachers(), plan.teacher_games, {})
        else:
            networks = {BEST: self.best.packed(), OLD: self.chance("old").choice(self.pool)}
            games = self.learn_from(self.tables(), plan.games, networks)
        loss, score_loss = self.learn(progress)
        made = self.fit.file(self.log_digest())
        gate = self.gate(made)
        is_accepted = gate >= plan.gate * self.to_reach() or self.players == 1
        if is_accepted:
            self.best = made
            self.pool.append(made.packed())
        check = self.check(made) if is_accepted and self.is_check_due() else None
        seconds = position.seconds + time.perf_counter() - began
        digest = self.best.digest if self.best else ""
        entry = Entry(
            position.iteration,
            seconds,
            position.games + games,
            loss,
            score_loss,
            gate,
            is_accepted,
            check,
            digest,
        )
        self.keep(entry)
        return entry

    def gate(self, made: NetworkFile) -> float:
        """How it fares against the network that plays, or against the bot that it shall beat; the first one passes."""
        networks = {NOW: made.packed()}
        if self.best is None:
            return 1.0
        if self.rival:
            return self.match(self.rival, self.plan.gate_games, networks, "gate")
        networks[BEST] = self.best.packed()
        return self.match(PREFIX + BEST, self.plan.gate_games, networks, "gate")

    def to_reach(self) -> float:
        """What makes it as good as the network that plays: par against that one, or its wins against the rival."""
        if not self.rival:
            return 1 / self.players
        reached = [entry.gate for entry in self.entries if entry.is_accepted and entry.iteration > 0]
        return reached[-1] if reached else 0.0

    def is_check_due(self) -> bool:
        """Whether the last check is some time ago."""
        checked = [entry.iteration for entry in self.entries if entry.check is not None]
        return not checked or self.position.iteration - checked[-1] >= self.plan.check_every

    def check(self, made: NetworkFile) -> float:
        """How it fares against greedy, or against the one that it shall beat."""
        return self.match(self.rival or "greedy", self.plan.check_games, {NOW: made.packed()}, "check")

    def learn(self, progress: float) -> tuple[float, float]:
        """Go through the examples of the last iterations; the rate falls towards the end."""
        plan = self.plan
        rate = plan.rate * (plan.last_rate / plan.rate) ** min(1.0, progress)
        generator = self.np.random.default_rng([self.position.seed, self.position.iteration])
        return self.fit.learn(Examples.joined(self.np, self.window), generator, rate, plan.passes)

    def log_digest(self) -> str:
        """What the network was made by: everything that was logged before it."""
        return sha256(msgspec.json.encode([self.position, self.entries])).hexdigest()[:DIGITS]

    def keep(self, entry: Entry) -> None:
        """Write down what the iteration brought; the position comes last."""
        number = self.position.iteration
        self.entries.append(entry)
        self.folder.write_arrays(self.np, f"fit-{number}", self.fit.arrays())
        self.folder.write_arrays(self.np, f"examples-{number}", self.window[-1].arrays())
        if entry.is_accepted and self.best:
            self.folder.write(f"pool/{len(self.pool) - 1}.network", self.pool[-1])
            self.folder.write("best.network", self.best.packed())
        self.folder.write_entries(self.entries)
        self.position = msgspec.structs.replace(
            self.position,
            iteration=number + 1,
            games=entry.games,
            seconds=entry.seconds,
            has_network=self.best is not None,
            pool=len(self.pool),
        )
        self.folder.write_position(self.position)
