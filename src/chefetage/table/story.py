"""The log of a match in words; a sentence is made once and kept."""

from bisect import bisect_right
from collections.abc import Sequence

from chefetage.core.events import Event
from chefetage.core.state import Player
from chefetage.playing.journal import journal_of, visible
from chefetage.playing.match import Match
from chefetage.table.course import Course
from chefetage.table.position import TAKE_BACK, LogLine
from chefetage.table.take_back import TakenBack
from chefetage.words.wording import Wording


class Story:
    """The sentences of one language; after an undo those that still hold are kept."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.events: list[Event] = []  # those that have their sentence
        self.sentences: list[str] = []

    def lines(
        self,
        match: Match,
        viewer: Player,
        since: int = 0,
        is_open: bool = False,
        taken_back: Sequence[TakenBack] = (),
    ) -> list[LogLine]:
        """What the viewer may read of the moves after `since`, as the viewer counts; 0 tells the set-up, too."""
        events = journal_of(match.state)
        self.tell(events)
        is_open = is_open or match.is_over
        course = Course(match, viewer, is_open)
        first = course.position(since + 1) if since else 0
        lines = [
            self.line(course.count(ply), event, self.sentences[number])
            for ply in range(first, match.ply + 1)
            for number, event in self.events_of(match, events, ply)
            if visible(event, viewer, is_open)
        ]
        for taken in reversed(taken_back):  # each is put before those that came later
            stood, moves = course.count(taken.keep), taken.moves(viewer, is_open)
            if moves and since <= stood:
                place = bisect_right(lines, stood, key=lambda line: line.ply)
                lines.insert(place, self.take_back(taken, stood + 1, moves, round_at(match, taken.keep)))
        return lines

    def take_back(self, taken: TakenBack, ply: int, moves: int, round_: int) -> LogLine:
        """Told with the move that was made instead, so that it stays when that one comes."""
        text = self.wording.texts("log-take-back", player=self.wording.player(taken.seat), moves=moves)
        return LogLine(ply, taken.seat, TAKE_BACK, "", text, round_)

    def line(self, ply: int, event: Event, sentence: str) -> LogLine:
        kind = event.kind
        return LogLine(ply, int(event.player), kind.name, kind.rule, sentence, int(event.round), kind.minor)

    def events_of(self, match: Match, events: list[Event], ply: int) -> list[tuple[int, Event]]:
        first = match.trail.told[ply - 1] if ply else 0
        return list(enumerate(events[first : match.trail.told[ply]], first))

    def tell(self, events: list[Event]) -> None:
        """Looks at past positions do not forget what came later; an undo replaces what is not the same event."""
        known = min(len(self.events), len(events))
        while known and self.events[known - 1] is not events[known - 1]:  # where one is the same, all before it are
            known -= 1
        if known < min(len(self.events), len(events)):
            del self.events[known:], self.sentences[known:]
        news = events[len(self.events) :]
        self.events += news
        self.sentences += [self.wording.event(event) for event in news]


def round_at(match: Match, ply: int) -> int:
    """The round of the last thing that had happened after so many moves."""
    told = match.trail.told[ply]
    return int(journal_of(match.state)[told - 1].round) if told else 0
