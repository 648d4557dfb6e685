"""Networks that have learned nothing: any weights, the same on every machine."""

from __future__ import annotations

from array import array

from chefetage.bots.network.files import BIAS, WEIGHT, Head, NetworkFile, network_for
from chefetage.bots.network.network import Network
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.state import State

HIDDEN = 6


def random_file(game: Game[State], players: int, seed: int = 1) -> NetworkFile:
    encoder = game.encoder()
    assert encoder
    chance = Chance.of(seed, ["weights"])
    inputs = encoder.common + players * encoder.block
    outputs = 2 * players + 1

    def some(kind: str, count: int) -> array[int]:
        return array(kind, [chance.below(0, 401) - 200 for _ in range(count)])

    head = Head(game.info.key, game.info.rules_version, players, encoder.digest, HIDDEN)
    first = some(WEIGHT, inputs * HIDDEN)
    return NetworkFile(head, first, some(BIAS, HIDDEN), some(WEIGHT, outputs * HIDDEN), some(BIAS, outputs))


def random_network(key: str, players: int, seed: int = 1) -> Network:
    game = find_game(key)
    return network_for(game, random_file(game, players, seed), "random")
