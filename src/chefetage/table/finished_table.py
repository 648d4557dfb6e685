"""FinishedTable: a table whose rules are no longer installed, with the show that was kept when it ended."""

from chefetage.core.state import Player
from chefetage.playing.match import Match
from chefetage.playing.record import Record
from chefetage.table.entries import AnyEntry, Moved, Undone
from chefetage.table.position import Position
from chefetage.table.show import Retelling, Show
from chefetage.table.table import Table, Viewers


class EndedMatch(Match):
    """A match of which only the record is known. It is over; its positions are in the show."""

    def __init__(self, record: Record) -> None:
        self.record = Record(record.header, list(record.moves))

    @property
    def is_over(self) -> bool:
        return True

    def copy(self) -> "EndedMatch":
        return EndedMatch(self.record)


class FinishedTable(Table):
    """Nobody plays here any more; people look, talk and play again elsewhere. How the game went is not folded anew."""

    def __init__(self, table_id: str, show: Show) -> None:
        super().__init__(table_id)
        self.show = show
        self.retelling: Retelling = show.retell()
        self.last_positions: dict[tuple[Player, str], Position] = {}  # by viewer and language, as they are asked for

    def take(self, entry: AnyEntry, cid: str, at: float) -> Viewers:
        if not isinstance(entry, Moved | Undone):
            self.fold(entry)
        return self.note(entry, self.viewers, cid, at)

    def new_match(self, record: Record) -> Match:
        return EndedMatch(self.retelling.record)

    @property
    def plies(self) -> int:
        return len(self.retelling.record.moves)

    def position(self, viewer: str, ply: int, lang: str) -> Position:
        """What a viewer saw after so many moves."""
        return self.show.position(self.retelling, viewer, ply, lang)

    def last_position(self, viewer: Player, lang: str) -> Position:
        """How the game ended, for whoever comes to the table; nobody has to decide."""
        if (viewer, lang) not in self.last_positions:
            found = self.position(str(viewer), self.plies, lang)
            found.actors = []
            self.last_positions[viewer, lang] = found
        return self.last_positions[viewer, lang]
