"""SI-2, SI-3  Components and set-up."""

import pytest

from chefetage.core.bits import has
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import BOARDS, MARKETS, REGION, SIZE
from chefetage.games.smartphone_inc.rules.components import (
    COLOR,
    CONTRACT,
    CONTRACTS,
    DATA,
    FIRST_FIELD,
    RETAILERS,
    SECOND_FIELD,
    STACK_SIZE,
    TECHNOLOGIES,
    TILES,
)
from chefetage.games.smartphone_inc.rules.order import priority_order
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.position import seat
from chefetage.games.smartphone_inc.tests.support import offices, options, play, refusal, seen, slots, step
from chefetage.testing import events, happened, rule
from chefetage.words.texts import LANGUAGES, game_texts

SEEDS = range(12)
STEVE = 1


def chosen(*colors: str, seed: int = 1, **options: str) -> State:
    """A game with these colours, its retailers as they were drawn."""
    s = GAME.new(len(colors), seed, {"color_assignment": "choose", **options})
    for p, color in enumerate(colors):
        if step(s) == "choose_colors":
            play(s, f"color {color}", player=p)
    return s


def retailer_regions(s: State) -> list[str]:
    return [key for key, region in seen(s)["regions"].items() if region["retailer"]]


@rule("SI-1.1", "SI-23.8")
def test_one_to_five_players_one_of_them_against_steve() -> None:
    assert [len(GAME.new(players, 1, {}).companies) for players in range(1, 6)] == [2, 2, 3, 4, 5]
    with pytest.raises(Problem):
        GAME.new(6, 1, {})


@rule("SI-2.4", "SI-2.8", "SI-16.1", "SI-3.7")
def test_the_common_components() -> None:
    assert TECHNOLOGIES == 6
    assert STACK_SIZE == 27
    assert TILES == 32
    assert RETAILERS == 7
    assert CONTRACTS == 24
    assert len(FIRST_FIELD) == len(SECOND_FIELD) == TILES
    assert GAME.new(3, 1, {}).goods_cards == 20


@rule("SI-3.1", "SI-18.1", "SI-3.2", "SI-23.9")
def test_the_board_depends_on_the_map() -> None:
    world, usa = GAME.new(3, 1, {}), chosen("red", "blue", map="usa")
    assert len(seen(world)["regions"]) == 12
    assert len(seen(usa)["regions"]) == 9
    assert world.round == 1
    assert usa.round == 1
    sizes = [SIZE.keys[MARKETS[region].size] for region in range(BOARDS[0].begin, BOARDS[0].end)]
    assert sizes.count("S") == 4
    assert sizes.count("M") == 5
    assert sizes.count("L") == 3
    assert refusal(usa, "start india", player=1) == "SI-3.1"


@rule("SI-3.24")
def test_regions_are_numbered_in_alphabetical_order_and_connected_both_ways() -> None:
    for board in BOARDS:
        keys = REGION.keys[board.begin : board.end]
        assert keys == sorted(keys)
        for one in range(board.begin, board.end):
            for other in range(board.begin, board.end):
                assert has(MARKETS[one].neighbours, other) == has(MARKETS[other].neighbours, one)


@rule("SI-3.3")
def test_every_patent_lies_on_its_technology() -> None:
    assert set(seen(GAME.new(3, 1, {}))["patents"].values()) == {-1}


@rule("SI-3.4", "SI-3.5")
def test_technology_sides() -> None:
    assert set(seen(GAME.new(3, 1, {}))["technologies"].values()) == {"b"}
    assert set(seen(GAME.new(3, 1, {"tech_sides": "plain"}))["technologies"].values()) == {"a"}
    drawn = [tuple(seen(GAME.new(3, seed, {"tech_sides": "random"}))["technologies"].values()) for seed in SEEDS]
    assert {side for sides in drawn for side in sides} == {"a", "b"}
    assert len(set(drawn)) > 3


@rule("SI-3.6")
def test_five_improvements_on_the_world_board_three_on_the_usa() -> None:
    world, usa = GAME.new(3, 1, {}), chosen("red", "blue", map="usa")
    assert len(seen(world)["display"]) == 5
    assert seen(world)["stack"] == 22
    assert len(seen(usa)["display"]) == 3
    assert seen(usa)["stack"] == 24
    assert len({tuple(str(tile) for tile in seen(GAME.new(3, seed, {}))["display"]) for seed in SEEDS}) > 5


