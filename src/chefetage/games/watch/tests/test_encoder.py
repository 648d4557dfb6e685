"""Rows of numbers tell all that a seat may know, and nothing else."""

from functools import cache

import pytest

from chefetage.core.chance import Chance
from chefetage.core.encoding import Inputs
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import RANK, RANK_FROM
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.encoder import WatchEncoder
from chefetage.games.watch.tests.support import given
from chefetage.games.watch.view import view
from chefetage.testing import rule
from chefetage.testing.played import PlayedGame

ENCODER = WatchEncoder()
MEANINGLESS = ["active", "start_player", "payee", "track_length"]  # once their phase is over, or at all times
every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])


@cache
def played(players: int) -> PlayedGame[State]:
    return PlayedGame(GAME, players, {}, 7)


def row(s: State, viewer: int) -> list[int]:
    inputs = Inputs()
    ENCODER.encode(s, viewer, inputs)
    return ENCODER.dense(inputs)


def entry(s: State, viewer: int, p: int, name: str) -> int:
    """An entry of a player."""
    return row(s, viewer)[ENCODER.names.index(f"player{(p - viewer) % s.players}.{name}")]


def known(s: State, viewer: int) -> dict[str, object]:
    """What a seat knows; of discs how many there are on each track, for their order makes no difference."""
    seen = view(s, viewer)
    tracks = {key: sorted(cells) for key, cells in seen["tracks"].items()}
    places = [cell and cell["track"] for cell in (seen["disc_lifted"], seen["bonus_at"])]
    facts = {key: value for key, value in seen.items() if key not in MEANINGLESS}
    return {**facts, "step": s.step, "tracks": tracks, "disc_lifted": places[0], "bonus_at": places[1]}


@rule("WA-12.2", "WA-12.3")
@every_count
def test_a_row_shows_nothing_that_its_viewer_cannot_know(players: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in played(players).states[::4]:
        for viewer in range(players):
            assert row(GAME.determinize(s, viewer, chance), viewer) == row(s, viewer)


@rule("WA-12.1")
@every_count
def test_whatever_a_viewer_can_tell_apart_has_another_row(players: int) -> None:
    for viewer in range(players):
        found: dict[tuple[int, ...], dict[str, object]] = {}
        for s in played(players).states:
            facts = known(s, viewer)
            assert found.setdefault(tuple(row(s, viewer)), facts) == facts
        assert len(found) > 15


@every_count
def test_every_entry_is_written_once_at_most_and_in_the_blocks_of_the_players(players: int) -> None:
    inputs = Inputs()
    for s in played(players).states[::4]:
        for viewer in range(players):
            ENCODER.encode(s, viewer, inputs)
            indices = [int(inputs.indices[at]) for at in range(inputs.count)]
            assert len(set(indices)) == len(indices)
            assert max(indices) < ENCODER.common + players * ENCODER.block


@rule("WA-9.4", "WA-12.1")
@every_count
def test_the_total_is_that_of_the_sheet_which_the_viewer_sees(players: int) -> None:
    for s in [s for s in played(players).states if GAME.step_name(s) != "target_track"][::5]:
        for p in range(players):
            own = sum(line.points for line in GAME.score_sheet(s, p))
            public = sum(line.points for line in GAME.public_sheet(s, p))
            assert entry(s, p, p, "total") == own
            assert entry(s, (p + 1) % players, p, "total") == (own if players == 1 else public)


@rule("WA-9.1")
@every_count
def test_when_the_game_is_over_no_more_points_are_to_come(players: int) -> None:
    s = played(players).states[-1]
    for p in range(players):
        assert entry(s, 0, p, "coming_total") == entry(s, 0, p, "total") == GAME.totals(s)[p]


@rule("WA-9.2", "WA-9.3")
def test_points_to_come_are_those_of_final_smuggling_and_repayment() -> None:
    s = given("final_smuggling", 2, blue={"worker": "sell", "gears": 1, "roubles": 9, "notes": 1})
    before = entry(s, 0, 0, "coming_total")
    while not GAME.is_over(s):
        p = GAME.actor(s)
        GAME.play(s, p, "smuggle" if p == 0 and not s.has_smuggled else "finish")
    assert before == GAME.totals(s)[0]


@rule("WA-9.9", "WA-11.19")
@every_count
def test_all_parts_of_a_win_are_one(players: int) -> None:
    shares = GAME.win_shares(played(players).states[-1])
    assert len(shares) == players + 1
    assert sum(shares) == pytest.approx(1.0)


@rule("WA-11.19")
def test_a_solo_game_is_won_by_the_highest_rank() -> None:
    s = played(1).states[-1].clone()
    s.boards[0].crates[0] += RANK_FROM[len(RANK_FROM) - 1] - GAME.totals(s)[0]
    assert (GAME.verdict(s), GAME.win_shares(s)) == (RANK.keys[-1], [1.0, 0.0])
    s.boards[0].crates[0] -= 1
    assert (GAME.verdict(s), GAME.win_shares(s)) == (RANK.keys[-2], [0.0, 1.0])
