"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from chefetage.games.ground_floor.rules.state import State
from chefetage.testing.guides import LEARNER, finished, guide_of, views

ACTIONS = {
    *("hire", "use", "consult", "advertise", "order", "produce", "invest", "build", "remodel"),
    *("market", "bonus", "remodel_bonus", "price", "sell_share", "buy_floor", "take_tenant"),
}


def test_the_explanations_say_what_is_on_the_table() -> None:
    seen = views("ground_floor")
    first = seen["guide-pass"]
    own = first["companies"][LEARNER]
    assert (own["money"], own["info"], own["time"], first["job_price"]) == (9, 13, 4, 5)
    assert first["order"][0] == LEARNER
    assert seen["guide-use"]["companies"][LEARNER]["time"] == 1
    assert sum(seen["guide-market"]["boxes"]["networking"]) == 0
    assert seen["guide-price"]["current"]["kind"] == "stable"
    assert [company for company in seen["guide-price"]["factory"] if company >= 0] == [LEARNER]


def test_the_product_sells_and_pays_for_the_floor() -> None:
    seen = views("ground_floor")
    assert seen["guide-buy_floor"]["companies"][LEARNER]["money"] == 16
    assert seen["guide-buy_floor"]["companies"][LEARNER]["next_floor"] == {"money": 4, "info": 4, "supply": 0}
    last = seen["guide-consult"]
    assert last["round"] == 2
    assert last["job_price"] == 4
    assert last["companies"][LEARNER]["floors"] == ["empty_floor"]


def test_the_learner_does_every_kind_of_action() -> None:
    made = {step["move"].split()[0] for step in guide_of("ground_floor")["moves"] if step["seat"] == LEARNER}
    assert made >= ACTIONS


def test_it_names_goal_and_length_first_and_ends_with_the_scoring() -> None:
    guide = guide_of("ground_floor")
    assert (guide["intro"], guide["end"]) == ("guide-intro", "guide-scoring")


def test_the_numbers_of_rounds_two_and_three() -> None:
    seen = views("ground_floor")
    own = {key: view["companies"][LEARNER] for key, view in seen.items()}
    assert own["guide-order"]["supplies"] == 0
    assert own["guide-use_again"]["time"] == 1
    assert seen["guide-bonus"]["order"][0] == LEARNER
    assert seen["guide-sell_share"]["kinds_to_come"][:2] == ["recession", "recession"]
    assert own["guide-hire"]["money"] - own["guide-consult_again"]["money"] == 3
    assert (seen["guide-hire"]["round"], seen["guide-hire"]["job_price"]) == (3, 3)
    assert seen["guide-consult_again"]["consulting"][0] == [-1, LEARNER]
    assert own["guide-training"]["untrained"] == 1


def test_the_last_move_trains_the_employee() -> None:
    match = finished("ground_floor")
    assert isinstance(match.state, State)
    own = match.state.companies[LEARNER]
    assert (own.hired, own.untrained) == (1, 0)
