"""What a bot is asked, and how it finds its move. Runs in another process."""

import os
import signal
from collections import OrderedDict
from multiprocessing import connection, parent_process
from threading import Thread

import msgspec

from chefetage.core.state import State
from chefetage.playing.record import Header, game_of, set_up
from chefetage.table.bots import choice

KEPT = 128  # games that a process remembers
NICENESS = 5  # people are answered before bots think
MoveText = tuple[int, str]  # seat and notation


class Question(msgspec.Struct, frozen=True):
    """What a bot is to decide: the game up to here, and for which seat."""

    table: str
    header: Header
    moves: list[MoveText]
    seat: int
    bot: str


class Remembered:
    """A game as far as this process has followed it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.moves: list[MoveText] = []
        self.state: State = set_up(header)

    def follows(self, question: Question) -> bool:
        one, other = self.header, question.header
        is_same = (one.game, one.rules, one.seed) == (other.game, other.rules, other.seed)
        return is_same and question.moves[: len(self.moves)] == self.moves

    def catch_up(self, moves: list[MoveText]) -> None:
        game = game_of(self.header)
        for seat, text in moves[len(self.moves) :]:
            game.apply(self.state, seat, game.parse(text))
            self.moves.append((seat, text))


remembered: OrderedDict[str, Remembered] = OrderedDict()


def recall(question: Question) -> State:
    """The position asked about; a known game costs only its new moves."""
    known = remembered.pop(question.table, None)
    if known is None or not known.follows(question):
        known = Remembered(question.header)
    known.catch_up(question.moves)
    remembered[question.table] = known
    if len(remembered) > KEPT:
        remembered.popitem(last=False)
    return known.state


def choose(question: Question) -> str:
    game = game_of(question.header)
    state, seed = recall(question), question.header.seed
    return game.notation(choice(game, state, question.seat, question.bot, seed, len(question.moves)))


def begin_work() -> None:
    """Ctrl-C is for the server; a worker ends with it, however it ends, and lets it go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server:
        connection.wait([server.sentinel])
        os._exit(0)
