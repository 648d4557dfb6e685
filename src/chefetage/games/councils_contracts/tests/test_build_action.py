"""CC-5.30 to CC-5.35, CC-6.37 to CC-6.60  Build actions: choosing, copying, empty ones."""

import pytest

from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    acting,
    actor,
    box,
    cards,
    free,
    given,
    influence,
    is_unoccupied,
    options,
    play,
    points,
    refusal,
    step,
)
from chefetage.testing import happened, rule

NO_INFLUENCE = [0, 0, 0, 0, 0]


@rule("CC-5.30", "CC-5.34", "CC-11.8")
def test_the_acting_card_must_be_occupied_by_own_workers() -> None:
    s = given(red={"free": 0, "cards": ["16"]}, blue={"cards": ["3"]}, city={"22": "1,0"})
    assert [option for option in options(s) if option.startswith("act")] == ["act 16"]
    assert refusal(s, "act 3") == refusal(s, "act 22") == refusal(s, "act 35") == "CC-5.34"


@rule("CC-5.30", "CC-5.33")
def test_the_workers_come_back_and_the_card_stays_unoccupied() -> None:
    s = acting("20", red={"box": 0})
    assert (free(s), is_unoccupied(s, "20")) == (2, True)


@rule("CC-5.31")
def test_an_executable_effect_cannot_be_waived() -> None:
    s = acting("22")
    assert (step(s), {option.split()[0] for option in options(s)}) == ("pay_price", {"pay"})


@rule("CC-5.32", "CC-6.60", "CC-13.4")
@pytest.mark.parametrize(
    ("card", "players", "workers"),
    [
        ("1", 3, 1),
        ("4", 3, 1),
        ("32", 3, 1),
        ("22", 3, 1),
        ("23", 3, 1),
        ("25", 5, 1),
        ("24", 3, 2),
        ("28", 3, 2),
        ("19", 3, 2),
    ],
)
def test_an_action_that_cannot_be_paid_is_empty_and_frees_the_workers(card: str, players: int, workers: int) -> None:
    s = acting(card, players=players, red={"influence": NO_INFLUENCE})
    assert "empty_action" in happened(s)
    assert (influence(s), points(s), cards(s), actor(s)) == (NO_INFLUENCE, 0, [], BLUE)
    assert free(s) == workers


@rule("CC-5.32", "CC-6.60")
@pytest.mark.parametrize(("card", "players"), [("9", 3), ("10", 4), ("12", 3), ("13", 5), ("14", 3), ("36", 4)])
def test_an_action_without_a_target_is_empty(card: str, players: int) -> None:
    s = acting(card, players=players, blue={"cards": ["3"]})
    assert "empty_action" in happened(s)
    assert cards(s) == []


@rule("CC-6.60")
def test_the_box_must_hold_a_worker_and_the_target_must_not_need_more() -> None:
    assert "empty_action" in happened(acting("17", red={"box": 0}))
    assert "empty_action" in happened(acting("36", players=4, red={"box": 1}, city={"24": "1,0"}))
    assert "action_taken" in happened(acting("36", players=4, red={"box": 2}, city={"24": "1,0"}))


@rule("CC-6.60", "CC-6.19")
def test_card_19_needs_a_project_that_its_workers_can_occupy() -> None:
    s = acting("19", red={"influence": [0, 0, 0, 0, 1]}, display=[], deck=[])
    assert "empty_action" in happened(s)
    assert influence(s) == [0, 0, 0, 0, 1]


@rule("CC-6.60", "CC-6.35")
def test_card_35_needs_a_pair() -> None:
    alone = acting("35", city={"3": "1,0", "35": "1,1"})
    assert points(alone) == 4  # with the town hall as joker, card 3 is one of a pair
    assert "empty_action" not in happened(alone)


@rule("CC-6.60")
@pytest.mark.parametrize(("card", "players"), [("16", 3), ("18", 4), ("21", 5), ("30", 5), ("33", 4), ("34", 5)])
def test_some_actions_are_always_executable(card: str, players: int) -> None:
    s = acting(card, players=players, red={"influence": NO_INFLUENCE}, city={"29": "1,0", card: "2,0"})
    assert "empty_action" not in happened(s)


@rule("CC-5.35")
def test_the_workers_count_as_standing_on_the_card_until_the_effect_is_finished() -> None:
    s = acting("15", city={"15": "0,1"})
    assert (cards(s), free(s)) == (["15"], 0)
    play(s, "adjacent_type housing")
    assert (cards(s), free(s)) == ([], 1)


