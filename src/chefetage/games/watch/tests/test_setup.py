"""WA-3  Set-up for two to four players."""

import pytest

from chefetage.core.problem import Problem
from chefetage.core.state import NOBODY
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.clock import hand as clock_hand
from chefetage.games.watch.rules.components import COPIES, DOCUMENT, MARKET
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import BLUE, actor, departments, given, hand, refusal, space
from chefetage.games.watch.tests.support import options as options_of
from chefetage.games.watch.view import view
from chefetage.testing import events, happened, rule

MULTIPLAYER = [2, 3, 4]


def new(players: int, seed: int = 1, **options: str) -> State:
    return GAME.new(players, seed, options)


@rule("WA-3.1")
@pytest.mark.parametrize("players", [1, *MULTIPLAYER])
def test_twelve_shuffled_market_cards_the_top_one_face_up_for_round_1(players: int) -> None:
    s = new(players)
    assert sorted([s.market, *s.market_deck]) == list(range(len(MARKET)))
    assert len(s.market_deck) == 11
    assert events(s, "market_turned") == [{"player": players, "market_card": s.market, "round": 1, "eyes": s.card.eyes}]
    assert len({new(players, seed).market for seed in range(100)}) == 12


@rule("WA-3.2", "WA-3.7")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_the_28_documents_are_shuffled_and_one_is_dealt_to_each_player(players: int) -> None:
    s = new(players)
    hands = [document for p in range(players) for document in hand(s, p)]
    assert len(hands) == players
    assert len(s.deck) == 28 - players
    everything = [DOCUMENT.keys[card] for card in s.deck] + hands
    assert [everything.count(document) for document in DOCUMENT.keys] == list(COPIES)
    assert list(s.deck) != list(new(players, 2).deck)


@rule("WA-3.3")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_all_four_spy_cards_lie_in_the_pool(players: int) -> None:
    s = new(players)
    assert departments(s.spy_cards) == {"loading_dock", "workshop", "warehouse", "office"}
    assert (s.spies, s.shown_spies) == (0, 0)


@rule("WA-3.4")
@pytest.mark.parametrize(("players", "crates"), [(2, 3), (3, 4), (4, 5)])
def test_every_crate_value_has_one_crate_more_than_there_are_players(players: int, crates: int) -> None:
    assert list(new(players).stacks) == [crates] * 9


@rule("WA-3.5")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_the_hand_starts_at_12(players: int) -> None:
    s = new(players)
    assert clock_hand(s) == 12
    assert GAME.view(s, BLUE)["hand"] == 12


@rule("WA-3.6")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_the_black_disc_starts_on_its_space_and_belongs_to_nobody(players: int) -> None:
    assert new(players).black_disc == NOBODY


@rule("WA-3.7")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_each_player_starts_with_20_discs_3_roubles_2_gears_and_a_worker_beside_the_dial(players: int) -> None:
    s = new(players)
    assert len(s.boards) == players
    for p, board in enumerate(s.boards):
        assert (board.roubles, board.gears, board.notes) == (3, 2, 0)
        assert list(board.removed) == [0, 0, 0, 0]
        assert sum(board.crates) == sum(board.played) == 0
        assert space(s, p) is None
        assert not s.is_standing(p)


@rule("WA-3.8", "WA-8.7")
@pytest.mark.parametrize(("players", "usable"), [(2, 10), (3, 10), (4, 12)])
def test_tracks_start_empty_and_their_last_two_spaces_need_four_players(players: int, usable: int) -> None:
    assert sum(new(players).filled) == 0
    nearly_full = given("disc_part", players, tracks={"gears_top": ["gear"] * (usable - 1)})
    assert refusal(nearly_full, "disc gears_top") is None
    full = given("disc_part", players, tracks={"gears_top": ["gear"] * usable})
    assert refusal(full, "disc gears_top") == "WA-5.21"


@rule("WA-3.9")
def test_only_the_two_player_game_prepares_a_third_worker() -> None:
    assert [len(new(players).space_of) for players in MULTIPLAYER] == [3, 3, 4]
    s = new(2)
    assert space(s, s.neutral) is None
    assert "third_worker_placed" not in happened(s)


@rule("WA-3.10")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_the_start_player_is_drawn_at_random_unless_the_table_sets_one(players: int) -> None:
    assert {new(players, seed).start_player for seed in range(40)} == set(range(players))
    for p in range(players):
        s = new(players, start_player=str(p + 1))
        assert s.start_player == actor(s) == p
        assert events(s, "started") == [{"player": p}]


@rule("WA-3.10")
def test_a_start_player_who_is_not_at_the_table_is_a_problem() -> None:
    with pytest.raises(Problem, match="bad-start-player"):
        new(2, start_player="3")


@rule("WA-3.11")
def test_documents_are_dealt_in_seat_order_beginning_with_the_start_player() -> None:
    from_blue, from_red = new(3, start_player="1"), new(3, start_player="3")
    assert [event["player"] for event in events(from_blue, "document_dealt")] == [0, 1, 2]
    assert [event["player"] for event in events(from_red, "document_dealt")] == [2, 0, 1]
    assert [hand(from_blue, p) for p in (0, 1, 2)] == [hand(from_red, p) for p in (2, 0, 1)]


@rule("WA-3.12")
@pytest.mark.parametrize("players", MULTIPLAYER)
def test_random_draws_come_in_the_order_market_start_player_deal(players: int) -> None:
    assert happened(new(players)) == ["market_turned", "started"] + ["document_dealt"] * players


@rule("WA-3.12", "WA-11.3")
def test_the_solo_game_draws_the_market_and_then_one_solo_card() -> None:
    assert happened(new(1)) == ["market_turned", "solo_card_dealt"]


@rule("WA-3.12", "WA-12.4")
def test_the_same_seed_gives_the_same_game_and_the_start_player_changes_no_deck() -> None:
    one, two, other_start = new(3, start_player="1"), new(3, start_player="1"), new(3, start_player="2")
    assert (list(one.deck), list(one.market_deck)) == (list(two.deck), list(two.market_deck))
    assert (list(one.deck), list(one.market_deck)) == (list(other_start.deck), list(other_start.market_deck))


@rule("WA-3.13", "WA-2.7", "WA-3.9", "WA-15.27")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (1, ["blue", "yellow"]),
        (2, ["blue", "yellow", "red"]),
        (3, ["blue", "yellow", "red"]),
        (4, ["blue", "yellow", "red", "green"]),
    ],
)
def test_seats_take_the_colours_in_order_and_the_neutral_worker_the_first_unused_one(
    players: int, colours: list[str]
) -> None:
    assert [worker["colour"] for worker in view(new(players), NOBODY)["workers"]] == colours


@rule("WA-3.13")
def test_colours_have_no_effect_on_play() -> None:
    everything = tuple(f"place {key}" for key in GAME.kinds["space"])
    assert {tuple(options_of(new(4, start_player=str(p + 1)))) for p in range(4)} == {everything}
