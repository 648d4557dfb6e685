"""Experiments: what is to be played. The same experiment gives the same games, whoever plays them and in what order.

A deal is a seed: with it, decks and dice are the same in every game. Each deal is played at every table of the
experiment, once for each way to move the bots on by seats, so that luck and seats cancel. The games of a deal belong
together: whatever is said of many games counts deals.
"""

from functools import cached_property
from hashlib import sha256
from math import inf
from typing import Literal

import msgspec

from chefetage.bots.others import any_bot
from chefetage.bots.others.programs import MOVE_SECONDS
from chefetage.core.catalog import check_variant, find_game
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant

LEAST_CONFIDENCE = 0.5

Rotation = Literal["all", "turn"]


class Arm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One table of an experiment: who sits there, and by which options and numbers they play."""

    bots: list[str]  # one per seat
    options: Options = {}
    variant: int = 0  # which one of the experiment's

    @property
    def players(self) -> int:
        return len(self.bots)

    def rotations(self) -> list[int]:
        """By how many seats the bots are moved on; where the same bots come round again, no further."""
        return [number for number, names in enumerate(self.seatings) if self.seatings.index(names) == number]

    def seated(self, rotation: int) -> list[str]:
        """Who sits where."""
        return self.seatings[rotation]

    @cached_property
    def seatings(self) -> list[list[str]]:
        return [self.bots[rotation:] + self.bots[:rotation] for rotation in range(self.players)]


class Fixture(msgspec.Struct, frozen=True):
    """One game of an experiment."""

    number: int
    deal: int
    arm: int
    rotation: int


class Block(msgspec.Struct, frozen=True):
    """Some games that one process plays one after the other: the nth and following ones of those with this variant."""

    variant: int
    first: int
    count: int


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network shall learn from: positions of every game, and what came of them."""

    judge: str = ""  # the network whose judgement of later positions counts, too; none: only the result counts
    persistence: float = 1.0  # how much the result counts against that judgement, from one decision to the one before
    explore: float = 0.0  # how often a bot makes any move instead of its own
    positions: int = 40  # of a game at most
    samples: int = 1  # imagined states for each move of a network


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A game, the tables at which it is played, and how often; precision and confidence end it earlier."""

    game: str
    arms: list[Arm]
    deals: int
    seed: int
    rotation: Rotation = "all"  # "turn": a deal is played once, and the bots move on by a seat from deal to deal
    variants: list[Variant] = []  # none: only the printed game
    precision: float | None = None  # half the width of the interval that is enough
    until_ordered: bool = False  # enough is known when it is settled of each two bots which is better
    confidence: float = 0.95
    move_seconds: float = MOVE_SECONDS  # for a decision of a bot that is a program of its own
    networks: dict[str, bytes] = {}  # those that play, packed, by the name behind network:
    recording: Recording | None = None

    def check(self) -> None:
        """Raise a Problem before any work is done."""
        game = find_game(self.game)
        if self.deals < 1:
            raise Problem("bad-game-count", games=self.deals)
        if not 0 <= self.seed < 2**SEED_BITS:
            raise Problem("bad-seed", bits=SEED_BITS)
        self.check_numbers()
        if not self.arms or not {arm.variant for arm in self.arms} <= set(range(max(1, len(self.variants)))):
            raise Problem("experiment-no-table")
        if self.until_ordered and len(self.bots) < 2:
            raise Problem("tournament-alone", bots=len(self.bots), players=self.arms[0].players)
        for variant in self.variants:
            check_variant(variant)
        for arm in self.arms:
            game.info.check_players(arm.players)
            game.new(arm.players, self.seed, arm.options)  # bad options show here
        for bot in self.bots:
            any_bot(bot, 0, self.move_seconds, self.networks)  # an unknown name shows here

    def check_numbers(self) -> None:
        if not LEAST_CONFIDENCE < self.confidence < 1:
            raise Problem("bad-confidence", name="confidence", value=str(self.confidence))
        if self.precision is not None and not 0 < self.precision < 1:
            raise Problem("bad-precision", name="precision", value=str(self.precision))
        if not 0 < self.move_seconds < inf:
            raise Problem("bad-seconds", name="move_seconds", value=str(self.move_seconds))

    @cached_property
    def bots(self) -> list[str]:
        """Each that takes part once, in the order in which they are named."""
        return list(dict.fromkeys(bot for arm in self.arms for bot in arm.bots))

    @cached_property
    def seatings(self) -> list[tuple[int, int]]:
        """Arm and rotation of each game of a deal."""
        if self.rotation == "turn":
            return [(arm, -1) for arm in range(len(self.arms))]
        return [(number, rotation) for number, arm in enumerate(self.arms) for rotation in arm.rotations()]

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def with_games(self, games: int) -> "Experiment":
        """The same with so many games, rounded up to whole deals."""
        return msgspec.structs.replace(self, deals=-(-games // len(self.seatings)))

    def fixture(self, number: int) -> Fixture:
        """The game of a number; those of a deal follow each other."""
        deal, place = divmod(number, len(self.seatings))
        arm, rotation = self.seatings[place]
        return Fixture(number, deal, arm, deal % self.arms[arm].players if rotation < 0 else rotation)

    def variant_of(self, place: int) -> int:
        return self.arms[self.seatings[place][0]].variant

    @cached_property
    def strands(self) -> dict[int, list[int]]:
        """The places of a deal's games by variant: a process can play only one of them."""
        found: dict[int, list[int]] = {}
        for place in range(len(self.seatings)):
            found.setdefault(self.variant_of(place), []).append(place)
        return found

    def numbers(self, block: "Block") -> list[int]:
        """The numbers of a block's games, in ascending order."""
        places = self.strands[block.variant]
        deals_and_places = (divmod(nth, len(places)) for nth in range(block.first, block.first + block.count))
        return [deal * len(self.seatings) + places[place] for deal, place in deals_and_places]

    def numbers_played_with(self, variant: int) -> Variant:
        """What a process has to choose before it can play this variant of the game."""
        return self.variants[variant] if self.variants else Variant(self.game)

    def seed_of(self, deal: int, purpose: str) -> int:
        """A seed for a deal or for a bot that plays it; deals know nothing of each other."""
        digest = sha256(f"{self.seed} {deal} {purpose}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
