"""Experiments: the same games whoever plays them, paired deals, nothing lost."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chefetage.bots import levels
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant
from chefetage.experiments import versions
from chefetage.experiments.executors import executor_of
from chefetage.experiments.executors.executor import Done, Executor, Stop
from chefetage.experiments.executors.here import Here
from chefetage.experiments.experiment import Arm, Block, Experiment
from chefetage.experiments.figures import Counter as Figures
from chefetage.experiments.one_game import Result, places_without, play_fixture
from chefetage.experiments.run import Outcome, Progress, Run
from chefetage.experiments.run_folder import RunFolder
from chefetage.experiments.tournament import report_of, tournament
from chefetage.experiments.versions import versions_of

QUICK = Arm(["random", "random", "random"])
SLOW = "tests.experiments.slow_bot:SlowBot"


def experiment(**changes: object) -> Experiment:
    values: dict[str, object] = {"game": "watch", "arms": [Arm(["greedy", "random"])], "deals": 3, "seed": 4}
    return Experiment(**(values | changes))  # type: ignore[arg-type]


def quick(**changes: object) -> Experiment:
    return experiment(arms=[QUICK, Arm(["random"] * 2)], **changes)


def watch(progress: Progress) -> None:
    assert 0 < progress.games <= progress.of


def count(deal: list[Result]) -> None:
    assert deal


def play(
    wanted: Experiment, executor: Executor | None = None, folder: Path | None = None, resume: bool = False
) -> Outcome:
    run = Run(wanted, count, RunFolder(folder) if folder else None)
    return run.play(executor or Here(wanted), watch, resume)


# What is played.


def test_a_deal_is_played_with_the_bots_at_every_seat() -> None:
    wanted = experiment(arms=[Arm(["greedy", "random", "random"])])
    seated = [wanted.arms[0].seated(wanted.fixture(number).rotation) for number in range(3)]
    assert sorted(names.index("greedy") for names in seated) == [0, 1, 2]
    assert {wanted.fixture(number).deal for number in range(3)} == {0}


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("aaaa", [0]), ("abab", [0, 1]), ("aab", [0, 1, 2]), ("abcd", [0, 1, 2, 3]), ("a", [0])],
)
def test_nobody_plays_the_same_game_twice(bots: str, rotations: list[int]) -> None:
    assert Arm(list(bots)).rotations() == rotations


def test_all_games_of_a_deal_are_dealt_alike() -> None:
    """Two tables, the same deals: what chance decides before anybody has moved is the same."""
    wanted = experiment(arms=[QUICK, QUICK])
    results = [play_fixture(wanted, wanted.fixture(number)) for number in range(len(wanted.seatings))]
    assert len({msgspec.json.encode([one.scores, one.places]) for one in results}) == 1


def test_blocks_of_all_variants_make_up_the_whole() -> None:
    variants = [Variant("watch"), Variant("watch", "other", {"debt.penalty_points": -9})]
    wanted = experiment(arms=[Arm(["greedy", "random"], {}, number) for number in (0, 1)], variants=variants, deals=5)
    blocks = [Block(variant, 0, 5 * len(places)) for variant, places in wanted.strands.items()]
    numbers = [number for block in blocks for number in wanted.numbers(block)]
    assert sorted(numbers) == list(range(wanted.games))
    assert all(wanted.arms[wanted.fixture(number).arm].variant == 1 for number in wanted.numbers(blocks[1]))


def test_seeds_are_those_of_earlier_versions() -> None:
    """Whoever has named a seed gets the same games for ever."""
    assert f"{experiment(seed=5).seed_of(0, 'game'):064x}" == (
        "a1fa2373ad20a13481e6a2c3afd92c798b71ef7a864b4f6214d726d7f1b4845a"
    )


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"arms": []}, "experiment-no-table"),
        ({"arms": [Arm(["random"] * 2, {}, 1)]}, "experiment-no-table"),
        ({"arms": [Arm(["random"] * 2)], "until_ordered": True}, "tournament-alone"),
        ({"arms": [Arm(["random"] * 9)]}, "bad-player-count"),
        ({"variants": [Variant("watch", "other", {"debt.nothing": 1})]}, "variant-unknown-number"),
        ({"deals": 0}, "bad-game-count"),
    ],
)
def test_what_cannot_be_played_is_told_before_anything_is(change: dict[str, object], key: str) -> None:
    with pytest.raises(Problem) as caught:
        experiment(**change).check()
    assert caught.value.key == key


# Who plays it.


def test_processes_change_nothing() -> None:
    wanted = quick()
    assert play(wanted, executor_of(wanted, 2)).digest == play(wanted).digest


class Backwards:
    """An executor that gives everything back in the wrong order, a game at a time."""

    slots = 3

    def __init__(self, wanted: Experiment) -> None:
        self.here = Here(wanted)

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        yield from reversed(list(self.here.played(blocks, stop)))


def test_the_order_changes_nothing() -> None:
    wanted = quick()
    assert play(wanted, Backwards(wanted)).digest == play(wanted).digest


def test_another_seed_gives_another_digest() -> None:
    assert play(quick(seed=1)).digest != play(quick(seed=2)).digest


def test_variants_are_played_side_by_side_on_the_same_deals() -> None:
    """Each in processes of its own; the one with the printed numbers gives the printed game."""
    variants = [Variant("watch"), Variant("watch", "harder", {"debt.penalty_points": -20})]
    arms = [Arm(["random"] * 2, {}, number) for number in (0, 1)]
    wanted = experiment(arms=arms, variants=variants, deals=4)
    seen: list[Result] = []
    Run(wanted, seen.extend).play(executor_of(wanted, 2), watch)
    printed = [one.scores for one in seen if one.fixture.arm == 0]
    alone: list[Result] = []
    single = experiment(arms=arms[:1], deals=4)
    Run(single, alone.extend).play(Here(single), watch)
    assert printed == [one.scores for one in alone]
    assert printed != [one.scores for one in seen if one.fixture.arm == 1]


# Nothing is lost.


class Breaking:
    """An executor that is killed after some blocks."""

    slots = 1

    def __init__(self, wanted: Experiment, blocks: int) -> None:
        self.here, self.blocks = Here(wanted), blocks

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        for number, done in enumerate(self.here.played(blocks, stop)):
            if number == self.blocks:
                raise RuntimeError("the power went off")
            yield done


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    wanted = quick(deals=5)
    with pytest.raises(RuntimeError):
        play(wanted, Breaking(wanted, 4), tmp_path)
    before = {file.name for file in (tmp_path / "games").iterdir()}
    assert len(before) == 4
    outcome = play(wanted, None, tmp_path, resume=True)
    assert outcome.digest == play(wanted).digest
    assert before < {file.name for file in (tmp_path / "games").iterdir()}
    again = play(wanted, Breaking(wanted, 0), tmp_path, resume=True)  # nothing is left to play
    assert again.digest == outcome.digest


def test_gaps_are_filled(tmp_path: Path) -> None:
    wanted = quick(deals=5)
    play(wanted, None, tmp_path)
    for file in sorted((tmp_path / "games").iterdir())[1::2]:
        file.unlink()
    assert play(wanted, None, tmp_path, resume=True).digest == play(wanted).digest


def test_half_a_file_counts_for_nothing(tmp_path: Path) -> None:
    wanted = quick()
    play(wanted, None, tmp_path)
    file = max((tmp_path / "games").iterdir())
    file.rename(file.with_name(file.name + ".part"))
    assert play(wanted, None, tmp_path, resume=True).digest == play(wanted).digest
    assert not list((tmp_path / "games").glob("*.part"))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 9}, "run-other-experiment"),
        ({}, "run-there"),
    ],
)
def test_a_folder_keeps_one_experiment(tmp_path: Path, change: dict[str, object], key: str) -> None:
    play(quick(), None, tmp_path)
    with pytest.raises(Problem) as caught:
        play(quick(**change), None, tmp_path, resume=bool(change))
    assert caught.value.key == key


def test_a_folder_keeps_to_its_versions(tmp_path: Path) -> None:
    wanted = quick()
    play(wanted, None, tmp_path)
    folder = RunFolder(tmp_path)
    folder.write("made_by.json", msgspec.structs.replace(versions_of(wanted), program="0.0.1"))
    with pytest.raises(Problem) as caught:
        play(wanted, None, tmp_path, resume=True)
    assert (caught.value.key, caught.value.facts["name"]) == ("run-other-version", "program")


def test_a_level_is_another_bot_with_another_network(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Experiment("watch", [Arm(["level3", "greedy"]), Arm(["level3", "level3", "greedy"])], 1, 1)
    before = versions_of(wanted)
    real = levels.made_with
    monkeypatch.setattr(versions, "made_with", lambda game, players: real(game, players) + "new" * (players == 3))
    assert [name for name, _, _ in versions_of(wanted).differences(before)] == ["level3"]


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    wanted = quick()
    play(wanted, None, tmp_path)
    file = min((tmp_path / "games").iterdir())
    file.write_bytes(b"rubbish")
    with pytest.raises(Problem) as caught:
        play(wanted, None, tmp_path, resume=True)
    assert caught.value.facts["file"] == str(file)


def test_only_one_plays_a_run(tmp_path: Path) -> None:
    wanted = quick()
    play(wanted, None, tmp_path)
    with RunFolder(tmp_path).alone(), pytest.raises(Problem) as caught:
        play(wanted, None, tmp_path, resume=True)
    assert caught.value.key == "run-busy"


def test_games_come_back_from_the_folder_as_they_were(tmp_path: Path) -> None:
    wanted = quick()
    seen: list[Result] = []
    Run(wanted, seen.extend, RunFolder(tmp_path)).play(Here(wanted), watch)
    folder = RunFolder(tmp_path)
    kept = [result for block in folder.blocks() for result in folder.results(block)]
    assert sorted(kept, key=lambda one: one.fixture.number) == seen


# When it ends.


def test_precision_ends_it_at_the_same_deal_everywhere() -> None:
    wanted = experiment(arms=[Arm(["random"] * 2)], deals=250, precision=0.2)
    here, backwards = play(wanted), play(wanted, Backwards(wanted))
    assert here.ending == backwards.ending == "settled"
    assert (here.deals, here.digest) == (backwards.deals, backwards.digest)
    assert here.deals < 250


def test_a_tournament_ends_when_the_order_is_settled() -> None:
    wanted = tournament("watch", 2, ["random", "greedy"], 1000, 1, {}, 0.6)
    figures = Figures(wanted)
    outcome = Run(wanted, figures.add).play(executor_of(wanted, 2), watch)
    report = report_of(wanted, outcome, figures, versions_of(wanted))
    assert outcome.ending == "settled"
    assert [entry.bot for entry in report.entries] == ["greedy", "random"]
    assert report.games == report.entries[0].faring.seats < 1000
    assert report.entries[0].ahead[1]
    assert report.entries[0].ahead[1].value > 0.9


def test_all_compositions_and_seats_take_part() -> None:
    wanted = tournament("watch", 3, ["random", "greedy"], 12, 1, {}, 0.95)
    tables = Counter(tuple(sorted(arm.bots)) for arm in wanted.arms)
    assert tables == {("greedy", "greedy", "random"): 1, ("greedy", "random", "random"): 1}
    assert (wanted.deals, wanted.games) == (2, 12)


def test_whoever_fails_comes_last() -> None:
    assert places_without([1, 2, 3], {0}) == [3, 1, 2]
    assert places_without([1, 1, 3, 4], {0, 3}) == [3, 1, 2, 3]
    assert places_without([1, 2], set()) == [1, 2]


# A real kill.


def test_ctrl_c_keeps_all_that_was_played(tmp_path: Path) -> None:
    words = ["watch", "--bots", f"random,{SLOW}", "--players", "2", "--games", "12", "--seed", "5", "--json"]
    process = started(words, tmp_path / "stopped")
    wait_for_games(process, tmp_path / "stopped", 2)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert "--resume" in said
    kept = RunFolder(tmp_path / "stopped").blocks()
    assert 0 < sum(block.count for block in kept) < 12
    resumed = tournament_json(["--resume", str(tmp_path / "stopped"), "--json"], None)
    assert resumed["digest"] == tournament_json(words, tmp_path / "whole")["digest"]


def started(words: list[str], folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "chefetage", "tournament", *words, "--run", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def wait_for_games(process: subprocess.Popen[str], folder: Path, blocks: int) -> None:
    while len(list(folder.glob("games/*.parquet"))) < blocks:
        assert process.poll() is None
        time.sleep(0.02)


@pytest.mark.crash
def test_a_killed_tournament_goes_on_to_the_same_digest(tmp_path: Path) -> None:
    words = ["watch", "--bots", "random,greedy", "--players", "3", "--games", "120", "--seed", "5", "--json"]
    whole = tournament_json(words, tmp_path / "whole")
    process = started(words, tmp_path / "killed")
    wait_for_games(process, tmp_path / "killed", 5)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert sum(block.count for block in RunFolder(tmp_path / "killed").blocks()) < whole["games"]
    resumed = tournament_json(["--resume", str(tmp_path / "killed"), "--json"], None)
    assert resumed["digest"] == whole["digest"]
    assert resumed["games"] == whole["games"]


def tournament_json(words: list[str], folder: Path | None) -> dict[str, Any]:
    place = ["--run", str(folder)] if folder else []
    command = [sys.executable, "-m", "chefetage", "tournament", *words, *place]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: dict[str, Any] = msgspec.json.decode(done.stdout)
    return report
