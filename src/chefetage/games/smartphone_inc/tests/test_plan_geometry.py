"""SI-5  Planning: how pads lie, what they cover, and how many layouts and results there are."""

from itertools import combinations, product

import pytest
from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import DATA, PAD_FIELDS, SYMBOL, TILE
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_NAMES,
    CELL_OF_FIELD,
    COVERED,
    OVERHANGS,
    PLACES,
    POSITIONS,
    REPRESENTATIVE,
    REPRESENTATIVES,
    SPANS,
    is_legal_position,
    number_of_position,
)
from chefetage.games.smartphone_inc.rules.planning.normal_form import normal_layout
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, overlap_of
from chefetage.games.smartphone_inc.tests.plans import later, layout_of
from chefetage.games.smartphone_inc.tests.position import own
from chefetage.games.smartphone_inc.tests.support import PLAIN, begin, options, play, refusal, table
from chefetage.testing import rule


@rule("SI-5.1", "SI-5.2")
def test_each_pad_has_two_sides_of_three_rows_and_two_columns() -> None:
    assert len(PAD_FIELDS) == 4
    assert {len(fields) for fields in PAD_FIELDS} == {6}
    assert [SYMBOL.keys[symbol] for symbol in PAD_FIELDS[0]] == [
        "research", "open", "logistics", "price_up", "open", "research",
    ]  # fmt: skip


@rule("SI-5.32", "SI-5.15")
def test_cells_are_named_by_column_and_row() -> None:
    assert [CELL_NAMES[cell] for cell in CELL_OF_FIELD] == ["a1", "b1", "a2", "b2", "a3", "b3"]


@rule("SI-5.3", "SI-21.17")
def test_either_pad_may_be_the_lower_one() -> None:
    s = table()
    assert refusal(s, "lay dark.a.a.0.1.2") is None
    assert refusal(s, "lay light.b.b.0.1.2") is None


@rule("SI-5.4", "SI-5.6")
@pytest.mark.parametrize(
    ("position", "covered"),
    [
        ((0, 1, 2), [5]),
        ((90, -1, -1), [0, 1]),
        ((90, 1, 0), [1, 3]),
        ((180, 0, 1), [2, 3, 4, 5]),
        ((270, -2, 1), [2, 4]),
    ],
)
def test_the_upper_pad_lies_on_the_grid_turned_or_not(position: tuple[int, int, int], covered: list[int]) -> None:
    assert COVERED[number_of_position(*position)] == covered


@rule("SI-5.5", "SI-5.7", "SI-23.7")
def test_the_upper_pad_covers_one_to_four_fields() -> None:
    s = table()
    assert refusal(s, "lay dark.a.a.0.0.0") == "SI-5.5"
    assert refusal(s, "lay dark.a.a.0.2.0") == "SI-5.5"
    facts = GAME.explain(s, 0, "lay dark.a.a.0.0.0").facts
    assert facts["overlap"] == 6
    assert facts["least"] == 1
    assert facts["most"] == 4
    assert {len(COVERED[position]) for position in range(POSITIONS) if is_legal_position(position)} == {1, 2, 3, 4}


@rule("SI-5.17", "SI-5.26", "SI-5.24")
def test_sixty_positions_cover_fourteen_sets() -> None:
    legal_ones = [position for position in range(POSITIONS) if is_legal_position(position)]
    assert len(legal_ones) == DATA.number("planning.counts.positions")
    assert len({tuple(COVERED[position]) for position in legal_ones}) == 14 == len(REPRESENTATIVES)
    assert len(options(table())) == DATA.number("planning.counts.base_layouts")


@rule("SI-5.16")
def test_the_representatives_cover_what_the_data_say() -> None:
    for cover in DATA.tables("planning.covers"):
        position = number_of_position(cover.number("rot"), cover.number("dx"), cover.number("dy"))
        assert COVERED[position] == list(cover.numbers("cells"))
        assert REPRESENTATIVE[position] == position


@rule("SI-5.16", "SI-5.19", "SI-5.26")
def test_an_equal_position_is_answered_with_its_representative() -> None:
    s = table()
    other, normal = "lay light.b.a.90.-1.-1", "lay light.b.a.0.0.-2"
    assert refusal(s, other) == "SI-5.26"
    facts = GAME.explain(s, 0, other).facts
    assert facts["turn"] == 0
    assert facts["dx"] == 0
    assert facts["dy"] == -2
    assert normal_layout(layout_of(other), vec[i64]()) == layout_of(normal)
    GAME.apply(s, 0, GAME.parse(other))  # a client that insists gets the representative
    assert s.companies[0].layout == layout_of(normal)


def results(*tiles: str) -> set[tuple[int, ...]]:
    """Price, goods and symbols of every plan with these improvements."""
    found: set[tuple[int, ...]] = set()
    layouts = [face * int(POSITIONS) + int(position) for face in range(8) for position in REPRESENTATIVES]
    for layout in layouts:
        for placed in arrangements(list(tiles)):
            reading = Reading()
            reading.read(layout, vec[i64](placed))
            down, up, research, logistics, improve = [int(n) for n in reading.seen][:5]
            price = max(2, min(8, 5 + up - down))
            goods = down + int(overlap_of(layout)) + len(tiles) - len(placed)
            found.add((price, goods, research, logistics, min(1, improve)))
    return found


def arrangements(tiles: list[str]) -> list[list[int]]:
    spans = [span for span in range(SPANS) if not OVERHANGS[span]]
    places = [layer * int(SPANS) + span for layer in (0, 1) for span in spans]
    found: list[list[int]] = [[]]
    for count in range(1, len(tiles) + 1):
        for chosen in combinations(tiles, count):
            numbers = [TILE.keys.index(tile) * int(PLACES) for tile in chosen]
            found += [[n + place for n, place in zip(numbers, at, strict=True)] for at in product(places, repeat=count)]
    return found


@rule("SI-5.18")
def test_layouts_give_as_many_results_as_counted() -> None:
    assert len(results()) == DATA.number("planning.counts.base_results")
    assert len(results("start_red")) == 298
    assert len(results("start_yellow")) == 323


@rule("SI-5.16")
def test_the_geometry_is_kept_only_with_an_overhanging_improvement() -> None:
    turned = "lay light.b.a.90.-1.-1"
    inside = play(later(technologies=["four_g"]), turned, "place start_red.lower.a3b3")
    outside = play(later(technologies=["four_g"]), turned, "place start_red.lower.a4a3")
    assert inside.companies[0].layout == layout_of("lay light.b.a.0.0.-2")
    assert outside.companies[0].layout == layout_of(turned)


def test_owning_4g_offers_all_positions() -> None:
    s = table("red", "yellow", **PLAIN)
    own(s, 0, "four_g")
    assert len(options(begin(s, "plan"), 0)) == DATA.number("planning.counts.base_layouts_overhang")
