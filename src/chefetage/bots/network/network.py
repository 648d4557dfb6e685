"""A value network: from the entries of a position to the chances of all players, in whole numbers only.

One hidden layer. Whole numbers make its results the same on every machine, compiled or not, and let it carry sums on
from one position to the next: positions that a bot compares differ in few entries.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chefetage.core.encoding import MOST_ENTRIES, Inputs
from chefetage.core.state import Player
from chefetage.core.vec import append, vec

WEIGHT_BITS: Final = 8  # of a weight behind the point
INPUT_BITS: Final = 10  # of an input: its amount in units
ONE_INPUT: Final = 1 << INPUT_BITS
SUM_BITS: Final = WEIGHT_BITS + INPUT_BITS
SHARE_BITS: Final = 20  # of a share of the win, and of points in units of the score
ONE: Final = 1 << SHARE_BITS  # the whole win
MOST_WEIGHT: Final = 32767

# exp(-x) for x from 0 by steps of 1/64, by multiplication of whole numbers, so that it is the same everywhere.
STEP_BITS: Final = 6
EXP_BITS: Final = 30
EXP_STEP: Final = 1057095000  # exp(-1/64), in EXP_BITS
EXP_STEPS: Final = 1024  # up to x = 16, where nothing is left


def exp_table() -> vec[i64]:
    table = vec[i64]()
    power = 1 << EXP_BITS
    for _ in range(EXP_STEPS + 1):
        table = append(table, power)
        power = power * EXP_STEP >> EXP_BITS
    return table


EXP: Final = exp_table()


def exp_of(below: i64) -> i64:
    """exp(-below) in EXP_BITS; `below` is not negative and has SUM_BITS. Between two steps it is a straight line."""
    step = below >> (SUM_BITS - STEP_BITS)
    if step >= EXP_STEPS:
        return 0
    rest = below & ((1 << (SUM_BITS - STEP_BITS)) - 1)
    return EXP[step] - ((EXP[step] - EXP[step + 1]) * rest >> (SUM_BITS - STEP_BITS))


# Two weights lie side by side in one number, the second one LANE bits higher, and so do two sums: one multiplication
# and one addition serve both. A sum stays far below a lane, so that none runs into the other.
LANE: Final = 32
LANE_MASK: Final = (1 << LANE) - 1
HALF_LANE: Final = 1 << (LANE - 1)


def low(pair: i64) -> i64:
    """The first of two numbers that lie side by side."""
    return ((pair + HALF_LANE) & LANE_MASK) - HALF_LANE


def high(pair: i64) -> i64:
    """The second one."""
    return (pair - low(pair)) >> LANE


def paired(numbers: Sequence[int]) -> list[int]:
    """Numbers side by side, two and two; the last one may be alone."""
    even = [*numbers, 0] if len(numbers) % 2 else numbers
    return [even[at] + (even[at + 1] << LANE) for at in range(0, len(even), 2)]


class Network:
    """The weights. Outputs are the logits of the players' shares in turn order, of the rulebook's, and all scores."""

    __slots__ = ("bias", "first", "inputs", "last", "last_bias", "outputs", "pairs", "players", "scales", "score_unit")

    def __init__(self, players: int, inputs: int, hidden: int, score_unit: int) -> None:
        self.players: i64 = players
        self.inputs: i64 = inputs
        self.pairs: i64 = hidden // 2  # of hidden units
        self.outputs: i64 = players + 1  # pairs of them; the last is alone
        self.score_unit: i64 = score_unit
        self.scales: vec[i64] = vec[i64]()  # by input: what an amount of 1 is, in INPUT_BITS
        self.first: vec[i64] = vec[i64]()  # by input, then by pair of hidden units
        self.bias: vec[i64] = vec[i64]()  # by pair of hidden units, in SUM_BITS
        self.last: vec[i64] = vec[i64]()  # by hidden unit, then by pair of outputs
        self.last_bias: vec[i64] = vec[i64]()  # by pair of outputs, in SUM_BITS


class Sums:
    """What the hidden units have summed up for the last position of a viewer, and the entries that it came from."""

    __slots__ = ("active", "amounts", "count", "hidden", "seen", "stamp")

    def __init__(self, network: Network) -> None:
        self.hidden: vec[i64] = network.bias[:]
        self.amounts: vec[i64] = vec[i64]([0] * int(network.inputs))
        self.seen: vec[i64] = vec[i64]([0] * int(network.inputs))  # when an entry was last met
        self.active: vec[i64] = vec[i64]([0] * MOST_ENTRIES)
        self.count: i64 = 0
        self.stamp: i64 = 0


class Judgement:
    """A network at work for one bot: judges positions, one after the other."""

    __slots__ = ("inputs", "logits", "network", "points", "shares", "sums")

    def __init__(self, network: Network) -> None:
        self.network = network
        self.inputs = Inputs()
        self.sums = [Sums(network) for _ in range(network.players)]  # by viewer
        self.logits: vec[i64] = vec[i64]([0] * int(2 * network.outputs))
        self.shares: vec[i64] = vec[i64]([0] * (int(network.players) + 1))  # by player, then the rulebook's
        self.points: vec[i64] = vec[i64]([0] * int(network.players))  # by player, in score units

    def judge(self, viewer: Player) -> None:
        """Judge the position whose entries are in `inputs`, written for the viewer; sets `shares` and `points`."""
        sums = self.sums[viewer]
        self.carry_on(sums)
        self.sum_outputs(sums)
        self.share_out(viewer)

    def carry_on(self, sums: Sums) -> None:
        """Change the sums by the entries that are not as they were."""
        network = self.network
        hidden, seen, before, active = sums.hidden, sums.seen, sums.amounts, sums.active
        indices, amounts, count = self.inputs.indices, self.inputs.amounts, self.inputs.count
        sums.stamp += 1
        stamp = sums.stamp
        for at in range(count):
            index = indices[at]
            amount = amounts[at]
            seen[index] = stamp
            if before[index] != amount:
                add(network, hidden, index, amount - before[index])
                before[index] = amount
        for at in range(sums.count):
            index = active[at]
            if seen[index] != stamp:
                add(network, hidden, index, -before[index])
                before[index] = 0
        for at in range(count):
            active[at] = indices[at]
        sums.count = count

    def sum_outputs(self, sums: Sums) -> None:
        """Add up what the hidden units say, as far as they are active."""
        network = self.network
        hidden, weights, logits, outputs = sums.hidden, network.last, self.logits, network.outputs
        for output in range(outputs):
            logits[output] = network.last_bias[output]
        at: i64 = 0
        for pair in range(network.pairs):
            both = hidden[pair]
            first = low(both)
            second = (both - first) >> LANE
            if first > 0:
                first >>= SUM_BITS - INPUT_BITS
                for output in range(outputs):
                    logits[output] += weights[at + output] * first
            at += outputs
            if second > 0:
                second >>= SUM_BITS - INPUT_BITS
                for output in range(outputs):
                    logits[output] += weights[at + output] * second
            at += outputs
        for output in range(outputs - 1, -1, -1):
            both = logits[output]
            logits[2 * output] = low(both)
            logits[2 * output + 1] = high(both)

    def share_out(self, viewer: Player) -> None:
        """Shares from logits, and points; both go back from turn order to the numbers of the players."""
        players = self.network.players
        most = self.logits[0]
        for output in range(1, players + 1):
            most = max(most, self.logits[output])
        total: i64 = 0
        for output in range(players + 1):
            power = exp_of(most - self.logits[output])
            self.logits[output] = power
            total += power
        player = viewer
        for place in range(players):
            self.shares[player] = (self.logits[place] << SHARE_BITS) // total
            self.points[player] = self.logits[players + 1 + place] << (SHARE_BITS - SUM_BITS)
            player = 0 if player + 1 == players else player + 1
        self.shares[players] = (self.logits[players] << SHARE_BITS) // total


def add(network: Network, hidden: vec[i64], index: i64, amount: i64) -> None:
    """Add an entry to the sums of all hidden units."""
    scaled = amount * network.scales[index]
    weights = network.first
    at = index * network.pairs
    for pair in range(network.pairs):
        hidden[pair] += weights[at] * scaled
        at += 1
