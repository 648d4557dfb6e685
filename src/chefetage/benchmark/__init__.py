"""How fast is the engine, and how fast are others on the same core in the same run?

Rules of the benchmark: one process per engine and game, all pinned to one core; CPU time; the order
of engines shuffled in every round; medians of the rounds first, ratios of the medians then. A
decision counts only where the mover has at least two legal moves and all of them were listed; steps
without a choice and chance events are played and counted apart.
"""

from chefetage.benchmark.plan import Config, OwnGame, own_games, own_pythons
from chefetage.benchmark.report import Report
from chefetage.benchmark.run import Progress, run
from chefetage.benchmark.table import tables

__all__ = ["Config", "OwnGame", "Progress", "Report", "own_games", "own_pythons", "run", "tables"]
