"""What can happen in Councils & Contracts."""

from typing import Final

from chefetage.core.events import EventKind

STARTED: Final = EventKind("started", "CC-3.11", [])
DISPLAYED: Final = EventKind("displayed", "CC-5.16", ["card"], minor=True)
WORKERS_SENT: Final = EventKind("workers_sent", "CC-5.1", ["committee", "workers"])
PROJECT_BUILT: Final = EventKind("project_built", "CC-5.11", ["card", "points"])
CARD_PLACED: Final = EventKind("card_placed", "CC-5.13", ["card", "column", "row"])
RESOLVED: Final = EventKind("resolved", "CC-5.20", ["committee"])
COMMITTEE_POINTS: Final = EventKind("committee_points", "CC-5.22", ["points"])
WORKERS_RETURNED: Final = EventKind("workers_returned", "CC-5.24", ["workers"], minor=True)
ACTION_TAKEN: Final = EventKind("action_taken", "CC-5.30", ["card"])
EMPTY_ACTION: Final = EventKind("empty_action", "CC-5.32", ["card"])
COPIED: Final = EventKind("copied", "CC-6.40", ["card"])
INFLUENCE_GAINED: Final = EventKind("influence_gained", "CC-5.40", ["area", "points"])
INFLUENCE_PAID: Final = EventKind("influence_paid", "CC-5.41", ["area", "points"], minor=True)
LEVEL_SET: Final = EventKind("level_set", "CC-6.30", ["area", "level"])
POINTS_GAINED: Final = EventKind("points_gained", "CC-5.42", ["points"])
TYPE_CHOSEN: Final = EventKind("type_chosen", "CC-11.15", ["card_type"])
WORKER_TO_BOX: Final = EventKind("worker_to_box", "CC-6.46", ["workers"])
WORKER_RECRUITED: Final = EventKind("worker_recruited", "CC-6.17", ["workers"])
CARD_OCCUPIED: Final = EventKind("card_occupied", "CC-6.39", ["card", "workers"], minor=True)
PASSED: Final = EventKind("passed", "CC-7.4", [])
END_TRIGGERED: Final = EventKind("end_triggered", "CC-7.1", ["closing_rounds"])
STALLED: Final = EventKind("stalled", "CC-7.5", ["rounds", "closing_rounds"])
CLOSING_ROUND_STARTED: Final = EventKind("closing_round_started", "CC-7.3", ["closing_round"])
