"""Figures and their intervals: games of a deal count together."""

from random import Random
from statistics import NormalDist

import pytest

from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.figures import CONFIDENCE, Counter, Figure
from chefetage.experiments.one_game import Failure, Result
from chefetage.experiments.telling import short_names

TWO = Experiment("watch", [Arm(["first", "second"])], 1, 1, until_ordered=True)


def game(experiment: Experiment, number: int, winning_seat: int, scores: list[int] | None = None) -> Result:
    places = [1 if seat == winning_seat else 2 for seat in range(2)]
    return Result(experiment.fixture(number), scores or [3 - place for place in places], places, [1, 1], [10, 30])


def counted(deals: list[tuple[int, int]]) -> Counter:
    """For each deal, which seat wins with either bot in front."""
    counter = Counter(TWO)
    for number, winners in enumerate(deals):
        counter.add([game(TWO, 2 * number + place, winner) for place, winner in enumerate(winners)])
    return counter


def wins(counter: Counter) -> Figure:
    return counter.faring("first", [(0, "first")], 2).wins


def test_seats_and_luck_cancel_within_a_deal() -> None:
    """Whoever sits in front wins: nothing is learnt of the bots, and that is known for certain."""
    counter = counted([(0, 0), (1, 1)] * 20)
    assert wins(counter) == Figure(0.5, 0.5, 0.5)
    assert counter.faring("1", [(0, "seat", 0)], 2).wins.value == 0.5
    assert counter.faring("1", [(0, "seat", 0)], 2).wins.low < 0.4


def test_games_of_a_deal_are_no_news_of_each_other() -> None:
    """The same bot wins both games of a deal: twice the games tell nothing more, so the interval is that of deals."""
    chance, deals = Random(3), 400
    counter = counted([chance.choice([(0, 1), (1, 0)]) for _ in range(deals)])
    figure = wins(counter)
    error = (figure.value * (1 - figure.value) / deals) ** 0.5
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error
    assert (figure.high - figure.low) / 2 == pytest.approx(reach, rel=0.1)
    assert figure.low < figure.value < figure.high


def test_intervals_hold_what_they_promise() -> None:
    """In 200 experiments of 40 deals the truth is inside 95 times out of 100, give or take four standard errors."""
    chance, truth, hits = Random(7), 0.6, 0
    for _ in range(200):
        figure = wins(counted([(0, 1) if chance.random() < truth else (1, 0) for _ in range(40)]))
        hits += figure.low <= truth <= figure.high
    assert 0.89 <= hits / 200 <= 0.995


def test_the_same_deals_give_the_same_figures() -> None:
    deals = [(0, 1), (0, 0), (1, 0)] * 5
    assert wins(counted(deals)) == wins(counted(deals))


def test_a_difference_on_the_same_deals_is_known_better() -> None:
    """Two tables whose points go up and down together, one always two points ahead."""
    both = Experiment("watch", [Arm(["same"] * 2), Arm(["same"] * 2)], 1, 1)
    counter, chance = Counter(both), Random(1)
    for deal in range(50):
        points = chance.randrange(100)
        counter.add([game(both, 2 * deal + table, 0, [points + 2 * table] * 2) for table in (0, 1)])
    more = counter.more([(1, "same")], [(0, "same")]).points
    assert (more.value, more.low, more.high) == pytest.approx((2, 2, 2))
    alone = counter.faring("same", [(1, "same")], 2).points
    assert alone.high - alone.low > 10


def test_times_and_failures_are_counted_by_bot() -> None:
    counter = Counter(TWO)
    failed = Result(TWO.fixture(0), [1, 0], [1, 2], [2, 4], [4_000_000, 2_000_000], [Failure(1, "crashed", "why")])
    counter.add([failed, game(TWO, 1, 0)])
    assert counter.failures == {"first": 0, "second": 1}
    assert counter.examples == [("second", 0, Failure(1, "crashed", "why"))]
    assert counter.milliseconds("first") == pytest.approx(4_000_030 / 1e6 / 3)
    assert counter.milliseconds("second") == pytest.approx(2_000_010 / 1e6 / 5)


def test_bots_of_others_have_short_names_where_these_tell_them_apart() -> None:
    bots = ["greedy", "exec:node examples/bots/line_bot.js", "my_bots.clever:Careful", "exec:./mine"]
    assert list(short_names(bots).values()) == ["greedy", "line_bot.js", "Careful", "mine"]
    same = ["exec:python3 a/bot.py", "exec:python3 b/bot.py"]
    assert list(short_names(same).values()) == same


def test_places_are_shares() -> None:
    counter = counted([(0, 0), (0, 1)])
    assert counter.faring("first", [(0, "first")], 2).places == [0.75, 0.25]
    assert counter.ahead("second", "first").value == 0.25
