"""CC-6.1 to CC-6.7, CC-6.29, CC-6.30, CC-6.32  Effects that give or shift influence."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.cards.effect import Effect
from chefetage.games.councils_contracts.rules.choices import GAIN, GAINS
from chefetage.games.councils_contracts.rules.components import AREA, AREAS, DEVELOPMENT, LEVEL, MOST_INFLUENCE
from chefetage.games.councils_contracts.rules.events import LEVEL_SET
from chefetage.games.councils_contracts.rules.influence import changes, gain, gain_all, total
from chefetage.games.councils_contracts.rules.state import State


class GainAreas(Action[State]):
    """CC-11.11  Split the points freely over the areas that the card allows (CC-6.5, CC-6.29)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if total(GAINS[arg]) != s.text_card.amount:
            return "CC-11.11"
        return "CC-6.5" if GAINS[arg][DEVELOPMENT] > 0 and s.text_card.gain_areas < AREAS else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        gain_all(s, p, GAINS[arg])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        told = {"card": s.text, "points": s.text_card.amount, "named": total(GAINS[arg])}
        return {**told, **changes(s, p, list(GAINS[arg]))}


class GainInfluence(Effect):
    """CC-6.1 to CC-6.7, CC-6.32  Development points; cards 5 and 29 let the player choose the areas."""

    def enter(self, s: State) -> None:
        if s.text_card.gain_areas > 0:
            s.actors = BIT[s.active]
        else:
            gain(s, s.active, DEVELOPMENT, s.text_card.amount)

    def facts(self, s: State) -> dict[str, int]:
        return {"card": s.text, "points": s.text_card.amount}


class SetLevel(Action[State]):
    """CC-11.12, CC-11.17  One area after the other; the total stays the same (CC-6.30)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if arg // (MOST_INFLUENCE + 1) != s.area:
            return "CC-11.17"
        level = arg % (MOST_INFLUENCE + 1)
        return None if least_level(s) <= level <= s.pool else "CC-6.30"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        set_level(s, p, arg % (MOST_INFLUENCE + 1))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        left = s.pool - arg % (MOST_INFLUENCE + 1)
        return {
            "area": s.area,
            "pool": s.pool,
            "least": least_level(s),
            "most": min(s.pool, MOST_INFLUENCE),
            "left": max(0, left),
            "is_last": 1 if s.area == DEVELOPMENT - 1 else 0,
        }


def least_level(s: State) -> i64:
    """CC-5.40  What the areas still to come cannot hold must stay here."""
    return max(0, s.pool - (AREAS - 1 - s.area) * MOST_INFLUENCE)


def set_level(s: State, p: Player, level: i64) -> None:
    s.contractors[p].influence[s.area] = level
    s.record(LEVEL_SET, p, s.area, level)
    s.pool -= level
    s.area += 1


class RedistributeInfluence(Effect):
    """CC-6.30  All points are taken off the tracks and set anew."""

    def enter(self, s: State) -> None:
        contractor = s.contractors[s.active]
        s.pool = contractor.total_influence()
        s.area = 0
        for area in range(AREAS):
            contractor.influence[area] = 0
        self.go_on(s)

    def after(self, s: State, p: Player) -> None:
        self.go_on(s)

    def go_on(self, s: State) -> None:
        """Set the levels that leave no choice, until there is one or all are set."""
        s.actors = 0
        while s.area < AREAS:
            if least_level(s) < min(s.pool, MOST_INFLUENCE):
                s.actors = BIT[s.active]
                return
            set_level(s, s.active, least_level(s))

    def facts(self, s: State) -> dict[str, int]:
        return {"area": s.area, "pool": s.pool}


GAIN_INFLUENCE: Final = GainInfluence("gain_influence", "CC-11.11", [GainAreas("gain", "CC-11.11", [GAIN])])
REDISTRIBUTE: Final = RedistributeInfluence(
    "redistribute_influence", "CC-6.30", [SetLevel("level", "CC-6.30", [AREA, LEVEL])]
)
