"""WA-2, WA-8  The numbers of components.toml are those that the rulebook prints and says."""

import pytest

from chefetage.core.data import Data
from chefetage.games.watch.rules.components import (
    BONUS,
    CRATE_BONUS,
    CRATE_COLOUR,
    DATA,
    EXTRA_CRATE,
    MARKET,
    SOLO_CARDS,
    TRACK_SPACES,
)
from chefetage.testing import rule
from chefetage.testing.rulebook import numbers, rule_text, table

CRATES = ["light brown", "white", "dark brown"]


def count(key: str) -> int:
    return DATA.number(f"components.{key}")


def row(key: str) -> Data:
    return next(data for data in DATA.tables("player_board.rows") if data.text("id") == key)


def printed_row(name: str) -> list[str]:
    """The six states of a row as the rulebook prints them."""
    return next(cells[1:] for cells in table("watch", "Row") if cells[0].startswith(name))


def printed_points(number: int) -> list[int]:
    """Those on the places of the workshop (0) and of the warehouse (1)."""
    return [(numbers(cell.split(", ")[number]) or [0])[0] for cell in printed_row("Points")[1:]]


@rule("WA-2.1")
def test_boards_hand_black_disc_and_die() -> None:
    single = ["factory_board", "majority_board", "tally_board", "watch_hand", "black_disc", "die_d6"]
    assert [count(key) for key in single] == [1] * 6
    assert count("player_boards") == 4
    assert len(DATA.tables("majority_tracks")) == 6


@rule("WA-2.2", "WA-15.1")
def test_57_coins() -> None:
    total, ones, _, fives, _, tens, _ = numbers(rule_text("watch", "WA-2.2"))[:7]
    assert (count("coins_total"), count("coins_1"), count("coins_5"), count("coins_10")) == (total, ones, fives, tens)
    assert ones + fives + tens == total == 57


@rule("WA-2.3")
def test_50_gears() -> None:
    total, ones, _, fives, _, tens, _ = numbers(rule_text("watch", "WA-2.3"))
    assert (count("gears_total"), count("gears_1"), count("gears_5"), count("gears_10")) == (total, ones, fives, tens)
    assert ones + fives + tens == total == 50


@rule("WA-2.4", "WA-2.5")
def test_only_crates_and_discs_are_limited() -> None:
    assert count("debt_notes") == 8
    limited = {
        key for key in ("gear", "rouble", "debt_note", "crate", "disc") if not DATA.value(f"resources.{key}.unlimited")
    }
    assert limited == {"crate", "disc"}


@rule("WA-2.6")
def test_45_crates_of_nine_values_in_three_colours() -> None:
    colours = DATA.tables("crate_colours")
    assert [(data.text("id"), list(data.numbers("values"))) for data in colours] == [
        ("light_brown", [1, 2, 3]),
        ("white", [4, 5, 6]),
        ("dark_brown", [7, 8, 9]),
    ]
    assert count("crates") == count("crate_values") * count("crates_per_value") == 45


@rule("WA-2.7")
def test_4_workers_and_80_discs_in_four_colours() -> None:
    assert [data.text("id") for data in DATA.tables("player_colours")] == ["blue", "yellow", "red", "green"]
    assert count("workers") == 4
    assert count("discs") == 4 * count("discs_per_colour") == 80
    assert DATA.number("player_board.columns") * len(DATA.tables("player_board.rows")) == count("discs_per_colour")


@rule("WA-2.8", "WA-8.15", "WA-8.16")
def test_12_market_cards_28_documents_4_spy_cards_4_overview_cards() -> None:
    assert count("market_cards") == len(DATA.tables("market_cards")) == 12
    assert count("documents") == sum(data.number("count") for data in DATA.tables("documents")) == 28
    assert count("spy_cards") == len(DATA.tables("spy_cards")) == 4
    assert count("overview_cards") == 4
    departments = [data.text("department") for data in DATA.tables("spy_cards")]
    assert departments == [data.text("id") for data in DATA.tables("departments")]


@rule("WA-2.9", "WA-11.3")
def test_6_solo_cards_3_pocket_watches_2_closed_markers() -> None:
    assert count("solo_cards") == len(DATA.tables("solo_cards")) == 6
    assert count("pocket_watches") == DATA.number("solo.pocket_watches") == 3
    assert count("closed_markers") == len(DATA.texts("solo.closed_spaces")) == 2


@rule("WA-8.3", "WA-6.2")
def test_the_loading_dock_row_is_as_printed() -> None:
    printed = [cell.split(" → ") for cell in printed_row("Loading dock")]
    crates = [[crate.replace(" ", "_") for crate in colours.split(", ")] for _, colours in printed]
    assert list(row("loading_dock").numbers("gears")) == [int(gears) for gears, _ in printed]
    assert row("loading_dock").value("crates") == crates


@rule("WA-8.3", "WA-8.4")
def test_the_workshop_row_is_as_printed() -> None:
    printed = [numbers(cell) for cell in printed_row("Workshop")]
    assert list(row("workshop").numbers("gears")) == [cell[0] for cell in printed]
    assert list(row("workshop").numbers("points")) == printed_points(0)


@rule("WA-8.3", "WA-8.4")
def test_the_warehouse_row_is_as_printed() -> None:
    printed = [numbers(cell) for cell in printed_row("Warehouse")]
    assert list(row("warehouse").numbers("gears")) == [cell[0] for cell in printed]
    assert list(row("warehouse").numbers("roubles")) == [cell[1] for cell in printed]
    assert list(row("warehouse").numbers("points")) == printed_points(1) == [0, 0, 0, 5, 10]


