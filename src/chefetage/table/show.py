"""Show: all that a finished game showed, so that it can be watched when its rules are no longer there.

After the end nothing is secret: moves and log are the same for all viewers. Positions differ by viewer and language;
they are kept without their logs, since each is the part of the whole log up to its move.
"""

import lzma

import msgspec

from chefetage.core.state import NOBODY
from chefetage.playing.record import Record
from chefetage.table.position import Position
from chefetage.table.replay import OPEN, ReplayAnswer, past_position, retold
from chefetage.table.story import Story
from chefetage.table.summary import player_names
from chefetage.table.table import Table
from chefetage.table.walk import Walk
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording

FORM = 1  # of what is kept
PRESET = 2  # of lzma: positions are much alike, so more effort gains little
SPECTATOR = str(NOBODY)
ALL_VIEWERS = ""  # whose part is the retelling


class Retelling(msgspec.Struct, frozen=True):
    """What is the same for all viewers: the record, and the whole game retold in each language."""

    record: Record
    replays: dict[str, msgspec.Raw]  # a ReplayAnswer each, as it is sent

    def spoken(self, lang: str) -> str:
        """The language, or the first that there was if it was not spoken yet."""
        return lang if lang in self.replays else next(iter(self.replays))

    def replay(self, lang: str) -> ReplayAnswer:
        return msgspec.json.decode(self.replays[self.spoken(lang)], type=ReplayAnswer)


class Show(msgspec.Struct, frozen=True):
    """The kept form: the retelling, and the positions by viewer; compressed, since positions repeat each other."""

    retelling: bytes
    positions: dict[str, bytes]  # a line per move, language after language

    def parts(self) -> dict[str, bytes]:
        """What is to be stored, by viewer."""
        return {ALL_VIEWERS: self.retelling, **self.positions}

    def retell(self) -> Retelling:
        return msgspec.json.decode(lzma.decompress(self.retelling), type=Retelling)

    def position(self, retelling: Retelling, viewer: str, ply: int, lang: str) -> Position:
        """What a viewer saw after so many moves."""
        spoken = retelling.spoken(lang)
        number = list(retelling.replays).index(spoken) * (len(retelling.record.moves) + 1) + ply
        line = lzma.decompress(self.positions[viewer]).split(b"\n", number + 1)[number]
        found = msgspec.json.decode(line, type=Position)
        found.log = [line for line in retelling.replay(spoken).log if line.ply <= ply]
        return found


def show_from(parts: dict[str, bytes]) -> Show | None:
    """The show that was stored in parts; None if there is none."""
    if ALL_VIEWERS not in parts:
        return None
    return Show(parts[ALL_VIEWERS], {viewer: part for viewer, part in parts.items() if viewer != ALL_VIEWERS})


def viewers_of(table: Table) -> list[str]:
    """Through whose eyes a finished game can be seen."""
    return [SPECTATOR, *map(str, range(len(table.seats))), OPEN]


def show_of(table: Table) -> Show:
    """The show of a table that is over. It takes seconds."""
    stories = {lang: Story(Wording(table.match.game, lang, player_names(table, lang))) for lang in LANGUAGES}
    replays = {lang: msgspec.Raw(msgspec.json.encode(whole_replay(table, story))) for lang, story in stories.items()}
    pasts = [table.match.past(ply) for ply in range(table.match.ply + 1)]
    positions = {}
    for viewer in viewers_of(table):
        squeezing = lzma.LZMACompressor(preset=PRESET)
        parts = [
            squeezing.compress(msgspec.json.encode(past_position(past, story, viewer, is_over=True, log=[])) + b"\n")
            for story in stories.values()
            for past in pasts
        ]
        positions[viewer] = b"".join([*parts, squeezing.flush()])
    retelling = msgspec.json.encode(Retelling(table.match.record, replays))
    return Show(lzma.compress(retelling, preset=PRESET), positions)


def whole_replay(table: Table, story: Story) -> ReplayAnswer:
    return retold(table.match, Walk(story.wording).through(table.match), story, SPECTATOR, True, table.taken_back)
