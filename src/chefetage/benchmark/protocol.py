"""What workers and their parent say to each other: one JSON object per line."""

import msgspec


class Task(msgspec.Struct, frozen=True):
    """What one worker is to measure; its only argument."""

    adapter: str  # module beside worker.py
    engine: str
    game: str
    players: int | None  # None: as many as the peer's game has
    core: int | None = None


class Request(msgspec.Struct, frozen=True):
    """The parent asks for a slice of so much CPU time."""

    seconds: float


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line of a worker: which engine it runs, and with how many players."""

    version: str
    mode: str
    players: int
    python: str


class Measurement(msgspec.Struct, frozen=True):
    """What one loop of an engine did in a slice."""

    loop: str  # "python" or "inner"
    games: int
    cpu_seconds: float
    decisions: int
    forced: int
    branching_sum: int
    clone_microseconds: float | None
    bytes_per_state: float | None
    playouts_per_second: float | None = None  # this and what follows: from the middle of games, the same for each loop
    iterations_per_second: float | None = None  # of a search
    judged_per_second: float | None = None  # positions, by the search


class Slice(msgspec.Struct, frozen=True, tag_field="type", tag="slice"):
    """What a worker answers to a request: a measurement for each loop of its engine."""

    measurements: list[Measurement]


class Failure(msgspec.Struct, frozen=True, tag_field="type", tag="failure"):
    """The last line of a worker that cannot go on."""

    reason: str
    detail: str


Answer = Hello | Slice | Failure
