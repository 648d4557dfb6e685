"""What the greedy bot does in Watch: decisions that a sensible player would make, too."""

import pytest

from chefetage.bots.greedy import GreedyBot
from chefetage.core.catalog import find_game
from chefetage.core.seat import Seat
from chefetage.core.state import State
from chefetage.games.watch.strategy.weights import WEIGHTS
from chefetage.games.watch.tests.support import given, play, turn
from tests.laws.positions import play_to_the_end

GAME = find_game("watch")
LEADS_ROUBLES = {"roubles_top": ["blue"] * 4, "roubles_bottom": ["gear"]}
LEADS_GEARS = {"gears_top": ["blue"] * 4, "gears_bottom": ["blue"] * 2}


def choices(s: State) -> set[str]:
    """What greedy bots with different seeds do."""
    seat = Seat(GAME, s, GAME.actor(s))
    return {GAME.notation(GreedyBot(seed).choose(seat)) for seed in range(8)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_the_score_counts(players: int) -> None:
    s = GAME.new(players, players, {})
    play_to_the_end(GAME, s, players)
    totals = GAME.totals(s)
    for p in range(players):
        rivals = [0, *totals[:p], *totals[p + 1 :]]
        assert GAME.evaluate(s, p) == pytest.approx(totals[p] - WEIGHTS.rival_share * max(rivals))


def test_gears_are_sold_where_roubles_score() -> None:
    s = turn("sell", round=12, blue={"gears": 6, "roubles": 0}, tracks=LEADS_ROUBLES, market={"sell": 1})
    assert choices(s) == {"sell 5"}  # one is kept for the final smuggling


def test_gears_are_kept_where_they_score() -> None:
    s = turn("sell", round=12, blue={"gears": 6, "roubles": 0}, tracks=LEADS_GEARS, market={"sell": 1})
    assert choices(s) == {"sell 0"}


def test_no_more_is_sold_than_the_limit_of_60_points_rewards() -> None:
    tracks = {**LEADS_GEARS, **LEADS_ROUBLES}
    s = turn("sell", round=12, blue={"gears": 40, "roubles": 0}, tracks=tracks, market={"sell": 1})
    assert choices(s) == {"sell 19"}  # with the market bonus 20 roubles, worth 60 points


def test_the_document_that_completes_the_colours_is_kept() -> None:
    hand = ["orange_bank_pays", "turquoise_bank_pays", "purple_bank_pays"]
    top = ["orange_bank_pays", "grey_bank_pays", "turquoise_bank_pays"]
    s = turn("search_documents", round=12, blue={"hand": hand}, top=top)
    assert choices(s) == {"keep grey_bank_pays"}


def test_a_bonus_is_taken() -> None:
    s = play(turn("scrounge"), "disc gears_bottom")
    assert choices(s) == {"take"}


def test_the_last_disc_goes_where_it_wins_a_majority_that_counts() -> None:
    tracks = {"roubles_top": ["yellow", "gear"], "gears_bottom": ["gear"], "roubles_bottom": ["gear"]}
    tracks["crates_bottom"] = ["gear"]
    s = turn("scrounge", round=12, blue={"roubles": 15, "gears": 0}, tracks=tracks)
    assert choices(s) == {"disc roubles_top"}


def test_notes_are_returned_cheaply_on_watch() -> None:
    s = turn("watch", round=3, blue={"notes": 1, "roubles": 9}, market={"eyes": 1})
    play(s, "go_on", "spy loading_dock")
    assert choices(s) == {"repay_on_watch 1"}


def test_notes_are_kept_until_they_must_be_returned_for_8() -> None:
    s = turn("scrounge", round=3, blue={"notes": 1, "roubles": 9})
    assert choices(s) == {"go_on"}


def test_the_bank_pays_a_bribe_that_would_mean_debt() -> None:
    s = given(
        "reveal_spies",
        round=5,
        blue={"worker": "overtime", "roubles": 0, "hand": ["grey_bank_pays"], "removed": {"workshop": 4}},
        yellow={"worker": "sell"},
        red={"worker": "produce"},
        spies=["workshop"],
    )
    assert choices(s) == {"bank_pays grey"}


def test_a_watched_space_is_left_alone_without_money() -> None:
    s = given(
        "place_workers",
        round=5,
        blue={"worker": "sell", "roubles": 0, "gears": 0, "removed": {"workshop": 5, "office": 1}},
        yellow={"worker": "overtime"},
        red={"worker": "watch"},
        spies=["loading_dock", "warehouse", "office"],
        payee="red",
    )
    assert GAME.actor(s) == 0
    assert choices(s).isdisjoint({"place smuggle", "place upgrade", "place search_documents"})


def test_spies_wait_where_a_rival_can_go() -> None:
    s = turn(
        "watch",
        players=2,
        round=4,
        neutral="upgrade",
        yellow={"worker": "search_documents", "removed": {"office": 4}},
        market={"eyes": 1},
    )
    assert "spy office" not in choices(s)  # Yellow must leave it


def test_the_final_smuggling_is_not_missed() -> None:
    s = given(
        "final_smuggling",
        round=12,
        blue={"worker": "search_documents", "gears": 5, "removed": {"loading_dock": 5}},
        yellow={"worker": "sell", "gears": 0},
        red={"worker": "produce", "gears": 0},
    )
    assert choices(s) == {"smuggle"}
