"""Simulations: the same whatever the number of workers, with statistics that add up."""

from pathlib import Path

import pytest

from chefetage.core.problem import Problem
from chefetage.experiments import Plan, Report, simulate
from chefetage.experiments.experiment import Fixture
from chefetage.experiments.one_game import Result
from chefetage.experiments.report import Totals
from chefetage.playing.record import read_record, replay


def silent(done: int, total: int) -> None:
    assert 0 < done <= total


def plan(**changes: object) -> Plan:
    values: dict[str, object] = {
        "game": "watch",
        "players": 3,
        "games": 9,
        "bots": ["random", "greedy", "random"],
        "seed": 5,
        "options": {},
    }
    return Plan(**(values | changes))  # type: ignore[arg-type]


def quick_plan(**changes: object) -> Plan:
    """Where it does not matter who plays: bots that do not think."""
    return plan(bots=["random"] * 3, **changes)


def results(found: Report) -> dict[str, object]:
    """All but what the clock has to do with."""
    return {name: getattr(found, name) for name in ("games", "decisions", "length", "seats", "bots", "interrupted")}


@pytest.fixture(scope="module")
def found() -> Report:
    """The plan, played by one worker."""
    return simulate(plan(), 1, None, silent)


def test_the_number_of_workers_changes_nothing(found: Report) -> None:
    assert results(simulate(plan(), 2, None, silent)) == results(found)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(quick_plan(games=2, seed=seed), 1, None, silent) for seed in (5, 6))
    assert results(one) != results(other)


def test_every_game_is_counted_once(found: Report) -> None:
    assert found.games == 9
    assert sum(row.wins for row in found.seats) == pytest.approx(9)
    assert sum(row.wins for row in found.bots) == pytest.approx(9)
    assert {row.name: row.games for row in found.bots} == {"greedy": 9, "random": 18}
    assert all(row.minimum <= row.mean <= row.maximum for row in [*found.seats, *found.bots])


def test_bots_move_on_by_a_seat_each_game() -> None:
    experiment = plan().experiment
    rotations = [experiment.fixture(number).rotation for number in range(4)]
    assert [experiment.arms[0].seated(rotation).index("greedy") for rotation in rotations] == [1, 0, 2, 1]


def test_saved_games_replay(tmp_path: Path) -> None:
    saved = simulate(quick_plan(games=3), 1, tmp_path / "new" / "folder", silent)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["watch-000001.jsonl", "watch-000002.jsonl", "watch-000003.jsonl"]
    assert sum(len(list(replay(read_record(file)))) for file in files) == saved.decisions


def test_saving_changes_no_result(tmp_path: Path) -> None:
    saved, unsaved = (simulate(quick_plan(games=4), 1, folder, silent) for folder in (tmp_path, None))
    assert results(saved) == results(unsaved)


def test_an_interrupt_keeps_what_is_done() -> None:
    def interrupt(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    broken_off = simulate(quick_plan(games=200), 1, None, interrupt)
    assert broken_off.interrupted
    assert 4 <= broken_off.games < 200
    assert broken_off.digest == ""
    assert broken_off.seats == simulate(quick_plan(games=broken_off.games), 1, None, silent).seats


def test_ties_are_shared() -> None:
    totals = Totals(plan(games=1))
    totals.add([Result(Fixture(0, 0, 0, 0), [50, 50, 40], [1, 1, 3], [4, 3, 3], [0, 0, 0])])
    seats = totals.report(1.0).seats
    assert [row.wins for row in seats] == [0.5, 0.5, 0.0]
    assert [row.standard_error for row in seats] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 5}, "bad-player-count"),
        ({"bots": ["random"]}, "bad-bot-count"),
        ({"bots": ["random", "clever", "random"]}, "unknown-bot"),
        ({"games": 0}, "bad-game-count"),
        ({"options": {"start_player": "9"}}, "bad-option-value"),
        ({"seed": -1}, "bad-seed"),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_written(changes: dict[str, object], key: str, tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        simulate(plan(**changes), 1, tmp_path / "out", silent)
    assert caught.value.key == key
    assert not (tmp_path / "out").exists()
