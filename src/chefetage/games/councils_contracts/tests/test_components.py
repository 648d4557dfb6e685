"""CC-2, CC-6  The data file, the rulebook and the constants agree."""

import pytest

from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    CARD_LIST,
    CARD_TYPE,
    COMMITTEE,
    COST_KINDS,
    DATA,
    DEVELOPMENT,
    JOKER,
    LEVEL,
    MOST_INFLUENCE,
    ORDINARY_AREAS,
    PLAYER_COLOUR,
    PROJECT,
    SCORE_TRACK_SPACES,
    TOWN_HALL,
)
from chefetage.games.councils_contracts.tests.position import WORKERS
from chefetage.games.councils_contracts.tests.support import given, points
from chefetage.games.councils_contracts.view import view
from chefetage.testing import rule
from chefetage.testing.rulebook import numbers, rule_text, table

PRINTED = table("councils_contracts", "#")
AREA_NAMES = ["Transport", "Finance", "Public works", "Culture", "Development"]
# How the rules of the cards begin, by what their build actions cost.
ACTION_COSTS = {
    "Pay 1 influence point of any": ("any_influence", 1),
    "Pay 2 influence points of any": ("any_influence", 2),
    "Pay 1 influence point of an ordinary": ("ordinary_influence", 1),
    "Pay 2 influence points of ordinary": ("ordinary_influence", 2),
    "Pay 1 Development": ("development", 1),
    "One worker of the acting card goes to the box": ("own_worker_from_card", 1),
}


def count(name: str) -> int:
    return DATA.number(f"components.{name}")


@rule("CC-2.1", "CC-2.2", "CC-13.20")
def test_five_areas_in_order_on_five_cards_per_player() -> None:
    assert AREA.keys == ["transport", "finance", "public_works", "culture", "development"]
    assert (AREA.keys[DEVELOPMENT], ORDINARY_AREAS) == ("development", 4)
    assert count("influence_cards_per_player") == len(AREA.keys)
    assert count("influence_cards") == len(AREA.keys) * len(PLAYER_COLOUR.keys) == 25


@rule("CC-2.3")
def test_tracks_go_from_0_to_8() -> None:
    assert (LEVEL.keys[0], LEVEL.keys[-1], MOST_INFLUENCE) == ("0", "8", 8)


@rule("CC-2.4", "CC-2.5")
def test_four_committees_and_a_special_one() -> None:
    assert COMMITTEE.keys == [*AREA.keys[:4], "special"]
    assert (count("committee_cards"), count("special_committee_cards")) == (4, 1)


@rule("CC-2.7", "CC-6.38")
def test_the_town_hall_is_a_joker_without_numbers() -> None:
    hall = CARD_LIST[TOWN_HALL]
    assert (hall.card_type, hall.points, hall.workers) == (JOKER, 0, 0)
    assert count("town_hall_cards") == 1


@rule("CC-2.8")
def test_there_are_36_projects_with_one_to_three_areas_and_one_or_two_workers() -> None:
    assert PROJECT.keys == [str(number) for number in range(1, 37)]
    for card in CARD_LIST[:TOWN_HALL]:
        assert 1 <= sum(points > 0 for points in card.cost) <= 3
        assert card.workers in (1, 2)


@rule("CC-2.8", "CC-3.6")
@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
def test_the_rulebook_prints_the_same_card(row: list[str]) -> None:
    number, name, deck, players, card_type, cost, workers, points, rule_id = row
    card = CARD_LIST[PROJECT.keys.index(number)]
    data = DATA.tables("project")[PROJECT.keys.index(number)]
    wanted = [0] * 5
    for part in cost.split(", "):
        amount, _, area = part.partition(" ")
        wanted[AREA_NAMES.index(area)] = int(amount)
    assert list(card.cost) == wanted
    assert (card.workers, card.points) == (int(workers), int(points))
    assert (CARD_TYPE.keys[card.card_type], card.is_a) == (card_type.lower(), deck == "A")
    assert card.min_players == numbers(players)[0]
    assert (name, rule_id) == (data.text("name.en"), f"CC-6.{number}")


def said_price(number: int) -> tuple[str, int]:
    """What the rule of a card says that its build action costs; some say only which other rule is theirs."""
    text = rule_text("councils_contracts", f"CC-6.{number}")
    if text.startswith("As CC-6."):
        return said_price(numbers(text)[1])
    return next((price for words, price in ACTION_COSTS.items() if text.startswith(words)), ("none", 0))


@rule("CC-5.30")
@pytest.mark.parametrize("number", range(1, 37))
def test_the_rules_of_the_cards_say_what_their_actions_cost(number: int) -> None:
    card = CARD_LIST[number - 1]
    assert (COST_KINDS[card.price_kind], card.price) == said_price(number)


@rule("CC-2.9")
def test_thirty_workers_and_the_markers() -> None:
    assert count("workers") == WORKERS * len(PLAYER_COLOUR.keys) == 30
    assert (count("score_markers"), count("influence_markers")) == (5, 25)


@rule("CC-2.10")
@pytest.mark.parametrize(("score", "space"), [(0, 0), (59, 59), (60, 0), (75, 15)])
def test_the_score_track_starts_anew_after_59(score: int, space: int) -> None:
    assert SCORE_TRACK_SPACES == 60
    s = given(red={"points": score})
    assert points(s) == score
    assert view(s, NOBODY)["contractors"][0]["score_track"] == space


@rule("CC-2.11", "CC-2.6")
def test_all_cards_together_are_75() -> None:
    kinds = ["influence", "committee", "resolution_overview", "special_committee", "special_resolution_overview"]
    kinds += ["town_hall", "project", "score_track"]
    assert sum(count(f"{kind}_cards") for kind in kinds) == count("cards_total") == 75


@rule("CC-2.12", "CC-8.1")
def test_there_is_no_planning_committee() -> None:
    assert all("planning" not in key for key in COMMITTEE.keys)


@rule("CC-2.14", "CC-13.21")
def test_five_colours() -> None:
    assert PLAYER_COLOUR.keys == ["red", "blue", "green", "yellow", "black"]


@rule("CC-6.10", "CC-6.14", "CC-6.6", "CC-6.7", "CC-6.13", "CC-6.20", "CC-6.25", "CC-6.11")
@pytest.mark.parametrize(("card", "model"), [(10, 9), (14, 9), (6, 2), (7, 3), (13, 12), (20, 17), (25, 23), (11, 8)])
def test_cards_that_act_like_another(card: int, model: int) -> None:
    one, other = CARD_LIST[card - 1], CARD_LIST[model - 1]
    assert (one.effect, one.amount, one.price_kind, one.price) == (
        other.effect,
        other.amount,
        other.price_kind,
        other.price,
    )
