"""Bots at the table: decision after decision, to the end of the game."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from time import perf_counter_ns

from chefetage.bots.bot import Bot
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player, State


def decisions(game: Game[State], state: State, bots: Sequence[Bot]) -> Iterator[tuple[Player, Move]]:
    """Who must decide and what their bot chooses, until the game is over; one bot for each seat.

    Whoever takes a decision from it makes the move before taking the next, in the state itself:

        for player, move in decisions(game, state, bots):
            game.apply(state, player, move)

    For a match it is `match.apply(player, move)`; `itertools.islice` ends it early.
    """
    seats = [Seat(game, state, player) for player in range(state.players)]
    while not game.is_over(state):
        player = game.actor(state)
        yield player, bots[player].choose(seats[player])


def play_to_the_end(game: Game[State], state: State, bots: Sequence[Bot]) -> int:
    """Let the bots play on until the game is over; returns how many decisions they made."""
    count = 0
    for player, move in decisions(game, state, bots):
        game.apply(state, player, move)
        count += 1
    return count


def play_timed(game: Game[State], state: State, bots: Sequence[Bot], counts: list[int], nanoseconds: list[int]) -> None:
    """Let the bots play on until the game is over; decisions and the time that they took are added for each seat."""
    seats = [Seat(game, state, player) for player in range(state.players)]
    while not game.is_over(state):
        player = game.actor(state)
        began = perf_counter_ns()
        move = bots[player].choose(seats[player])
        nanoseconds[player] += perf_counter_ns() - began
        counts[player] += 1
        game.apply(state, player, move)


def seed_of_decision(seed: str, seat: int, ply: int) -> int:
    """The seed of a bot that is made for one decision only, the one after so many moves of a match.

    It follows from the seed of the match, so that a match goes on after a break as it would have without. `seed` is
    that of the record's header, in its hexadecimal digits.
    """
    return int.from_bytes(sha256(f"{seed} {seat} {ply}".encode()).digest(), "big")
