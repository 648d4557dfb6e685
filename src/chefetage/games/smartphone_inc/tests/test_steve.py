"""SI-19  Steve."""

from typing import Unpack

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import REGION
from chefetage.games.smartphone_inc.rules.components import IMPROVE, NONE, TILE
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.steve import (
    CHEAPEST,
    CHEAPEST_PATENT,
    IN_PROGRESS,
    aim_for_steve,
    expand_for_steve,
    research_for_steve,
    sell_for_steve,
)
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.games import TABLES, games
from chefetage.games.smartphone_inc.tests.position import (
    build,
    close_retailers,
    lay_display,
    open_office,
    own,
    retail,
)
from chefetage.games.smartphone_inc.tests.support import (
    BASE,
    begin,
    company,
    given,
    goods_on,
    markers_in,
    markers_on,
    offices,
    seen,
    table,
    technologies,
)
from chefetage.testing import events, happened, rule

STEVE = 1


def solo(steve: str = "purple", human: str = "red", **options: str) -> State:
    """A solo game in which Steve has a given colour."""
    for seed in range(200):
        s = GAME.new(1, seed, options)
        if [c["color"] for c in seen(s)["companies"]] == [human, steve]:
            close_retailers(s)
            return s
    raise AssertionError("no such deal")


def set_steve(s: State, **fields: Unpack[Seat]) -> State:
    build(s, {"steve": fields})
    s.journal = []
    return s


@rule("SI-19.1", "SI-19.2", "SI-19.3", "SI-19.21", "SI-2.6")
def test_steve_plans_before_the_human_and_in_public() -> None:
    s = solo()
    steve = company(s, "steve")
    assert offices(s, STEVE) == {"south_america": 1}
    assert steve.goods_cards == 1
    assert s.steve_clock == NONE
    assert s.steve_figure == NONE
    assert seen(s)["companies"][STEVE]["improvements"] == ["start_purple"]
    assert events(s, "steve_planned") == [{"player": STEVE, "tile": TILE.keys.index("start_purple"), "round": 1}]
    assert GAME.actors(s) == [0]


@rule("SI-19.4", "SI-19.5", "SI-19.6", "SI-19.7")
def test_steves_symbols_accumulate_over_the_base_of_his_level() -> None:
    s = solo()
    s.steve_clock = TILE.keys.index("down_down_1")
    s.companies[STEVE].goods_cards = 3
    begin(s, "plan")
    assert seen(s)["companies"][STEVE]["symbols"] == {"price_down": 2, "price_up": 1, "research": 1, "logistics": 2}
    GAME.play(s, 0, BASE)
    assert company(s, "steve").price == 4
    assert company(s, "steve").produced == 2 + 2 + 4
    easy = solo(steve_level="easy")
    assert seen(easy)["companies"][STEVE]["symbols"] == {"price_up": 1, "logistics": 1}


@rule("SI-19.8", "SI-19.19")
def test_steve_takes_the_topmost_improvement() -> None:
    s = solo()
    lay_display(s, "up_up_1", "up_up_2", "down_up_1")
    s.companies[0].symbols[IMPROVE] = 1
    s.companies[STEVE].price = 3
    begin(s, "improve_production")
    assert seen(s)["steve_clock"] == "up_up_1"
    lay_display(s)
    top = int(s.stack[-1])
    s.companies[0].symbols[IMPROVE] = 0
    s.journal = []
    begin(s, "improve_production")
    assert events(s, "improvement_taken")[0] == {"player": STEVE, "tile": top}


@rule("SI-19.9", "SI-19.18")
def test_steve_researches_what_is_in_progress_then_the_cheapest_patent_then_the_cheapest() -> None:
    s = set_steve(solo(), research={"nfc": 3})
    s.companies[STEVE].hand, s.companies[STEVE].progress = 3, 6
    research_for_steve(s)
    assert technologies(s, STEVE) == ["nfc"]
    assert [event["reason"] for event in events(s, "steve_chose")] == [IN_PROGRESS, IN_PROGRESS, CHEAPEST_PATENT]
    assert markers_on(s, STEVE) == {"gps": 1}  # first of the cheapest with a patent
    late = solo()
    for key in ("gps", "wifi", "gamepad", "li_ion", "nfc", "four_g"):
        own(late, 0, key)
    set_steve(late)
    late.companies[STEVE].hand = 1
    research_for_steve(late)
    assert events(late, "steve_chose")[0]["reason"] == CHEAPEST
    waiting = set_steve(solo(), research={"nfc": 4})
    own(waiting, 0, "nfc")
    research_for_steve(waiting)
    assert technologies(waiting, STEVE) == ["nfc"]  # automatic completion


@rule("SI-19.10", "SI-14.13")
def test_steve_takes_patents_but_uses_no_effect() -> None:
    s = set_steve(solo(), research={"gps": 2})
    s.companies[STEVE].hand, s.companies[STEVE].progress = 1, 9
    research_for_steve(s)
    assert seen(s)["patents"]["gps"] == STEVE
    assert company(s, "steve").available == 0


