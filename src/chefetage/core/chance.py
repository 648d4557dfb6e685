"""Randomness: every deck and every die draws from a stream of its own.

A stream is a xoshiro128++ generator seeded from the game's seed and the stream's name, so what one
deck yields never depends on how often another was used. 128 bits of state keep a player from
finding a deck's order by trying all seeds. Streams are part of the state; their order of draws is
frozen per rules version.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.vec import append, vec

SEED_BITS: Final = 256
WORDS: Final = 4  # per stream
WORD_MASK: Final = 0xFFFFFFFF
WORD_RANGE: Final = 0x100000000
IMAGINATION: Final = 0  # the stream of a bot's own chance


class Streams:
    """The streams of a game, numbered in the order in which they are named; frozen per rules version."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> i64:
        """The number of a new stream."""
        self.names.append(name)
        return len(self.names) - 1


@mypyc_attr(acyclic=True)
class Chance:
    """One or more named streams of random numbers.

    The one source of randomness: rules draw from s.chance and from nothing else, each deck and die from its own stream.
    Drawing changes the stream, so a clone of a state draws the same numbers as its original.
    """

    __slots__ = ("words",)

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]()

    @staticmethod
    def of(seed: int, names: list[str]) -> "Chance":
        """The streams of a seed (0 <= seed < 2**256), numbered in the order of their names."""
        chance = Chance()
        for name in names:
            digest = sha256(seed.to_bytes(SEED_BITS // 8, "big") + name.encode()).digest()
            for word in range(WORDS):
                chance.words = append(chance.words, int.from_bytes(digest[4 * word : 4 * word + 4], "big"))
        return chance

    def clone(self) -> "Chance":
        chance = Chance()
        chance.words = self.words[:]
        return chance

    def next_word(self, stream: i64) -> i64:
        """32 random bits."""
        at: i64 = stream * WORDS
        w0 = self.words[at]
        w1 = self.words[at + 1]
        w2 = self.words[at + 2] ^ w0
        w3 = self.words[at + 3] ^ w1
        total = (w0 + self.words[at + 3]) & WORD_MASK
        result = (((total << 7) | (total >> 25)) + w0) & WORD_MASK
        self.words[at] = w0 ^ w3
        self.words[at + 1] = w1 ^ w2
        self.words[at + 2] = w2 ^ ((w1 << 9) & WORD_MASK)
        self.words[at + 3] = ((w3 << 11) | (w3 >> 21)) & WORD_MASK
        return result

    def below(self, stream: i64, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        fair: i64 = WORD_RANGE - WORD_RANGE % limit
        word = self.next_word(stream)
        while word >= fair:
            word = self.next_word(stream)
        return word % limit

    def shuffle(self, stream: i64, cards: vec[i64]) -> None:
        """Shuffle in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(stream, last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def reseed(self, source: "Chance") -> None:
        """Replace every stream by unknown numbers: what a player imagines of the future."""
        for at in range(i64(len(self.words))):
            self.words[at] = source.next_word(0)


def shuffled(cards: vec[i64], chance: Chance) -> vec[i64]:
    """What a player imagines of a pile: a new order that owes nothing to the old one, sorted first, then shuffled."""
    pile = vec[i64](sorted(cards))
    chance.shuffle(IMAGINATION, pile)
    return pile
