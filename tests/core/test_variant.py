"""Variants: other numbers for a game, checked before anybody plays with them."""

import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from chefetage.core.catalog import catalog, choose_variant, load_variant
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem
from chefetage.core.variant import LARGEST, Bound, Bounds, Numbers, Variant, change, places, read_variant, variant_of

interpreted = pytest.mark.skipif(is_compiled(), reason="compiled modules exist once in a process")
compiled = pytest.mark.skipif(not is_compiled(), reason="interpreted modules can be imported once more")

BOUNDS = Bounds(
    unused=[Bound(["year"], "no rule reads it")],
    fixed=[Bound(["cards.*.order"], "positions in a list")],
    limited=[Bound(["price"], "a fair price", least=1, most=5)],
)


def components() -> dict[str, object]:
    return {
        "year": 2021,
        "price": 3,
        "open": True,
        "name": "Test",
        "steps": [1, 2],
        "cards": [{"id": "a", "order": 1, "gain": {"gears": 2}}, {"id": "b", "order": 2, "gain": {"gears": 4}}],
        "ranks": [{"least": 0}, {"least": 10}],
        "projects": [{"id": 7, "price": 1}, {"id": 8, "price": 2}],
    }


def changed(**numbers: int) -> dict[str, object]:
    table = components()
    change(table, {path.replace("__", "."): value for path, value in numbers.items()}, BOUNDS)
    return table


def problem_of(numbers: Numbers) -> Problem:
    with pytest.raises(Problem) as caught:
        change(components(), numbers, BOUNDS)
    return caught.value


def test_numbers_are_named_by_keys_ids_and_places_in_lists() -> None:
    assert [path for path, _, _ in places(components())] == [
        "year",
        "price",
        "open",
        "steps.0",
        "steps.1",
        "cards.a.order",
        "cards.a.gain.gears",
        "cards.b.order",
        "cards.b.gain.gears",
        "ranks.0.least",
        "ranks.1.least",
        "projects.7.price",
        "projects.8.price",
    ]


def test_only_the_named_numbers_change() -> None:
    expected = components()
    expected["steps"] = [1, 9]
    expected["open"] = False
    expected["projects"] = [{"id": 7, "price": 1}, {"id": 8, "price": 5}]
    assert changed(steps__1=9, open=False, projects__8__price=5) == expected


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("variant-unknown-number", {"prize": 3}),
        ("variant-unknown-number", {"cards.c.order": 3}),
        ("variant-unknown-number", {"cards.a": 3}),
        ("variant-unknown-number", {"steps.2": 3}),
        ("variant-unknown-number", {"name": 3}),
        ("variant-unknown-number", {"projects.7.id": 3}),
        ("variant-other-type", {"price": True}),
        ("variant-other-type", {"open": 0}),
        ("variant-unused", {"year": 2022}),
        ("variant-fixed", {"cards.b.order": 3}),
        ("variant-too-small", {"price": 0}),
        ("variant-too-large", {"price": 6}),
        ("variant-too-small", {"steps.0": -LARGEST - 1}),
        ("variant-too-large", {"steps.0": LARGEST + 1}),
    ],
)
def test_a_number_that_does_not_fit_is_named(key: str, numbers: Numbers) -> None:
    problem = problem_of(numbers)
    assert problem.key == key
    assert [problem.facts["number"]] == list(numbers)


def test_the_hash_tells_numbers_apart_and_nothing_else() -> None:
    one = Variant("watch", "one", {"a": 1, "b": 2})
    assert one.hash == Variant("watch", "other name", {"b": 2, "a": 1}).hash
    assert one.hash != Variant("watch", "one", {"a": 1, "b": 3}).hash
    assert one.hash != Variant("ground_floor", "one", {"a": 1, "b": 2}).hash
    assert len(one.hash) == 16
    assert Variant("watch").hash == ""


# Files.


def test_a_file_names_its_numbers_in_either_way_of_toml(tmp_path: Path) -> None:
    file = tmp_path / "variant.toml"
    file.write_text('name = "Test"\ngame = "watch"\n[numbers]\nsetup.start_gears = 4\n"debt.penalty_points" = -5\n')
    assert read_variant(file) == Variant("watch", "Test", {"setup.start_gears": 4, "debt.penalty_points": -5})


@pytest.mark.parametrize(
    ("key", "content"),
    [
        ("variant-bad-file", "name = "),
        ("variant-bad-file", 'game = "watch"\n[numbers]\na = 1'),
        ("variant-bad-file", 'name = "x"\ngame = "watch"\nplayers = 3\n[numbers]\na = 1'),
        ("variant-empty", 'name = "x"\ngame = "watch"\n[numbers]'),
        ("variant-empty", 'name = " "\ngame = "watch"\n[numbers]\na = 1'),
        ("variant-no-number", 'name = "x"\ngame = "watch"\n[numbers]\na.b = 1.5'),
        ("variant-no-number", 'name = "x"\ngame = "watch"\n[numbers]\na = [1]'),
    ],
)
def test_a_bad_file_is_refused(key: str, content: str, tmp_path: Path) -> None:
    file = tmp_path / "variant.toml"
    file.write_text(content)
    with pytest.raises(Problem) as caught:
        read_variant(file)
    assert caught.value.key == key


def test_an_absent_file_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_variant(tmp_path / "absent.toml")
    assert caught.value.key == "variant-unreadable"


# Playing.

GEARS = Variant("watch", "more gears", {"setup.start_gears": 7})


def gears_at_the_start(variant: Variant) -> object:
    game = load_variant(variant) if variant.numbers else catalog()["watch"]
    return game.view(game.new(3, 1, {}), 0)["boards"][0]["gears"]  # type: ignore[index]


@interpreted
def test_variants_are_played_beside_the_printed_game() -> None:
    printed = Variant("watch")
    before = dict(sys.modules)
    found = [gears_at_the_start(variant) for variant in (printed, GEARS, printed)]
    assert found[1] == 7
    assert found[0] == found[2] != 7
    assert {name: module for name, module in sys.modules.items() if name in before} == before
    assert load_variant(GEARS).variant == GEARS
    assert catalog()["watch"].variant == variant_of("watch") == printed


@interpreted
def test_numbers_that_do_not_go_together_are_refused() -> None:
    with (
        pytest.raises(Problem, match="variant-unplayable"),
        patch("chefetage.core.data.load_bounds", return_value=Bounds()),
    ):
        load_variant(Variant("watch", "x", {"player_board.columns": 6}))
    with pytest.raises(Problem, match="variant-two-alike"):
        load_variant(Variant("watch", "x", {"crate_colours.white.values.1": 6}))


@compiled
def test_the_compiled_engine_says_that_it_plays_one_variant_in_a_process() -> None:
    with pytest.raises(Problem, match="variant-compiled"):
        load_variant(GEARS)


def test_a_variant_comes_too_late_for_a_game_that_is_loaded() -> None:
    catalog()
    with pytest.raises(Problem, match="variant-too-late"):
        choose_variant(GEARS)


@pytest.mark.parametrize(
    ("key", "variant"),
    [
        ("unknown-game", Variant("chess", "x", {"a": 1})),
        ("variant-unknown-number", Variant("watch", "x", {"setup.start_gear": 1})),
    ],
)
def test_a_variant_is_checked_before_anything_is_loaded(key: str, variant: Variant) -> None:
    for load in (load_variant, choose_variant):
        with pytest.raises(Problem, match=key):
            load(variant)