@rule("SI-3.8", "SI-24.13")
@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_contracts_laid_out(players: int, count: int) -> None:
    assert len(seen(GAME.new(players, 1, {"contracts": "on"}))["contracts"]) == count
    assert seen(GAME.new(players, 1, {}))["contracts"] == []


@rule("SI-18.8")
def test_a_contract_laid_out_is_told_with_its_vp() -> None:
    told = events(GAME.new(3, 1, {"contracts": "on"}), "contract_shown")
    printed = {card.text("id"): card.number("vp") for card in DATA.tables("contracts")}
    assert len(told) == 6
    assert all(event["vp"] == printed[CONTRACT.keys[event["contract"]]] for event in told)


@rule("SI-3.9", "SI-21.1")
def test_colours_are_dealt_or_chosen_and_never_twice() -> None:
    for seed in SEEDS:
        dealt = [company["color"] for company in seen(GAME.new(4, seed, {}))["companies"]]
        assert len(set(dealt)) == 4
    s = GAME.new(5, 1, {"color_assignment": "choose"})
    play(s, "color green")
    assert GAME.actor(s) == 1
    assert refusal(s, "color green", player=1) == "SI-3.9"
    play(s, "color red", player=1)
    play(s, "color blue", player=2)
    play(s, "color purple", player=3)
    assert seen(s)["companies"][4]["color"] == "yellow"  # the last one is no choice
    assert step(s) == "plan"


@rule("SI-3.10", "SI-2.3")
def test_the_world_homes_are_the_m_regions_of_the_colours() -> None:
    s = chosen(*COLOR.keys)
    homes = ["russia", "india", "north_africa", "australia", "south_america"]
    assert [offices(s, p) for p in range(5)] == [{home: 1} for home in homes]
    assert {SIZE.keys[MARKETS[REGION.keys.index(home)].size] for home in homes} == {"M"}
    assert {company.offices for company in s.companies} == {17}


@rule("SI-3.11", "SI-21.2", "SI-23.24")
def test_on_the_usa_map_the_last_of_the_vp_board_picks_first() -> None:
    s = chosen("red", "purple", "green", map="usa")
    picked = []
    while step(s) == "start_offices":
        p = GAME.actor(s)
        picked.append(seen(s)["companies"][p]["color"])
        assert refusal(s, "start california", player=p) == "SI-3.11"
        play(s, options(s)[0], player=p)
    assert picked == ["purple", "green", "red"]
    assert offices(s, seat(s, "purple")) == {"midwest": 1}
    assert offices(s, seat(s, "green")) == {"mountain": 1}


@rule("SI-3.12", "SI-3.22", "SI-1.5")
def test_everybody_starts_with_0_vp_at_price_5_in_the_order_of_colours() -> None:
    s = chosen("purple", "green", "red")
    assert [(company.vp, company.price) for company in s.companies] == [(0, 5)] * 3
    assert list(priority_order(s)) == [2, 1, 0]


@rule("SI-3.13")
def test_ceo_figures_start_with_the_first_office() -> None:
    s = chosen("red", "blue", ceo_technologies="on")
    assert [company["ceo"] for company in seen(s)["companies"]] == ["russia", "australia"]
    assert [company["ceo"] for company in seen(chosen("red", "blue"))["companies"]] == [None, None]


@rule("SI-3.15", "SI-3.16", "SI-3.17", "SI-3.18", "SI-24.6")
@pytest.mark.parametrize(
    ("colors", "regions"),
    [
        (("red", "purple"), ["australia", "canada", "caribbean", "china", "india", "north_africa"]),
        (("red", "yellow", "green"), ["australia", "europe", "rsa", "south_america"]),
        (("red", "yellow", "green", "blue"), ["canada", "south_america"]),
        (("red", "yellow", "green", "blue", "purple"), []),
    ],
)
def test_retailers_on_the_world_map(colors: tuple[str, ...], regions: list[str]) -> None:
    assert retailer_regions(chosen(*colors)) == regions


