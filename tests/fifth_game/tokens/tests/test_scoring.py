"""TK-4, TK-5  What counts, and what is hidden until then."""

from chefetage.core.state import NOBODY
from chefetage.games.tokens import GAME
from chefetage.games.tokens.tests.support import BLUE, YELLOW, given, play
from chefetage.games.tokens.view import view
from chefetage.testing import rule


@rule("TK-4.1", "TK-4.2")
def test_tokens_and_the_card_bring_points() -> None:
    s = given(blue={"tokens": 5, "card": "gold"})
    assert {line.key: line.points for line in GAME.score_sheet(s, BLUE)} == {"tokens": 5, "card": 6}


@rule("TK-5.1")
def test_a_card_is_for_its_player_until_the_end() -> None:
    s = given(active="yellow", round=4, blue={"card": "gold"}, yellow={"card": "clay"})
    assert [player["card"] for player in view(s, BLUE)["players"]] == ["gold", None]
    assert [player["card"] for player in view(s, NOBODY)["players"]] == [None, None]
    play(s, "pass", player=YELLOW)
    assert [player["card"] for player in view(s, NOBODY)["players"]] == ["gold", "clay"]
