"""One game of an experiment."""

from pathlib import Path

import msgspec

from chefetage.bots.guarded import GuardedBot
from chefetage.bots.network.bot import SAMPLES
from chefetage.bots.others import any_bot
from chefetage.bots.playing import decisions, play_timed
from chefetage.core.catalog import find_game
from chefetage.experiments.experiment import Experiment, Fixture
from chefetage.experiments.recording import play_recorded
from chefetage.playing.match import Match


class Failure(msgspec.Struct, frozen=True):
    """A bot that could not play on: it has lost, and chance has played on for it."""

    seat: int
    why: str  # a sentence of the texts, failure-<why>
    detail: str


class Result(msgspec.Struct, frozen=True):
    """How a game ended; scores, places, decisions and times in the order of the seats."""

    fixture: Fixture
    scores: list[int]
    places: list[int]
    decisions: list[int]
    nanoseconds: list[int]
    failures: list[Failure] = []
    shares: list[float] = []  # of the win, by seat, then of opponents from the rulebook
    examples: bytes = b""  # what a network may learn from it, where that is recorded

    def won(self, seat: int) -> float:
        """The part of the win that a seat has; opponents from the rulebook may have all of it."""
        if self.shares:
            return self.shares[seat]
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0  # as runs of earlier programs have it

    def facts(self) -> list[object]:
        """All that does not depend on the machine."""
        failed = [(failure.seat, failure.why) for failure in self.failures]
        return [self.fixture, self.scores, self.places, self.decisions, failed]


def play_fixture(experiment: Experiment, fixture: Fixture, save: Path | None = None) -> Result:
    """Play one game; with a folder, its record is saved there."""
    arm = experiment.arms[fixture.arm]
    game = find_game(experiment.game)
    names = arm.seated(fixture.rotation)
    samples = experiment.recording.samples if experiment.recording else SAMPLES
    bots = [
        any_bot(
            name,
            experiment.seed_of(fixture.deal, f"bot {seat}"),
            experiment.move_seconds,
            experiment.networks,
            samples,
        )
        for seat, name in enumerate(names)
    ]
    examples = b""
    counts, nanoseconds = [0] * arm.players, [0] * arm.players
    seed = experiment.seed_of(fixture.deal, "game")
    if save:
        match = Match.start(experiment.game, seed, arm.options, names)
        for player, move in decisions(match.game, match.state, bots):
            match.apply(player, move)
            counts[player] += 1
        match.save(save / f"{experiment.game}-{fixture.number + 1:06}.jsonl")
        state = match.state
    else:
        state = game.new(arm.players, seed, arm.options)
        state.journal = None
        if experiment.recording:
            examples = play_recorded(game, state, bots, experiment, fixture)
        else:
            play_timed(game, state, bots, counts, nanoseconds)
    failures = [
        Failure(seat, *bot.failure) for seat, bot in enumerate(bots) if isinstance(bot, GuardedBot) and bot.failure
    ]
    places = places_without(game.ranking(state), {failure.seat for failure in failures})
    shares = [] if failures else game.win_shares(state)
    return Result(fixture, game.totals(state), places, counts, nanoseconds, failures, shares, examples)


def places_without(places: list[int], failed: set[int]) -> list[int]:
    """Whoever failed comes after all others, who are placed among themselves; all who failed share the last place."""
    if not failed:
        return places
    others = sorted(place for seat, place in enumerate(places) if seat not in failed)
    return [len(others) + 1 if seat in failed else others.index(place) + 1 for seat, place in enumerate(places)]
