"""Game: the engine loop, and what a game must supply."""

from pathlib import Path
from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core import bits, notation
from chefetage.core.action import Action, Argument
from chefetage.core.chance import SEED_BITS, Chance
from chefetage.core.encoding import Encoder
from chefetage.core.explanation import Explanation, Refused
from chefetage.core.info import GameInfo, Options
from chefetage.core.notation import NO_MOVE
from chefetage.core.problem import Problem
from chefetage.core.score import ScoreLine, Standing
from chefetage.core.state import GAME_OVER, NOBODY, Move, Player, State
from chefetage.core.step import Step
from chefetage.core.variant import variant_of
from chefetage.core.vec import append, vec
from chefetage.core.view import View
from chefetage.core.weights import Numbers, Weights

PACKAGE = Path(__file__).parent.parent

S = TypeVar("S", bound=State)


class Playout:
    """What a random game to the end met: decisions, moves without a choice, options in all."""

    __slots__ = ("decisions", "forced", "options")

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.options: i64 = 0


class Game(Generic[S]):
    """The rules of a game, without a position: one object serves all its states, and holds nothing that changes.

    A game joins its steps, the names of its streams of chance and its kinds of components, and supplies the six methods
    that follow the constructor. From these it promises:

    - The same players, seed, options and moves lead to the same state, on every machine, compiled or not.
    - As long as the game is not over, somebody owes a decision, and whoever does has two legal moves or more.
    - A move is legal if, and only if, no rule refuses it: `legal_moves`, `explain` and `play` never disagree.
    - Nothing but `apply`, `play` and `playout` changes a state, and these change the given one only.

    Moves are numbers from 0 to move_count - 1. They are quick and belong to this process: the text of a move
    (`notation`, `parse`) is what is stored and sent.
    """

    def __init__(self, info: GameInfo, steps: list[Step[S]], streams: list[str], kinds: list[Argument]) -> None:
        self.info = info
        self.variant = variant_of(info.key)
        self.steps: vec[Step[S]] = vec[Step](steps)  # type: ignore[type-arg]  # librt takes plain classes
        self.streams = streams
        self.kinds: dict[str, list[str]] = {kind.kind: kind.keys for kind in kinds}
        self.verbs: dict[str, Action[S]] = {}
        self.action_of: vec[Action[S]] = vec[Action]()  # type: ignore[type-arg]  # by move number
        self.blank: vec[i64] = vec[i64]()  # as long as the widest step, to cut buffers from
        for number, step in enumerate(steps):
            step.number = number
            self.add_moves(step)
        self.move_count: i64 = len(self.action_of)

    def add_moves(self, step: Step[S]) -> None:
        """Number the moves of a step's actions; an action that several steps share is numbered once."""
        while len(self.blank) < step.width:
            self.blank = append(self.blank, 0)
        for action in step.actions:
            if action.name not in self.verbs:
                self.verbs[action.name] = action
                action.first = len(self.action_of)
                for _ in range(action.size):
                    self.action_of = append(self.action_of, action)
            elif self.verbs[action.name] is not action:
                raise ValueError(f"two actions are called {action.name!r}")

    @property
    def package(self) -> str:
        """The name of its own package: that of its class, without the module."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """Where its texts, components and rulebook lie: a game by earlier rules has those of its own version."""
        return PACKAGE.joinpath(*self.package.split(".")[1:])

    # What a game must supply. Only set_up changes the state that it is given.

    def empty_state(self) -> S:
        """A new state of the game's own class, with nothing on the table; `new` fills it."""
        raise NotImplementedError

    def set_up(self, s: S, options: Options) -> None:
        """Lay out an empty state as the rulebook says, up to where the first step begins.

        `new` has given it players, chance and journal. Every option is there with one of its values; what does not go
        together, or does not fit the player count, is a Problem, raised before anything else is done. All that is
        shuffled or rolled comes from s.chance.
        """
        raise NotImplementedError

    def view(self, s: S, viewer: Player) -> View:
        """What a seat may see; NOBODY is a spectator.

        Called at any time, for people and bots. It is made of dicts, lists, texts and numbers of its own, as the
        TypedDicts of the game's view.py list them, and tells nothing that the viewer could not see at a real table.
        """
        raise NotImplementedError

    def determinize(self, s: S, viewer: Player, chance: Chance) -> S:
        """A whole new state that may be the true one, as far as the viewer knows; the rest is drawn anew from `chance`.

        The viewer and a spectator see in it what they see in `s`, the viewer may make the same moves, and it can be
        played to the end. It owes nothing to what is hidden: from two states that look the same to the viewer, equal
        chance makes equal ones. The streams to come are unknown, too, and it has no journal.
        """
        raise NotImplementedError

    def score_sheet(self, s: S, p: Player) -> list[ScoreLine]:
        """p's points as they stand, line by line; their sum is the score. Asked at any time, and final at the end."""
        raise NotImplementedError

    def evaluate(self, s: S, p: Player) -> float:
        """How well p stands, in points; the higher the better.

        Called by bots very often, with imagined states, also of games that are over. It looks at nothing but `s` and
        draws no chance.
        """
        raise NotImplementedError

    # What a game may supply.

    def imagine(self, s: S, viewer: Player, chance: Chance) -> S:
        """A state that may be the true one, with rivals who act like players where the game knows how.

        It promises all that `determinize` does. There whatever is possible is drawn alike, and greedy bots and records
        rely on its draws; here a game may draw what is likely, such as a plan that is good for the rival who made it.
        """
        return self.determinize(s, viewer, chance)

    def evaluate_by(self, s: S, p: Player, weights: Weights) -> float:
        """The same as `evaluate` by other weights than the game's own; those that `weights_of` has made."""
        raise NotImplementedError

    def weights_of(self, numbers: Numbers) -> Weights:
        """Other weights for `evaluate_by`; they have the names of the game's `strategy/weights.toml`."""
        raise NotImplementedError

    def public_sheet(self, s: S, p: Player) -> list[ScoreLine]:
        """p's points as far as everybody may know them, the same for all viewers; at the end all of them.

        A game in which a line tells of something hidden leaves that out: states that look the same to a spectator give
        equal sheets, those of `rivals` included.
        """
        return self.score_sheet(s, p)

    def verdict(self, s: S) -> str:
        """Key of a sentence on the result where places do not tell it, as when a neutral figure wins; "" for none."""
        return ""

    def rivals(self, s: S) -> list[Standing]:
        """Opponents from the rulebook, where they take part in the final scoring."""
        return []

    def encoder(self) -> Encoder[S] | None:
        """How positions are written as rows of numbers; without it, no network can play the game."""
        return None

    def win_shares(self, s: S) -> list[float]:
        """At the end, the part of the win that each player has, then what opponents from the rulebook have; sum 1.

        All who share the first place have equal parts of it. A solo game without an opponent says what counts as won.
        """
        places = self.ranking(s)
        winners = sum([place == 1 for place in places])
        rivals = sum([standing.place == 1 for standing in self.rivals(s)])
        shares = [1.0 / (winners + rivals) if place == 1 else 0.0 for place in places]
        return [*shares, rivals / (winners + rivals)]

    # Playing.

    def new(self, players: int, seed: int, options: Options | None = None) -> S:
        """A game set up to its first decision. Raises a Problem if players, seed or options are not possible."""
        self.info.check_players(players)
        if not 0 <= seed < 2**SEED_BITS:
            raise Problem("bad-seed", bits=SEED_BITS)
        s = self.empty_state()
        s.players = players
        s.chance = Chance.of(seed, self.streams)
        s.journal = []
        self.set_up(s, self.info.complete(options or {}))
        s.step = 0
        self.steps[0].enter(s)
        self.advance(s)
        return s

    def is_over(self, s: S) -> bool:
        """Whether nobody will ever owe a decision again; then the score sheets are final."""
        return s.step == GAME_OVER

    def actor(self, s: S) -> Player:
        """The first player who owes a decision; NOBODY when the game is over.

        Where several decide at the same time, the lowest seat comes first; any of them may move.
        """
        if s.actors == 0:
            return NOBODY
        p: Player = 0
        while s.actors >> p & 1 == 0:
            p += 1
        return p

    def actors(self, s: S) -> list[int]:
        """All who owe a decision now."""
        return bits.listed(s.actors)

    def step_name(self, s: S) -> str:
        """The name of the step, or of the sub-decision, that is under way."""
        return "game_over" if s.step == GAME_OVER else self.steps[s.step].name

    def fill(self, s: S, p: Player, out: vec[i64]) -> i64:
        """Write p's legal moves into `out`, which has room for every move of the step; returns how many there are."""
        count: i64 = 0
        if s.actors >> p & 1:
            for action in self.steps[s.step].actions:
                count = action.fill(s, p, out, count)
        return count

    def legal_moves(self, s: S, p: Player) -> list[Move]:
        """What p may do now, in the order of the step's actions; nothing if p owes no decision."""
        if s.step == GAME_OVER:
            return []
        out = self.blank[: self.steps[s.step].width]
        count = self.fill(s, p, out)
        return [out[at] for at in range(count)]

    def apply(self, s: S, p: Player, move: Move) -> None:
        """Make a move that is known to be legal, and go on to the next decision.

        Nothing is checked: any other move leaves a position that no rule allows. `play` is for all others.
        """
        depth = len(s.waiting)
        s.mover = p
        action = self.action_of[move]
        action.perform(s, p, move - action.first)
        if len(s.waiting) == depth:  # the move asked for nothing
            self.steps[s.step].after(s, p)
        self.advance(s)

    def advance(self, s: S) -> None:
        """Go on until somebody owes a decision or the game is over.

        A move that has asked for a sub-decision is finished first (`resume`, then `after`); only when none waits does
        the sequence move on (`next`, then `enter`).
        """
        while s.actors == 0 and s.step != GAME_OVER:
            if len(s.waiting) > 0:
                s.resume()
                self.steps[s.step].after(s, s.mover)
            else:
                s.step = self.steps[s.step].next(s)
                if s.step != GAME_OVER:
                    self.steps[s.step].enter(s)

    def playout(self, s: S, chance: Chance) -> Playout:
        """Play random legal moves to the end, listing all of them at every decision."""
        met = Playout()
        out = self.blank[:]
        while s.step != GAME_OVER:
            p = self.actor(s)
            count = self.fill(s, p, out)
            if count == 1:
                met.forced += 1
            else:
                met.decisions += 1
                met.options += count
            self.apply(s, p, out[chance.below(0, count)])
        return met

    # At the table.

    def play(self, s: S, p: Player, text: str) -> Move:
        """Make a move given as text, whoever it comes from, and return it, or raise Refused with nothing changed."""
        move = self.parse(text)
        explanation = self.explain_move(s, p, move, text)
        if not explanation.legal:
            raise Refused(explanation)
        self.apply(s, p, move)
        return move

    def explain(self, s: S, p: Player, text: str) -> Explanation:
        """Whether a move is legal and, if not, which rule forbids it with which numbers.

        What can stand against a move is asked in this order: there is no such move, the game is over, it is not p's
        turn, this is not the time for the action, a rule refuses it.
        """
        return self.explain_move(s, p, self.parse(text), text)

    def explain_move(self, s: S, p: Player, move: Move, text: str) -> Explanation:
        """The same of a move whose number is known, or NO_MOVE; `text` is how it was named."""
        if move == NO_MOVE:
            return self.explain_unknown(s, p, text)
        action = self.action_of[move]
        if s.step == GAME_OVER:
            return Explanation("game-over", action.rule, {})
        step = self.steps[s.step]
        if s.actors >> p & 1 == 0:
            if step.secret:
                return Explanation("has-decided", step.rule, {"step": step.name})
            return Explanation("not-your-turn", step.rule, {"player": self.actor(s), "step": step.name})
        arg = move - action.first
        if step.has_action(action):
            rule = action.refusal(s, p, arg)
            if rule is None:
                return Explanation("", action.rule, {})
        else:
            rule = action.closed_by(s, p, arg)
            if rule is None:
                return Explanation("not-now", action.rule, {"action": action.name, "step": step.name})
        facts: dict[str, int | str] = {}
        facts.update(action.facts(s, p, arg))
        return Explanation("refusal", rule, facts)

    def explain_unknown(self, s: S, p: Player, text: str) -> Explanation:
        """A text that names no move; where a rule speaks of what it names, a game says which one."""
        return Explanation("unknown-move", self.info.prefix, {"move": text})

    def notation(self, move: Move) -> str:
        """The one right text of a move: its action, then its arguments ("place smuggle", "lift gears_top.3")."""
        action = self.action_of[move]
        return notation.text_of(action, move - action.first)

    def parse(self, text: str) -> Move:
        """The move that a text names, legal or not; NO_MOVE if there is no such move."""
        return notation.parse(self.verbs, text)

    # The result.

    def totals(self, s: S) -> list[int]:
        """The score of each player as it stands."""
        return [sum([line.points for line in self.score_sheet(s, p)]) for p in range(s.players)]

    def ranking(self, s: S) -> list[int]:
        """The place of each player, from 1; equal places are shared."""
        totals = self.totals(s)
        return [1 + sum([other > total for other in totals]) for total in totals]

    def standings(self, s: S) -> list[Standing]:
        """Of the players in the order of their seats, then of the opponents from the rulebook."""
        places = self.ranking(s)
        return [Standing(p, places[p], self.score_sheet(s, p)) for p in range(s.players)] + self.rivals(s)
