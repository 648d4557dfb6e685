"""Fits a network to examples: gradient descent in NumPy, with real numbers; the network gets them rounded."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import msgspec

from chefetage.bots.network.files import BIAS, WEIGHT, Head, NetworkFile, scale_of
from chefetage.bots.network.network import MOST_WEIGHT, ONE_INPUT, SUM_BITS, WEIGHT_BITS
from chefetage.experiments.recording import Example

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

BATCH = 1024
SCORE_WEIGHT = 0.15  # of errors in scores, beside those in shares
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam
EXAMPLES = msgspec.msgpack.Decoder(list[Example])


class Examples:
    """Many examples, side by side."""

    def __init__(self, np: Any, starts: Any, indices: Any, amounts: Any, shares: Any, scores: Any) -> None:
        self.np = np
        self.starts = starts
        self.indices = indices
        self.amounts = amounts
        self.shares = shares
        self.scores = scores

    def __len__(self) -> int:
        return len(self.shares)

    @staticmethod
    def of(np: Any, packed: list[bytes]) -> Examples:
        found = [example for part in packed for example in EXAMPLES.decode(part)]
        counts = [len(example.indices) // 2 for example in found]
        return Examples(
            np,
            np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
            np.frombuffer(b"".join(example.indices for example in found), np.uint16),
            np.frombuffer(b"".join(example.amounts for example in found), np.int16),
            np.array([example.shares for example in found], np.float32),
            np.array([example.scores for example in found], np.float32),
        )

    @staticmethod
    def joined(np: Any, parts: list[Examples]) -> Examples:
        offsets = np.cumsum([0] + [len(part.indices) for part in parts])
        starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets, strict=False)]
        return Examples(
            np,
            np.concatenate([*starts, offsets[-1:]]),
            np.concatenate([part.indices for part in parts]),
            np.concatenate([part.amounts for part in parts]),
            np.concatenate([part.shares for part in parts]),
            np.concatenate([part.scores for part in parts]),
        )

    def arrays(self) -> dict[str, Any]:
        """By their names, to be stored."""
        names = ("starts", "indices", "amounts", "shares", "scores")
        return {name: getattr(self, name) for name in names}

    def rows(self, numbers: Any, scales: Any) -> Any:
        """Some of them as a matrix."""
        np = self.np
        counts = self.starts[numbers + 1] - self.starts[numbers]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1]) + np.repeat(self.starts[numbers] - (ends - counts), counts)
        columns = self.indices[places]
        matrix = np.zeros((len(numbers), len(scales)), np.float32)
        matrix[np.repeat(np.arange(len(numbers)), counts), columns] = self.amounts[places] * scales[columns]
        return matrix


class Fit:
    """A network in training: weights in real numbers, and Adam's memory of their gradients."""

    def __init__(self, np: Any, head: Head, units: list[int], score_unit: int, seed: int) -> None:
        self.np = np
        self.head = head
        self.score_unit = score_unit
        self.scales = np.array([scale_of(unit) / ONE_INPUT for unit in units], np.float32)
        random = np.random.default_rng(seed)
        players, hidden, inputs = head.players, head.hidden, len(units)
        first = random.normal(0, (2 / 80) ** 0.5, (inputs, hidden)).astype(np.float32)
        bias = np.zeros(hidden, np.float32)
        last = random.normal(0, 0.3 * hidden**-0.5, (2 * players + 1, hidden)).astype(np.float32)
        last_bias = np.zeros(2 * players + 1, np.float32)
        self.parts = [first, bias, last, last_bias]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def take_over(self, file: NetworkFile, common: int) -> None:
        """Begin with what another network knows, also if it was trained at a smaller or larger table.

        Further opponents are seen like the last one that it knows; together they weigh what its opponents did.
        """
        np = self.np
        players, known, units = self.head.players, file.head.players, file.head.hidden
        seat = [min(place, known - 1) for place in range(players)]
        share = (known - 1) / (players - 1) if 1 < known < players else 1.0
        seen = as_real(np, file.first, WEIGHT_BITS).reshape(-1, units)
        blocks = seen[common:].reshape(known, -1, units)
        opponents = [share * blocks[seat[place]] for place in range(1, players)]
        rows = [*seat, known, *[known + 1 + place for place in seat]]
        first, bias, last, last_bias = self.parts
        first[:, :units] = np.concatenate([seen[:common], blocks[0], *opponents])
        bias[:units] = as_real(np, file.bias, SUM_BITS)
        last[:, :units] = as_real(np, file.last, WEIGHT_BITS).reshape(-1, units)[rows]
        last[:, units:] = 0.0  # units that the other one did not have say nothing at first
        last_bias[:] = as_real(np, file.last_bias, SUM_BITS)[rows]

    def learn(self, examples: Examples, random: Any, rate: float, passes: float) -> tuple[float, float]:
        """Go through the examples in any order; returns the mean losses of shares and scores."""
        np = self.np
        order = random.permutation(len(examples))
        order = np.concatenate([order, random.permutation(len(examples))])[: int(len(examples) * passes)]
        losses = [
            self.learn_batch(
                examples.rows(numbers, self.scales),
                examples.shares[numbers],
                examples.scores[numbers] / self.score_unit,
                rate,
            )
            for numbers in np.array_split(order, max(1, len(order) // BATCH))
        ]
        shares, scores = np.mean(losses, axis=0)
        return float(shares), float(scores)

    def learn_batch(self, inputs: Any, shares: Any, scores: Any, rate: float) -> tuple[float, float]:
        np = self.np
        players = self.head.players
        first, bias, last, last_bias = self.parts
        hidden = inputs @ first + bias
        active = np.maximum(hidden, 0)
        outputs = active @ last.T + last_bias
        logits = outputs[:, : players + 1]
        logits = logits - logits.max(axis=1, keepdims=True)
        powers = np.exp(logits)
        chances = powers / powers.sum(axis=1, keepdims=True)
        errors = outputs[:, players + 1 :] - scores
        slope = np.concatenate([chances - shares, SCORE_WEIGHT * errors], axis=1) / len(inputs)
        behind = (slope @ last) * (hidden > 0)
        gradients = [inputs.T @ behind, behind.sum(axis=0), slope.T @ active, slope.sum(axis=0)]
        self.step(gradients, rate)
        surprise = -(shares * np.log(chances + 1e-9)).sum(axis=1).mean()
        return float(surprise), float((errors**2).mean())

    def step(self, gradients: list[Any], rate: float) -> None:
        """One step of Adam."""
        np = self.np
        self.steps += 1
        rate *= (1 - SPREAD**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        for number, gradient in enumerate(gradients):
            self.means[number] *= MOMENTUM
            self.means[number] += (1 - MOMENTUM) * gradient
            self.squares[number] *= SPREAD
            self.squares[number] += (1 - SPREAD) * gradient**2
            self.parts[number] -= rate * self.means[number] / (np.sqrt(self.squares[number]) + TINY)

    def arrays(self) -> dict[str, Any]:
        """Everything that learning goes on from, to be stored."""
        kept = {"steps": self.np.array(self.steps)}
        for name, parts in (("part", self.parts), ("mean", self.means), ("square", self.squares)):
            kept |= {f"{name}{number}": part for number, part in enumerate(parts)}
        return kept

    def restore(self, arrays: dict[str, Any]) -> None:
        """Go on from there."""
        self.steps = int(arrays["steps"])
        numbers = range(len(self.parts))
        self.parts = [arrays[f"part{number}"] for number in numbers]
        self.means = [arrays[f"mean{number}"] for number in numbers]
        self.squares = [arrays[f"square{number}"] for number in numbers]

    def file(self, training: str) -> NetworkFile:
        """The network, rounded to whole numbers."""
        first, bias, last, last_bias = self.parts
        return NetworkFile(
            msgspec.structs.replace(self.head, training=training),
            self.rounded(first, WEIGHT_BITS, WEIGHT),
            self.rounded(bias, SUM_BITS, BIAS),
            self.rounded(last, WEIGHT_BITS, WEIGHT),
            self.rounded(last_bias, SUM_BITS, BIAS),
        )

    def rounded(self, part: Any, bits: int, kind: str) -> array[int]:
        np = self.np
        whole = np.rint(part.astype(np.float64) * (1 << bits))
        if kind == WEIGHT:
            whole = np.clip(whole, -MOST_WEIGHT, MOST_WEIGHT)
        return array(kind, whole.astype(np.int16 if kind == WEIGHT else np.int64).tobytes())


def as_real(np: Any, numbers: array[int], bits: int) -> Any:
    """Whole numbers of a network as the real ones that they stand for."""
    return (np.array(numbers, np.float64) / (1 << bits)).astype(np.float32)