@rule("WA-8.3", "WA-8.4")
def test_the_office_row_is_as_printed() -> None:
    printed = [numbers(cell) for cell in printed_row("Office")]
    assert list(row("office").numbers("draw")) == [cell[0] for cell in printed]
    assert list(row("office").numbers("keep")) == [cell[1] for cell in printed]
    assert list(row("office").numbers("points")) == list(row("loading_dock").numbers("points")) == [0] * 5


@rule("WA-5.8", "WA-6.24", "WA-8.3")
def test_the_column_numbers_are_as_printed() -> None:
    printed = [int(cell) for cell in printed_row("Number above")[1:]]
    assert list(DATA.numbers("player_board.column_cost")) == printed == [1, 2, 3, 5, 8]


def printed_bonus(cell: str) -> tuple[int, int, int]:
    """Kind, amount and crate colour: 2 roubles, 1 gear, white crate for 2 gears."""
    if cell == "–":
        return 0, 0, 0
    [amount] = numbers(cell)
    if "crate" in cell:
        return 3, amount, CRATES.index(cell.partition(" crate")[0])
    return 1 if "rouble" in cell else 2, amount, 0


@rule("WA-8.10", "WA-8.11", "WA-8.7")
@pytest.mark.parametrize("number", range(6))
def test_the_tracks_are_as_printed(number: int) -> None:
    name, values, *spaces = table("watch", "Track")[number]
    track = DATA.tables("majority_tracks")[number]
    assert name == track.value("name.en")
    assert [track.number("first"), track.number("second")] == numbers(values)
    bonuses = BONUS[number * TRACK_SPACES : (number + 1) * TRACK_SPACES]
    assert [(bonus.kind, bonus.amount, bonus.colour) for bonus in bonuses] == [printed_bonus(cell) for cell in spaces]
    assert len(spaces) == DATA.number("majority_board.spaces_per_track") == 12


@rule("WA-8.10", "WA-15.6")
def test_the_text_on_places_agrees_with_the_table() -> None:
    pairs = numbers(rule_text("watch", "WA-8.10"))
    said = {pairs[at]: pairs[at + 1 : at + 3] for at in range(0, len(pairs), 3)}
    assert said == {number: numbers(cells[1]) for number, cells in enumerate(table("watch", "Track"), start=1)}
    assert all(second == first // 2 for first, second in said.values())


@rule("WA-8.13")
def test_the_market_cards_are_as_printed() -> None:
    cards = [[card.eyes, card.sell, card.overtime, card.scrounge_gears, card.scrounge_roubles] for card in MARKET]
    assert cards == [numbers(" ".join(cells[1:])) for cells in table("watch", "Market card")]
    assert sorted(card.eyes for card in MARKET) == [1] * 4 + [2] * 4 + [3] * 4
    assert [2, 3, 2, 1, 1] in cards


@rule("WA-8.16")
def test_the_documents_are_as_said() -> None:
    copies = {(data.text("colour"), data.text("kind")): data.number("count") for data in DATA.tables("documents")}
    per_kind = {"move_disc": 2, "bank_pays": 2, "smuggle_extra": 3}
    assert copies == {
        (data.text("id"), kind): number for data in DATA.tables("document_colours") for kind, number in per_kind.items()
    }
    assert sum(copies.values()) == 28


@rule("WA-8.20", "WA-15.19")
def test_extra_crates_and_crate_bonuses_have_the_same_prices() -> None:
    prices = {"light_brown": 1, "white": 2, "dark_brown": 3}
    assert DATA.tables("document_kinds")[EXTRA_CRATE].value("options") == prices
    bonuses = [bonus for bonus in BONUS if bonus.kind == CRATE_BONUS]
    assert {(CRATE_COLOUR.keys[bonus.colour], int(bonus.amount)) for bonus in bonuses} == set(prices.items())


@rule("WA-9.8")
def test_the_document_points_are_as_said() -> None:
    printed = rule_text("watch", "WA-9.8")
    assert DATA.number("document_scoring.all_four_colours") == numbers(printed)[0] == 25
    assert list(DATA.numbers("document_scoring.points_by_count")) == [0, *numbers(printed)[1:8]]


@rule("WA-11.18")
def test_the_solo_cards_are_as_said() -> None:
    said = [tuple(numbers(card)) for card in rule_text("watch", "WA-11.18").split(":")[1].split(",")]
    assert [(card.gear, card.rouble, card.disc) for card in SOLO_CARDS] == said
    assert len(set(said)) == 6


@rule("WA-11.19")
def test_the_solo_ranks_are_as_said() -> None:
    assert [data.number("min") for data in DATA.tables("solo_ranks")[1:]] == numbers(rule_text("watch", "WA-11.19"))[:4]


@rule("WA-3.4", "WA-11.3", "WA-3.8")
def test_set_up_numbers_by_players() -> None:
    assert [DATA.number(f"setup.crates_per_value.{players}") for players in range(1, 5)] == [2, 3, 4, 5]
    assert [DATA.number(f"setup.usable_track_spaces.{players}") for players in range(2, 5)] == [10, 10, 12]


@rule("WA-4.1")
def test_the_number_of_rounds_is_that_of_the_market_cards() -> None:
    assert DATA.number("meta.rounds") == numbers(rule_text("watch", "WA-4.1"))[0] == count("market_cards")