@rule("SI-19.11", "SI-24.15", "SI-19.20")
def test_steves_first_target_is_the_largest_region_in_reach() -> None:
    s = set_steve(solo())
    aim_for_steve(s)
    assert seen(s)["steve_figure"] == "usa"


@rule("SI-19.11")
def test_steve_prefers_fewer_offices_then_the_alphabet() -> None:
    s = set_steve(solo("red", "purple"))  # from Russia: China and Europe are large
    aim_for_steve(s)
    assert seen(s)["steve_figure"] == "china"
    open_office(s, 0, "china")
    aim_for_steve(s)
    assert seen(s)["steve_figure"] == "europe"


@rule("SI-19.11", "SI-19.20", "SI-19.13")
def test_steve_opens_an_office_and_moves_on_at_once() -> None:
    s = set_steve(solo(), expansion={"usa": 3})
    retail(s, "europe", "retailer_l1", "b")
    s.steve_figure = REGION.keys.index("usa")
    s.companies[STEVE].hand, s.companies[STEVE].progress = 2, 7
    expand_for_steve(s)
    assert offices(s, STEVE) == {"south_america": 1, "usa": 1}
    assert seen(s)["steve_figure"] == "europe"  # a retailer is a target
    assert markers_in(s, STEVE) == {"europe": 1}
    open_office(s, STEVE, "europe")
    assert seen(s)["companies"][STEVE]["points"] == 15
    assert s.bonus_region == NONE


@rule("SI-19.12")
def test_a_full_target_is_chosen_anew() -> None:
    s = set_steve(solo())
    s.steve_figure = REGION.keys.index("caribbean")
    for _ in range(3):
        open_office(s, 0, "caribbean")
    s.companies[STEVE].hand, s.companies[STEVE].progress = 1, 11
    expand_for_steve(s)
    assert seen(s)["steve_figure"] == "usa"


@rule("SI-19.14", "SI-23.17", "SI-23.25")
def test_steve_sells_one_everywhere_then_against_others_then_alone() -> None:
    s = set_steve(solo(), available=5, price=4, offices=["usa", "caribbean"])
    open_office(s, 0, "usa")
    sell_for_steve(s)
    sold = [REGION.keys[event["region"]] for event in events(s, "sold")]
    assert sold == ["caribbean", "south_america", "usa", "usa", "usa"]
    assert goods_on(s, "usa")[:3] == [STEVE] * 3
    alone = set_steve(solo(), available=6, price=4, offices=["usa", "caribbean"])
    sell_for_steve(alone)
    sold = [REGION.keys[event["region"]] for event in events(alone, "sold")]
    assert sold == ["caribbean", "south_america", "usa"] * 2


@rule("SI-19.15", "SI-19.14")
def test_steve_scores_like_a_player_and_loses_what_he_does_not_sell() -> None:
    s = set_steve(solo(), available=9, price=4)
    s.companies[0].price = 8
    begin(s, "sell_goods")
    assert company(s, "steve").vp == 3 * 4 + 3
    assert company(s, "steve").available == 0


@rule("SI-19.17", "SI-17.4")
def test_the_human_wins_with_more_vp() -> None:
    s = solo()
    s.companies[0].vp = 10
    assert GAME.verdict(s) == "won"
    s.companies[STEVE].vp = 11
    assert GAME.verdict(s) == "lost"
    assert GAME.ranking(s) == [2]
    s.companies[0].vp = 11
    assert GAME.verdict(s) == "drawn"
    assert [standing.place for standing in GAME.standings(s)] == [1, 1]
    own(s, 0, "gps", patent=False)
    assert GAME.verdict(s) == "won"
    assert GAME.verdict(table()) == ""
    assert GAME.rivals(table()) == []


@rule("SI-19.17", "SI-17.2")
def test_the_sheet_of_steve_adds_up() -> None:
    for game in games(0):
        s = game.states[-1]
        (steve,) = GAME.rivals(s)
        assert steve.total == final_points(s, STEVE) > 0


@rule("SI-19.19", "SI-19.21", "SI-19.18")
def test_steve_owes_no_decision_and_stays_within_his_supply() -> None:
    for number, (players, _) in enumerate(TABLES):
        for game in games(number) if players == 1 else []:
            for s in game.states:
                assert STEVE not in GAME.actors(s)
                steve = s.companies[STEVE]
                assert sum(markers > 0 for markers in steve.progress_on) <= 1
                assert min(steve.goods, steve.progress, steve.offices) >= 0


def test_each_step_of_steve_is_told() -> None:
    fields: Seat = {"symbols": {"logistics": 1}}
    s = given("research_technologies", solo(), red=fields)
    told = set(happened(s))
    assert {"steve_chose", "researching"} <= told
    GAME.play(s, 0, "end_logistics")
    assert {"steve_aimed", "expanding", "steve_sells"} <= set(happened(s))
