"""Training: repeatable, goes on after a break, and keeps what it learned from."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from chefetage.bots.network.files import Head, unpacked
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import ONE
from chefetage.bots.others import any_bot
from chefetage.bots.others.networks import loaded
from chefetage.bots.playing import decisions
from chefetage.core.catalog import catalog, find_game
from chefetage.core.encoding import Inputs
from chefetage.core.problem import Problem
from chefetage.experiments.experiment import Arm, Experiment, Recording
from chefetage.experiments.one_game import play_fixture
from chefetage.learning.curve import curve_page, line_of_bars
from chefetage.learning.fitting import EXAMPLES, Examples, Fit
from chefetage.learning.folder import Position, TrainingFolder
from chefetage.learning.log import Entry
from chefetage.learning.plan import Plan, plan_for
from chefetage.learning.training import Training
from chefetage.words.texts import PACKAGE, texts
from tests.bots.random_networks import random_file

SMALL = Plan(hidden=4, teacher_games=4, games=14, window=2, positions=6, gate_games=2, gate=0.0, check_games=2)
GAME = "councils_contracts"


def new_training(folder: Path, plan: Plan = SMALL) -> Training:
    encoder = find_game(GAME).encoder()
    assert encoder
    place = TrainingFolder(folder)
    place.begin()
    return Training(np, Position(GAME, 2, 5, encoder.digest, plan), place, 1, None)


def go_on(folder: Path) -> Training:
    place = TrainingFolder(folder)
    return Training(np, place.position(), place, 1, None)


def iterate(training: Training, times: int) -> list[Entry]:
    return [training.iterate(lambda what, progress: None, 0.0) for _ in range(times)]


def without_time(entries: list[Entry]) -> list[Entry]:
    return [msgspec.structs.replace(entry, seconds=0.0, digest="") for entry in entries]


def test_after_a_break_it_goes_on_as_it_would_have_without(tmp_path: Path) -> None:
    whole = new_training(tmp_path / "whole")
    iterate(whole, 2)
    iterate(new_training(tmp_path / "broken"), 1)
    broken = go_on(tmp_path / "broken")
    iterate(broken, 1)
    assert without_time(broken.entries) == without_time(whole.entries)
    assert broken.best
    assert whole.best
    assert (broken.best.first, broken.best.last) == (whole.best.first, whole.best.last)
    assert unpacked((tmp_path / "broken" / "best.network").read_bytes(), "best") == broken.best


def test_an_iteration_that_was_not_finished_is_forgotten(tmp_path: Path) -> None:
    training = new_training(tmp_path)
    iterate(training, 1)
    log = tmp_path / "log.jsonl"
    log.write_bytes(log.read_bytes() + msgspec.json.encode(msgspec.structs.replace(training.entries[0], iteration=1)))
    assert [entry.iteration for entry in go_on(tmp_path).entries] == [0]


def test_only_what_is_needed_is_kept(tmp_path: Path) -> None:
    iterate(new_training(tmp_path), 4)
    assert {file.name for file in tmp_path.glob("*.npz")} == {"fit-3.npz", "examples-2.npz", "examples-3.npz"}


def test_another_encoder_is_refused(tmp_path: Path) -> None:
    place = TrainingFolder(tmp_path)
    place.begin()
    with pytest.raises(Problem, match="training-other-encoder"):
        Training(np, Position(GAME, 2, 1, "other", SMALL), place, 1, None)


def test_a_folder_without_training_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="training-missing"):
        TrainingFolder(tmp_path).position()
    (tmp_path / "training.json").write_text("{}")
    with pytest.raises(Problem, match="training-unreadable"):
        TrainingFolder(tmp_path).position()


@pytest.mark.parametrize("key", sorted(catalog()))
def test_every_game_has_a_plan_whose_options_fit(key: str) -> None:
    game = find_game(key)
    for players in range(game.info.players_min, game.info.players_max + 1):
        plan = plan_for(game, players)
        assert plan.hidden % 2 == 0
        for options in plan.options:
            assert game.new(players, 1, options).players == players


# Examples.


def recorded(explore: float = 0.0, persistence: float = 1.0) -> bytes:
    experiment = Experiment(GAME, [Arm(["random"] * 2)], 1, 3, recording=Recording("", persistence, explore, 500))
    return play_fixture(experiment, experiment.fixture(0)).examples


def test_examples_are_positions_as_their_movers_knew_them() -> None:
    """Played again move by move, the game gives the same rows; the target is the result, the mover's share first."""
    game = find_game(GAME)
    experiment = Experiment(GAME, [Arm(["random"] * 2)], 1, 3)
    state = game.new(2, experiment.seed_of(0, "game"), {})
    bots = [any_bot("random", experiment.seed_of(0, f"bot {seat}")) for seat in range(2)]
    encoder = game.encoder()
    assert encoder
    rows = []
    for player, move in decisions(game, state, bots):
        game.apply(state, player, move)
        inputs = Inputs()
        encoder.encode(state, player, inputs)
        rows.append((player, [inputs.indices[at] for at in range(inputs.count)]))
    won = game.win_shares(state)
    examples = EXAMPLES.decode(recorded())
    found = [(np.frombuffer(one.indices, np.uint16).tolist(), one.shares) for one in reversed(examples)]
    assert found == [(row, [won[player], won[1 - player], 0.0]) for player, row in rows[:-1]]


