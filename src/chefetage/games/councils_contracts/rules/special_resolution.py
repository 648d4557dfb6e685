"""CC-5.25, CC-5.26  Special resolution: the receivers choose their areas one after the other."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.councils_contracts.rules.choices import SHARE, SHARES
from chefetage.games.councils_contracts.rules.components import AREA, AREAS, ORDINARY_AREAS, SPECIAL, SPECIAL_RESOLUTION
from chefetage.games.councils_contracts.rules.end_of_turn import END_TURN
from chefetage.games.councils_contracts.rules.influence import changes, gain, gain_all, total
from chefetage.games.councils_contracts.rules.resolution import empty_committee, gain_committee_points
from chefetage.games.councils_contracts.rules.state import State

# CC-5.25  What sentences tell of areas that cannot be chosen.
OTHER_NUMBER: Final = 0  # than there are points
REPEATED: Final = 1
NO_DEVELOPMENT: Final = 2
ONLY_INITIATOR: Final = 3  # has a bonus


class TakeBonus(Action[State]):
    """CC-5.25  The initiator's bonus goes to an ordinary area."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        gain(s, p, arg, SPECIAL_RESOLUTION.bonus)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "CC-5.25" if s.is_special_resolution and p != s.active else None

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        points = [0] * AREAS
        points[arg] = SPECIAL_RESOLUTION.bonus
        told = {"points": SPECIAL_RESOLUTION.bonus, "named": 1, "case": ONLY_INITIATOR, "victory_points": 0}
        return {**told, "area": arg, "player": s.active, **changes(s, p, points)}


class TakeShare(Action[State]):
    """CC-5.25  The points of the table go to different ordinary areas."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if total(SHARES[arg]) == SPECIAL_RESOLUTION.influence[special_row(s, p)] else "CC-5.25"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Whoever has too few workers there gets no points to place, and is not asked."""
        if not s.is_special_resolution:
            return None
        return "CC-5.25" if SPECIAL_RESOLUTION.influence[special_row(s, p)] == 0 else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        gain_all(s, p, SHARES[arg])
        gain_committee_points(s, p, SPECIAL_RESOLUTION, special_row(s, p))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        row = special_row(s, p)
        return {
            "points": SPECIAL_RESOLUTION.influence[row],
            "named": total(SHARES[arg]),
            "case": OTHER_NUMBER,
            "area": first_area(SHARES[arg]),
            "victory_points": SPECIAL_RESOLUTION.points[row],
            "player": s.active,
            **changes(s, p, list(SHARES[arg])),
        }


def first_area(points: vec[i64]) -> i64:
    area: i64 = 0
    while points[area] == 0:
        area += 1
    return area


def special_row(s: State, p: Player) -> i64:
    return SPECIAL_RESOLUTION.row(s.contractors[p].in_committee[SPECIAL])


class ChooseBonus(Step[State]):
    """CC-5.26  The bonus first."""

    def enter(self, s: State) -> None:
        s.actors = BIT[s.active]

    def facts(self, s: State) -> dict[str, int]:
        return {"points": SPECIAL_RESOLUTION.bonus}


class ChooseShares(Step[State]):
    """CC-5.26, CC-10.5  Then the table, one after the other, clockwise from the initiator."""

    def enter(self, s: State) -> None:
        s.start_turns(receivers(s))

    def after(self, s: State, p: Player) -> None:
        s.next_turn()

    def facts(self, s: State) -> dict[str, int]:
        return {"points": SPECIAL_RESOLUTION.influence[special_row(s, s.order[s.turn])]}


def receivers(s: State) -> vec[i64]:
    """Who has a point to place."""
    order = vec[i64]()
    for place in range(s.players):
        p = (s.active + place) % s.players
        if SPECIAL_RESOLUTION.influence[special_row(s, p)] > 0:
            order = append(order, p)
    return order


class EndSpecialResolution(Step[State]):
    """CC-5.24  Then the workers return, as from any committee."""

    def enter(self, s: State) -> None:
        empty_committee(s, SPECIAL)

    def next(self, s: State) -> i64:
        return END_TURN.number


ORDINARY_AREA: Final = Argument(AREA.kind, AREA.keys[: int(ORDINARY_AREAS)])
CHOOSE_BONUS: Final = ChooseBonus("choose_bonus", "CC-5.25", [TakeBonus("bonus", "CC-5.25", [ORDINARY_AREA])])
CHOOSE_SHARES: Final = ChooseShares("choose_shares", "CC-5.26", [TakeShare("share", "CC-5.25", [SHARE])])
END_SPECIAL_RESOLUTION: Final = EndSpecialResolution("end_special_resolution", "CC-5.24", [])
