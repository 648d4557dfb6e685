"""What a usual game is taken to be like: the numbers of weights.toml, where each is explained."""

from typing import Final

from chefetage.core.vec import vec
from chefetage.core.weights import Numbers, Weights, load_weights
from chefetage.games.watch.rules.components import SPACE


class WatchWeights(Weights):
    """One set of them; other sets can be tried beside it."""

    def __init__(self, numbers: Numbers) -> None:
        self.market_sell = numbers["market_sell"]
        self.market_overtime = numbers["market_overtime"]
        self.market_scrounge = numbers["market_scrounge"]
        self.disc_goods = numbers["disc_goods"]
        self.sales = numbers["sales"]
        self.searched = numbers["searched"]
        self.choice = numbers["choice"]
        self.find = numbers["find"]
        self.move_document = numbers["move_document"]
        self.caught = numbers["caught"]
        self.bank_paid = numbers["bank_paid"]
        self.safe_rounds = numbers["safe_rounds"]
        self.spy_income = numbers["spy_income"]
        self.spread = numbers["spread"]
        self.space_rounds = numbers["space_rounds"]
        self.rival_share = numbers["rival_share"]
        self.later_price = numbers["later_price"]
        self.visits = vec[float]([numbers[f"visits.{space}"] for space in SPACE.keys])


WEIGHTS: Final = WatchWeights(load_weights(__file__))  # that `greedy` plays by
