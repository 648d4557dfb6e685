"""Experiments: many games between bots, on one machine or a cluster, and what they tell."""

from chefetage.experiments.plan import Plan
from chefetage.experiments.report import Report, Row, Stat
from chefetage.experiments.simulation import simulate

__all__ = ["Plan", "Report", "Row", "Stat", "simulate"]
