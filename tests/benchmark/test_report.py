"""Medians, means, ratios."""

import pytest

from chefetage.benchmark.plan import CHEFETAGE, EARLIER
from chefetage.benchmark.report import Ratio, ratios, rows

from .fakes import hello, job, measurement, row


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
