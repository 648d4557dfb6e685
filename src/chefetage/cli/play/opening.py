"""How a game at the terminal begins: anew or where a record ends."""

from pathlib import Path
from typing import NamedTuple

from chefetage.bots.levels import USUAL_LEVEL
from chefetage.cli.parameters import options_of, random_seed
from chefetage.cli.seats import check_seats
from chefetage.core.catalog import find_game
from chefetage.core.info import GameInfo
from chefetage.core.problem import Problem
from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN, read_record

USUAL_PLAYERS = 3


class Wishes(NamedTuple):
    """What the command line asks for; None where it says nothing."""

    game: str | None
    players: int | None
    seats: list[str] | None
    seed: int | None
    settings: tuple[tuple[str, str], ...]
    resume: Path | None


def open_match(wishes: Wishes) -> Match:
    return resumed_match(wishes, wishes.resume) if wishes.resume else new_match(wishes)


def new_match(wishes: Wishes) -> Match:
    if wishes.game is None:
        raise Problem("game-or-resume")
    info = find_game(wishes.game).info
    seats = seats_for(info, wishes)
    check_seats(seats)
    info.check_players(len(seats))
    seed = random_seed() if wishes.seed is None else wishes.seed
    return Match.start(info.key, seed, options_of(wishes.settings), seats)


def seats_for(info: GameInfo, wishes: Wishes) -> list[str]:
    """One human against bots, unless somebody says otherwise."""
    if wishes.seats is None:
        players = wishes.players or min(max(USUAL_PLAYERS, info.players_min), info.players_max)
        return [HUMAN] + [USUAL_LEVEL] * (players - 1)
    if wishes.players not in (None, len(wishes.seats)):
        raise Problem("seats-and-players", seats=len(wishes.seats), players=wishes.players or 0)
    return wishes.seats


def resumed_match(wishes: Wishes, file: Path) -> Match:
    record = read_record(file)
    for asked in (wishes.players, wishes.seats, wishes.seed, wishes.settings or None):
        if asked is not None:
            raise Problem("resume-fixes-the-rest")
    if wishes.game not in (None, record.header.game):
        raise Problem("resume-other-game", file=str(file), game=record.header.game)
    check_seats(record.header.seats)
    return Match(record, str(file))
