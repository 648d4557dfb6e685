"""What things are worth: the numbers of weights.toml, where each is explained."""

from typing import Final

from chefetage.core.vec import vec
from chefetage.core.weights import Numbers, Weights, load_weights
from chefetage.games.ground_floor.rules.tiles import FLOOR, ROOM, TENANT


class GroundFloorWeights(Weights):
    """One set of them; other sets can be tried beside it."""

    def __init__(self, numbers: Numbers) -> None:
        self.pair_early = numbers["pair_early"]
        self.pair_late = numbers["pair_late"]
        self.pair_at_end = numbers["pair_at_end"]
        self.surplus = numbers["surplus"]
        self.many_pairs = numbers["many_pairs"]
        self.beyond_many = numbers["beyond_many"]
        self.time_now = numbers["time_now"]
        self.time_later = numbers["time_later"]
        self.wages = numbers["wages"]
        self.training_cost = numbers["training_cost"]
        self.row_filled_later = numbers["row_filled_later"]
        self.row_filled_now = numbers["row_filled_now"]
        self.supply = numbers["supply"]
        self.new_product = numbers["new_product"]
        self.unsold_product = numbers["unsold_product"]
        self.share = numbers["share"]
        self.share_per_level = numbers["share_per_level"]
        self.likely = numbers["likely"]
        self.popularity_step = numbers["popularity_step"]
        self.popularity_place = numbers["popularity_place"]
        self.popularity_at_end = numbers["popularity_at_end"]
        self.marker_share = numbers["marker_share"]
        self.covered_room = numbers["covered_room"]
        # By tile or room; one that is not named there brings nothing.
        self.floor_rate = vec[float]([numbers.get(f"floor_rate.{key}", 0.0) for key in FLOOR.keys])
        self.tenant_rate = vec[float]([numbers.get(f"tenant_rate.{key}", 0.0) for key in TENANT.keys])
        self.remodeled_rate = vec[float]([numbers[f"remodeled_rate.{key}"] for key in ROOM.keys])
        self.hidden_rate = vec[float]([numbers[f"hidden_rate.{key}"] for key in ROOM.keys])


WEIGHTS: Final = GroundFloorWeights(load_weights(__file__))  # that `greedy` plays by
