"""Match: a seed and a list of moves, with the state they lead to. Play, undo, look back, save."""

from functools import cache
from pathlib import Path

from chefetage.core.catalog import find_game
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player, State
from chefetage.playing.fingerprint import fingerprint
from chefetage.playing.journal import journal_of
from chefetage.playing.record import MoveLine, Record, game_of, new_header, replay, set_up, write_record
from chefetage.playing.standing import round_end
from chefetage.playing.trail import Trail
from chefetage.playing.twin import twin


@cache
def secret_steps(game: Game[State]) -> frozenset[int]:
    """The steps of a game in which players decide at the same time, unseen by each other."""
    return frozenset(number for number, step in enumerate(game.steps) if step.secret)


class Match:
    """A game under way. The record is the truth; state and trail can be rebuilt from it at any time.

    Moves go through the match (`play`, `apply`), never past it to the state. `undo` puts another state in place of the
    old one: whoever keeps `match.state` or a seat asks anew after it.
    """

    def __init__(self, record: Record, name: str = "") -> None:
        self.record = record
        self.game = game_of(record.header)
        self.state = set_up(record.header)
        self.trail = Trail(self.state, secret_steps(self.game))
        self.note_round()
        for line, self.state in replay(record, name):
            self.trail.note(self.state, line.seat)
            self.note_round()

    @staticmethod
    def start(key: str, seed: int, options: Options, seats: list[str]) -> "Match":
        """A new match; `seats` says who plays, HUMAN or a bot's name. Raises a Problem if it cannot be set up."""
        game = find_game(key)
        return Match(Record(new_header(game, seed, game.info.complete(options), seats), []))

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.record.moves)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def seat(self, player: Player) -> Seat:
        """The player's window on the match as it stands now."""
        return Seat(self.game, self.state, player)

    def save(self, path: Path) -> None:
        """Write the record; an OSError leaves the old file as it was."""
        write_record(path, self.record)

    # Moves.

    def play(self, player: Player, text: str) -> None:
        """Make a move, or raise Refused with nothing changed."""
        self.note_move(player, self.game.play(self.state, player, text))

    def apply(self, player: Player, move: Move) -> None:
        """Make a move that was listed as legal."""
        self.game.apply(self.state, player, move)
        self.note_move(player, move)

    def note_move(self, player: Player, move: Move) -> None:
        """Enter into record and trail what has just been done in the state."""
        text = self.game.notation(move)  # in its one right spelling
        self.record.moves.append(MoveLine(self.ply + 1, int(player), text, fingerprint(self.state)))
        self.trail.note(self.state, player)
        self.note_round()

    def note_round(self) -> None:
        """Keep how things stand if a round has just ended, in a game whose rounds have results."""
        if not self.game.info.round_results:
            return
        ends = self.trail.round_ends
        if not ends or self.is_over or self.state.round > ends[-1].round + 1:
            ends.append(round_end(self.game, self.state, self.trail.ply))

    # Undo.

    def own_turn(self, player: Player) -> list[int]:
        """The plies that the player may take back, the last one first: the one answer to every question of undo.

        A move may be taken back that brought no secret to light and left the decision open: the player's turn goes
        on, or others who decide at the same time have not finished. These may have moved since, for they could not
        know of it.
        """
        plies: list[int] = []
        others = 0
        for ply in range(self.ply, 0, -1):
            if self.trail.has_revealed_since(ply - 1) or not self.trail.leaves_open(ply):
                break
            seat = self.record.moves[ply - 1].seat
            if seat != player:
                others |= 1 << seat
            elif others & ~self.trail.actors[ply - 1] == 0:
                plies.append(ply)
            else:
                break
        return plies

    def can_undo(self, player: Player) -> bool:
        """Whether the last move of all is one that the player may take back."""
        return self.ply in self.own_turn(player)

    def undo(self) -> None:
        """Take back the last move. Whoever may do so is asked before: see can_undo."""
        before = self.past(self.ply - 1)
        self.record, self.state, self.trail = before.record, before.state, before.trail

    def without(self, plies: list[int]) -> "Match":
        """This match as it would be without some moves; raises Refused if another move needs them."""
        match = self.past(min(plies) - 1)
        for line in self.record.moves[match.ply :]:
            if line.ply not in plies:
                match.play(line.seat, line.move)
        return match

    # Looking back.

    def copy(self) -> "Match":
        """A match of its own that can be played on without touching this one."""
        match = twin(self)
        match.record = Record(self.record.header, list(self.record.moves))
        match.state = self.state.clone()
        match.state.journal = list(journal_of(self.state))
        match.trail = self.trail.until(self.ply)
        return match

    def past(self, ply: int) -> "Match":
        """This match as it stood after so many moves."""
        match = twin(self)
        match.record = Record(self.record.header, self.record.moves[:ply])
        match.state = self.state_at(ply)
        match.trail = self.trail.until(ply)
        return match

    def state_at(self, ply: int) -> State:
        """The state after so many moves, played on from the checkpoint before it."""
        begin, state = self.trail.checkpoint(ply)
        for line in self.record.moves[begin:ply]:
            self.game.apply(state, line.seat, self.game.parse(line.move))
        state.journal = journal_of(self.state)[: self.trail.told[ply]]
        return state
