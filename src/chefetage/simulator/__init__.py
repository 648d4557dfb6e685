"""Many games between bots, and what they tell."""

from chefetage.simulator.plan import Plan
from chefetage.simulator.report import Report, Row, Stat
from chefetage.simulator.run import simulate

__all__ = ["Plan", "Report", "Row", "Stat", "simulate"]
