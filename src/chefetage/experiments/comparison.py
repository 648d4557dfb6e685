"""What an experiment tells: for each of its tables, how bots and seats fared."""

import msgspec

from chefetage.core.info import Options
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.figures import Counter, Faring, More, Who
from chefetage.experiments.run import Outcome
from chefetage.experiments.versions import Versions


class ArmReport(msgspec.Struct, frozen=True):
    """One table, and what differs from another one: as deals are the same, that is known better than each of them."""

    players: int
    bots: list[Faring]
    seats: list[Faring]
    options: Options
    variant: str  # "" for the printed game
    base: int | None  # the number of the first table with the same bots, if it is another one
    bots_more: list[More]  # than there
    seats_more: list[More]


class ExperimentReport(msgspec.Struct, frozen=True):
    """All tables of an experiment."""

    game: str
    seed: str
    ending: str
    deals: int
    games: int
    seconds: float
    precision: float | None
    confidence: float
    digest: str
    versions: Versions
    milliseconds: dict[str, float]  # that each bot needs for a decision
    failures: dict[str, int]
    arms: list[ArmReport]


def comparison_of(experiment: Experiment, outcome: Outcome, counter: Counter, versions: Versions) -> ExperimentReport:
    """The figures of all games that were counted."""
    return ExperimentReport(
        game=experiment.game,
        seed=f"{experiment.seed:#x}",
        ending=outcome.ending,
        deals=outcome.deals,
        games=outcome.games,
        seconds=outcome.seconds,
        precision=experiment.precision,
        confidence=experiment.confidence,
        digest=outcome.digest,
        versions=versions,
        milliseconds={bot: counter.milliseconds(bot) for bot in experiment.bots},
        failures=counter.failures,
        arms=[arm_report(experiment, number, arm, counter) for number, arm in enumerate(experiment.arms)],
    )


def arm_report(experiment: Experiment, number: int, arm: Arm, counter: Counter) -> ArmReport:
    bots = list(dict.fromkeys(arm.bots))
    base = next(place for place, other in enumerate(experiment.arms) if other.bots == arm.bots)
    is_first = base == number

    def more(who: Who) -> More:
        return counter.more([(number, *who)], [(base, *who)])

    return ArmReport(
        players=arm.players,
        bots=[counter.faring(bot, [(number, bot)], arm.players) for bot in bots],
        seats=[counter.faring(str(seat + 1), [(number, "seat", seat)], arm.players) for seat in range(arm.players)],
        options=arm.options,
        variant=experiment.numbers_played_with(arm.variant).name,
        base=None if is_first else base,
        bots_more=[] if is_first else [more((bot,)) for bot in bots],
        seats_more=[] if is_first else [more(("seat", seat)) for seat in range(arm.players)],
    )
