"""One simulated game."""

from pathlib import Path

import msgspec

from chefetage.bots import make_bot
from chefetage.bots.bot import Bot
from chefetage.bots.playing import decisions, play_to_the_end
from chefetage.core.catalog import find_game
from chefetage.core.state import State
from chefetage.playing.match import Match
from chefetage.simulator.plan import Plan


class Result(msgspec.Struct):
    """How one game ended; scores and places in the order of the seats."""

    number: int
    decisions: int
    scores: list[int]
    places: list[int]


def play_game(plan: Plan, number: int, save: Path | None) -> Result:
    """Play one game of a plan; with a folder, its record is saved there."""
    bots = [make_bot(name, plan.seed_of(number, f"bot {seat}")) for seat, name in enumerate(plan.bots_of(number))]
    return play_recorded(plan, number, bots, save) if save else play_unrecorded(plan, number, bots)


def play_unrecorded(plan: Plan, number: int, bots: list[Bot]) -> Result:
    game = find_game(plan.game)
    state = game.new(plan.players, plan.seed_of(number, "game"), plan.options)
    state.journal = None
    return result(plan, number, play_to_the_end(game, state, bots), state)


def play_recorded(plan: Plan, number: int, bots: list[Bot], folder: Path) -> Result:
    match = Match.start(plan.game, plan.seed_of(number, "game"), plan.options, plan.bots_of(number))
    for player, move in decisions(match.game, match.state, bots):
        match.apply(player, move)
    match.save(folder / f"{plan.game}-{number + 1:06}.jsonl")
    return result(plan, number, match.ply, match.state)


def result(plan: Plan, number: int, count: int, state: State) -> Result:
    game = find_game(plan.game)
    return Result(number, count, game.totals(state), game.ranking(state))
