"""GF-14.1  The table in the terminal shows what is public, in 80 columns."""

import io

import pytest
from rich.console import Console

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.terminal import situation, table
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.position import build
from chefetage.testing import rule
from chefetage.words.drawing import scene
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording

NAMES = ["Anna", "Benedikt von und zu Hohenlohe-Langenburg", "Bot 3", "Bot 4", "Bot 5"]
EVERY = 25
MOST_LINES = 40


def wording(s: State, lang: str) -> Wording:
    return Wording(find_game("ground_floor"), lang, NAMES[: s.players])


def drawn(s: State, lang: str) -> list[str]:
    screen = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    screen.print(table(scene(s, 0, wording(s, lang))))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whole_games_fit_the_screen(number: int, lang: str) -> None:
    for game in games(number)[:2]:
        for s in game.states[::EVERY]:
            lines = drawn(s, lang)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= MOST_LINES
            assert situation(scene(s, 0, wording(s, lang)))


def test_what_lies_where() -> None:
    s = build(
        2,
        {
            "current": "stable_1",
            "left": ["marion"],
            "retail": {"r2a": "tanja"},
            "shares": {"1": "tanja"},
            "goods": ["w4"],
            "boxes": {"broadcast": {"marion": 2}},
            "marion": {"floors": ["investor"], "remodeled": ["training"], "hired": 2, "untrained": 1},
        },
    )
    out = "\n".join(drawn(s, "en"))
    assert "Round 1/7 · Stage 1" in out
    assert "Forecast: Stable" in out
    assert "6: 1 ·" in out
    assert "12:2" in out
    assert "□·  □·  □·  ■·" in out
    assert "Broadcast 1×2" in out
    assert "3 (−1)" in out
    assert "1 Inheritance, Training+, ▤ Investor" in out
    assert situation(scene(s, -1, wording(s, "en"))) == ""
    assert GAME.view(s, 1) == GAME.view(s, 0)


@rule("GF-8.3", "GF-8.4", "GF-13.35")
@pytest.mark.parametrize(
    ("lang", "mine", "automa"),
    [
        (
            "en",
            (
                "Inheritance, Assembly+ (covered), Human Resources (covered), "
                "Network Admin (covers Assembly), Niche Market"
            ),
            "E-Commerce, Human Resources",
        ),
        (
            "de",
            (
                "Versicherungswesen, Montage+ (verdeckt), Humanressourcen (verdeckt), "
                "Netzwerkadministration (überdeckt Montage), Nischenmarkt"
            ),
            "E-Commerce, Humanressourcen",
        ),
    ],
)
def test_covered_rooms_and_offices_are_shown_as_such(lang: str, mine: str, automa: str) -> None:
    s = build(
        1,
        {
            "options": {"automas": "pei"},
            "marion": {
                "remodeled": ["assembly"],
                "floors": ["empty_floor"],
                "covers": {"assembly": ["human_resources", "network_admin"], "slot_1": ["niche_market"]},
            },
            "pei": {"tenants": ["human_resources"], "specialty": "e_commerce"},
        },
    )
    out = " ".join(" ".join(drawn(s, lang)).split())
    assert f"1 {mine}, ▤" in out
    assert out.endswith(f"2 {automa}")
