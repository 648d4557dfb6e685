"""How networks are trained: `strategy/training.toml` of a game, with other numbers for some player counts."""

import msgspec

from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import State


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an iteration consists of. A part of games, wins or tables is a number from 0 to 1."""

    hidden: int = 64  # units of the network
    teacher_games: int = 1500  # of greedy, from which a new network learns first
    teacher_window: int = 3  # iterations that learn from them: what greedy does soon holds a network back
    games: int = 600  # of an iteration; many small ones teach more than few large ones
    window: int = 8  # iterations whose games are learned from
    rate: float = 0.002  # of learning
    last_rate: float = 0.0004  # at the end of the time that is given
    passes: float = 1.5  # through the examples of the window
    explore: float = 0.04  # of decisions that are made by chance
    persistence: float = 0.95  # how much the result counts against later judgements, from decision to decision
    positions: int = 40  # of a game
    samples: int = 1  # imagined states for each move, while playing to learn
    search: int = 8  # iterations of the opponents who look further ahead
    gate_games: int = 100
    gate: float = 0.9  # wins against the network before that are enough, as a part of par
    check_games: int = 200  # against greedy, for the curve
    check_every: int = 5  # iterations, from one check to the next
    option_tables: int = 3  # of ten tables of self-play: those with an option
    options: list[Options] = []


class TrainingFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """training.toml: numbers for all player counts, then for some of them, and the options that are trained."""

    plan: dict[str, object] = {}
    players: dict[str, dict[str, object]] = {}
    options: list[Options] = []


def plan_for(game: Game[State], players: int) -> Plan:
    """The plan of a game for so many players; options that do not fit the player count are left out."""
    path = game.folder / "strategy" / "training.toml"
    file = msgspec.toml.decode(path.read_bytes(), type=TrainingFile) if path.exists() else TrainingFile()
    fitting = [options for options in file.options if fits(game, players, options)]
    return msgspec.convert({**file.plan, **file.players.get(str(players), {}), "options": fitting}, Plan)


def fits(game: Game[State], players: int, options: Options) -> bool:
    try:
        game.new(players, 0, options)
    except Problem:
        return False
    return True
