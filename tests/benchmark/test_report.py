"""Medians, means, ratios."""

import msgspec
import pytest

from chefetage.benchmark.plan import CHEFETAGE, EARLIER
from chefetage.benchmark.report import Ratio, Row, ratios, rows

from .fakes import hello, job, measurement, row, search_measurement, search_row


def by_name(found: list[Ratio]) -> dict[str, Ratio]:
    return {ratio.name: ratio for ratio in found}


def test_speed_is_the_median_of_the_rounds() -> None:
    [found] = rows(job(), hello(), [[measurement(decisions=n)] for n in (100, 900, 300)])
    assert found.decisions_per_second == 150
    assert (found.slowest, found.fastest) == (50, 450)
    assert found.rounds == 3


def test_what_a_game_is_like_is_a_mean_over_all_games() -> None:
    [found] = rows(job(), hello(), [[measurement(decisions=n)] for n in (100, 900, 300)])
    assert found.decisions_per_game == pytest.approx(1300 / 30)
    assert found.forced_per_game == 3
    assert found.branching == 5
    assert found.games_per_second == 5


def test_each_loop_has_a_row() -> None:
    both = [measurement("python", 100), measurement("inner", 700)]
    found = rows(job(), hello(), [both, both])
    assert [(one.loop, one.decisions_per_second) for one in found] == [("python", 50), ("inner", 350)]


def test_an_engine_that_measured_nothing_has_no_row() -> None:
    assert rows(job(), hello(), []) == []


def test_clones_stay_unknown() -> None:
    [found] = rows(job(), hello(), [[measurement(clone=None)]])
    assert found.clone_microseconds is None
    assert found.bytes_per_state is None


def test_the_search_has_medians_too_and_may_be_unknown() -> None:
    rounds = [search_measurement(speed, 2 * speed, 9 * speed) for speed in (100, 900, 300)]
    [found] = rows(job(), hello(), [[one] for one in rounds])
    assert (found.playouts_per_second, found.iterations_per_second, found.judged_per_second) == (300, 600, 2700)
    [found] = rows(job(), hello(), [[search_measurement(100, None, None)]])
    assert (found.playouts_per_second, found.iterations_per_second, found.judged_per_second) == (100, None, None)


def test_reports_from_before_the_search_was_measured_can_be_read() -> None:
    new = {"playouts_per_second", "iterations_per_second", "judged_per_second"}
    facts = msgspec.to_builtins(row("chefetage", 100))
    old = {name: fact for name, fact in facts.items() if name not in new}
    assert msgspec.convert(old, Row) == row("chefetage", 100)
    ratio = {
        "game": "watch",
        "mode": "compiled",
        "name": "clone",
        "value": 2.0,
        "target": 3,
        "at_most": True,
        "rivals": 1,
    }
    assert msgspec.convert(ratio, Ratio).rival_games == []


def test_a_game_of_forced_moves_only_has_no_branching() -> None:
    [found] = rows(job(), hello(), [[measurement(decisions=0)]])
    assert found.branching == 0


def test_ratios_compare_medians() -> None:
    found = by_name(
        ratios(
            [
                row("chefetage", 1000, loop="python"),
                row("chefetage", 3000, loop="inner"),
                row("chefetage", 50, mode="interpreted", loop="python"),
                row("chefetage", 100, mode="interpreted", loop="inner"),
                row("catanatron", 20, game="catan", mode="interpreted"),
            ]
        )
    )
    assert found["compiled-python"].value == pytest.approx(20)
    assert found["compiled-inner"].value == pytest.approx(30)
    assert found["catanatron-python"].value == pytest.approx(50)
    assert found["catanatron-inner"].value == pytest.approx(150)
    assert "open-spiel-python" not in found


def test_an_earlier_engine_is_compared_game_by_game() -> None:
    games = {"watch": (990, 1000), "ground_floor": (1930, 2000)}
    found = ratios(
        [
            row(engine, speed, game=game, loop=loop)
            for game, speeds in games.items()
            for engine, speed in zip((CHEFETAGE, EARLIER), speeds, strict=True)
            for loop in ("python", "inner")
        ]
    )
    changed = [one for one in found if one.name.startswith("earlier")]
    compared = {(one.game, one.name): (round(one.value, 3), one.is_met) for one in changed}
    assert compared == {
        ("watch", "earlier-inner"): (0.99, True),
        ("watch", "earlier-python"): (0.99, True),
        ("ground_floor", "earlier-inner"): (0.965, False),
        ("ground_floor", "earlier-python"): (0.965, False),
    }


