"""By what a run is played: an experiment is the same only as long as program, rules and bots are."""

from collections.abc import Iterator

import msgspec

from chefetage import __version__
from chefetage.bots.levels import LEVELS, made_with
from chefetage.bots.others import version_of
from chefetage.core.catalog import find_game
from chefetage.core.engine_mode import is_compiled
from chefetage.experiments.experiment import Experiment


class Versions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The engine, compiled or not, is told but changes nothing."""

    program: str
    rules: int
    bots: dict[str, str]
    engine: str = ""

    def differences(self, other: "Versions") -> Iterator[tuple[str, str, str]]:
        """What the other one has in another version: its name, ours and theirs."""
        for name, mine, theirs in (
            ("program", self.program, other.program),
            ("rules", str(self.rules), str(other.rules)),
        ):
            if mine != theirs:
                yield name, mine, theirs
        for bot in self.bots:
            if self.bots[bot] != other.bots.get(bot, ""):
                yield bot, self.bots[bot], other.bots.get(bot, "")


def versions_of(experiment: Experiment) -> Versions:
    """Those of this process."""
    rules = find_game(experiment.game).info.rules_version
    bots = {bot: version_in(experiment, bot) for bot in experiment.bots}
    return Versions(__version__, rules, bots, "compiled" if is_compiled() else "interpreted")


def version_in(experiment: Experiment, bot: str) -> str:
    """That of a bot; what a level thinks with is another thing at each table."""
    version = version_of(bot, experiment.networks)
    if bot not in LEVELS:
        return version
    game = find_game(experiment.game)
    tables = sorted({arm.players for arm in experiment.arms if bot in arm.bots})
    return " ".join([version, *(made_with(game, players) for players in tables)])
