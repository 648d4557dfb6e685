"""GF-13.21  The Marketing Bonus of an Automa."""

from typing import Final

from mypy_extensions import i64

from chefetage.games.ground_floor.rules.cards import AUTOMA_BONUSES, REMODEL_ORDER
from chefetage.games.ground_floor.rules.components import REMODEL_BONUS, TEMP_BONUS
from chefetage.games.ground_floor.rules.events import AUTOMA_REMODELED, AUTOMA_TOOK_BONUS
from chefetage.games.ground_floor.rules.remodel import cover_room
from chefetage.games.ground_floor.rules.state import State

NO_ROOM_LEFT: Final = -1


def take_automa_bonus(s: State, automa: i64) -> None:
    """It takes the first free of its list and never declines (GF-13.39)."""
    for bonus in AUTOMA_BONUSES:
        if is_open(s, automa, bonus):
            s.companies[automa].bonus = bonus
            s.record(AUTOMA_TOOK_BONUS, automa, bonus)
            if bonus == REMODEL_BONUS:
                room = next_room(s, automa)
                cover_room(s, automa, room)
                s.record(AUTOMA_REMODELED, automa, room)
            elif bonus == TEMP_BONUS:
                s.companies[automa].has_temp = True
            return


def is_open(s: State, automa: i64, bonus: i64) -> bool:
    for company in s.companies:
        if company.bonus == bonus:
            return False
    return bonus != REMODEL_BONUS or next_room(s, automa) != NO_ROOM_LEFT


def next_room(s: State, automa: i64) -> i64:
    """The next unremodeled room of its order."""
    for room in REMODEL_ORDER:
        if not s.companies[automa].has_remodeled(room):
            return room
    return NO_ROOM_LEFT
