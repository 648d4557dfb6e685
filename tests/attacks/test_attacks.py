"""Nobody can hurt the others: what people meet while hostile clients do their worst. Speed is for tools/attack.py."""

import pytest

from tests.attacks.catalog import ATTACKS
from tests.attacks.run import Run
from tests.attacks.wire import NotLoopback, Wire

SECONDS = 8


def shown(progress: str) -> None:
    """Nobody looks."""


@pytest.mark.attack
@pytest.mark.parametrize("name", ATTACKS)
def test_people_play_on(name: str) -> None:
    outcome = Run(name, [name], SECONDS, shown).outcome()
    assert outcome.complaints == [], outcome
    assert outcome.moves.count > 0


@pytest.mark.attack
def test_people_play_on_under_all_attacks_at_once() -> None:
    outcome = Run("together", list(ATTACKS), SECONDS * 2, shown).outcome()
    assert outcome.complaints == [], outcome
    assert outcome.moves.count > 0


def test_only_the_own_machine_is_attacked() -> None:
    with pytest.raises(NotLoopback):
        Wire(80, "127.0.0.2", "192.0.2.1")
    with pytest.raises(NotLoopback):
        Wire(80, "192.0.2.1")


def test_every_attack_says_what_it_does() -> None:
    assert all(kind.__doc__ for kind in ATTACKS.values())
