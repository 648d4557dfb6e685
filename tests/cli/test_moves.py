"""The list of moves: every legal move can be chosen by what the list shows."""

from collections.abc import Sequence
from functools import partial

import pytest
from rich.console import Console

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.cli.play.moves import Line, MoveList
from chefetage.cli.words import cli_texts
from chefetage.core.action import Action, Argument
from chefetage.core.catalog import catalog
from chefetage.core.game import Game
from chefetage.core.info import GameInfo
from chefetage.core.state import Move, State
from chefetage.core.step import Step
from chefetage.words.wording import Wording

CARDS = ["none", "a", "b", "c", "a+a", "a+b", "a+c", "b+c", "a+b+c"]


def toy(*actions: Action[State]) -> Game[State]:
    info = GameInfo("toy", {"en": "Toy", "de": "Toy"}, {}, "TO", 1, 2, 1, "Nobody", "draft", 1)
    return Game(info, [Step("step", "TO-1", list(actions))], [], [])


def all_moves(game: Game[State]) -> list[Move]:
    return list(range(game.move_count))


def notations(game: Game[State], picked: Sequence[Move | None]) -> list[str | None]:
    return [None if move is None else game.notation(move) for move in picked]


def test_a_number_picks_a_line() -> None:
    game = toy(Action("go", "TO-1", [Argument("place", ["home", "away"])]), Action("stay", "TO-1"))
    moves = MoveList(game, all_moves(game))
    assert notations(game, [moves.pick(typed) for typed in ("1", "2", "3", " 3 ")]) == [
        "go home",
        "go away",
        "stay",
        "stay",
    ]
    assert [moves.pick(typed) for typed in ("0", "4", "1 1", "1+2", "x", "", "9" * 50)] == [None] * 7


def test_where_only_a_number_is_asked_it_is_the_answer() -> None:
    game = toy(Action("sell", "TO-1", [Argument.numbers("gears", 100)]))
    moves = MoveList(game, all_moves(game)[:13])
    assert len(moves.lines) == 1
    assert notations(game, [moves.pick(typed) for typed in ("0", "1", "12", "07")]) == [
        "sell 0",
        "sell 1",
        "sell 12",
        "sell 7",
    ]
    assert moves.pick("13") is None
    assert moves.notations(moves.lines[0]) == "sell 0-12"


def test_a_range_among_other_lines_takes_two_numbers() -> None:
    game = toy(Action("stay", "TO-1"), Action("sell", "TO-1", [Argument.numbers("gears", 100)]))
    moves = MoveList(game, all_moves(game)[:6])
    assert notations(game, [moves.pick(typed) for typed in ("1", "2 3", "2", "2 9")]) == ["stay", "sell 3", None, None]


def test_numbers_that_do_not_count_from_zero_stay_single_lines() -> None:
    game = toy(Action("exchange", "TO-1", [Argument("crate", ["1", "2", "3"])]))
    assert len(MoveList(game, all_moves(game)).lines) == 3


def test_many_sets_are_chosen_by_joining_numbers() -> None:
    game = toy(Action("keep", "TO-1", [Argument("card", CARDS)]))
    moves = MoveList(game, all_moves(game))
    assert [game.notation(line.moves[0]) for line in moves.lines] == ["keep none", "keep a", "keep b", "keep c"]
    assert notations(game, [moves.pick(typed) for typed in ("1", "2+3", "4+2", "2+2", "4+3+2")]) == [
        "keep none",
        "keep a+b",
        "keep a+c",
        "keep a+a",
        "keep a+b+c",
    ]
    assert [moves.pick(typed) for typed in ("3+3", "1+2", "2+9", "2+", "2+3 1")] == [None] * 5


def test_few_sets_are_spelled_out() -> None:
    game = toy(Action("keep", "TO-1", [Argument("card", CARDS[:6])]))
    moves = MoveList(game, all_moves(game))
    assert len(moves.lines) == 6
    assert moves.pick("2+3") is None


def test_sets_without_their_single_components_are_spelled_out() -> None:
    pairs = [f"{a}+{b}" for a in "abcd" for b in "efg"]
    game = toy(Action("spy", "TO-1", [Argument("card", pairs)]))
    assert len(MoveList(game, all_moves(game)).lines) == len(pairs)


def ways_to(line: Line, number: int, moves: MoveList) -> list[str]:
    """What can be typed for each move of a line."""
    values = [moves.game.notation(move).split()[-1] for move in line.moves]
    if moves.is_question_of_number:
        return values
    return [f"{number} {value}" for value in values] if line.is_range else [str(number)]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_move_of_a_game_can_be_picked_and_read(players: int, lang: str) -> None:
    game = catalog()["watch"]
    state = game.new(players, players, {})
    wording = Wording(game, lang, ["Anna", "Ben", "Cleo", "Dan"][:players])
    screen = Console(width=80, file=None, record=True, quiet=True)
    for player, chosen in decisions(game, state, [RandomBot(players)] * players):
        legal = game.legal_moves(state, player)
        moves = MoveList(game, legal)
        picked = [moves.pick(way) for n, line in enumerate(moves.lines, 1) for way in ways_to(line, n, moves)]
        assert {*picked, *moves.sets.values()} == set(legal)
        assert len(moves.lines) <= 25
        screen.print(moves.table(partial(wording.move, state=state, player=player), cli_texts(lang)))
        game.apply(state, player, chosen)
