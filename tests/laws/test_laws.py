"""Laws that every game must satisfy, for each player count and over its options."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chefetage.core.action import Action
from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.state import GAME_OVER, NOBODY, State
from chefetage.core.step import Step
from chefetage.core.view import View
from chefetage.playing.fingerprint import fingerprint, snapshot
from chefetage.playing.journal import journal_of
from tests.laws.positions import TABLES, play_to_the_end, positions, random_move


def told(game: Game[State], state: State, viewer: int) -> tuple[View, str, list[int]]:
    """All that a viewer is told of a position by the game itself."""
    return game.view(state, viewer), game.step_name(state), game.actors(state)


def ways_to_imagine(game: Game[State]) -> list[Callable[[State, int, Chance], State]]:
    """Both, if the game has two."""
    has_own = type(game).imagine is not Game.imagine
    return [game.determinize, game.imagine] if has_own else [game.determinize]


every_table = pytest.mark.parametrize(("key", "players"), TABLES)
SEEDS = st.integers(0, 2**32)


@every_table
@given(data=st.data())
def test_whoever_must_act_has_a_choice(key: str, players: int, data: st.DataObject) -> None:
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    for player in range(players):
        moves = game.legal_moves(state, player)
        if state.actors >> player & 1:
            assert len(moves) >= 2
            assert len(set(moves)) == len(moves)
        else:
            assert moves == []


@every_table
@given(data=st.data())
def test_legal_means_not_refused_and_refusals_name_a_known_rule(key: str, players: int, data: st.DataObject) -> None:
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    player = game.actor(state)
    legal = set(game.legal_moves(state, player))
    for action in game.steps[state.step].actions:
        for arg in range(action.size):
            rule = action.refusal(state, player, arg)
            assert (rule is None) == (action.first + arg in legal)
            assert rule is None or re.fullmatch(rf"{game.info.prefix}-\d+\.\d+", rule)


def short_steps(game: Game[State]) -> list[Step[State]]:
    """The steps that have their own way to tell whether there is a choice."""
    return [step for step in game.steps if type(step).has_choice is not Step.has_choice]


def short_actions(game: Game[State]) -> list[Action[State]]:
    """The actions that have their own way to tell whether they are possible."""
    return [action for action in game.verbs.values() if type(action).is_possible is not Action.is_possible]


def shortens(key: str) -> bool:
    return bool(short_steps(catalog()[key]) or short_actions(catalog()[key]))


@pytest.mark.parametrize(("key", "players"), [(key, players) for key, players in TABLES if shortens(key)])
@given(data=st.data(), seed=SEEDS)
def test_a_short_answer_is_that_of_the_single_moves(key: str, players: int, data: st.DataObject, seed: int) -> None:
    """In every position of a game, also for those who are not asked: a wrong "no" would pass over a player unseen."""
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    chance = Chance.of(seed, ["end"])
    while not game.is_over(state):
        for player in range(players):
            for step in short_steps(game):
                assert step.has_choice(state, player) == Step.has_choice(step, state, player)
            for action in short_actions(game):
                assert action.is_possible(state, player) == Action.is_possible(action, state, player)
        game.apply(state, game.actor(state), random_move(game, state, chance))


@every_table
@given(data=st.data())
def test_every_legal_move_applies_and_leads_on(key: str, players: int, data: st.DataObject) -> None:
    position = data.draw(positions(key, players))
    game = position.game
    player = game.actor(position.state)
    for move in game.legal_moves(position.state, player):
        state = position.state.clone()
        game.apply(state, player, move)
        assert state.step == GAME_OVER or state.actors != 0


@every_table
@given(data=st.data(), seed=SEEDS)
def test_a_clone_copies_every_field_and_shares_nothing(key: str, players: int, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(key, players))
    before = snapshot(position.state)
    copy = position.state.clone()
    assert snapshot(copy) == before
    play_to_the_end(position.game, copy, seed)
    assert snapshot(position.state) == before


@every_table
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_state(key: str, players: int, data: st.DataObject) -> None:
    position = data.draw(positions(key, players))
    assert fingerprint(position.replayed()) == fingerprint(position.state)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_the_journal_changes_nothing(key: str, players: int, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(key, players))
    silent = position.state.clone()
    assert silent.journal is None
    play_to_the_end(position.game, silent, seed)
    play_to_the_end(position.game, position.state, seed)
    assert fingerprint(silent) == fingerprint(position.state)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_an_imagined_state_looks_the_same_and_allows_the_same(
    key: str, players: int, data: st.DataObject, seed: int
) -> None:
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    for viewer, imagine in product(range(players), ways_to_imagine(game)):
        imagined = imagine(state, viewer, Chance.of(seed, ["imagine"]))
        assert told(game, imagined, viewer) == told(game, state, viewer)
        assert told(game, imagined, NOBODY) == told(game, state, NOBODY)
        assert game.legal_moves(imagined, viewer) == game.legal_moves(state, viewer)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_imagination_owes_nothing_to_what_is_hidden(key: str, players: int, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(key, players))
    game = position.game
    for viewer, imagine in product(range(players), ways_to_imagine(game)):
        twin = game.determinize(position.state, viewer, Chance.of(seed + 1, ["twin"]))
        from_twin = imagine(twin, viewer, Chance.of(seed, ["imagine"]))
        from_truth = imagine(position.state, viewer, Chance.of(seed, ["imagine"]))
        assert snapshot(from_twin) == snapshot(from_truth)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_imagined_states_can_be_played(key: str, players: int, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(key, players))
    for viewer, imagine in product(range(players), ways_to_imagine(position.game)):
        imagined = imagine(position.state, viewer, Chance.of(seed, ["imagine"]))
        play_to_the_end(position.game, imagined, seed)
        assert position.game.is_over(imagined)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_a_move_that_reveals_nothing_teaches_its_mover_nothing(
    key: str, players: int, data: st.DataObject, seed: int
) -> None:
    """This is what lets a player undo it while the turn goes on (Match.can_undo)."""
    position = data.draw(positions(key, players))
    game = position.game
    player = game.actor(position.state)
    twin = game.determinize(position.state, player, Chance.of(seed, ["twin"]))
    for move in game.legal_moves(position.state, player):
        true, imagined = position.state.clone(), twin.clone()
        true.journal = []
        game.apply(true, player, move)
        is_silent = not any(event.kind.tells and event.player != player for event in journal_of(true))
        if is_silent and true.reveals == position.state.reveals and true.actors & position.state.actors:
            game.apply(imagined, player, move)
            assert told(game, imagined, player) == told(game, true, player)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_steps_and_actors_tell_no_more_than_the_view(key: str, players: int, data: st.DataObject, seed: int) -> None:
    """A move of somebody else leads to the same question, put to the same players, whatever the viewer cannot know.

    Unless the rules say that the question itself tells something (Step.tells).
    """
    position = data.draw(positions(key, players))
    game, state = position.game, position.state
    player = game.actor(state)
    for viewer in [NOBODY, *range(players)]:
        twin = game.determinize(state, viewer, Chance.of(seed, ["twin"]))
        for move in game.legal_moves(state, player):
            if viewer != player and move in game.legal_moves(twin, player):
                check_question(game, [state.clone(), twin.clone()], player, move, viewer)


def check_question(game: Game[State], states: list[State], player: int, move: int, viewer: int) -> None:
    for state in states:
        game.apply(state, player, move)
    true, imagined = states
    tells = any(state.step != GAME_OVER and game.steps[state.step].tells for state in states)
    if not tells and game.view(true, viewer) == game.view(imagined, viewer):
        assert told(game, true, viewer) == told(game, imagined, viewer)


@every_table
@given(data=st.data(), seed=SEEDS)
def test_games_end_and_the_sheet_sums_to_the_score(key: str, players: int, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    play_to_the_end(game, state, seed)
    totals = game.totals(state)
    assert totals == [sum(line.points for line in game.score_sheet(state, p)) for p in range(players)]
    places = game.ranking(state)
    best = min(places)
    assert best == 1 or game.verdict(state)  # a neutral figure may win
    assert all(totals[p] <= totals[places.index(best)] for p in range(players))
    assert game.legal_moves(state, 0) == []


def public_points(game: Game[State], state: State) -> list[list[tuple[str, str, int, dict[str, int]]]]:
    """Every line of the public sheets, those of opponents from the rulebook included."""
    sheets = [game.public_sheet(state, p) for p in range(state.players)]
    sheets += [rival.sheet for rival in game.rivals(state)]
    return [[(line.rule, line.key, line.points, line.facts) for line in sheet] for sheet in sheets]


@every_table
@given(data=st.data(), seed=SEEDS)
def test_public_sheets_tell_nothing_hidden(key: str, players: int, data: st.DataObject, seed: int) -> None:
    """States that a viewer cannot tell apart give equal sheets; when nothing is hidden any more, the final ones."""
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    for viewer in [NOBODY, *range(players)]:
        imagined = game.determinize(state, viewer, Chance.of(seed, ["imagine"]))
        assert public_points(game, imagined) == public_points(game, state)
    play_to_the_end(game, state, seed)
    assert [sum(line.points for line in game.public_sheet(state, p)) for p in range(players)] == game.totals(state)


@every_table
@given(data=st.data())
def test_refusals_change_nothing(key: str, players: int, data: st.DataObject) -> None:
    position = data.draw(positions(key, players))
    state, game = position.state, position.game
    before = fingerprint(state)
    text = game.notation(data.draw(st.integers(0, int(game.move_count) - 1)))
    for player in range(players):
        explanation = game.explain(state, player, text)
        assert explanation.legal == (game.parse(text) in game.legal_moves(state, player))
        assert explanation.legal or re.match(game.info.prefix, explanation.rule)
    assert fingerprint(state) == before


@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_notation_round_trips(key: str) -> None:
    game = catalog()[key]
    texts = [game.notation(move) for move in range(game.move_count)]
    assert [game.parse(text) for text in texts] == list(range(game.move_count))
    assert len(set(texts)) == len(texts)
