"""GF-6.91  G Economic Forecast: the Current card is turned face up."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import CONSUMERS, GREAT_DEPRESSION, UNEMPLOYED, WINDFALL
from chefetage.games.ground_floor.rules.components import JOB_FIRST, JOB_LAST
from chefetage.games.ground_floor.rules.events import FORECAST_TURNED
from chefetage.games.ground_floor.rules.state import State


class EconomicForecast(Step[State]):
    """GF-6.91  Its numbers hold for the Retail Outlets and the Job Market."""

    def enter(self, s: State) -> None:
        s.is_turned = True
        s.reveal()
        s.record(FORECAST_TURNED, s.players, s.current, consumers(s), job_market_after(s))


def consumers(s: State) -> i64:
    """GF-6.104, GF-12.3, GF-12.4  Of the Current card, by player count."""
    return CONSUMERS[s.current][s.count]


def job_market_after(s: State) -> i64:
    """GF-5.67  The Job Market space that the Unemployed lead to; the new cards name an end (GF-12.3, GF-12.4)."""
    if s.current == GREAT_DEPRESSION:
        return JOB_FIRST
    if s.current == WINDFALL:
        return JOB_LAST
    return max(s.job_market - UNEMPLOYED[s.current][s.count], JOB_FIRST)


ECONOMIC_FORECAST: Final = EconomicForecast("economic_forecast", "GF-6.91", [])
