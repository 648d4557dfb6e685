"""GF-4.3, GF-12.16, GF-12.17  The end: the last remodels of a house rule, then the points."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.ground_floor.rules.cards import REMODEL_ORDER
from chefetage.games.ground_floor.rules.components import REMODEL_ANY_TIME
from chefetage.games.ground_floor.rules.events import FINAL_POINTS, FINAL_REMODEL
from chefetage.games.ground_floor.rules.remodel import REMODEL, cover_room, room_refusal
from chefetage.games.ground_floor.rules.scoring import points
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import PRODUCTION, STORAGE_CLOSET


class EndGame(Step[State]):
    """GF-4.3  After phase IV of round 7."""

    def enter(self, s: State) -> None:
        for company in range(s.count):
            if s.has_rule(REMODEL_ANY_TIME) and not s.companies[company].is_automa:
                remodel_at_end(s, company)
            s.record(FINAL_POINTS, company, points(s, company))

    def next(self, s: State) -> i64:
        return GAME_OVER


def remodel_at_end(s: State, p: i64) -> None:
    """GF-12.17  As many rooms as bring the most points; among equals the fewest."""
    rooms = rooms_at_end(s, p)
    best: i64 = 0
    most = points(s, p)
    trial = s.clone()
    for done in range(i64(len(rooms))):
        if not REMODEL.can_pay(trial, p, rooms[done]):
            break
        remodel_last(trial, p, rooms[done])
        if points(trial, p) > most:
            most = points(trial, p)
            best = done + 1
    for done in range(best):
        remodel_last(s, p, rooms[done])


def remodel_last(s: State, p: i64, room: i64) -> None:
    REMODEL.pay(s, p, room)
    s.record(FINAL_REMODEL, p, room)
    cover_room(s, p, room)


def rooms_at_end(s: State, p: i64) -> vec[i64]:
    """GF-12.17  With Production Achievement the Storage Closet comes first."""
    rooms = vec[i64]()
    closet_first = s.companies[p].has_floor(PRODUCTION)
    if closet_first and room_refusal(s, p, STORAGE_CLOSET) is None:
        rooms = append(rooms, STORAGE_CLOSET)
    for room in REMODEL_ORDER:
        if room_refusal(s, p, room) is None and not (closet_first and room == STORAGE_CLOSET):
            rooms = append(rooms, room)
    return rooms


END_GAME: Final = EndGame("end_game", "GF-4.3", [])
