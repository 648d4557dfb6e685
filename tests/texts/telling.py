"""Random games, told in words."""

import random
from collections.abc import Iterator

from chefetage.core.action import Action
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.wording import Wording

TRIES = 60  # moves of an action that are tried at a decision
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül"]


class Met:
    """The facts that random games supplied to refusals."""

    def __init__(self) -> None:
        self.by_action: dict[str, set[str]] = {}
        self.by_rule: dict[str, set[str]] = {}  # those that every refusal by the rule has


class Teller:
    """Tells random games in words, and equal things only once."""

    def __init__(self, wording: Wording, met: Met) -> None:
        self.wording = wording
        self.game = wording.game
        self.met = met
        self.told: set[tuple[object, ...]] = set()

    def is_new(self, *mark: object) -> bool:
        count = len(self.told)
        self.told.add(mark)
        return len(self.told) > count

    def match(self, seed: int) -> Iterator[str]:
        state = self.game.new(len(self.wording.names), seed, {})
        choice = random.Random(seed)
        while not self.game.is_over(state):
            yield from self.decision(state, choice)
            player = self.game.actor(state)
            self.game.apply(state, player, choice.choice(self.game.legal_moves(state, player)))
        yield from self.story(state)
        yield from self.result(state)

    def decision(self, state: State, choice: random.Random) -> Iterator[str]:
        if self.is_new("decision", state.step):
            yield self.wording.decision(state)
        for move in self.game.legal_moves(state, self.game.actor(state)):
            if self.is_new("move", move):
                yield self.wording.move(move, state, self.game.actor(state))
        for explanation in refusals(self.game, state, choice, self.met):
            if self.is_new("refusal", explanation.rule, *explanation.facts.items()):
                yield self.wording.refusal(explanation)

    def story(self, state: State) -> Iterator[str]:
        for event in state.journal or []:
            if self.is_new("event", event.kind.name, event.player, *event.values().items()):
                yield self.wording.event(event)

    def result(self, state: State) -> Iterator[str]:
        for player in range(state.players):
            for line in self.game.score_sheet(state, player):
                if self.is_new("score", line.key, *line.facts.items()):
                    yield self.wording.score_line(line)
        verdict = self.game.verdict(state)
        if verdict:
            yield self.wording.texts(f"verdict-{verdict}")


def refusals(game: Game[State], state: State, choice: random.Random, met: Met) -> Iterator[Explanation]:
    """Illegal moves among the actions of this step."""
    player = game.actor(state)
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
