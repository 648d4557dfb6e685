"""Records: one file per game, JSON Lines. A header, then one line per move with the hash behind it."""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

from chefetage.core.catalog import catalog, find_game, has_rules
from chefetage.core.chance import SEED_BITS
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.playing.fingerprint import fingerprint

FORMAT = "chefetage-record"
VERSION = 1
SEED_DIGITS = SEED_BITS // 4
HUMAN = "human"  # in place of a bot's name
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)

Line = TypeVar("Line")


class VariantMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which variant was played. The hash tells its numbers apart; the name is for people."""

    name: str
    hash: str

    def __str__(self) -> str:
        return f"{self.name} ({self.hash})"


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All that a game needs to be set up again. `seats` says who played: HUMAN, or a bot's name."""

    format: str
    version: int
    game: str
    rules: int  # version of the rules
    options: Options
    seats: list[str]
    seed: str  # hexadecimal
    variant: VariantMark | None = None  # a game with its printed numbers does not speak of it

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def seed_hash(self) -> str:
        """What a server shows from the start, so that it cannot change the seed."""
        return sha256(self.seed.encode()).hexdigest()


class MoveLine(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A move as a record has it."""

    ply: int  # from 1
    seat: int  # from 0
    move: str
    hash: str  # of the state behind the move


class Record(msgspec.Struct):
    """Seed, options and moves of a match: enough to rebuild every state."""

    header: Header
    moves: list[MoveLine]


def new_header(game: Game[State], seed: int, options: Options, seats: list[str]) -> Header:
    """The header of a match that is played by today's rules."""
    info = game.info
    shown_seed = f"{seed:0{SEED_DIGITS}x}"
    return Header(FORMAT, VERSION, info.key, info.rules_version, options, seats, shown_seed, mark_of(game))


def mark_of(game: Game[State]) -> VariantMark | None:
    """None for the printed game."""
    return VariantMark(game.variant.name, game.variant.hash) if game.variant.numbers else None


def write_record(path: Path, record: Record) -> None:
    """Write the whole file or nothing: a crash leaves the old one."""
    lines = [msgspec.json.encode(record.header), *map(msgspec.json.encode, record.moves)]
    draft = path.with_name(path.name + ".part")
    with draft.open("wb") as file:
        file.write(b"\n".join(lines) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read_record(path: Path) -> Record:
    """Read and check the form; replay() checks the moves."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise Problem("record-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    return record_from(lines, str(path))


def record_from(lines: list[bytes], name: str) -> Record:
    """A record from its lines, wherever they come from; problems call it by the name."""
    if not lines:
        raise Problem("record-empty", file=name)
    header = read_header(name, lines[0])
    return Record(header, [read_move(name, number, line) for number, line in enumerate(lines[1:], 2)])


def read_header(name: str, line: bytes) -> Header:
    try:
        form = msgspec.json.decode(line)
    except UNREADABLE as error:
        raise Problem("record-foreign", file=name) from error
    if not isinstance(form, dict) or form.get("format") != FORMAT:
        raise Problem("record-foreign", file=name)
    if form.get("version") != VERSION:
        raise Problem("record-version", file=name, version=str(form.get("version")), known=VERSION)
    header = read_line(name, 1, line, Header)
    check_header(name, header)
    return header


def check_header(name: str, header: Header) -> None:
    """Raise a Problem if the rules of its version are not here, or cannot set up the recorded game."""
    if header.game not in catalog():
        raise Problem("record-unknown-game", file=name, game=header.game)
    if not has_rules(header.game, header.rules):
        known = catalog()[header.game].info.rules_version
        raise Problem("record-other-rules", file=name, rules=header.rules, known=known)
    if len(header.seed) != SEED_DIGITS or set(header.seed) - set("0123456789abcdef"):
        raise Problem("record-bad-seed", file=name, digits=SEED_DIGITS)
    try:
        set_up(header)
    except Problem as problem:
        raise Problem("record-bad-header", file=name, reason=str(problem)) from problem


def read_move(name: str, number: int, line: bytes) -> MoveLine:
    move = read_line(name, number, line, MoveLine)
    if move.ply != number - 1:
        raise Problem("record-bad-ply", file=name, line=number, ply=move.ply, expected=number - 1)
    return move


def read_line(name: str, number: int, line: bytes, form: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=form)
    except UNREADABLE as error:
        raise Problem("record-bad-line", file=name, line=number, reason=str(error)) from error


def game_of(header: Header) -> Game[State]:
    """The game by the rules that it was recorded with."""
    return find_game(header.game, header.rules)


def set_up(header: Header) -> State:
    """The recorded game before its first move."""
    game = game_of(header)
    check_variant(game, header)
    return game.new(header.players, int(header.seed, 16), header.options)


def check_variant(game: Game[State], header: Header) -> None:
    """The game must be played here with the numbers that it was recorded with."""
    played, known = header.variant, mark_of(game)
    if (played and played.hash) != (known and known.hash):
        raise Problem("other-variant", variant=str(played or "none"), known=str(known or "none"))


def replay(record: Record, name: str = "") -> Iterator[tuple[MoveLine, State]]:
    """Play the record, yielding the one running state after each move; a wrong move or hash stops it."""
    game = game_of(record.header)
    state = set_up(record.header)
    for line in record.moves:
        play_line(game, state, line, name)
        yield line, state


def play_line(game: Game[State], state: State, line: MoveLine, name: str) -> None:
    """Make a recorded move; a Problem says in which line the record goes wrong, and why."""
    if not 0 <= line.seat < state.players:
        raise Problem("record-bad-seat", file=name, line=line.ply + 1, seat=line.seat)
    explanation = game.explain(state, line.seat, line.move)
    if not explanation.legal:
        raise Problem("record-refused", file=name, line=line.ply + 1, move=line.move, rule=explanation.rule)
    game.apply(state, line.seat, game.parse(line.move))
    found = fingerprint(state)
    if found != line.hash:
        raise Problem("record-bad-hash", file=name, line=line.ply + 1, expected=line.hash, found=found)
