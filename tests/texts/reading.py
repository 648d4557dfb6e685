"""What somebody at the table could read of random games, in all languages at once, with the facts behind it."""

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.state import State
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording
from tests.playable_options import playable_options
from tests.texts.telling import NAMES

TRIES = 4  # moves of an action, legal or not, that are tried at a decision
OTHER_STEPS = 0.05  # share of decisions at which the actions of other steps are tried


class Sentence(NamedTuple):
    """In all languages."""

    sort: str  # decision, move, log, score, or the key of a refusal
    mark: str  # rule, or what it tells of
    words: tuple[str, ...]
    facts: tuple[frozenset[object], ...]  # numbers of the engine and names of components, in the same languages


class Reader:
    """Plays a random game and tells what somebody could read."""

    def __init__(self, game: Game[State], players: int, seed: int, options: Options) -> None:
        self.game = game
        self.wordings = [Wording(game, lang, NAMES[:players]) for lang in LANGUAGES]
        self.chance = random.Random(seed)
        self.state = game.new(players, self.chance.getrandbits(64), options)

    def sentences(self) -> Iterator[Sentence]:
        game, state = self.game, self.state
        while not game.is_over(state):
            player = game.actor(state)
            step = game.steps[state.step]
            yield self.told("decision", step.name, [one.decision(state) for one in self.wordings], step.facts(state))
            for action in step.actions:
                yield from self.tried(player, [action.first + self.chance.randrange(action.size) for _ in range(TRIES)])
            if self.chance.random() < OTHER_STEPS:
                yield from self.misplaced(player)
            legal = game.legal_moves(state, player)
            yield from self.tried(player, self.chance.sample(legal, min(TRIES, len(legal))))
            game.apply(state, player, self.chance.choice(legal))
        yield from self.looked_back()

    def misplaced(self, player: int) -> Iterator[Sentence]:
        """Moves of all actions, also by others than whoever decides, and texts that are almost a move."""
        for action in self.game.verbs.values():
            move = action.first + self.chance.randrange(action.size)
            yield from self.tried(player, [move])
            yield from self.tried((player + 1) % self.state.players, [move])
            mangled = self.game.notation(move) + " x"
            yield self.refused(mangled, self.game.explain(self.state, player, mangled))

    def looked_back(self) -> Iterator[Sentence]:
        """The log and the score sheets of a game that is over."""
        for event in self.state.journal or []:
            facts = {**event.values(), "player": event.player}
            yield self.told("log", event.kind.rule, [one.event(event) for one in self.wordings], facts)
        for standing in self.game.standings(self.state):
            for line in standing.sheet:
                yield self.told("score", line.rule, [one.score_line(line) for one in self.wordings], line.facts)
        verdict = self.game.verdict(self.state)
        if verdict:
            yield self.told("verdict", verdict, [one.texts(f"verdict-{verdict}") for one in self.wordings], {})

    def tried(self, player: int, moves: list[int]) -> Iterator[Sentence]:
        for move in moves:
            explanation = self.game.explain(self.state, player, self.game.notation(move))
            if explanation.legal:
                yield self.offered(player, move)
            else:
                yield self.refused(self.game.notation(move), explanation)

    def offered(self, player: int, move: int) -> Sentence:
        action = self.game.action_of[move]
        arg = move - action.first
        words = [one.move(move, self.state, player) for one in self.wordings]
        told = self.told("move", self.game.notation(move), words, action.facts(self.state, player, arg))
        arguments = list(zip(action.arguments, action.keys(arg), strict=True))
        named = [{one.component(argument.kind, key) for argument, key in arguments} for one in self.wordings]
        return told._replace(facts=tuple(old | new for old, new in zip(told.facts, named, strict=True)))

    def refused(self, notation: str, explanation: Explanation) -> Sentence:
        words = [one.refusal(explanation) for one in self.wordings]
        return self.told(explanation.key, f"{explanation.rule} {notation}", words, explanation.facts)

    def told(self, sort: str, mark: str, words: list[str], facts: Mapping[str, int | str]) -> Sentence:
        known = [frozenset([*facts.values(), *one.facts(facts).values()]) for one in self.wordings]
        return Sentence(sort, mark, tuple(words), tuple(known))


def read_games(game: Game[State], games: int, seed: int) -> Iterator[Sentence]:
    """So many games for each number of players, the first without options; equal sentences come once."""
    chance = random.Random(seed)
    seen: set[tuple[str, ...]] = set()
    for players in range(game.info.players_min, game.info.players_max + 1):
        for number in range(games):
            options = playable_options(game, players, chance) if number else {}
            for one in Reader(game, players, chance.getrandbits(64), options).sentences():
                if one.words not in seen:
                    seen.add(one.words)
                    yield one
