"""Random games, told in words."""

import random
from collections import Counter
from collections.abc import Iterator

from chefetage.core.action import Action
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.wording import Wording

TRIES = 30  # moves of an action that are tried at a decision
ENOUGH = 40  # sentences for one rule: more of them differ in their numbers only
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül"]


class Met:
    """The facts that random games supplied to refusals."""

    def __init__(self) -> None:
        self.by_action: dict[str, set[str]] = {}
        self.by_rule: dict[str, set[str]] = {}  # those that every refusal by the rule has


class Teller:
    """Tells random games in the words of several languages, and equal things only once."""

    def __init__(self, wordings: list[Wording], met: Met) -> None:
        self.wordings = wordings
        self.game = wordings[0].game
        self.players = len(wordings[0].names)
        self.met = met
        self.told: set[tuple[object, ...]] = set()
        self.refused: Counter[str] = Counter()  # by rule

    def is_new(self, *mark: object) -> bool:
        count = len(self.told)
        self.told.add(mark)
        return len(self.told) > count

    def match(self, seed: int) -> Iterator[str]:
        state = self.game.new(self.players, seed, {})
        choice = random.Random(seed)
        while not self.game.is_over(state):
            yield from self.decision(state, choice)
            yield from self.sheets(state)
            player = self.game.actor(state)
            self.game.apply(state, player, choice.choice(self.game.legal_moves(state, player)))
        yield from self.story(state)
        yield from self.result(state)

    def decision(self, state: State, choice: random.Random) -> Iterator[str]:
        if self.is_new("decision", state.step):
            yield from (wording.decision(state) for wording in self.wordings)
        for move in self.game.legal_moves(state, self.game.actor(state)):
            if self.is_new("move", move):
                yield from (wording.move(move, state, self.game.actor(state)) for wording in self.wordings)
        for explanation in refusals(self.game, state, choice, self.met):
            rule = explanation.rule
            if self.refused[rule] < ENOUGH and self.is_new("refusal", rule, *explanation.facts.items()):
                self.refused[rule] += 1
                yield from (wording.refusal(explanation) for wording in self.wordings)

    def story(self, state: State) -> Iterator[str]:
        for event in state.journal or []:
            if self.is_new("event", event.kind.name, event.player, *event.values().items()):
                yield from (wording.event(event) for wording in self.wordings)

    def sheets(self, state: State) -> Iterator[str]:
        """The points as they stand, at the end those that count."""
        for player in range(state.players):
            for line in self.game.public_sheet(state, player):
                if self.is_new("score", line.key, *line.facts.items()):
                    yield from (wording.score_line(line) for wording in self.wordings)

    def result(self, state: State) -> Iterator[str]:
        yield from self.sheets(state)
        verdict = self.game.verdict(state)
        if verdict:
            yield from (wording.texts(f"verdict-{verdict}") for wording in self.wordings)


def refusals(game: Game[State], state: State, choice: random.Random, met: Met) -> Iterator[Explanation]:
    """Illegal moves among the actions of this step; the facts of others, which closed steps may tell, are met, too."""
    player = game.actor(state)
    for action in game.verbs.values():
        if action.name not in met.by_action:
            met.by_action[action.name] = set(action.facts(state, player, 0))
    for action in game.steps[state.step].actions:
        met.by_action[action.name] = set(action.facts(state, player, 0))
        for arg in some_args(action, choice):
            explanation = game.explain(state, player, game.notation(action.first + arg))
            if not explanation.legal:
                assert explanation.key == "refusal"
                met.by_rule.setdefault(explanation.rule, set(explanation.facts)).intersection_update(explanation.facts)
                yield explanation


def some_args(action: Action[State], choice: random.Random) -> list[int]:
    size = int(action.size)
    return list(range(size)) if size <= TRIES else choice.sample(range(size), TRIES)


def wordings_of(game: Game[State], lang: str) -> list[Wording]:
    info = game.info
    return [Wording(game, lang, NAMES[:players]) for players in range(info.players_min, info.players_max + 1)]
