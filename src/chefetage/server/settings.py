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
    allow_remote: bool = False  # under the addresses and the names of this machine
    host_names: tuple[str, ...] = ()  # further names under which it answers
    bot_delay: float = 0.1  # seconds before a bot's move; pages show moves at their own pace
    request_patience: float = 600  # seconds for which an open wish to take back a turn lets bots wait
    absent_seconds: float = 180  # that a person is awaited in vain before others may propose a bot for them
    workers: int = 8  # processes in which bots think, started when all are busy; 0: a thread of this one
    lock_patience: float = 1.0  # seconds for a database that another process has locked; then people are to try again
    keeps_replays: bool = True  # whether what finished games showed is kept, to be watched without their rules
    idle_seconds: float = 600  # after that an unwatched table leaves the memory
    rooms_kept: int = 2000  # tables in memory; beyond that unwatched ones leave it at once, the longest unused first
    resumed_at_once: int = 4  # tables that waited for a bot when the server ended, and are played on after its start
    request_rate: Rate = Rate(100, 400)  # per address
    change_rate: Rate = Rate(20, 200)  # requests that change something, per address
    opening_rate: Rate = Rate(0.5, 40)  # new tables and records, per identity
    address_opening_rate: Rate = Rate(1, 120)  # the same, per address: a class of thirty
    address_record_rate: Rate = Rate(0.1, 30)  # records of usual length, per address; each takes 50 ms
    address_chat_rate: Rate = Rate(3, 60)  # lines
    address_work_rate: Rate = Rate(40, 600)  # what is read at length: replays, rulebooks; Toll says what they cost
    records_waiting: int = 64  # to be checked, one behind the other
    records_waiting_per_address: int = 32
    message_rate: Rate = Rate(30, 60)  # per socket
    chat_rate: Rate = Rate(1, 8)  # lines, per identity
    spectator_address_rate: Rate = Rate(0.5, 10)  # lines of spectators, per address
    spectator_table_rate: Rate = Rate(2, 10)  # lines of all spectators of one table
    address_message_rate: Rate = Rate(100, 400)  # of all sockets of an address; what is beyond it waits for its turn
    join_rate: Rate = Rate(20, 100)  # of all sockets of an address; what is beyond it waits for its turn
    code_seconds: float = 600  # for which a code for another device is valid
    code_rate: Rate = Rate(1 / 30, 10)  # such codes made, and codes tried, per address
    codes_rate: Rate = Rate(1, 60)  # codes tried by all
    sockets_per_address: int = 200
    connection_rate: Rate = Rate(30, 400)  # new connections and sockets, per address: a class of thirty opens 210
    connections_per_address: int = 256  # without sockets; a browser opens six
    connections_in_all: int = 65536  # with sockets, and never more than there are file descriptors
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whom we believe for whom they ask, and by which protocol
    refusal_seconds: float = 1  # that an address beyond its rate waits for each refusal
    request_seconds: float = 10  # from the connection, or the first sign, to the end of a request's headers
    body_seconds: float = 30  # for a body
    answer_seconds: float = 120  # for an answer to be made and read
    keep_alive_seconds: float = 5  # between two requests
    closing_seconds: float = 10  # for a peer to read the last that it is told
    ping_seconds: float = 20  # between two pings, and for their answer
    connection_check_seconds: float = 1  # how often it is looked whether somebody is too late
    spectators_per_table: int = 1000  # sockets
    presence_seconds: float = 0.5  # in which comings and goings at a table are gathered
    waiting_bytes: int = 1_000_000  # for a page that reads slowly, then it is let go
    waiting_bytes_per_address: int = 8_000_000
    waiting_bytes_in_all: int = 64_000_000
    tidies: bool = True  # the memory of this process, when little happens


HEADER_BYTES = 32768  # longest head of a request; browsers send 1 to 4 kB
FRAME_BYTES = 65536  # longest message on a socket
BODY_BYTES = 262144  # longest body of a request; a record of a long game has 40 kB
MY_TABLES = 100
CODE_TEXT = 40  # characters of what somebody types as a code
CHAT_LINES = 200  # kept of a table's players, and as many of its spectators


def default_database() -> Path:
    """In the place where programs of this person keep their data."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return folder / "chefetage" / "tables.sqlite"
