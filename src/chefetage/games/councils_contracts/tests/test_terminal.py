"""The table in the terminal: complete and no wider than 80 columns."""

import io

import pytest
from rich.console import Console

from chefetage.core.catalog import find_game
from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.terminal import situation, table
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import RED, acting, given, play
from chefetage.words.drawing import scene
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording

NAMES = ["Anna", "Benedikt von und zu Hohenlohe-Langenburg", "Cleo", "Dora", "Emil"]


def wording(s: State, lang: str = "en") -> Wording:
    return Wording(find_game("councils_contracts"), lang, NAMES[: s.players])


def drawn(s: State, viewer: int = NOBODY, lang: str = "en", width: int = 80) -> str:
    screen = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    screen.print(table(scene(s, viewer, wording(s, lang))))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_whole_games_fit_80_columns(players: int, lang: str) -> None:
    for game in games(players):
        check_screen(game.states[len(game.states) // 2], lang)
        check_screen(game.states[-2], lang)  # no city is larger


def check_screen(s: State, lang: str) -> None:
    lines = drawn(s, RED, lang).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 45
    assert situation(scene(s, RED, wording(s, lang)))


def test_city_display_and_contractors_are_there() -> None:
    s = given(
        red={"cards": ["16"], "committees": {"finance": 2}, "points": 17},
        city={"16": "0,1", "22": "1,1"},
        display=["24"],
        round=7,
    )
    out = drawn(s, RED)
    assert "Round 7" in out
    assert "1    16:1 22" in out
    assert "24 Market hall            Com T1 F2 P1  ●●  3 pay 2 ordinary: 8 VP" in out
    assert "► 1 Anna" in out
    assert "Finance        1 +2 ●●" in out
    assert "16 Garden colony: Gain 2 victory points for each different type among the adjacent" in " ".join(out.split())


def test_a_long_city_is_listed() -> None:
    line = {str(number): f"{number},0" for number in (1, 3, 4, 5, 6, 8, 9)}
    line |= {str(number): f"-{place},0" for place, number in enumerate((11, 12, 14, 15, 16, 17, 19, 20), 1)}
    assert "City:" in drawn(given(city=line))


def test_the_situation_names_what_the_decision_is_about() -> None:
    s = play(given(display=["22"]), "build 22")
    assert "Card to be placed: 22 Corner shop" in situation(scene(s, RED, wording(s)))
    s = acting("8", city={"8": "1,0", "15": "1,1"})
    assert "Acting card: 8 Crossroads · Text card: 15 Terraced houses" in situation(scene(s, RED, wording(s)))
