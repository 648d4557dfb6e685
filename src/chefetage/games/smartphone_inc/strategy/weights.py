"""Guesses about a usual round: the numbers of weights.toml, where each is explained."""

from typing import Final

from chefetage.core.vec import vec
from chefetage.core.weights import Numbers, Weights, load_weights
from chefetage.games.smartphone_inc.rules.components import SYMBOL

MOST_MARKERS: Final = 12


class SmartphoneIncWeights(Weights):
    """One set of them; other sets can be tried beside it."""

    def __init__(self, numbers: Numbers) -> None:
        self.planned_goods = numbers["planned_goods"]
        self.goods_per_tile = numbers["goods_per_tile"]
        self.crowding = numbers["crowding"]
        self.rival_goods = numbers["rival_goods"]
        self.sale_afar = numbers["sale_afar"]
        self.second_place = numbers["second_place"]
        self.later = numbers["later"]
        self.unfinished = numbers["unfinished"]
        self.tile_per_round = numbers["tile_per_round"]
        self.bonus_worth = numbers["bonus_worth"]
        self.connection = numbers["connection"]
        self.patent_chance = numbers["patent_chance"]
        self.symbol_worth = vec[float]([numbers[f"symbol_worth.{key}"] for key in SYMBOL.keys])


WEIGHTS: Final = SmartphoneIncWeights(load_weights(__file__))  # that `greedy` plays by
