"""Confidence sequences hold at all times together."""

from random import Random

import pytest

from chefetage.experiments.sequence import ConfidenceSequence


def misses(chance_of_one: float, streams: int, length: int, error: float) -> int:
    """In how many streams of zeros and ones the interval ever lost the true mean."""
    random = Random(12)
    lost = 0
    for _ in range(streams):
        sequence, has_lost = ConfidenceSequence(error), False
        for _ in range(length):
            sequence.add(float(random.random() < chance_of_one))
            has_lost = has_lost or not sequence.low <= chance_of_one <= sequence.high
        lost += has_lost
    return lost


@pytest.mark.parametrize("mean", [0.05, 0.3, 0.5])
def test_it_seldom_loses_the_mean_however_often_one_looks(mean: float) -> None:
    assert misses(mean, 200, 500, 0.1) <= 20


def test_it_narrows_and_never_widens() -> None:
    sequence, random, reaches = ConfidenceSequence(0.05), Random(1), [0.5]
    for _ in range(3000):
        sequence.add(random.random())
        assert sequence.reach <= reaches[-1]
        reaches.append(sequence.reach)
    assert reaches[-1] < 0.03


def test_numbers_that_differ_little_are_known_sooner() -> None:
    steady, wild, random = ConfidenceSequence(0.05), ConfidenceSequence(0.05), Random(1)
    for _ in range(1000):
        steady.add(0.5 + (random.random() - 0.5) / 10)
        wild.add(float(random.random() < 0.5))
    assert steady.reach < wild.reach / 3
