"""The table in the terminal: complete, no wider than 80 columns, and silent about secrets."""

import io
from itertools import count

import pytest
from rich.console import Console

from chefetage.cli.story import situation, table
from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.state import NOBODY, Player, State
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording

NAMES = ["Anna", "Benedikt von und zu Hohenlohe-Langenburg", "Bot 3", "Bot 4"]


def drawn(game: Game[State], state: State, viewer: Player, lang: str, width: int = 200) -> str:
    screen = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    wording = Wording(game, lang, NAMES[: state.players])
    screen.print(table(game, state, viewer, wording))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_fit_80_columns(players: int, lang: str) -> None:
    game = catalog()["watch"]
    state = game.new(players, 3, {})
    chance = Chance.of(players, ["test"])
    wording = Wording(game, lang, NAMES[:players])
    for ply in count():
        if game.is_over(state):
            break
        player = game.actor(state)
        assert situation(game, state, player, wording)
        if ply % 9 == 0:
            lines = drawn(game, state, player, lang, width=80).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 36
        legal = game.legal_moves(state, player)
        game.apply(state, player, legal[chance.below(0, len(legal))])
    assert drawn(game, state, NOBODY, lang)


def test_everything_on_the_table_is_there() -> None:
    game = catalog()["watch"]
    state = game.new(3, 5, {"start_player": "1"})
    for move in ("place smuggle", "place sell", "place overtime"):
        game.play(state, game.actor(state), move)
    out = drawn(game, state, 0, "en")
    assert "Round 1/12" in out
    assert "▲ 12" in out  # the hand
    assert "Smuggle !  ▲1" in out
    assert "Sell  ▲2" in out
    assert "Overtime !  ▲3" in out
    assert "Eyes: 1" in out
    assert "Roubles II    2/1  2G" in out
    assert "Crates left  1: 4" in out
    assert "► 1 Anna" in out
    assert "2 Benedikt von un…" in out
    assert "●●●●● 1G→L" in out
    assert "Black disc: on the Watch space" in out
    assert "Documents in hand: “Move a disc” (turquoise)" in out


def test_lying_workers_and_discs_on_tracks() -> None:
    game = catalog()["watch"]
    state = game.new(3, 5, {"start_player": "1"})
    for move in ("place smuggle", "place sell", "place overtime", "finish", "disc roubles_bottom", "take", "go_on"):
        game.play(state, game.actor(state), move)
    out = drawn(game, state, 0, "de")
    assert "Schmuggeln !  ▬1" in out
    assert "Rubel II      2/1   1   ·" in out
    assert "○●●●● 1Z→W" in out


def test_hands_of_others_are_not_drawn() -> None:
    game = catalog()["watch"]
    state = game.new(2, 5, {})
    own = drawn(game, state, 0, "en")
    other = drawn(game, state, 1, "en")
    assert own.count("Documents in hand:") == other.count("Documents in hand:") == 1
    assert own != other
    assert "Documents in hand:" not in drawn(game, state, NOBODY, "en")
