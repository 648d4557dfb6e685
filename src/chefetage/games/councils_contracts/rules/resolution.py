"""CC-5.20 to CC-5.24  Resolution: a committee gives influence and its workers return."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.components import (
    AREAS,
    COMMITTEE,
    MOST_INFLUENCE,
    ORDINARY_RESOLUTION,
    SPECIAL,
    SPECIAL_FROM,
    Resolution,
    resolution_in,
)
from chefetage.games.councils_contracts.rules.events import COMMITTEE_POINTS, RESOLVED, WORKERS_RETURNED
from chefetage.games.councils_contracts.rules.influence import changes, gain
from chefetage.games.councils_contracts.rules.kinds_of_action import WithoutFreeWorkers, is_open_without
from chefetage.games.councils_contracts.rules.place_workers import is_laid_out
from chefetage.games.councils_contracts.rules.state import State


class Resolve(WithoutFreeWorkers):
    """CC-5.20, CC-11.6  Choose a committee in which an own worker stands; only without free workers (CC-4.3)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not is_open_without(s, p):
            return "CC-4.3"
        if not is_laid_out(s, arg):
            return "CC-3.5"
        return None if s.contractors[p].in_committee[arg] > 0 else "CC-5.20"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(RESOLVED, p, arg)
        if arg == SPECIAL:
            s.is_special_resolution = True
        else:
            resolve_ordinary(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        table = resolution_in(arg)
        workers = s.contractors[p].in_committee[arg]
        row = table.row(workers)
        influence = table.bonus + table.influence[row]
        gained = [0] * AREAS
        if arg != SPECIAL:
            gained[arg] = influence
        return {
            "committee": arg,
            "players": SPECIAL_FROM,
            "at_table": s.players,
            "free": s.contractors[p].free,
            "special": 1 if arg == SPECIAL else 0,
            "influence": influence,
            "points": table.points[row],
            "workers": workers,
            **others_there(s, p, arg, table),
            **changes(s, p, gained),
        }


def others_there(s: State, p: Player, committee: i64, table: Resolution) -> dict[str, int]:
    """What the resolution brings to all others together; an ordinary one no more than their tracks hold (CC-5.40)."""
    told = {"others": 0, "others_influence": 0, "others_points": 0, "others_workers": 0}
    for other in range(s.players):
        workers = s.contractors[other].in_committee[committee]
        if other == p or workers == 0:
            continue
        row = table.row(workers)
        influence = table.influence[row]
        if committee != SPECIAL:
            influence = min(influence, MOST_INFLUENCE - s.contractors[other].influence[committee])
        told["others"] += 1
        told["others_influence"] += influence
        told["others_points"] += table.points[row]
        told["others_workers"] += workers
    return told


def resolve_ordinary(s: State, p: Player, committee: i64) -> None:
    """CC-5.21, CC-5.22  First the bonus, then the table; a committee raises the area of its number."""
    gain(s, p, committee, ORDINARY_RESOLUTION.bonus)
    for place in range(s.players):
        receiver = (p + place) % s.players
        row = ORDINARY_RESOLUTION.row(s.contractors[receiver].in_committee[committee])
        if ORDINARY_RESOLUTION.influence[row] > 0:
            gain(s, receiver, committee, ORDINARY_RESOLUTION.influence[row])
        gain_committee_points(s, receiver, ORDINARY_RESOLUTION, row)
    empty_committee(s, committee)


def gain_committee_points(s: State, p: Player, table: Resolution, row: i64) -> None:
    """CC-5.22  The victory points of a row."""
    if table.points[row] > 0:
        s.contractors[p].resolution_points += table.points[row]
        s.record(COMMITTEE_POINTS, p, table.points[row])


def empty_committee(s: State, committee: i64) -> None:
    """CC-5.24  All its workers are free."""
    for p in range(s.players):
        contractor = s.contractors[p]
        workers = contractor.in_committee[committee]
        if workers > 0:
            contractor.in_committee[committee] = 0
            contractor.free += workers
            s.record(WORKERS_RETURNED, p, workers)


RESOLVE: Final = Resolve("resolve", "CC-5.20", [COMMITTEE])
