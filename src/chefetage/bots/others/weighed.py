"""greedy:FILE: the greedy bot by weights of one's own, in a file like `strategy/weights.toml` of a game."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from chefetage.bots.bot import Bot
from chefetage.bots.greedy import GreedyBot
from chefetage.core.data import DataError
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.core.state import Move, State
from chefetage.core.weights import FILE, Numbers, load_weights, numbers_in

PREFIX = "greedy:"

Files = dict[str, bytes]  # by the name behind the prefix: whoever has no such file gets it this way


class WeighedBot(Bot):
    """Greedy; finds out at its first decision whether its weights are those of the game."""

    def __init__(self, seed: int, name: str, numbers: Numbers) -> None:
        super().__init__(seed)
        self.name = name
        self.numbers = numbers
        self.greedy = GreedyBot(seed)

    def choose(self, seat: Seat) -> Move:
        if self.greedy.weights is None:
            check_names(self.name, self.numbers, own_numbers(seat.game))
            self.greedy.weights = seat.game.weights_of(self.numbers)
        return self.greedy.choose(seat)


def own_numbers(game: Game[State]) -> Numbers:
    """The weights that `greedy` plays by."""
    return load_weights(str(game.folder / "strategy" / FILE))


def make(name: str, seed: int, files: Files) -> WeighedBot:
    return WeighedBot(seed, file_of(name), read(file_of(name), contents(name, files)))


def file_of(name: str) -> str:
    return name.removeprefix(PREFIX)


def contents(name: str, files: Files) -> bytes:
    file = file_of(name)
    if file in files:
        return files[file]
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Problem("weights-unreadable", file=file, reason=error.strerror or str(error)) from error


@cache
def read(name: str, content: bytes) -> Numbers:
    try:
        return numbers_in(content.decode(), name)
    except (UnicodeDecodeError, DataError) as error:
        raise Problem("weights-unreadable", file=name, reason=str(error)) from error


def check_names(name: str, numbers: Numbers, own: Numbers) -> None:
    """A Problem says which weights are missing, and which the game does not know."""
    missing, unknown = sorted(own.keys() - numbers.keys()), sorted(numbers.keys() - own.keys())
    if missing or unknown:
        raise Problem(
            "weights-of-other", file=name, missing=", ".join(missing) or "-", unknown=", ".join(unknown) or "-"
        )


def version(name: str, files: Files) -> str:
    return sha256(contents(name, files)).hexdigest()
