"""Opponents who play like nobody should: whoever has learned from good games alone may not know what to do with them.

Eight for each game. They see what every bot sees.
"""

from collections.abc import Callable

from chefetage.bots.bot import Bot
from chefetage.bots.greedy import GreedyBot
from chefetage.bots.playing import play_to_the_end
from chefetage.core.catalog import find_game
from chefetage.core.encoding import Encoder, Inputs
from chefetage.core.seat import Seat
from chefetage.core.state import Move, State

Maker = Callable[[int], Bot]


def encoder_of(seat: Seat) -> Encoder[State]:
    encoder = seat.game.encoder()
    assert encoder
    return encoder


def row_after(seat: Seat, state: State, move: Move) -> list[int]:
    """What the seat would know after its move."""
    after = state.clone()
    seat.game.apply(after, seat.player, move)
    inputs = Inputs()
    encoder_of(seat).encode(after, seat.player, inputs)
    return encoder_of(seat).dense(inputs)


class Wilful(Bot):
    """Makes some kinds of moves whenever it can, others only if it must, and is greedy in the rest."""

    prefer: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        texts = {move: seat.game.notation(move) for move in moves}
        wanted = [move for move in moves if texts[move].startswith(self.prefer)] if self.prefer else []
        if not wanted and self.avoid:
            wanted = [move for move in moves if not texts[move].startswith(self.avoid)]
        wanted = wanted or moves
        if len(wanted) == 1:
            return wanted[0]
        values = self.greedy.try_moves(seat, wanted)
        return wanted[values.index(max(values))]


class Hoarder(Bot):
    """Wants to have much of one thing and cares for nothing else."""

    thing = ""

    def choose(self, seat: Seat) -> Move:
        imagined = seat.imagine(self.chance)
        place = encoder_of(seat).names.index(self.thing)
        moves = seat.legal_moves()
        amounts = [row_after(seat, imagined, move)[place] for move in moves]
        return self.any_of([move for move, amount in zip(moves, amounts, strict=True) if amount == max(amounts)])


class Copycat(Bot):
    """Wants to look like the leader."""

    def choose(self, seat: Seat) -> Move:
        imagined = seat.imagine(self.chance)
        totals = seat.game.totals(imagined)
        ahead = max((p for p in range(seat.players) if p != seat.player), key=lambda p: totals[p])
        encoder = encoder_of(seat)
        first = int(encoder.common)
        other = first + (ahead - seat.player) % seat.players * int(encoder.block)

        def unlike(row: list[int]) -> int:
            return sum(abs(row[first + at] - row[other + at]) for at in range(int(encoder.block)))

        moves = seat.legal_moves()
        distances = [unlike(row_after(seat, imagined, move)) for move in moves]
        return self.any_of([move for move, one in zip(moves, distances, strict=True) if one == min(distances)])


class Spoiler(Bot):
    """Wants the others to stand badly, whatever it costs."""

    def choose(self, seat: Seat) -> Move:
        imagined = seat.imagine(self.chance)
        moves = seat.legal_moves()

        def harm(move: Move) -> float:
            after = imagined.clone()
            seat.game.apply(after, seat.player, move)
            return max(seat.game.evaluate(after, p) for p in range(seat.players) if p != seat.player)

        values = [harm(move) for move in moves]
        return moves[values.index(min(values))]


class Stubborn(Bot):
    """Always the first move of the list."""

    def choose(self, seat: Seat) -> Move:
        return seat.legal_moves()[0]


class Contrary(Bot):
    """Always the last move of the list."""

    def choose(self, seat: Seat) -> Move:
        return seat.legal_moves()[-1]


def wilful(prefer: str = "", avoid: str = "") -> Callable[[int], Bot]:
    def made(seed: int) -> Bot:
        bot = Wilful(seed)
        bot.prefer = tuple(prefer.split())
        bot.avoid = tuple(avoid.split())
        return bot

    return made


def hoarder(thing: str) -> Callable[[int], Bot]:
    def made(seed: int) -> Bot:
        bot = Hoarder(seed)
        bot.thing = f"player0.{thing}"
        return bot

    return made


SAME_EVERYWHERE: dict[str, Callable[[int], Bot]] = {
    "copies the leader": Copycat,
    "spoils": Spoiler,
    "stubborn": Stubborn,
}

STRANGE: dict[str, dict[str, Callable[[int], Bot]]] = {
    "councils_contracts": {
        **SAME_EVERYWHERE,
        "never builds": wilful(avoid="build erect"),
        "fills committees": wilful(prefer="send", avoid="build act"),
        "hoards influence": hoarder("all_influence"),
        "builds at once": wilful(prefer="build"),
        "never resolves": wilful(avoid="resolve"),
    },
    "ground_floor": {
        **SAME_EVERYWHERE,
        "never builds": wilful(avoid="build buy_floor"),
        "hoards money": hoarder("money"),
        "hoards info": hoarder("info"),
        "passes early": wilful(prefer="pass"),
        "only produces": wilful(prefer="produce order", avoid="build"),
    },
    "smartphone_inc": {
        **SAME_EVERYWHERE,
        "never researches": wilful(prefer="stop_research"),
        "never expands": wilful(prefer="end_logistics decline_office", avoid="expand second_office"),
        "finishes plans at once": wilful(prefer="finish"),
        "sells nothing": wilful(prefer="end_sales"),
        "contrary": Contrary,
    },
    "watch": {
        **SAME_EVERYWHERE,
        "never smuggles": wilful(avoid="smuggle extra_crate"),
        "hoards gears": hoarder("gears"),
        "hoards roubles": hoarder("roubles"),
        "never upgrades": wilful(prefer="no_upgrade"),
        "contrary": Contrary,
    },
}


def wins(key: str, one: Maker, other: Maker, games: int) -> float:
    """How many of the games one wins, with two players on common deals, from both seats in turn."""
    game = find_game(key)
    won = 0.0
    for number in range(games):
        state = game.new(2, 5000 + number // 2, {})
        seat = number % 2
        play_to_the_end(game, state, [(one if player == seat else other)(10 * number + player) for player in range(2)])
        won += game.win_shares(state)[seat]
    return won
