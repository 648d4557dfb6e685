"""Prints sentences of random games, side by side in all languages, for somebody to read.

  PYTHONPATH=. python tools/read_sentences.py watch --samples 100 --seed 2

As many of each sort as there are sorts to share the samples: moves as they are offered, refusals with their rule,
what is not its time, the log, score sheets; of games with options and without. Equal sentences come once. Another
seed tells other games. tests/texts/test_rules_of_sentences.py holds the same sentences to rules.
"""

import argparse
import random
import sys
from collections import defaultdict

from chefetage.core.catalog import catalog
from chefetage.core.game import Game
from chefetage.core.state import State
from tests.texts.reading import Sentence, read_games

GAMES_TOLD = 3  # for each number of players


def sampled(game: Game[State], samples: int, seed: int) -> list[Sentence]:
    """Different sentences: as many of each sort as of the others, and of as many rules or things as possible."""
    sorts: dict[str, dict[str, list[Sentence]]] = defaultdict(lambda: defaultdict(list))
    chance = random.Random(seed)
    for one in read_games(game, GAMES_TOLD, seed):
        sorts[one.sort][one.mark.split()[0]].append(one)
    found: list[Sentence] = []
    for sort, marks in sorts.items():
        share = max(1, round(samples / len(sorts)))
        names = chance.sample(list(marks), min(share, len(marks)))
        found += sorted((chance.choice(marks[name]) for name in names), key=by_mark)
        rest = [one for name in marks for one in marks[name] if one not in found]
        found += sorted(chance.sample(rest, min(share - len(names), len(rest))), key=by_mark)
        print(f"{sort}: {sum(map(len, marks.values()))} different", file=sys.stderr)
    return found


def by_mark(sentence: Sentence) -> tuple[str, tuple[str, ...]]:
    return sentence.mark, sentence.words


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
