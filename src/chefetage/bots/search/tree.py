"""A tree of decisions, searched move by move, with a network as a guide.

Every iteration imagines anew what the seat cannot know, goes down the tree by the moves that look best or were tried
least, and adds one decision at the end: all its moves are judged at once. Each player is expected to care for their own
share of the win. The tree knows moves, no positions: what chance brings in between is averaged (an open loop).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import ONE, SUM_BITS, exp_of
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import GAME_OVER, Move, Player, State
from chefetage.core.vec import vec

MOST_DEPTH: Final = 64  # decisions; no path comes near it


class Edge:
    """A move at a decision, and what came of it."""

    __slots__ = ("children", "move", "prior", "squares", "sums", "visits", "worth")

    def __init__(self, move: Move, width: i64) -> None:
        self.move: Move = move
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.worth: float = 0.0  # sum of what it is worth to the mover
        self.squares: float = 0.0  # sum of its squares
        self.sums: vec[float] = vec[float]([0.0] * int(width))  # shares, then points
        self.children: list[Node] = []  # by who decides next, which may depend on chance

    def child(self, actor: Player) -> "Node | None":
        for node in self.children:
            if node.actor == actor:
                return node
        return None


class Node:
    """A decision of a player."""

    __slots__ = ("actor", "edges", "visits")

    def __init__(self, actor: Player) -> None:
        self.actor: Player = actor
        self.visits: i64 = 0
        self.edges: list[Edge] = []

    def edge(self, move: Move) -> Edge | None:
        for edge in self.edges:
            if edge.move == move:
                return edge
        return None

    def best(self) -> Edge:
        """The move that was tried most; among equals the one that is worth most."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (
                edge.visits == best.visits and edge.worth * float(best.visits) > best.worth * float(edge.visits)
            ):
                best = edge
        return best

    def is_decided(self, left: i64) -> bool:
        """Whether the move that was tried most will be so after all iterations that are left."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > left


class Tree:
    """A tree that grows, and what it needs for that."""

    __slots__ = ("chance", "exploration", "game", "judge", "moves", "path", "root", "temperature", "values", "width")

    def __init__(self, game: Game[State], judge: Judge, chance: Chance, exploration: float, temperature: i64) -> None:
        self.game = game
        self.judge = judge
        self.chance = chance
        self.exploration = exploration  # how far a move that was seldom tried is trusted
        self.temperature: i64 = temperature  # of first impressions; ONE is the whole win
        self.width: i64 = 2 * judge.players + 1
        self.root = Node(0)
        self.path: list[Edge] = []
        self.values: vec[float] = vec[float]([0.0] * int(self.width))  # of the position at the end of the path
        self.moves: vec[i64] = game.blank[:]

    def grow(self, seat: Seat) -> None:
        """One iteration."""
        s = seat.imagine_rivals(self.chance)
        node = self.root
        self.path = []
        movers: list[Node] = []
        while True:
            edge = self.next_edge(node, s)
            movers.append(node)
            self.path.append(edge)
            self.game.apply(s, node.actor, edge.move)
            if s.step == GAME_OVER:
                self.judge.judge(s, node.actor)
                self.take_judgement()
                break
            actor = self.game.actor(s)
            child = edge.child(actor)
            if child is None:
                child = Node(actor)
                edge.children.append(child)
                self.expand(child, s)
                self.take_edge(child.best())
                break
            node = child
        self.back_up(movers)

    def next_edge(self, node: Node, s: State) -> Edge:
        """The move to try now, among those that are legal in this imagined state."""
        count = self.game.fill(s, node.actor, self.moves)
        known: i64 = len(node.edges)
        is_same = count == known
        if is_same:
            for at in range(count):
                if node.edges[at].move != self.moves[at]:
                    is_same = False
                    break
        if not is_same:
            self.expand(node, s)
        weight = self.exploration * sqrt(float(node.visits + 1))
        best: Edge | None = None
        most = 0.0
        for at in range(count):
            edge = node.edges[at] if is_same else node.edge(self.moves[at])
            assert edge is not None
            visits = float(edge.visits)
            value = edge.worth / visits + weight * edge.prior / visits
            if best is None or value > most:
                best = edge
                most = value
        assert best is not None
        return best

    def expand(self, node: Node, s: State) -> None:
        """Judge what every legal move that the node does not know leads to."""
        known: i64 = len(node.edges)
        for move in self.game.legal_moves(s, node.actor):
            if known == 0 or node.edge(move) is None:
                after = s.clone()
                self.game.apply(after, node.actor, move)
                self.judge.judge(after, node.actor)
                node.edges.append(self.new_edge(node.actor, move))
        if known < i64(len(node.edges)):
            self.set_priors(node)

    def new_edge(self, actor: Player, move: Move) -> Edge:
        """A move with the judgement that was just made, which counts as a first visit."""
        edge = Edge(move, self.width)
        judge = self.judge
        for place in range(judge.players + 1):
            edge.sums[place] = float(judge.shares[place]) / float(ONE)
        for place in range(judge.players):
            edge.sums[judge.players + 1 + place] = float(judge.points[place]) / float(ONE)
        edge.worth = float(judge.worth(actor)) / float(ONE)
        edge.squares = edge.worth * edge.worth
        edge.visits = 1
        return edge

    def set_priors(self, node: Node) -> None:
        """By first impressions: the better a move looks, the sooner it is tried again."""
        most = node.edges[0].worth / float(node.edges[0].visits)
        for edge in node.edges:
            most = max(most, edge.worth / float(edge.visits))
        total = 0.0
        for edge in node.edges:
            below = i64((most - edge.worth / float(edge.visits)) * float(ONE)) << SUM_BITS
            edge.prior = float(exp_of(below // self.temperature))
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def take_judgement(self) -> None:
        judge = self.judge
        for place in range(judge.players + 1):
            self.values[place] = float(judge.shares[place]) / float(ONE)
        for place in range(judge.players):
            self.values[judge.players + 1 + place] = float(judge.points[place]) / float(ONE)

    def take_edge(self, edge: Edge) -> None:
        """A new decision is worth what its best move is."""
        for place in range(self.width):
            self.values[place] = edge.sums[place]

    def back_up(self, movers: list[Node]) -> None:
        """Add the value at the end of the path to all moves on it."""
        for at in range(i64(len(movers))):
            node = movers[at]
            edge = self.path[at]
            worth = self.judge.worth_in(self.values, node.actor)
            node.visits += 1
            edge.visits += 1
            edge.worth += worth
            edge.squares += worth * worth
            for place in range(self.width):
                edge.sums[place] += self.values[place]
