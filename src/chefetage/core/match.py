"""Match: a seed and a list of moves, with the state they lead to. Play, undo, save."""

from pathlib import Path

from chefetage.core.catalog import find_game
from chefetage.core.fingerprint import fingerprint
from chefetage.core.info import Options
from chefetage.core.journal import journal_of
from chefetage.core.record import MoveLine, Record, new_header, replay, set_up, write_record
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player


class Match:
    """A game under way. The record is the truth; the state can be rebuilt from it at any time."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find_game(record.header.game)
        self.rebuild()

    def rebuild(self) -> None:
        """Play all moves of the record anew."""
        self.state = set_up(self.record.header)
        self.reveals = [int(self.state.reveals)]  # after each ply
        self.actors = [int(self.state.actors)]
        self.told = [len(journal_of(self.state))]
        for _, state in replay(self.record):
            self.state = state
            self.note_state()

    def note_state(self) -> None:
        self.reveals.append(int(self.state.reveals))
        self.actors.append(int(self.state.actors))
        self.told.append(len(journal_of(self.state)))

    @staticmethod
    def start(key: str, seed: int, options: Options, seats: list[str]) -> "Match":
        game = find_game(key)
        return Match(Record(new_header(game, seed, game.info.complete(options), seats), []))

    @property
    def ply(self) -> int:
        return len(self.record.moves)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def seat(self, player: Player) -> Seat:
        return Seat(self.game, self.state, player)

    def play(self, player: Player, text: str) -> None:
        """Make a move, or raise Refused with nothing changed."""
        self.game.play(self.state, player, text)
        self.note_move(player, text)

    def apply(self, player: Player, move: Move) -> None:
        """Make a move that was listed as legal."""
        self.game.apply(self.state, player, move)
        self.note_move(player, self.game.notation(move))

    def note_move(self, player: Player, text: str) -> None:
        move = self.game.notation(self.game.parse(text))  # in its one right spelling
        self.record.moves.append(MoveLine(self.ply + 1, int(player), move, fingerprint(self.state)))
        self.note_state()

    def can_undo(self, player: Player) -> bool:
        """Whether the last move was this player's, brought no secret to light, and left the decision open.

        Open means: the player's turn goes on, or others who decide at the same time have not finished.
        """
        if self.ply == 0 or self.record.moves[-1].seat != player:
            return False
        return self.reveals[-1] == self.reveals[-2] and self.actors[-1] & self.actors[-2] != 0

    def undo(self) -> None:
        """Take back the last move."""
        del self.record.moves[-1]
        self.rebuild()

    def save(self, path: Path) -> None:
        write_record(path, self.record)
