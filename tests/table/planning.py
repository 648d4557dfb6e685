"""A table of Smartphone Inc. at which everybody is about to plan, in secret and at the same time."""

from functools import cache

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.bits import count
from chefetage.playing.match import Match
from chefetage.table.entries import Opened, Seat, Started
from chefetage.table.table import Table

PLANNERS = ["ada", "ben", "cleo"]


def improvements(match: Match) -> int:
    """That the first player may place."""
    return count(match.state.companies[0].unused)  # type: ignore[attr-defined]


@cache
def planning() -> Match:
    """Everybody is to plan, and the first has two improvements or more to place."""
    match = Match.start("smartphone_inc", 5, {}, ["human"] * len(PLANNERS))
    for player, move in decisions(match.game, match.state, [RandomBot(1)] * len(PLANNERS)):
        if match.game.step_name(match.state) == "plan" and improvements(match) >= 2:
            break
        match.apply(player, move)
    assert match.game.actors(match.state) == list(range(len(PLANNERS)))
    return match


@cache
def plan(seat: int, placed: int) -> list[str]:
    """A plan of a player with so many improvements on it."""
    match, moves = planning().copy(), list[str]()
    while seat in match.game.actors(match.state):
        offers = [match.game.notation(move) for move in match.game.legal_moves(match.state, seat)]
        wanted = "lay" if not moves else "place" if len(moves) <= placed else "finish"
        moves.append(next(offer for offer in offers if offer.startswith(wanted)))
        match.play(seat, moves[-1])
    assert sum(move.startswith("place") for move in moves) == placed
    return moves


def table_of_planners() -> Table:
    """Each seat is held by somebody else, by the name of PLANNERS."""
    record = planning().record
    header, seats = record.header, [Seat("person", name.title(), name) for name in PLANNERS]
    table = Table("planning")
    opened = Opened(header.game, header.rules, header.options, header.seed, seats, moves=list(record.moves))
    table.take(opened, "", 0.0)
    table.take(Started(), "", 0.0)
    return table