@rule("CC-6.37", "CC-6.8")
def test_diagonal_cards_are_not_adjacent() -> None:
    s = acting("8", city={"8": "1,0", "3": "2,0", "1": "1,1", "29": "2,1", "16": "0,1"})
    assert options(s) == ["copy 1", "copy 3"]
    assert refusal(s, "copy 29") == refusal(s, "copy 16") == "CC-6.8"
    assert refusal(s, "copy 22") == "CC-6.40"


@rule("CC-6.8", "CC-6.11", "CC-6.43", "CC-11.9")
@pytest.mark.parametrize("card", ["8", "11"])
def test_adjacent_cards_are_copied_whoever_occupies_them(card: str) -> None:
    s = acting(card, city={card: "1,0", "3": "2,0", "29": "1,1"}, blue={"cards": ["29"]})
    assert options(s) == ["copy 3", "copy 29"]
    play(s, "copy 29", "gain finance+finance+finance")
    assert (influence(s), cards(s), cards(s, BLUE)) == ([1, 4, 1, 1, 0], [], ["29"])


@rule("CC-6.31", "CC-6.43", "CC-13.8", "CC-11.9")
def test_card_31_copies_occupied_cards_anywhere() -> None:
    s = acting("31", red={"cards": ["16"]}, blue={"cards": ["3"]}, city={"3": "-1,0", "29": "1,0", "31": "2,0"})
    assert options(s) == ["copy 3", "copy 16"]
    assert refusal(s, "copy 29") == "CC-6.31"
    play(s, "copy 3")
    assert (influence(s), cards(s, BLUE), cards(s), free(s)) == ([1, 1, 1, 1, 2], ["3"], ["16"], 2)


@rule("CC-6.40", "CC-13.7")
def test_words_about_workers_refer_to_the_acting_card() -> None:
    s = acting("8", city={"8": "1,0", "9": "2,0", "24": "3,0", "22": "4,0", "17": "1,1"}, red={"box": 0})
    assert step(s) == "move_workers"
    assert options(s) == ["move_to 17", "move_to 22"]
    assert refusal(s, "move_to 24") == "CC-6.9"


@rule("CC-6.41", "CC-13.7")
def test_words_about_places_refer_to_the_text_card() -> None:
    s = acting("8", city={"8": "1,0", "16": "1,1", "3": "2,1", "22": "1,2", "29": "5,5"})
    assert points(s) == 6  # infrastructure, industry, commerce around card 16; the town hall touches only card 8


@rule("CC-6.42")
def test_the_copying_player_pays_the_cost_of_the_text_card() -> None:
    s = acting("8", city={"8": "1,0", "23": "1,1"}, red={"influence": [0, 0, 0, 0, 1]})
    assert (points(s), influence(s)) == (7, NO_INFLUENCE)


@rule("CC-6.44")
def test_copying_cards_cannot_be_copied() -> None:
    s = acting("8", city={"8": "1,0", "11": "2,0", "31": "1,1", "3": "1,-1"})
    assert influence(s) == [1, 1, 1, 1, 2]  # card 3 was the only choice
    s = acting("31", blue={"cards": ["8", "3"]}, red={"cards": ["16"]})
    assert refusal(s, "copy 8") == refusal(s, "copy 31") == "CC-6.44"


@rule("CC-6.45", "CC-6.60")
def test_only_executable_actions_are_copied_and_without_any_the_action_is_empty() -> None:
    city = {"8": "1,0", "23": "1,1", "3": "2,0", "1": "1,-1"}
    s = acting("8", city=city)
    assert options(s) == ["copy 1", "copy 3"]
    assert refusal(s, "copy 23") == "CC-6.45"
    s = acting("8", city={"8": "1,0", "23": "1,1"})
    assert "empty_action" in happened(s)
    assert (free(s), points(s)) == (1, 0)


@rule("CC-6.46", "CC-12.2")
def test_a_single_worker_is_never_sent_to_the_box() -> None:
    s = acting("8", city={"8": "1,0", "26": "1,1"})
    assert "empty_action" in happened(s)
    s = acting("11", city={"11": "1,0", "26": "1,1"})
    assert (points(s), box(s), free(s)) == (8, 3, 1)


@rule("CC-6.49")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_after_a_build_action_it_is_the_next_players_turn(players: int) -> None:
    for game in games(players):
        for number, before in enumerate(game.states[:-1]):
            after = game.states[number + 1]
            if any(event.kind.name == "empty_action" for event in game.events_after(number)):
                assert before.active != after.active or after.round > before.round


@rule("CC-6.50", "CC-12.9")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_occupied_card_is_in_the_city(players: int) -> None:
    for game in games(players):
        for s in game.states:
            assert all(s.is_built(card) for card, owner in enumerate(s.owner) if owner >= 0)
