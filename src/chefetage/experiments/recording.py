"""A game from which a network shall learn: positions as their movers knew them, and what came of them."""

from array import array
from collections.abc import Sequence

import msgspec

from chefetage.bots.bot import Bot
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import ONE
from chefetage.bots.others import networks
from chefetage.core.chance import Chance
from chefetage.core.encoding import Inputs
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import State
from chefetage.experiments.experiment import Experiment, Fixture

EXPLORING, CHOOSING = 0, 1  # streams of chance
OFTEN = 1 << 20


class Example(msgspec.Struct, array_like=True):
    """The position after a move, as its mover knew it, and what the network should have said of it."""

    indices: bytes  # of 16 bits each
    amounts: bytes
    shares: list[float]  # the mover's first, in turn order, the rulebook's last
    scores: list[float]  # at the end, in turn order


class Moment:
    """The position after a move: how a network judges it, by player, and what it judged if the move was a whim."""

    __slots__ = ("amounts", "expected", "indices", "mover", "shares")

    def __init__(self, mover: int, inputs: Inputs) -> None:
        self.mover = mover
        self.indices = array("H", [inputs.indices[at] for at in range(inputs.count)])
        self.amounts = array("h", [inputs.amounts[at] for at in range(inputs.count)])
        self.shares: list[float] = []
        self.expected: list[float] | None = None


def play_recorded(
    game: Game[State], state: State, bots: Sequence[Bot], experiment: Experiment, fixture: Fixture
) -> bytes:
    """Let the bots play to the end; returns the examples, packed."""
    recording = experiment.recording
    assert recording
    chance = Chance.of(experiment.seed_of(fixture.number, "exploring"), ["exploring", "choosing"])
    judge = (
        Judge(game, networks.loaded(recording.judge, experiment.networks[recording.judge])) if recording.judge else None
    )
    encoder = game.encoder()
    assert encoder
    seats = [Seat(game, state, player) for player in range(state.players)]
    moments: list[Moment] = []
    inputs = Inputs()
    often = round(recording.explore * OFTEN)
    while not game.is_over(state):
        player = game.actor(state)
        move = bots[player].choose(seats[player])
        expected = None
        if often and chance.below(EXPLORING, OFTEN) < often:
            if judge:
                imagined = state.clone()
                game.apply(imagined, player, move)
                judge.judge(imagined, player)
                expected = shares_of(judge)
            moves = seats[player].legal_moves()
            move = moves[chance.below(CHOOSING, len(moves))]
        game.apply(state, player, move)
        if game.is_over(state):
            break
        encoder.encode(state, player, inputs)
        moment = Moment(player, inputs)
        moment.expected = expected
        if judge:
            judge.judge(state, player)
            moment.shares = shares_of(judge)
        moments.append(moment)
    return packed(
        game, state, moments, recording.persistence if judge else 1.0, kept(moments, recording.positions, chance)
    )


def shares_of(judge: Judge) -> list[float]:
    return [judge.shares[player] / ONE for player in range(judge.players + 1)]


def kept(moments: list[Moment], most: int, chance: Chance) -> set[int]:
    """Which positions are kept: neighbours are so alike that few teach nearly as much as all."""
    numbers = list(range(len(moments)))
    for at in range(min(most, len(numbers))):
        other = at + chance.below(CHOOSING, len(numbers) - at)
        numbers[at], numbers[other] = numbers[other], numbers[at]
    return set(numbers[:most])


def packed(game: Game[State], state: State, moments: list[Moment], persistence: float, kept: set[int]) -> bytes:
    """Examples with their targets: from the end backwards, what came later is mixed with how it looked meanwhile."""
    target = game.win_shares(state)
    scores = game.totals(state)
    players = state.players
    examples = []
    for number in range(len(moments) - 1, -1, -1):
        moment = moments[number]
        if number in kept:
            turn = [(moment.mover + place) % players for place in range(players)]
            shares = [*(target[player] for player in turn), target[-1]]
            points = [float(scores[player]) for player in turn]
            examples.append(Example(moment.indices.tobytes(), moment.amounts.tobytes(), shares, points))
        if moment.expected is not None:
            target = moment.expected  # a whim tells nothing of what stood before it
        elif moment.shares:
            target = [
                persistence * later + (1.0 - persistence) * now
                for later, now in zip(target, moment.shares, strict=True)
            ]
    return msgspec.msgpack.encode(examples)
