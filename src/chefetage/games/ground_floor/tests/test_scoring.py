"""GF-11  End of game and scoring."""

import pytest

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import ENTREPRENEUR
from chefetage.games.ground_floor.rules.scoring import points
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import PEI, given, lines, score
from chefetage.testing import rule
from chefetage.words.wording import Wording


@rule("GF-11.1")
def test_the_score_sheet() -> None:
    s = given(
        "end_game",
        marion={
            "remodeled": ["training"],
            "covers": {"assembly": ["network_admin", "human_resources"]},
            "floors": ["investor", "skyline_achievement"],
            "money": 9,
            "info": 7,
        },
    )
    assert lines(s) == {"remodeled_rooms": 2, "tenants": 6, "floors": 8, "skyline_achievement": 2, "sets": 2}
    assert GAME.totals(s)[0] == score(s) == 20


@rule("GF-11.2")
@pytest.mark.parametrize(("money", "info", "sets"), [(2, 9, 0), (3, 3, 1), (11, 8, 2), (0, 50, 0)])
def test_sets(money: int, info: int, sets: int) -> None:
    assert lines(given("end_game", marion={"money": money, "info": info}))["sets"] == sets


@rule("GF-11.3", "GF-11.4")
def test_ties_are_broken_by_popularity() -> None:
    even: Seat = {"money": 3, "info": 3}
    s = given("end_game", marion=even, tanja=even, nikki={"info": 0}, order=["nikki", "tanja", "marion"])
    assert GAME.ranking(s) == [2, 1, 3]


@rule("GF-11.5")
def test_markers_left_in_the_city_are_worth_nothing() -> None:
    s = given("end_game", marion={"info": 0}, retail={"r4a": "marion"}, shares={"8": "marion"}, right=["marion"])
    assert score(s) == 0


@rule("GF-13.34", "GF-11.3", "GF-13.43")
def test_an_automa_can_win() -> None:
    s = given("end_game", 2, options={"automas": "hadid"}, hadid={"floors": ["corner_office_achievement"]})
    assert GAME.ranking(s) == [2, 3]
    assert GAME.verdict(s) == "hadid_won"
    (hadid,) = GAME.rivals(s)
    assert (hadid.number, hadid.place, hadid.total) == (2 + ENTREPRENEUR.keys.index("hadid"), 1, points(s, 2))
    s = given("end_game", 1, options=PEI, marion={"floors": ["corner_office_achievement"]})
    assert (GAME.ranking(s), GAME.verdict(s)) == ([1], "won")
    assert GAME.verdict(given("end_game", 2)) == ""


@rule("GF-13.33", "GF-13.36")
def test_an_automa_has_score_lines_of_its_own() -> None:
    floors = ["executive_achievement", "corner_office_achievement", "corporate_merger_achievement"]
    automa: Seat = {"floors": [*floors, "skyline_achievement", "investor"], "remodeled": ["training"]}
    s = given("end_game", 1, options=PEI, pei=automa)
    (pei,) = GAME.rivals(s)
    assert [(line.rule, line.key, int(line.points)) for line in pei.sheet] == [
        ("GF-7.9", "remodeled_rooms", 2),
        ("GF-8.1", "tenants", 0),
        ("GF-9.1", "floors", 28),
        ("GF-13.36", "executive_achievement", 8),
        ("GF-13.33", "automa_skyline_achievement", 5),
    ]
    assert pei.total == points(s, 1) == 43
    words = Wording(find_game("ground_floor"), "de", ["Ada"])
    assert [words.score_line(line) for line in pei.sheet[3:]] == [
        "Errungenschaft: Führungskräfte (4 Errungenschaft-Stockwerke)",
        "Errungenschaft: Skyline (ein Automa bekommt den vollen Bonus)",
    ]
