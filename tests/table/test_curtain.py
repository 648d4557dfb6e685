"""Whose view is not for the eyes of others at the same screen."""

import msgspec

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.state import NOBODY
from chefetage.table.curtain import secretive_seats
from chefetage.table.entries import Opened, Seat, Started
from chefetage.table.openings import Setting, new_opening
from chefetage.table.table import Table
from tests.table.planning import plan, table_of_planners


def shared_table(game: str, players: int, seats: list[Seat] | None = None) -> Table:
    """All play at one screen, unless told otherwise."""
    here = [Seat("person", f"P{number}", "one") for number in range(players)]
    opened: Opened = new_opening(game, {}, Setting("one", seats or here), seed="3")
    table = Table("shared")
    table.take(opened, "", 0.0)
    table.take(Started(), "", 0.0)
    return table


def test_documents_in_hand_are_secret() -> None:
    assert secretive_seats(shared_table("watch", 2)) == [0, 1]


def test_games_without_secrets_and_people_at_their_own_screens_need_no_curtain() -> None:
    assert secretive_seats(shared_table("ground_floor", 2)) == []
    own = [Seat("person", "Ada", "ada"), Seat("person", "Ben", "ben"), Seat("bot", bot="random")]
    assert secretive_seats(shared_table("watch", 3, own)) == []


def test_plans_are_secret_while_all_plan_and_not_afterwards() -> None:
    table = table_of_planners()
    table.seats = [msgspec.structs.replace(seat, holder="one") for seat in table.seats]
    assert secretive_seats(table) == [0, 1, 2], "also before anybody has begun"
    for seat in range(3):
        for move in plan(seat, 0):
            table.move(seat, move, "", 0.0)
    assert secretive_seats(table) == []


def test_all_that_a_seat_sees_besides_a_spectator_is_noticed() -> None:
    """In every position of a game: no curtain, no secret."""
    table = shared_table("smartphone_inc", 3)
    game, state = table.match.game, table.match.state
    open_steps = 0
    for player, move in decisions(game, state, [RandomBot(1)] * 3):
        if not secretive_seats(table):
            open_steps += 1
            assert all(game.view(state, seat) == game.view(state, NOBODY) for seat in range(3))
        game.apply(state, player, move)
    assert open_steps > 0
