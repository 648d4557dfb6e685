"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from chefetage.testing.guides import LEARNER, views


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
