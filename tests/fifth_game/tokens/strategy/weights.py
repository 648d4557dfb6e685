"""What a usual game is taken to be like: the numbers of weights.toml, where each is explained."""

from typing import Final

from chefetage.core.weights import Numbers, Weights, load_weights


class TokensWeights(Weights):
    """One set of them; other sets can be tried beside it."""

    def __init__(self, numbers: Numbers) -> None:
        self.rival_share = numbers["rival_share"]


WEIGHTS: Final = TokensWeights(load_weights(__file__))  # that `greedy` plays by