@rule("SI-3.14", "SI-23.14")
def test_retailers_fit_their_regions_and_have_a_random_side() -> None:
    sides = set()
    for seed in SEEDS:
        regions = seen(chosen("red", "purple", seed=seed))["regions"]
        tiles = {key: str(region["retailer"]) for key, region in regions.items() if region["retailer"]}
        assert len(set(tiles.values())) == len(tiles)
        for key, tile in tiles.items():
            assert tile[len("retailer_")].upper() == SIZE.keys[MARKETS[REGION.keys.index(key)].size]
        sides |= {region["retailer_side"] for region in regions.values() if region["retailer"]}
        only_a = seen(chosen("red", "purple", seed=seed, retailer_sides="a"))["regions"]
        assert {region["retailer_side"] for region in only_a.values() if region["retailer"]} == {"a"}
    assert sides == {"a", "b"}


@rule("SI-3.19")
def test_retailers_on_the_usa_map() -> None:
    for colors, count in [(("red",), 3), (("red", "blue"), 3), (("red", "blue", "green"), 0)]:
        s = chosen(*colors, map="usa")
        while step(s) == "start_offices":
            play(s, options(s)[0], player=GAME.actor(s))
        regions = retailer_regions(s)
        sizes = sorted(SIZE.keys[MARKETS[REGION.keys.index(key)].size] for key in regions)
        assert sizes == ["M", "M", "S"][:count]
        assert all(slots(s, key) == [] for key in regions)


@rule("SI-3.20", "SI-3.23", "SI-2.6")
def test_solo_is_set_up_for_two_with_steve_as_the_second() -> None:
    s = chosen("red")
    assert len(retailer_regions(s)) == 6
    assert len(s.companies) == 2
    usa = chosen("red", map="usa")
    while step(usa) == "start_offices":
        play(usa, options(usa)[0])
    assert offices(usa, STEVE) == {"midwest": 1}  # red is first on the VP board, so Steve picks before
    assert offices(usa, 0) == {"mountain": 1}


@rule("SI-3.21")
def test_each_draw_of_the_set_up_has_its_own_stream() -> None:
    plain = seen(GAME.new(3, 5, {}))
    random_sides = seen(GAME.new(3, 5, {"tech_sides": "random", "contracts": "on", "retailer_sides": "a"}))
    assert plain["display"] == random_sides["display"]
    assert [c["color"] for c in plain["companies"]] == [c["color"] for c in random_sides["companies"]]
    s = GAME.new(3, 5, {"contracts": "on"})
    order = ["color_given", "side_up", "improvement_shown", "contract_shown", "started_in", "retailer_opened"]
    places = [happened(s).index(name) for name in order]
    assert places == sorted(places)


@rule("SI-18.18", "SI-19.16")
def test_options_that_do_not_go_together_are_refused() -> None:
    assert refused_options(4, {"map": "usa"}) == [
        "The USA map is for at most 3 players; there are 4. Choose the world map, or let fewer play.",
        "Der USA-Plan ist für höchstens 3 Personen; ihr seid 4. Wählt den Weltplan oder spielt mit weniger Personen.",
    ]
    for option, names in {
        "hardcore": ("Hardcore mode", "Hardcore-Modus"),
        "contracts": ("Contracts", "Aufträge"),
        "ceo_technologies": ("CEO technologies", "CEO-Technologien"),
    }.items():
        english, german = refused_options(1, {option: "on"})
        assert english.startswith(f"You cannot play alone with this module: {names[0]}. There are no rules")
        assert german.startswith(f"Allein kannst du mit diesem Modul nicht spielen: {names[1]}. Für Steve gibt es")
    modules = {"map": "usa", "hardcore": "on", "contracts": "on", "ceo_technologies": "on"}
    assert GAME.new(2, 1, modules).is_hardcore


def refused_options(players: int, options: Options) -> list[str]:
    """Why, in both languages."""
    with pytest.raises(Problem) as raised:
        GAME.new(players, 1, options)
    problem = raised.value
    return [game_texts(problem.of, lang)(problem.key, **problem.facts) for lang in LANGUAGES]
