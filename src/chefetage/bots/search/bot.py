"""A bot that searches a tree before it moves."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from chefetage.bots.bot import Bot
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import Network
from chefetage.bots.search.tree import Edge, Node, Tree
from chefetage.bots.thought import Budget, Candidate, Thought
from chefetage.core.encoding import Inputs
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player
from chefetage.core.vec import vec

EXPLORATION: Final = 0.2
TEMPERATURE: Final = 52429  # 0.05 of the win


class SearchBot(Bot):
    """Thinks for so many iterations, and goes on with its tree as long as the game goes as it thought."""

    def __init__(
        self,
        seed: int,
        network: Network,
        iterations: int,
        exploration: float = EXPLORATION,
        temperature: int = TEMPERATURE,
    ) -> None:
        super().__init__(seed)
        self.network = network
        self.iterations = iterations
        self.exploration = exploration
        self.temperature: i64 = temperature
        self.tree: Tree | None = None
        self.expected: Node | None = None  # the next own decision, if nobody decides in between
        self.row: vec[i64] = vec[i64]()  # the position in which it would be made, as this seat knows it
        self.inputs = Inputs()

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        return moves[0] if len(moves) == 1 else self.think(seat, Budget(self.iterations, only_move=True)).move

    def think(self, seat: Seat, budget: Budget) -> Thought:
        tree = self.tree_for(seat)
        root = tree.root
        before = tree.judge.judged
        while root.visits < budget.iterations and not budget.is_stopped:
            if budget.only_move and root.is_decided(budget.iterations - root.visits):
                break
            tree.grow(seat)
        best = root.best()
        self.remember(seat, best)
        return thought_of(tree.root, tree.judge, tree.judge.judged - before)

    def tree_for(self, seat: Seat) -> Tree:
        """The tree with this decision at its root: what was thought of it already is kept."""
        tree = self.tree
        player: Player = seat.player
        if tree is None:
            judge = Judge(seat.game, self.network)
            tree = self.tree = Tree(seat.game, judge, self.chance, self.exploration, self.temperature)
        expected = self.expected
        if expected is not None and self.is_row(tree, seat):
            tree.root = expected
        else:
            tree.root = Node(player)
        self.expected = None
        if len(tree.root.edges) == 0:
            tree.expand(tree.root, seat.imagine_rivals(self.chance))
        return tree

    def is_row(self, tree: Tree, seat: Seat) -> bool:
        """Whether the position is the one that was expected."""
        tree.judge.encoder.encode(seat.imagine_rivals(self.chance), seat.player, self.inputs)
        if 2 * self.inputs.count != i64(len(self.row)):
            return False
        for at in range(self.inputs.count):
            if self.row[2 * at] != self.inputs.indices[at] or self.row[2 * at + 1] != self.inputs.amounts[at]:
                return False
        return True

    def remember(self, seat: Seat, best: Edge) -> None:
        """If the next decision is one's own, keep what was thought of it."""
        tree = self.tree
        assert tree is not None
        node = best.child(seat.player)
        if node is None or len(best.children) > 1:
            return
        s = seat.imagine_rivals(self.chance)
        tree.game.apply(s, seat.player, best.move)
        if tree.game.actor(s) != seat.player:
            return
        tree.judge.encoder.encode(s, seat.player, self.inputs)
        self.row = vec[i64]([0] * (2 * int(self.inputs.count)))
        for at in range(self.inputs.count):
            self.row[2 * at] = self.inputs.indices[at]
            self.row[2 * at + 1] = self.inputs.amounts[at]
        self.expected = node


def thought_of(root: Node, judge: Judge, effort: i64) -> Thought:
    """What the tree behind a decision says of it."""
    candidates = [candidate(edge, judge) for edge in root.edges]
    return Thought(root.best().move, candidates, line_from(root), effort)


def candidate(edge: Edge, judge: Judge) -> Candidate:
    visits = float(edge.visits)
    players = judge.players
    shares = [edge.sums[place] / visits for place in range(players + 1)]
    points = [edge.sums[players + 1 + place] / visits * float(judge.unit) for place in range(players)]
    mean = edge.worth / visits
    error = sqrt(max(0.0, edge.squares / visits - mean * mean) / visits)
    return Candidate(edge.move, shares, points, error, edge.visits)


def line_from(node: Node) -> list[Move]:
    """The moves that are tried most, one after the other."""
    line: list[Move] = []
    while len(node.edges) > 0:
        best = node.best()
        line.append(best.move)
        if len(best.children) == 0:
            return line
        likely = best.children[0]
        for child in best.children:
            if child.visits > likely.visits:
                likely = child
        node = likely
    return line
