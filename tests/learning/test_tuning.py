"""Tuning: weights go where greedy fares better, tunings go on after a break, bots play by weights of one's own."""

from math import exp, log
from pathlib import Path

import msgspec
import pytest

from chefetage.bots.others import any_bot, version_of
from chefetage.bots.others.weighed import PREFIX, own_numbers
from chefetage.bots.playing import play_to_the_end
from chefetage.core.catalog import catalog, find_game
from chefetage.core.problem import Problem
from chefetage.core.weights import Numbers, as_toml, numbers_in
from chefetage.experiments.experiment import Arm, Fixture
from chefetage.experiments.one_game import Result
from chefetage.learning import tuning
from chefetage.learning.tuning import MINUS, PLUS, Tune, Tuning, begun, checked

GAMES = sorted(catalog())
GAME = "councils_contracts"
BEST = 1.5  # of the weight that the imagined game is about
SEED = 3


class Imagined(Tuning):
    """Plays nothing: whoever has the better weight "right" wins; "idle" is worth nothing."""

    def play(self, arms: list[Arm], games: int, files: dict[str, bytes], seed: int, what: str) -> list[Result]:
        off = {
            name: abs(log(numbers_in(files[name.removeprefix(PREFIX)].decode(), name)["right"] / BEST))
            for name in (PLUS, MINUS)
        }
        won = 1 if off[PLUS] < off[MINUS] else 0
        return [self.result(arm, rotation, won, arms) for arm in range(len(arms)) for rotation in range(2)]

    def result(self, arm: int, rotation: int, won: int, arms: list[Arm]) -> Result:
        shares = [float(won if name == PLUS else 1 - won) for name in arms[arm].seated(rotation)]
        return Result(Fixture(0, 0, arm, rotation), [], [], [], [], shares=shares)


def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "GAMES", 4)
    monkeypatch.setattr(tuning, "CHECK_GAMES", 4)


def new_tuning(folder: Path) -> Tuning:
    return Tuning(begun(folder, GAME, 2, SEED, lambda: SEED), folder, 1)


def test_a_weight_goes_to_where_it_wins(tmp_path: Path) -> None:
    tune = Tune(GAME, 2, SEED, {"right": 1.0, "idle": 1.0})
    imagined = Imagined(tune, tmp_path, 1)
    for _ in range(60):
        imagined.iterate()
    assert imagined.tune.numbers(imagined.tune.mean())["right"] == pytest.approx(BEST, rel=0.1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_sides_sit_at_every_seat_equally_often(players: int, tmp_path: Path) -> None:
    seen: list[Arm] = []

    class Watched(Tuning):
        def play(self, arms: list[Arm], games: int, files: dict[str, bytes], seed: int, what: str) -> list[Result]:
            seen.extend(arms)
            return [Result(Fixture(0, 0, 0, 0), [], [], [], [], shares=[0.0] * players)]

    Watched(Tune(GAME, players, SEED, {"one": 1.0}), tmp_path, 1).iterate()
    seatings = [seating for arm in seen for seating in arm.seatings]
    assert all([seating[seat] for seating in seatings].count(PLUS) * 2 == len(seatings) for seat in range(players))


def test_the_mean_is_that_of_the_later_half() -> None:
    tune = Tune(GAME, 2, SEED, {"one": 2.0}, changes=[{"one": 9.0}, {"one": 9.0}, {"one": 0.1}, {"one": 0.3}])
    assert tune.mean() == pytest.approx({"one": 0.2})
    assert tune.numbers(tune.mean()) == pytest.approx({"one": 2.0 * exp(0.2)})


def test_after_a_break_it_goes_on_as_it_would_have_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few_games(monkeypatch)
    whole = new_tuning(tmp_path / "whole")
    broken = new_tuning(tmp_path / "broken")
    whole.iterate()
    whole.iterate()
    broken.iterate()
    broken.keep(1.0)
    again = new_tuning(tmp_path / "broken")
    again.iterate()
    assert msgspec.structs.replace(again.tune, seconds=0.0) == whole.tune
    assert again.check() == whole.check()


def test_a_folder_of_another_tuning_is_not_taken(tmp_path: Path) -> None:
    new_tuning(tmp_path).keep(0.0)
    for game, players, seed in (("watch", 2, SEED), (GAME, 3, SEED), (GAME, 2, SEED + 1)):
        with pytest.raises(Problem, match="tuning-other"):
            begun(tmp_path, game, players, seed, lambda: SEED)
    (tmp_path / "tuning.json").write_text("{}")
    with pytest.raises(Problem, match="training-unreadable"):
        new_tuning(tmp_path)


def test_better_means_that_the_whole_interval_is_above_par() -> None:
    assert checked([1.0] * 60 + [0.0] * 40, 2).is_better
    close = checked([1.0] * 55 + [0.0] * 45, 2)
    assert not close.is_better
    assert close.low < close.par < close.wins


@pytest.mark.parametrize("key", GAMES)
def test_greedy_by_the_games_own_weights_is_greedy(key: str, tmp_path: Path) -> None:
    game = find_game(key)
    file = tmp_path / "own.toml"
    file.write_text(as_toml(own_numbers(game)))
    totals = []
    for name in ("greedy", f"greedy:{file}"):
        state = game.new(2, SEED, {})
        play_to_the_end(game, state, [any_bot(name, SEED + seat, 1.0) for seat in range(2)])
        totals.append(game.totals(state))
    assert totals[0] == totals[1]


@pytest.mark.parametrize("key", GAMES)
def test_weights_survive_being_written(key: str) -> None:
    numbers = own_numbers(find_game(key))
    assert numbers_in(as_toml(numbers), "copy") == numbers


def test_the_version_of_a_bot_is_that_of_its_weights() -> None:
    files = {"a": as_toml({"x": 1.0}).encode(), "b": as_toml({"x": 2.0}).encode()}
    assert version_of("greedy:a", files) != version_of("greedy:b", files)


@pytest.mark.parametrize("content", [b"\xff", b"weights = ", b"[weights]\nx = true"])
def test_a_file_that_holds_no_weights_is_told(content: bytes) -> None:
    with pytest.raises(Problem, match="weights-unreadable"):
        any_bot("greedy:mine", SEED, 1.0, {"mine": content})


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="weights-unreadable"):
        any_bot(f"greedy:{tmp_path / 'none.toml'}", SEED, 1.0)


def other_numbers(own: Numbers) -> Numbers:
    first = next(iter(own))
    return {name: number for name, number in own.items() if name != first} | {"surprise": 1.0}


def test_weights_of_another_game_are_told() -> None:
    game = find_game(GAME)
    own = own_numbers(game)
    bot = any_bot("greedy:mine", SEED, 1.0, {"mine": as_toml(other_numbers(own)).encode()})
    with pytest.raises(Problem, match="weights-of-other") as told:
        play_to_the_end(game, game.new(2, SEED, {}), [bot, bot])
    assert told.value.facts["missing"] == next(iter(own))
    assert told.value.facts["unknown"] == "surprise"
