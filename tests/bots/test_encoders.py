"""Encoders: what a seat may know, and nothing else, under names that stay."""

from itertools import islice

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog, find_game
from chefetage.core.chance import Chance
from chefetage.core.encoding import Encoder, Inputs
from chefetage.core.state import State
from tests.laws.positions import TABLES

POSITIONS = 20


def encoder_of(key: str) -> Encoder[State]:
    encoder = find_game(key).encoder()
    assert encoder
    return encoder


def written(encoder: Encoder[State], state: State, viewer: int) -> list[tuple[int, int]]:
    """The entries as they are written, in their order."""
    inputs = Inputs()
    encoder.encode(state, viewer, inputs)
    return [(inputs.indices[at], inputs.amounts[at]) for at in range(inputs.count)]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_what_is_hidden_changes_nothing(key: str, players: int) -> None:
    game, encoder = find_game(key), encoder_of(key)
    state = game.new(players, 2, {})
    for ply, (player, move) in enumerate(islice(decisions(game, state, [RandomBot(2)] * players), POSITIONS)):
        for viewer in range(players):
            twin = game.determinize(state, viewer, Chance.of(ply, ["twin"]))
            assert written(encoder, twin, viewer) == written(encoder, state, viewer)
        game.apply(state, player, move)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_entries_are_written_once_and_only_for_those_who_play(key: str, players: int) -> None:
    game, encoder = find_game(key), encoder_of(key)
    state = game.new(players, 3, {})
    for player, move in islice(decisions(game, state, [RandomBot(3)] * players), POSITIONS):
        indices = [index for index, _ in written(encoder, state, player)]
        assert len(set(indices)) == len(indices)
        assert min(indices) >= 0
        assert max(indices) < encoder.common + players * encoder.block
        game.apply(state, player, move)


@pytest.mark.parametrize("key", sorted(catalog()))
def test_every_entry_has_a_name_of_its_own_and_a_unit(key: str) -> None:
    encoder = encoder_of(key)
    assert len(set(encoder.names)) == encoder.size == len(encoder.units)
    assert min(encoder.units) >= 1
    assert encoder.size == encoder.common + catalog()[key].info.players_max * encoder.block


def test_each_viewer_comes_first() -> None:
    """From another seat, the table is the same and the blocks move round."""
    game, encoder = find_game("councils_contracts"), encoder_of("councils_contracts")
    state = game.new(3, 4, {})
    for player, move in islice(decisions(game, state, [RandomBot(4)] * 3), 30):
        game.apply(state, player, move)
    rows = []
    for viewer in range(3):
        inputs = Inputs()
        encoder.encode(state, viewer, inputs)
        rows.append(encoder.dense(inputs))
    common, block = int(encoder.common), int(encoder.block)
    for viewer in range(3):
        assert rows[viewer][:common] == rows[0][:common]
        for place in range(3):
            moved = common + (place + viewer) % 3 * block
            assert rows[viewer][common + place * block :][:block] == rows[0][moved : moved + block]
