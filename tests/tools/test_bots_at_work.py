"""The figures of the tools that look at games of bots."""

import pytest

from chefetage.bots.network.files import shipped
from chefetage.core.catalog import find_game
from chefetage.core.seat import Seat
from tools.bots_at_work import mean_of, share_of
from tools.findings import Told, lead_of, of_deeds, of_scores, of_seats, played
from tools.mistakes import loss_of, report


def test_wilsons_interval() -> None:
    share = share_of(2, 100)
    assert (round(share.low, 4), round(share.high, 4)) == (0.0055, 0.07)
    assert share_of(0, 0)[:3] == (0.0, 0.0, 1.0)
    assert str(share_of(5, 10)) == "50.0 % (23.7 to 76.3)"


def test_mean_with_half_of_its_interval() -> None:
    mean, half = mean_of([1.0, 2.0, 3.0])
    assert (mean, round(half, 3)) == (2.0, 1.132)


def test_losses_are_counted_beyond_a_quarter_of_the_win() -> None:
    found = report([0.0, 0.25, 0.26, 0.5])
    assert found["decisions"] == 4
    assert found["large"] == share_of(2, 4)._asdict()


def test_the_move_of_the_search_loses_nothing_and_some_move_loses_more() -> None:
    game = find_game("councils_contracts")
    network = shipped(game, 2)
    assert network
    state = game.new(2, 1, {})
    seat = Seat(game, state, game.actor(state))
    losses = [loss_of(seat, move, network, 2, seed=1) for move in seat.legal_moves()]
    assert min(losses) == 0.0 < max(losses) < 1.0


def two_games() -> list[Told]:
    sheets = [{"gears": 3}, {"gears": 7}]
    deeds = [{"sell": 2, "place watch": 1}, {"sell": 1}]
    return [Told(12, 50, [3, 7], [0.0, 1.0], sheets, deeds), Told(10, 46, [7, 7], [0.5, 0.5], sheets, deeds)]


def test_tables_of_findings() -> None:
    games = two_games()
    assert lead_of(games[0].scores) == 4
    assert of_seats(games, 2)[2].startswith("| 1 | 25.0 %")
    assert of_scores(games)[2] == "| gears | 5.0 ± 2.3 | 7.0 ± 0.0 |"
    deeds = of_deeds(games, 2)
    assert deeds[2].startswith("| place watch | 50.0 % | 1.0 | 25.0 %")
    assert deeds[3].startswith("| sell | 100.0 % | 1.5 | 50.0 %")


@pytest.mark.parametrize("key", ["watch", "councils_contracts"])
def test_a_game_is_told(key: str) -> None:
    told = played(key, 2, ["random", "random"], {}, 3)
    assert told.decisions == sum(sum(deeds.values()) for deeds in told.deeds)
    assert told.scores == [sum(sheet.values()) for sheet in told.sheets]
