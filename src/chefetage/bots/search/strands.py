"""A search in several strands: trees that know nothing of each other, added up at the end.

How many strands there are decides what is thought; how many processes think them decides only how long it takes.
"""

import os
import signal

import msgspec
from mypy_extensions import i64

from chefetage.bots.bot import Bot
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import Network
from chefetage.bots.search.bot import EXPLORATION, TEMPERATURE, thought_of
from chefetage.bots.search.tree import Edge, Node, Tree
from chefetage.bots.thought import Budget, Thought
from chefetage.core.chance import Chance
from chefetage.core.seat import Seat
from chefetage.core.state import Move
from chefetage.core.vec import vec

FACTS = msgspec.msgpack.Decoder(list[tuple[int, int, float, float, list[float]]])


class StrandsBot(Bot):
    """Thinks in so many strands; with more than one worker, in processes side by side that end with the thought."""

    def __init__(self, seed: int, network: Network, iterations: int, strands: int, workers: int = 1) -> None:
        super().__init__(seed)
        self.network = network
        self.iterations = iterations
        self.strands = strands
        self.workers = workers

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        return moves[0] if len(moves) == 1 else self.think(seat, Budget(self.iterations)).move

    def think(self, seat: Seat, budget: Budget) -> Thought:
        judge = Judge(seat.game, self.network)
        seeds = [[self.chance.next_word(0) for _ in range(4)] for _ in range(self.strands)]
        shares = [
            budget.iterations // self.strands + (1 if number < budget.iterations % self.strands else 0)
            for number in range(self.strands)
        ]
        root = Node(seat.player)
        effort: i64 = 0
        for first in range(0, self.strands, self.workers):
            group = list(range(first, min(self.strands, first + self.workers)))
            others = [Strand(self, seat, seeds[number], shares[number]) for number in group[1:]]
            found = [self.strand(seat, budget, seeds[group[0]], shares[group[0]])]
            found += [other.answer() for other in others]
            for facts in found:
                effort += add_strand(root, facts)
        return thought_of(root, judge, effort)

    def strand(self, seat: Seat, budget: Budget, seed: list[int], iterations: int) -> bytes:
        """Think one strand; what it found at the root, packed."""
        chance = Chance()
        chance.words = vec[i64](seed)
        tree = Tree(seat.game, Judge(seat.game, self.network), chance, EXPLORATION, TEMPERATURE)
        tree.root = Node(seat.player)
        tree.expand(tree.root, seat.imagine_rivals(chance))
        while tree.root.visits < iterations and not budget.is_stopped:
            tree.grow(seat)
        return msgspec.msgpack.encode(
            [(edge.move, edge.visits, edge.worth, edge.squares, list(edge.sums)) for edge in tree.root.edges]
        )


class Strand:
    """A strand that another process thinks: a copy of this one, which knows the table as we do."""

    def __init__(self, bot: StrandsBot, seat: Seat, seed: list[int], iterations: int) -> None:
        self.source, sink = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            code = 1
            try:
                signal.signal(signal.SIGINT, signal.SIG_IGN)
                os.close(self.source)
                with os.fdopen(sink, "wb") as out:
                    out.write(bot.strand(seat, Budget(iterations), seed, iterations))
                code = 0
            finally:
                os._exit(code)
        os.close(sink)

    def answer(self) -> bytes:
        """What it found; an error there is one here."""
        with os.fdopen(self.source, "rb") as source:
            found = source.read()
        _, status = os.waitpid(self.process, 0)
        if status != 0:
            raise RuntimeError("a process that was thinking was lost")
        return found


def add_strand(root: Node, packed: bytes) -> i64:
    """Add what a strand found to the moves of a decision; returns how many positions were tried."""
    tried: i64 = 0
    for move, visits, worth, squares, sums in FACTS.decode(packed):
        edge = root.edge(move)
        if edge is None:
            edge = Edge(move, len(sums))
            root.edges.append(edge)
        edge.visits += visits
        edge.worth += worth
        edge.squares += squares
        for place in range(i64(len(sums))):
            edge.sums[place] += sums[place]
        tried += visits
    root.visits += tried
    return tried
