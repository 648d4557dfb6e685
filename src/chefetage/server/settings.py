"""How a server is run. The command line sets the first ones, tests set what they need."""

import os
from pathlib import Path

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many per second in the long run, and so many at once."""

    per_second: float
    at_once: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set of a server, with what is usual."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    allow_remote: bool = False
    bot_delay: float = 0.5  # seconds before a bot's move, so that people can follow
    workers: int = 8  # processes in which bots think, started when all are busy; 0: a thread of this one
    lock_patience: float = 1.0  # seconds for a database that another process has locked; then people are to try again
    idle_seconds: float = 600  # after that an unwatched table leaves the memory
    rooms_kept: int = 2000  # tables in memory; beyond that unwatched ones leave it at once, the longest unused first
    resumed_at_once: int = 4  # tables that waited for a bot when the server ended, and are played on after its start
    request_rate: Rate = Rate(100, 400)  # per address
    change_rate: Rate = Rate(20, 200)  # requests that change something, per address
    opening_rate: Rate = Rate(0.5, 40)  # new tables and records, per identity
    message_rate: Rate = Rate(30, 60)  # per socket
    chat_rate: Rate = Rate(1, 8)  # per identity
    sockets_per_address: int = 200


FRAME_BYTES = 65536  # longest message on a socket
BODY_BYTES = 262144  # longest body of a request; a record of a long game has 40 kB
QUEUE = 256  # messages that wait for a slow reader
MY_TABLES = 100


def default_database() -> Path:
    """In the place where programs of this person keep their data."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return folder / "chefetage" / "tables.sqlite"
