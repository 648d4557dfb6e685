"""The table at one glance: every legal move in sight and in reach, all that a player needs visible, and nothing jumps.

The first decisions of each game are measured here; whole games at every size are a suite of their own:

    python3 make.py test -m glance -n 2                     all of it
    python3 make.py test -m glance -n 0 -s -k watch-4p      some, with a line for each game as it ends
"""

import pytest

from chefetage.core.catalog import catalog
from tests.browser.conftest import NewPage
from tests.browser.one_screen import Case, Report, Size, fewest_players, measured, most_players
from tests.browser.serving import Server

FIRST_DECISIONS, FEWER_DECISIONS = 12, 6
SMALLEST, PHONE = Size(1280, 720), Size(390, 844)
SIZES = [
    SMALLEST,
    Size(1440, 900),
    Size(1920, 1080),
    PHONE,
    Size(844, 390),
    Size(768, 1024),
    Size(1024, 768),
    Size(360, 640),
    Size(480, 960),
]

# Players and options that bring more to a board.
ADDITIONS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "ground_floor": [
        (5, {"eras": "on", "events": "on", "second_telecommunications": "on", "windfall": "on"}),
        (3, {"automas": "gropius_hadid", "great_depression": "on"}),
    ],
    "smartphone_inc": [
        (5, {"contracts": "on", "ceo_technologies": "on", "hardcore": "on"}),
        (3, {"map": "usa", "tech_sides": "random"}),
    ],
}


def first_cases() -> list[Case]:
    """Each game at the smallest wide window and on a phone, in turn in English and German."""
    sizes = [SMALLEST, PHONE]
    return [
        Case(game, most_players(game), size, ["en", "de"][(number + place) % 2])
        for number, game in enumerate(catalog())
        for place, size in enumerate(sizes)
    ]


def whole_cases() -> list[Case]:
    """Every game at every size with most players; few players, the other language, additions and motion at two."""
    cases = []
    for game in catalog():
        most, few, additions = most_players(game), fewest_players(game), ADDITIONS.get(game, [])
        for number, size in enumerate(SIZES):
            cases.append(Case(game, most, size, ["en", "de"][number % 2]))
        for size in (SMALLEST, PHONE):
            cases += [Case(game, most, size, "de" if size == SMALLEST else "en"), Case(game, few, size, "de")]
            cases += [Case(game, players, size, "de", tuple(added.items())) for players, added in additions]
        cases.append(Case(game, most, SMALLEST, "en", (), motion=True))
    return cases


def measure(server: Server, new_page: NewPage, case: Case, most: int | None = None) -> Report:
    size = case.size
    page = new_page(case.lang, size.width, size.height, touch=size.is_touched, motion=case.motion)
    report = measured(page, server, case, most) if most else measured(page, server, case)
    print(report.summary(), flush=True)
    return report


def expect_no_findings(report: Report) -> None:
    if report.lines():
        pytest.fail("\n".join([report.summary(), *report.lines()]), pytrace=False)


@pytest.mark.parametrize("case", first_cases(), ids=lambda case: case.name)
def test_the_first_decisions_are_seen_at_one_glance(server: Server, new_page: NewPage, case: Case) -> None:
    most = FEWER_DECISIONS if case.size.is_phone else FIRST_DECISIONS
    report = measure(server, new_page, case, most)
    assert report.decisions == most
    expect_no_findings(report)


@pytest.mark.glance
@pytest.mark.parametrize("case", whole_cases(), ids=lambda case: case.name)
def test_a_whole_game_is_seen_at_one_glance(server: Server, new_page: NewPage, case: Case) -> None:
    report = measure(server, new_page, case)
    assert report.is_over
    expect_no_findings(report)
