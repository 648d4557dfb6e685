"""Events: as many numbers as their kind has names for."""

import pytest

from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.events import Event, EventKind
from chefetage.playing.journal import journal_of
from tests.laws.positions import TABLES


def test_the_facts_of_an_event_go_by_their_names() -> None:
    assert Event(EventKind("sold", "WA-6.9", ["gears", "roubles"]), 3, 1, 5, 7, 0).values() == {
        "gears": 5,
        "roubles": 7,
    }


def test_a_kind_names_no_more_facts_than_an_event_has_room_for() -> None:
    with pytest.raises(ValueError, match="sold"):
        EventKind("sold", "WA-6.9", ["gears", "crates", "roubles", "points"])


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_game_records_a_number_that_is_never_told(key: str, players: int) -> None:
    game = catalog()[key]
    state = game.new(players, 4, {})
    game.playout(state, Chance.of(4, ["events"]))
    for event in journal_of(state):
        unnamed = [event.a, event.b, event.c][len(event.kind.facts) :]
        assert not any(unnamed), event.kind.name
