"""The folder of a run: the experiment with its versions, every game that was played, and what came of it all.

experiment.json   what is played; the command "experiment" plays it again
made_by.json      the versions by which it is played: of the program, the rules and the bots
games/            a Parquet file for each block of games; a file that has its name is whole
results.json      written at the end
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from chefetage.core.problem import Problem
from chefetage.experiments.experiment import Block, Experiment, Fixture
from chefetage.experiments.extras import needs
from chefetage.experiments.one_game import Result
from chefetage.experiments.versions import Versions

UNFINISHED = ".part"

Kept = TypeVar("Kept", Experiment, Versions)


class RunFolder:
    """Where a run keeps what it has; whatever is in it survives a fall of the machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games"

    def begin(self, experiment: Experiment, versions: Versions, resume: bool) -> None:
        """Make the folder, or see to it that what is there can be gone on with."""
        needs("pyarrow", "lab")
        stored = self.folder / "experiment.json"
        if not stored.exists():
            if resume:
                raise Problem("run-missing", folder=str(self.folder))
            make_folder(self.games)
            self.write("made_by.json", versions)
            self.write("experiment.json", experiment)  # last: with it, the folder counts as begun
        elif not resume:
            raise Problem("run-there", folder=str(self.folder))
        else:
            self.check(experiment, versions)

    def check(self, experiment: Experiment, versions: Versions) -> None:
        if self.experiment() != experiment:
            raise Problem("run-other-experiment", folder=str(self.folder))
        for name, before, now in self.versions().differences(versions):
            raise Problem("run-other-version", folder=str(self.folder), name=name, before=before, now=now)

    def experiment(self) -> Experiment:
        return self.read("experiment.json", Experiment)

    def versions(self) -> Versions:
        return self.read("made_by.json", Versions)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Two that played the same run would play everything twice. What nobody finished writing is removed."""
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Problem("run-busy", folder=str(self.folder)) from None
            for part in self.folder.rglob(f"*{UNFINISHED}"):
                part.unlink()
            yield

    def read(self, name: str, kind: type[Kept]) -> Kept:
        path = self.folder / name
        try:
            return msgspec.json.decode(path.read_bytes(), type=kind)
        except OSError as error:
            raise Problem("run-unreadable", file=str(path), reason=error.strerror or str(error)) from error
        except msgspec.DecodeError as error:
            raise Problem("run-unreadable", file=str(path), reason=str(error)) from error

    def write(self, name: str, what: object) -> None:
        data = msgspec.json.format(msgspec.json.encode(what), indent=2) + b"\n"
        durable(self.folder / name, lambda part: part.write_bytes(data))

    # Games.

    def append(self, block: Block, results: list[Result]) -> None:
        """Keep the games of a block; once this returns, they are safe."""
        from pyarrow import parquet

        played = Block(block.variant, block.first, len(results))
        durable(self.games / name_of(played), lambda part: parquet.write_table(table_of(results), part))

    def blocks(self) -> list[Block]:
        """What is there, in the order of the games."""
        return sorted(
            (block_of(file) for file in self.games.glob("*.parquet")), key=lambda one: (one.first, one.variant)
        )

    def results(self, block: Block) -> list[Result]:
        from pyarrow import ArrowInvalid, parquet

        file = self.games / name_of(block)
        try:
            rows = parquet.read_table(file).to_pylist()
        except (OSError, ArrowInvalid) as error:
            raise Problem("run-unreadable", file=str(file), reason=str(error)) from error
        return [msgspec.convert({**row, "fixture": row}, Result) for row in rows]


def name_of(block: Block) -> str:
    return f"{block.first:010}-{block.count}-{block.variant}.parquet"


def block_of(file: Path) -> Block:
    try:
        first, count, variant = map(int, file.stem.split("-"))
    except ValueError:
        raise Problem("run-unreadable", file=str(file), reason="?") from None
    return Block(variant, first, count)


def table_of(results: list[Result]) -> Any:
    """One row for each game; numbers by seat are lists."""
    import pyarrow as pa

    whole, by_seat = pa.int64(), pa.list_(pa.int64())
    failure = pa.struct([("seat", whole), ("why", pa.string()), ("detail", pa.string())])
    kinds = {
        **dict.fromkeys(Fixture.__struct_fields__, whole),
        **dict.fromkeys(("scores", "places", "decisions", "nanoseconds"), by_seat),
        "failures": pa.list_(failure),
        "shares": pa.list_(pa.float64()),
    }
    columns = {
        name: [getattr(result.fixture if name in Fixture.__struct_fields__ else result, name) for result in results]
        for name in kinds
    }
    columns["failures"] = [[msgspec.to_builtins(one) for one in failures] for failures in columns["failures"]]
    return pa.table(columns, schema=pa.schema(list(kinds.items())))


def durable(file: Path, write: Any) -> None:
    """Write a file whole or not at all; afterwards it survives a fall of the machine."""
    part = file.with_name(file.name + UNFINISHED)
    write(part)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("bad-folder", folder=str(folder), reason=error.strerror or str(error)) from error