def test_a_fit_learns_what_it_is_shown() -> None:
    encoder = find_game(GAME).encoder()
    assert encoder
    inputs = int(encoder.common + 2 * encoder.block)
    examples = Examples.of(np, [recorded()])
    fit = Fit(np, Head(GAME, 1, 2, encoder.digest, 8), encoder.units[:inputs], encoder.score_unit, 1)
    random = np.random.default_rng(1)
    losses = [fit.learn(examples, random, 0.01, 1.0)[0] for _ in range(60)]
    assert losses[-1] < 0.2 * losses[0]


def test_joined_examples_are_those_of_the_parts() -> None:
    parts = [Examples.of(np, [recorded()]), Examples.of(np, [recorded(explore=0.5)])]
    joined = Examples.joined(np, parts)
    scales = np.ones(5000, np.float32)
    both = [part.rows(np.arange(len(part)), scales) for part in parts]
    assert (joined.rows(np.arange(len(joined)), scales) == np.concatenate(both)).all()


# The curve.


def entry(number: int, check: float | None) -> Entry:
    return Entry(number, 60.0 * number, 100, 0.5, 1.0, 0.6, check is not None, check, "abc")


@pytest.mark.parametrize(("lang", "word"), [("en", "Wins over time"), ("de", "Siege im Lauf der Zeit")])
def test_the_curve_is_a_page_of_its_own(lang: str, word: str) -> None:
    text = texts(lang, PACKAGE / "learning" / "texts", PACKAGE / "experiments" / "texts")
    entries = [entry(1, 0.25), entry(2, None), entry(3, 0.75)]
    page = curve_page(Position(GAME, 2, 1, "", SMALL), entries, "A < B", text)
    assert word in page
    assert "A &lt; B" in page
    assert page.count("<tr>") == 4
    assert "http" not in page
    assert page.partition('<polyline points="')[2].partition('"')[0].count(",") == 2


def test_bars_show_the_last_checks() -> None:
    assert line_of_bars([entry(1, 0.0), entry(2, None), entry(3, 1.0)]) == "▁█"


# Networks to begin with.


def begun_with(folder: Path, start: bytes, players: int) -> Training:
    encoder = find_game(GAME).encoder()
    assert encoder
    place = TrainingFolder(folder)
    place.begin()
    place.write("start.network", start)
    return Training(np, Position(GAME, players, 5, encoder.digest, SMALL, start="a digest"), place, 1, None)


def judged(network: bytes, players: int) -> list[list[float]]:
    """What a network says of the positions of a game of chance at a table for so many."""
    game = find_game(GAME)
    judge = Judge(game, loaded("test", network))
    state = game.new(players, 3, {})
    judgements = []
    for player, move in decisions(game, state, [any_bot("random", seat) for seat in range(players)]):
        game.apply(state, player, move)
        judge.judge(state, player)
        judgements.append([share / ONE for share in judge.shares])
    return judgements[:-1]


def test_a_training_begins_with_what_another_network_knows(tmp_path: Path) -> None:
    iterate(first := new_training(tmp_path / "first"), 1)
    assert first.best
    second = begun_with(tmp_path / "second", first.best.packed(), 2)
    assert second.best
    assert judged(second.best.packed(), 2) == judged(first.best.packed(), 2)
    iterate(second, 1)
    assert iterate(go_on(tmp_path / "second"), 1)[0].iteration == 1


