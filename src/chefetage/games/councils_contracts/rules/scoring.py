"""CC-7.7 to CC-7.10  Final scoring."""

from mypy_extensions import i64

from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    AREAS,
    LEAST_MAJORITY,
    MAJORITY_POINTS,
    TIED_POINTS,
)
from chefetage.games.councils_contracts.rules.state import State


def majority_points(s: State, p: Player, area: i64) -> i64:
    """CC-7.7, CC-7.8  For the highest value, less if it is shared; a value of 0 counts for nothing."""
    own = s.contractors[p].influence[area]
    if own < LEAST_MAJORITY:
        return 0
    points = MAJORITY_POINTS
    for other in range(s.players):
        influence = s.contractors[other].influence[area]
        if influence > own:
            return 0
        if influence == own and other != p:
            points = TIED_POINTS
    return points


def score_sheet(s: State, p: Player) -> list[ScoreLine]:
    """CC-7.9  The score and the majorities as they stand now, nothing else; most points win (CC-7.10)."""
    contractor = s.contractors[p]
    lines = [
        ScoreLine("CC-5.11", "projects", contractor.project_points),
        ScoreLine("CC-5.30", "build_actions", contractor.action_points),
        ScoreLine("CC-5.22", "resolutions", contractor.resolution_points),
    ]
    for area in range(AREAS):
        value = contractor.influence[area]
        lines.append(ScoreLine("CC-7.7", f"majority_{AREA.keys[area]}", majority_points(s, p, area), {"value": value}))
    return lines
