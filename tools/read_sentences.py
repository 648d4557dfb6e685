"""Prints sentences of random games, side by side in all languages, for somebody to read.

  PYTHONPATH=. python tools/read_sentences.py watch --samples 100 --seed 2

As many of each sort as there are sorts to share the samples: moves as they are offered, refusals with their rule,
what is not its time, the log, score sheets. Equal sentences come once. Another seed tells other games.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from chefetage.core.catalog import catalog
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording
from tests.texts.telling import NAMES

GAMES_TOLD = 3  # for each number of players
TRIES = 4  # moves of an action, legal or not, that are tried at a decision
OTHER_STEPS = 0.05  # share of decisions at which the actions of other steps are tried


class Sentence(NamedTuple):
    """In all languages."""

    sort: str
    mark: str  # rule, or what it tells of
    words: tuple[str, ...]


class Reader:
    """Plays random games and tells what somebody at the table could read."""

    def __init__(self, game: Game[State], players: int, seed: int) -> None:
        self.game = game
        self.wordings = [Wording(game, lang, NAMES[:players]) for lang in LANGUAGES]
        self.chance = random.Random(seed)
        self.state = game.new(players, self.chance.getrandbits(64), {})

    def sentences(self) -> Iterator[Sentence]:
        game, state = self.game, self.state
        while not game.is_over(state):
            player = game.actor(state)
            yield self.told("decision", game.step_name(state), [one.decision(state) for one in self.wordings])
            for action in game.steps[state.step].actions:
                yield from self.tried(player, [action.first + self.chance.randrange(action.size) for _ in range(TRIES)])
            if self.chance.random() < OTHER_STEPS:
                yield from self.tried(player, [action.first for action in game.verbs.values()])
            legal = game.legal_moves(state, player)
            yield from self.tried(player, self.chance.sample(legal, min(TRIES, len(legal))))
            game.apply(state, player, self.chance.choice(legal))
        for event in state.journal or []:
            yield self.told("log", event.kind.rule, [one.event(event) for one in self.wordings])
        for standing in game.standings(state):
            for line in standing.sheet:
                yield self.told("score", line.rule, [one.score_line(line) for one in self.wordings])

    def tried(self, player: int, moves: list[int]) -> Iterator[Sentence]:
        for move in moves:
            notation = self.game.notation(move)
            explanation = self.game.explain(self.state, player, notation)
            if explanation.legal:
                yield self.told("move", notation, [one.move(move, self.state, player) for one in self.wordings])
            else:
                yield self.refused(notation, explanation)

    def refused(self, notation: str, explanation: Explanation) -> Sentence:
        words = [one.refusal(explanation) for one in self.wordings]
        return self.told(explanation.key, f"{explanation.rule} {notation}", words)

    def told(self, sort: str, mark: str, words: list[str]) -> Sentence:
        return Sentence(sort, mark, tuple(words))


def sampled(game: Game[State], samples: int, seed: int) -> list[Sentence]:
    """Different sentences: as many of each sort as of the others, and of as many rules or things as possible."""
    sorts: dict[str, dict[str, list[Sentence]]] = defaultdict(lambda: defaultdict(list))
    seen: set[tuple[str, ...]] = set()
    chance = random.Random(seed)
    for players in range(game.info.players_min, game.info.players_max + 1):
        for _ in range(GAMES_TOLD):
            for one in Reader(game, players, chance.getrandbits(64)).sentences():
                if one.words not in seen:
                    seen.add(one.words)
                    sorts[one.sort][one.mark.split()[0]].append(one)
    found: list[Sentence] = []
    for sort, marks in sorts.items():
        share = max(1, round(samples / len(sorts)))
        names = chance.sample(list(marks), min(share, len(marks)))
        found += sorted(chance.choice(marks[name]) for name in names)
        rest = [one for name in marks for one in marks[name] if one not in found]
        found += sorted(chance.sample(rest, min(share - len(names), len(rest))))
        print(f"{sort}: {sum(map(len, marks.values()))} different", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    for one in sampled(catalog()[wishes.game], wishes.samples, wishes.seed):
        print(f"[{one.sort}] {one.mark}")
        for sentence in one.words:
            print(f"    {sentence}")


if __name__ == "__main__":
    main()
