"""Moves in words: the names of components."""

from chefetage.core.catalog import find_game
from chefetage.words.wording import Wording

GAME = find_game("councils_contracts")


def test_a_number_that_has_a_name_is_called_by_it() -> None:
    wording = Wording(GAME, "en", ["Ada", "Ben"])
    assert wording.component("card", "22") == "Corner shop"
    assert wording.component("level", "3") == 3


def test_the_name_of_a_component_may_tell_the_numbers_beside_it() -> None:
    action = GAME.kinds["brief_action"].index("gain_vp")
    told = {"brief_action": action, "amount": 7, "card": GAME.kinds["card"].index("22")}
    keys = {"brief_action_key": "gain_vp", "card_key": "22"}
    assert Wording(GAME, "en", []).facts(told) == {"brief_action": "7 VP", "amount": 7, "card": "Corner shop", **keys}
    assert Wording(GAME, "de", []).facts(told) == {"brief_action": "7 SP", "amount": 7, "card": "Eckladen", **keys}


def test_a_region_of_two_words_has_its_article() -> None:
    game = find_game("smartphone_inc")
    wording = Wording(game, "en", ["Ada"])
    named = {key: game.kinds["region"].index(key) for key in ("mountain", "north_africa", "usa")}
    told = [wording.texts.tell("in-region", wording.facts({"region": region})) for region in named.values()]
    assert told == ["in the Mountain States", "in North Africa", "in the USA"]


def test_what_is_not_possible_now_may_say_when_it_comes() -> None:
    game = find_game("ground_floor")
    state = game.new(3, 1, {})
    explanation = game.explain(state, game.actor(state), "buy_floor empty_floor")
    told = Wording(game, "en", ["Ada", "Ben", "Cem"]).refusal(explanation)
    assert told.endswith("You buy when the city is resolved, with a marker at the Construction Company.")