def test_several_games_of_a_rival_count_by_their_geometric_mean() -> None:
    rivals = [row("open_spiel", speed, game=str(speed)) for speed in (10, 100, 1000)]
    found = by_name(ratios([row("chefetage", 800), *rivals]))
    assert found["open-spiel-python"].value == pytest.approx(8)
    assert found["open-spiel-python"].rivals == 3


def test_own_loops_are_compared_with_own_loops() -> None:
    rivals = [row("open_spiel", 100), row("open_spiel", 400, loop="inner")]
    found = by_name(ratios([row("chefetage", 800), row("chefetage", 2000, loop="inner"), *rivals]))
    assert found["open-spiel-python"].value == pytest.approx(8)
    assert found["open-spiel-inner"].value == pytest.approx(5)


def test_playouts_and_iterations_are_compared_with_the_games_nearest_in_length() -> None:
    lengths = {"euchre": 0, "hearts": 50, "gin_rummy": 150, "backgammon": 201}
    rivals = [search_row("open_spiel", 4, 16, game=game, length=length) for game, length in lengths.items()]
    rivals.append(search_row("open_spiel", 9, None, game="cribbage", length=199))
    found = by_name(ratios([search_row("chefetage", 60, 32), *rivals]))
    playouts, search = found["open-spiel-playouts"], found["open-spiel-search"]
    assert (playouts.rivals, playouts.rival_games) == (3, ["gin_rummy", "cribbage", "hearts"])
    assert playouts.value == pytest.approx(60 / (4 * 4 * 9) ** (1 / 3))
    assert (search.rivals, search.rival_games) == (2, ["gin_rummy", "hearts"])
    assert search.value == pytest.approx(2)
    assert (playouts.target, search.target, search.is_met) == (2, 2, True)


def test_where_no_rival_has_a_search_there_is_no_comparison() -> None:
    found = by_name(ratios([search_row("chefetage", 60, 30), search_row("open_spiel", 4, None)]))
    assert "open-spiel-search" not in found


def test_iterations_are_compared_with_the_playouts_of_catanatron_which_has_no_search() -> None:
    catan = search_row("catanatron", 3, None, game="catan", length=900)
    found = by_name(ratios([search_row("chefetage", 60, 24), catan]))
    playouts, search = found["catanatron-playouts"], found["catanatron-search"]
    assert playouts.value == pytest.approx(20)
    assert search.value == pytest.approx(8)
    assert (playouts.is_met, search.is_met) == (True, False)


def test_an_engine_of_ours_without_a_search_has_playouts_only() -> None:
    found = by_name(ratios([search_row("chefetage", 60, None), search_row("open_spiel", 4, 4)]))
    assert found["open-spiel-playouts"].value == pytest.approx(15)
    assert "open-spiel-search" not in found


def test_with_one_mode_only_the_gain_of_compiling_is_left_out() -> None:
    found = by_name(ratios([row("chefetage", 60, mode="interpreted"), row("catanatron", 20)]))
    assert found["catanatron-python"].value == pytest.approx(3)
    assert found["catanatron-python"].mode == "interpreted"
    assert "compiled-python" not in found


def test_every_game_of_ours_has_its_own_ratios() -> None:
    found = ratios([row("chefetage", 60), row("chefetage", 80, game="ground_floor"), row("catanatron", 20)])
    values = {one.game: one.value for one in found if one.name == "catanatron-python"}
    assert values == pytest.approx({"watch": 3, "ground_floor": 4})


def test_peers_alone_have_no_ratios() -> None:
    assert ratios([row("catanatron", 20)]) == []


def test_a_target_is_a_least_or_a_most() -> None:
    assert Ratio("watch", "compiled", "x", 40, target=40).is_met
    assert not Ratio("watch", "compiled", "x", 39, target=40).is_met
    assert Ratio("watch", "compiled", "clone", 3, target=3, at_most=True).is_met
    assert not Ratio("watch", "compiled", "clone", 3.1, target=3, at_most=True).is_met
    assert Ratio("watch", "compiled", "x", 5).is_met is None
