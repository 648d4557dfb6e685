"""The nearest way to a move that is not legal yet."""

from random import Random

import pytest

from chefetage.core.catalog import catalog, find_game
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.playing.ways import ways_to

TRIED = 6  # actions per position


def illegal_moves(game: Game[State], s: State, p: int, choice: Random) -> list[int]:
    """One move of each of some actions."""
    actions = choice.sample(sorted(game.verbs.values(), key=lambda action: action.name), TRIED)
    moves = [int(action.first + choice.randrange(action.size)) for action in actions]
    return [move for move in moves if not game.explain_move(s, p, move, "").legal]


@pytest.mark.parametrize("key", catalog())
def test_after_a_way_the_move_is_legal(key: str) -> None:
    """For whoever really goes it: what was tried on an imagined state holds at the table."""
    game, choice, found = find_game(key), Random(5), 0
    for seed in range(2):
        s = game.new(players=game.info.players_max, seed=seed)
        while not game.is_over(s):
            p = game.actor(s)
            for move in illegal_moves(game, s, p, choice):
                for way in ways_to(game, s, p, move):
                    after = s.clone()
                    game.apply(after, p, way)
                    assert game.explain_move(after, p, move, "").legal
                    found += 1
            game.apply(s, p, choice.choice(game.legal_moves(s, p)))
    assert found > 0


def test_a_room_is_used_after_it_was_remodeled() -> None:
    game, choice = find_game("ground_floor"), Random(1)
    s = game.new(players=2, seed=1)
    long_meeting, remodel = game.parse("use meeting_room_2"), game.parse("remodel meeting_room")
    while remodel not in game.legal_moves(s, game.actor(s)):
        game.apply(s, game.actor(s), choice.choice(game.legal_moves(s, game.actor(s))))
    assert game.explain(s, game.actor(s), "use meeting_room_2").rule == "GF-15.3"
    assert ways_to(game, s, game.actor(s), long_meeting) == [remodel]


def test_nothing_leads_to_what_is_no_move_or_not_ones_turn() -> None:
    game = find_game("watch")
    s = game.new(players=2, seed=1)
    assert ways_to(game, s, game.actor(s), game.parse("fly")) == []
    assert ways_to(game, s, 1 - game.actor(s), game.parse("place sell")) == []
