"""How a bot finds its move at a table: the same one whoever asks it, and again after a break."""

from chefetage.bots import make_bot
from chefetage.bots.playing import seed_of_decision
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player, State


def choice(game: Game[State], state: State, player: Player, bot: str, seed: str, ply: int) -> Move:
    """A new bot for every decision, so that a table goes on after a restart as it would have without one.

    `seed` is that of the game, as its record has it, `ply` the number of moves that stand.
    """
    return make_bot(bot, seed_of_decision(seed, int(player), ply)).choose(Seat(game, state, player))