def test_further_opponents_are_seen_like_the_last_one(tmp_path: Path) -> None:
    """Who has two opponents alike has with each half the chances against one of them, before learning goes on."""
    iterate(first := new_training(tmp_path / "first"), 1)
    assert first.best
    larger = begun_with(tmp_path / "larger", first.best.packed(), 3)
    first_layer, _, last, _ = larger.fit.parts
    encoder = find_game(GAME).encoder()
    assert encoder
    blocks = first_layer[int(encoder.common) :].reshape(3, -1, SMALL.hidden)
    assert (blocks[1] == blocks[2]).all()
    assert (last[1] == last[2]).all()
    assert not (blocks[0] == blocks[1]).all()
    iterate(larger, 1)


def test_a_smaller_table_keeps_the_nearest_opponents(tmp_path: Path) -> None:
    encoder = find_game(GAME).encoder()
    assert encoder
    place = TrainingFolder(tmp_path / "three")
    place.begin()
    iterate(three := Training(np, Position(GAME, 3, 5, encoder.digest, SMALL), place, 1, None), 1)
    assert three.best
    two = begun_with(tmp_path / "two", three.best.packed(), 2)
    inputs = int(encoder.common + 2 * encoder.block)
    assert (np.rint(three.fit.parts[0][:inputs] * 256) == np.rint(two.fit.parts[0] * 256)).all()


def test_units_that_the_other_network_did_not_have_say_nothing_at_first(tmp_path: Path) -> None:
    iterate(first := new_training(tmp_path / "first"), 1)
    assert first.best
    encoder = find_game(GAME).encoder()
    assert encoder
    inputs = int(encoder.common + 2 * encoder.block)
    fit = Fit(np, Head(GAME, 1, 2, encoder.digest, 8), encoder.units[:inputs], encoder.score_unit, 1)
    fit.take_over(first.best, int(encoder.common))
    assert judged(fit.file("").packed(), 2) == judged(first.best.packed(), 2)


def test_games_of_greedy_are_left_behind(tmp_path: Path) -> None:
    training = new_training(tmp_path, msgspec.structs.replace(SMALL, window=3, teacher_window=2))
    assert [list(training.learned_from(number)) for number in range(5)] == [[0], [0, 1], [1, 2], [1, 2, 3], [2, 3, 4]]
    iterate(training, 3)
    assert len(training.window) == len(go_on(tmp_path).window) == 2


def test_a_check_comes_every_so_many_iterations(tmp_path: Path) -> None:
    training = new_training(tmp_path, msgspec.structs.replace(SMALL, check_every=2))
    assert [entry.check is not None for entry in iterate(training, 4)] == [True, False, True, False]


# Exploiters.


def exploiter(folder: Path, opponent: str) -> Training:
    encoder = find_game(GAME).encoder()
    assert encoder
    place = TrainingFolder(folder)
    place.begin()
    return Training(np, Position(GAME, 2, 5, encoder.digest, SMALL, opponent), place, 1, None)


def test_an_exploiter_plays_its_rival_alone(tmp_path: Path) -> None:
    training = exploiter(tmp_path / "bot", "greedy")
    assert {tuple(arm.bots) for arm in training.tables()} == {("network:best", "greedy")}
    network = random_file(find_game(GAME), 2).packed()
    TrainingFolder(tmp_path / "network").begin()
    TrainingFolder(tmp_path / "network").write("rival.network", network)
    training = exploiter(tmp_path / "network", "a digest")
    assert {tuple(arm.bots) for arm in training.tables()} == {("network:best", "network:rival")}
    assert training.experiment(training.tables(), 1, {"best": network}, "learning").networks["rival"] == network


def test_an_exploiter_is_accepted_if_it_fares_as_well_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = exploiter(tmp_path, "random")
    training.plan = msgspec.structs.replace(SMALL, gate=0.9)
    results = iter([0.2, 0.5, 0.4, 0.46])
    met = []

    def match(other: str, games: int, networks: dict[str, bytes], purpose: str) -> float:
        met.append(other)
        return next(results) if purpose == "gate" else 0.5

    monkeypatch.setattr(training, "match", match)
    accepted = [entry.is_accepted for entry in iterate(training, 5)]
    assert accepted == [True, True, True, False, True]
    assert set(met) == {"random"}
