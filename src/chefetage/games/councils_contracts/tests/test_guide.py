"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from typing import Any

from chefetage.core.catalog import find_game
from chefetage.core.data import read_components
from chefetage.testing.guides import LEARNER, finished, guide_of, views

OPPONENT = 1
SAME_TURN = ("at", "move_to")


def city(view: dict[str, Any]) -> dict[str, Any]:
    return {place["card"]: place for place in view["city"]}


def test_the_learner_meets_every_kind_of_action() -> None:
    moves = [step["move"] for step in guide_of("councils_contracts")["moves"] if step["seat"] == LEARNER]
    assert {move.split()[0] for move in moves} >= {
        "send_one",
        "send_two",
        "send_three",
        "build",
        "at",
        "resolve",
        "act",
    }
    components: dict[str, Any] = read_components(find_game("councils_contracts").folder)
    cards = {str(card["id"]): card for card in components["project"]}
    used = {cards[move.split()[1]]["action"]["kind"] for move in moves if move.startswith("act ")}
    assert used == {"gain_vp", "gain_influence", "recruit_from_box", "move_workers"}


def test_it_names_goal_and_length_first_and_ends_with_the_scoring() -> None:
    guide = guide_of("councils_contracts")
    assert (guide["intro"], guide["end"]) == ("guide-intro", "guide-scoring")
    turns = [step for step in guide["moves"] if step["seat"] == LEARNER and step["move"].split()[0] not in SAME_TURN]
    assert len(turns) == finished("councils_contracts").state.round == 20


def test_the_numbers_in_the_explanations() -> None:
    """What the learner has before the moves whose texts name it."""
    own = {text: view["contractors"][LEARNER] for text, view in views("councils_contracts").items()}
    free = {"build": 4, "send_one": 1, "join": 1, "third": 1, "send_three": 3, "hostel": 1, "gather": 2, "tram": 4}
    free |= {"send_again": 2, "last": 1, "resolve": 0, "act": 0, "development": 0, "recruit": 0, "move": 0, "office": 0}
    for key, workers in free.items():
        assert own[f"guide-{key}"]["free"] == workers, key
    assert own["guide-build_again"]["influence"]["public_works"] == 4
    assert own["guide-hostel"]["influence"]["culture"] == 4
    assert own["guide-office"]["influence"]["development"] == 2
    assert own["guide-third"]["committees"]["culture"] == 2
    assert own["guide-resolve_transport"]["committees"]["transport"] == 3
    assert (own["guide-recruit"]["box"], own["guide-gather"]["box"]) == (2, 1)


def test_what_the_explanations_say_of_others() -> None:
    seen = views("councils_contracts")
    other = {text: view["contractors"][OPPONENT] for text, view in seen.items()}
    assert other["guide-join"]["committees"]["culture"] == other["guide-resolve_three"]["committees"]["culture"] == 1
    assert other["guide-gather"]["points"] - other["guide-recruit"]["points"] == 7
    assert city(seen["guide-gather"])["23"]["owner"] == -1
    assert city(seen["guide-office"])["23"]["owner"] == LEARNER


def test_where_the_explanations_lay_cards() -> None:
    places = city(views("councils_contracts")["guide-office"])
    where = {card: (place["x"], place["y"]) for card, place in places.items()}
    assert (where["22"], where["3"]) == ((1, 0), (0, 1)), "right of and above the town hall"
    assert (where["17"], where["9"]) == ((1, 1), (2, 0)), "above and right of the Corner shop"
    assert where["23"] == (-1, 0), "left of the town hall"
