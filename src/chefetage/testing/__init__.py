"""What the tests of every game use.

It is shipped with the package, for the tests run against the installed one. Nothing else imports it, so that only tests
need pytest.
"""

import pytest

from chefetage.core.state import State
from chefetage.playing.journal import journal_of

# @rule("WA-5.3"): the rules that a test proves; test_traceability.py collects them.
rule = pytest.mark.rule


def happened(state: State) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in journal_of(state)]


def events(state: State, name: str) -> list[dict[str, int]]:
    """The facts of all events of a kind, each with its player."""
    found = [event for event in journal_of(state) if event.kind.name == name]
    return [{"player": int(event.player), **event.values()} for event in found]
