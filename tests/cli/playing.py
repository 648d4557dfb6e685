"""What the tests of chefetage play share: who sits where, and what was recorded."""

from pathlib import Path

from chefetage.playing.record import read_record

SEATS = ["--seats", "human,random,random"]
FIRST = ["--option", "start_player=1"]
ALWAYS_1 = "1\n" * 400


def moves_in(file: Path) -> list[str]:
    return [line.move for line in read_record(file).moves]
