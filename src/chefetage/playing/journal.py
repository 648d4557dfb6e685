"""The journal of a game: who may read what of it."""

from chefetage.core.events import Event
from chefetage.core.state import Player, State


def journal_of(state: State) -> list[Event]:
    """All that has happened since the set-up; nothing in a state that is searched or simulated."""
    return state.journal or []


def visible(event: Event, viewer: Player, is_over: bool) -> bool:
    """Secret events are for their own player's eyes until the game is over."""
    return not event.kind.secret or event.player == viewer or is_over
