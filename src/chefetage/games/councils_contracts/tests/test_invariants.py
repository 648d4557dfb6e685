"""CC-12  What holds at all times, checked after each move of random games."""

import pytest

from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import CARD_LIST, COMMITTEE, PROJECTS, TOWN_HALL
from chefetage.games.councils_contracts.rules.grid import CELL
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games, positions
from chefetage.games.councils_contracts.tests.support import actor, box, city, deck, display, free, influence, step
from chefetage.testing import rule

each_count = pytest.mark.parametrize("players", PLAYER_COUNTS)
IN_USE = {2: 18, 3: 24, 4: 30, 5: 36}


def active_workers(s: State, p: int) -> int:
    on_cards = sum(int(CARD_LIST[card].workers) for card, owner in enumerate(s.owner) if owner == p)
    return free(s, p) + sum(s.contractors[p].in_committee) + on_cards


def is_turn(s: State) -> bool:
    return step(s) in ("take_turn", "game_over")


@rule("CC-12.1", "CC-12.2")
@each_count
def test_workers_are_conserved(players: int) -> None:
    for s in positions(players):
        for p in range(players):
            assert active_workers(s, p) + box(s, p) == 6
            assert 1 <= active_workers(s, p) <= 6
            assert free(s, p) >= 0


@rule("CC-12.3", "CC-5.40")
@each_count
def test_influence_stays_on_its_tracks(players: int) -> None:
    for s in positions(players):
        assert all(0 <= level <= 8 for p in range(players) for level in influence(s, p))


@rule("CC-12.5")
@each_count
def test_cards_are_conserved(players: int) -> None:
    for s in positions(players):
        everywhere = [*display(s), *deck(s), *(name for name in city(s) if name != "town_hall")]
        assert len(everywhere) == len(set(everywhere)) == IN_USE[players]


@rule("CC-12.6")
@each_count
def test_the_display_is_full_as_long_as_there_is_a_deck(players: int) -> None:
    for s in positions(players):
        assert len(s.display) == 8 or (len(s.deck) == 0 and len(s.display) < 8)


@rule("CC-12.7", "CC-3.7")
@each_count
def test_b_cards_come_after_all_a_cards(players: int) -> None:
    for s in positions(players):
        if any(CARD_LIST[card].is_a for card in s.deck):
            shown = [*s.display, *(card for card in range(PROJECTS) if s.is_built(card))]
            assert all(CARD_LIST[card].is_a for card in shown)


@rule("CC-12.8", "CC-5.13")
@each_count
def test_the_city_is_connected(players: int) -> None:
    for game in games(players):
        cells = {tuple(int(part) for part in name.split(",")) for name in city(game.states[-1]).values()}
        assert len(cells) == len(city(game.states[-1]))
        reached = {(0, 0)}
        edge = [(0, 0)]
        while edge:
            x, y = edge.pop()
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached
            reached |= beside
            edge += beside
        assert reached == cells


@rule("CC-12.9", "CC-6.38")
@each_count
def test_the_town_hall_holds_no_workers(players: int) -> None:
    assert all(s.owner[TOWN_HALL] == NOBODY and CELL.keys[s.cell_of[TOWN_HALL]] == "0,0" for s in positions(players))


@rule("CC-12.10")
@each_count
def test_a_resolved_committee_is_empty(players: int) -> None:
    for game in games(players):
        for number in range(len(game.offered)):
            resolved = [event.a for event in game.events_after(number) if event.kind.name == "resolved"]
            if len(resolved) == 1 and COMMITTEE.keys[resolved[0]] != "special":
                after = game.states[number + 1]
                assert all(after.contractors[p].in_committee[resolved[0]] == 0 for p in range(players))


@rule("CC-12.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_ever_in_a_special_committee_that_is_not_laid_out(players: int) -> None:
    special = COMMITTEE.keys.index("special")
    for s in positions(players):
        assert all(s.contractors[p].in_committee[special] == 0 for p in range(players))


@rule("CC-12.13")
@each_count
def test_all_players_have_the_same_number_of_turns(players: int) -> None:
    for game in games(players):
        assert game.states[-1].active == game.states[-1].start_player
        assert game.states[-1].closing_round == 3


@rule("CC-12.14", "CC-7.5")
@each_count
def test_no_more_than_15_rounds_without_a_new_project(players: int) -> None:
    for s in positions(players):
        assert s.is_closing or s.stalled_rounds < 15


@rule("CC-12.15", "CC-7.7")
@each_count
def test_an_area_gives_4_to_one_or_2_to_each_of_several_or_nothing(players: int) -> None:
    for game in games(players):
        s = game.states[-1]
        sheets = [{line.key: line.points for line in GAME.score_sheet(s, p)} for p in range(players)]
        for key in (key for key in sheets[0] if key.startswith("majority")):
            points = sorted(sheet[key] for sheet in sheets if sheet[key])
            assert points in ([], [4]) or (len(points) >= 2 and set(points) == {2})


@rule("CC-12.16", "CC-4.6")
@each_count
def test_whoever_must_act_has_a_choice_of_a_few_hundred_moves_at_most(players: int) -> None:
    for game in games(players):
        assert all(2 <= len(offered) <= 150 for offered in game.offered)
        assert all(actor(s) != NOBODY for s in game.states[:-1])


@rule("CC-12.12")
@each_count
def test_turns_begin_with_the_choice_of_an_action(players: int) -> None:
    for game in games(players):
        assert is_turn(game.states[0])
        assert is_turn(game.states[-1])
