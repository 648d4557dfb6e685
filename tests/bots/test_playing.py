"""Bots play on to the end; what they do there can be repeated."""

from itertools import islice

from chefetage.bots.playing import decisions, play_to_the_end, seed_of_decision
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import find_game
from chefetage.playing.fingerprint import fingerprint
from chefetage.playing.match import Match
from chefetage.playing.record import SEED_DIGITS


def random_bots(players: int) -> list[RandomBot]:
    return [RandomBot(seat) for seat in range(players)]


def test_a_state_and_a_match_are_played_to_the_same_end() -> None:
    match = Match.start("watch", 3, {}, ["random"] * 3)
    for player, move in decisions(match.game, match.state, random_bots(3)):
        match.apply(player, move)
    state = match.game.new(3, 3, {})
    assert play_to_the_end(match.game, state, random_bots(3)) == match.ply
    assert match.is_over
    assert fingerprint(state) == match.record.moves[-1].hash


def test_every_seat_has_the_bot_of_its_own() -> None:
    game = find_game("watch")
    state, bots = game.new(4, 1, {}), random_bots(4)
    twin, twins = game.new(4, 1, {}), random_bots(4)
    for player, move in islice(decisions(game, state, bots), 20):
        moves = game.legal_moves(twin, player)
        assert move == twins[player].any_of(moves)
        game.apply(state, player, move)
        game.apply(twin, player, move)


def test_nothing_is_left_to_play_after_the_end() -> None:
    game = find_game("watch")
    state = game.new(2, 1, {})
    play_to_the_end(game, state, random_bots(2))
    before = fingerprint(state)
    assert play_to_the_end(game, state, random_bots(2)) == 0
    assert fingerprint(state) == before


def test_the_seeds_of_decisions_are_frozen() -> None:
    """Tables and games at the terminal go on after a restart: their bots must choose as they would have."""
    seed = f"{5:0{SEED_DIGITS}x}"
    assert seed_of_decision(seed, 1, 12) == 0x6C9640EDD22E4597834A5D9AD767FF4BFDE2A3A5775F754AF853027C56FEE9B1
    assert len({seed_of_decision(seed, seat, ply) for seat in (0, 1) for ply in (0, 1, 11)}) == 6
