"""What things are worth: the numbers of weights.toml, where each is explained."""

from typing import Final

from chefetage.core.weights import Numbers, Weights, load_weights

USEFUL_INFLUENCE: Final = 4  # of one area; more is worth half


class CouncilsContractsWeights(Weights):
    """One set of them; other sets can be tried beside it."""

    def __init__(self, numbers: Numbers) -> None:
        self.influence = numbers["influence"]
        self.development_worth = numbers["development_worth"]
        self.worker = numbers["worker"]
        self.free_worker = numbers["free_worker"]
        self.pair_of_workers = numbers["pair_of_workers"]
        self.bonus = numbers["bonus"]
        self.in_committee = numbers["in_committee"]
        self.on_card = numbers["on_card"]
        self.good_opportunity = numbers["good_opportunity"]
        self.majority_risk = numbers["majority_risk"]
        self.last_turns = numbers["last_turns"]
        self.last_round = numbers["last_round"]
        self.enough_cards = numbers["enough_cards"]


WEIGHTS: Final = CouncilsContractsWeights(load_weights(__file__))  # that `greedy` plays by
