"""The strongest level against opponents who play like nobody should; many games, so only with -m strength."""

from functools import partial

import pytest

from chefetage.bots import make_bot
from chefetage.core.catalog import find_game
from chefetage.core.seat import Seat
from tests.bots.strange import STRANGE, wins

GAMES = 60
PAIRS = [(key, name) for key, bots in STRANGE.items() for name in bots]


@pytest.mark.strength
@pytest.mark.parametrize(("key", "name"), PAIRS)
def test_the_strongest_level_deals_with_them_as_well_as_greedy(key: str, name: str) -> None:
    strange = STRANGE[key][name]
    level = wins(key, partial(make_bot, "level5"), strange, GAMES)
    greedy = wins(key, partial(make_bot, "greedy"), strange, GAMES)
    assert level >= greedy


@pytest.mark.parametrize("key", sorted(STRANGE))
def test_there_are_eight_of_them_who_keep_to_the_rules(key: str) -> None:
    assert len(STRANGE[key]) == 8
    game = find_game(key)
    for name, maker in STRANGE[key].items():
        state = game.new(2, 1, {})
        bots = [maker(1), make_bot("random", 2)]
        for _ in range(4):
            player = game.actor(state)
            seat = Seat(game, state, player)
            move = bots[player].choose(seat)
            assert move in seat.legal_moves(), name
            game.apply(state, player, move)
