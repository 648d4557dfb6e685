"""CC-11  Decision points: each offers exactly what the table lists, along random games."""

import pytest

from chefetage.core.events import EventKind
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules import events as event_kinds
from chefetage.games.councils_contracts.tests.games import PLAYED, PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.options import DECISIONS, listed_options
from chefetage.games.councils_contracts.tests.support import actor, free, given, step
from chefetage.testing import rule


@rule(
    "CC-11.1",
    "CC-11.2",
    "CC-11.3",
    "CC-11.4",
    "CC-11.5",
    "CC-11.6",
    "CC-11.7",
    "CC-11.8",
    "CC-11.9",
    "CC-11.10",
    "CC-11.11",
    "CC-11.12",
    "CC-11.13",
    "CC-11.14",
    "CC-11.15",
    "CC-11.16",
    "CC-11.17",
    "CC-6.60",
)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_every_decision_offers_exactly_what_the_table_lists(players: int) -> None:
    for game in games(players):
        for s, offered in game.decisions():
            assert len(offered) == len(set(offered))
            assert set(offered) == listed_options(s), step(s)


@rule("CC-11.1", "CC-4.9")
def test_questions_are_asked_only_where_the_table_lists_a_decision() -> None:
    assert {box.name for box in GAME.steps if box.actions} == set(DECISIONS) == PLAYED.steps_met()


@rule("CC-11.1")
def test_the_random_games_meet_everything_that_can_happen() -> None:
    known = {kind.name for kind in vars(event_kinds).values() if isinstance(kind, EventKind)}
    assert known - PLAYED.events_met() == set()


@rule("CC-11.1")
def test_a_single_option_is_carried_out_without_asking() -> None:
    s = given(red={"free": 0, "committees": {"finance": 4}})
    assert (actor(s), free(s)) == (1, 4)
