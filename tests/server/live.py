"""A server behind a real network, in a thread of this process."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn

from chefetage.server.serve import server
from tests.server.process import ServerProcess
from tests.server.support import quick_settings


@contextmanager
def live_server(database: Path, **wishes: Any) -> Iterator[ServerProcess]:
    """How to call it; it limits only what is wished."""
    calls = ServerProcess(database)
    live = server(quick_settings(calls.database, port=calls.port, **wishes))
    thread = Thread(target=uvicorn.Server.run, args=(live,))
    thread.start()
    try:
        while not live.started:
            thread.join(0.01)
        yield calls
    finally:
        live.should_exit = True
        thread.join()
