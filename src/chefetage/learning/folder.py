"""The folder of a training: everything that it needs to go on after a break.

training.json     what is trained, by which plan and seed, and how far it is; written last: the rest fits it
log.jsonl         a line for each iteration
start.network     the network that it began with, if it did not begin from nothing
rival.network     the network that it is trained against alone, if there is one
best.network      the network that plays now
pool/             networks that played before
fit-N.npz         weights of the network that learns, after iteration N
examples-N.npz    what was learned from in iteration N, as long as it is needed
curve.html        how strength has grown
"""

import os
from pathlib import Path
from typing import Any

import msgspec

from chefetage.bots import BOTS
from chefetage.core.problem import Problem
from chefetage.learning.log import Entry
from chefetage.learning.plan import Plan

UNFINISHED = ".part"
RIVAL_FILE = "rival.network"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a training is."""

    game: str
    players: int
    seed: int
    encoder: str
    plan: Plan
    opponent: str = ""  # the bot that it is trained against alone, or the digest of that one's network
    start: str = ""  # digest of the network that it began with
    iteration: int = 0
    games: int = 0
    seconds: float = 0.0
    has_network: bool = False
    pool: int = 0

    @property
    def rival(self) -> str:
        """The bot that it is trained against alone, or the file of that one's network; nobody: none."""
        return self.opponent if not self.opponent or self.opponent in BOTS else RIVAL_FILE


class TrainingFolder:
    """Files are written under another name first: whatever has its name is whole."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self) -> None:
        try:
            (self.folder / "pool").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem("save-failed", file=str(self.folder), reason=error.strerror or str(error)) from error

    def is_begun(self) -> bool:
        return (self.folder / "training.json").exists()

    def position(self) -> Position:
        file = self.folder / "training.json"
        try:
            return msgspec.json.decode(file.read_bytes(), type=Position)
        except OSError as error:
            raise Problem("training-missing", folder=str(self.folder)) from error
        except msgspec.MsgspecError as error:
            raise Problem("training-unreadable", file=str(file), reason=str(error)) from error

    def write(self, name: str, content: bytes) -> None:
        file = self.folder / name
        unfinished = file.with_name(file.name + UNFINISHED)
        try:
            with unfinished.open("wb") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
            unfinished.replace(file)
        except OSError as error:
            raise Problem("save-failed", file=str(file), reason=error.strerror or str(error)) from error

    def write_position(self, position: Position) -> None:
        self.write("training.json", msgspec.json.format(msgspec.json.encode(position), indent=2))
        for file in [*self.folder.glob("fit-*.npz"), *self.folder.glob("examples-*.npz")]:
            number = int(file.stem.partition("-")[2])
            oldest = position.iteration - (1 if file.stem.startswith("fit") else position.plan.window)
            if number < oldest:
                file.unlink()

    def write_arrays(self, np: Any, name: str, arrays: dict[str, Any]) -> None:
        unfinished = self.folder / (name + ".part.npz")
        np.savez(unfinished, **arrays)
        unfinished.replace(self.folder / f"{name}.npz")

    def read_arrays(self, np: Any, name: str) -> dict[str, Any]:
        with np.load(self.folder / f"{name}.npz") as found:
            return dict(found)

    def read(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()

    def entries(self, before: int) -> list[Entry]:
        """The log, up to an iteration: what was written later belongs to one that was not finished."""
        file = self.folder / "log.jsonl"
        lines = file.read_bytes().splitlines() if file.exists() else []
        entries = [msgspec.json.decode(line, type=Entry) for line in lines]
        return [entry for entry in entries if entry.iteration < before]

    def write_entries(self, entries: list[Entry]) -> None:
        self.write("log.jsonl", b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries))
