"""A server that another process replaces while its tables are open.

Whoever starts the server may name two commands in an environment variable. The first runs beside the server and ends
when its standard input closes, that is, at the latest with the server. Once it has succeeded, the server ends in an
orderly way and the second takes its place, with the same process id and the same listening socket: nothing is lost,
since every acknowledged move is in the log, pages come back by themselves, and whoever calls in between waits for a
moment. So make.py serves at once and goes over to the compiled engine when that is ready.
"""

import json
import os
import socket
import subprocess
import time
from contextlib import suppress
from threading import Thread

import uvicorn

COMMANDS = "CHEFETAGE_SUCCESSOR"
SOCKET = "CHEFETAGE_SOCKET"
POLLING_SECONDS = 0.02
BURYING_SECONDS = 2  # at most
LAST_CALLS_SECONDS = 0.5  # for those who were let in just before the end to say what they want


def inherited_socket() -> socket.socket | None:
    """The socket of the server that this one replaces."""
    number = os.environ.pop(SOCKET, None)
    if number is None:
        return None
    bury_children()
    listening = socket.socket(fileno=int(number))
    listening.set_inheritable(False)
    return listening


def bury_children() -> None:
    """The processes that the server before this one had started end with it, and nobody else asks for their end."""
    deadline = time.monotonic() + BURYING_SECONDS
    with suppress(ChildProcessError):  # none is left
        while time.monotonic() < deadline:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(POLLING_SECONDS)


def run_until_replaced(running: uvicorn.Server, listening: socket.socket) -> None:
    commands = os.environ.pop(COMMANDS, None)
    if commands is None:
        running.run([listening])
        return
    beside, instead = json.loads(commands)
    handed_on = listening.dup()  # the server closes its own when it ends
    preparation = subprocess.Popen(beside, stdin=subprocess.PIPE)
    Thread(target=end_when_prepared, args=[running, preparation], daemon=True).start()
    running.run([listening])
    if preparation.poll() != 0:
        return  # it was ended by somebody else, or did not start
    os.set_inheritable(handed_on.fileno(), True)
    os.environ[SOCKET] = str(handed_on.fileno())
    os.execv(instead[0], instead)


def end_when_prepared(running: uvicorn.Server, preparation: subprocess.Popen[bytes]) -> None:
    """If the preparation fails, the server stays as it is; else nobody is let in, but waits for the next server."""
    if preparation.wait() == 0:
        while not running.started:
            time.sleep(POLLING_SECONDS)
        for server in running.servers:
            server.get_loop().call_soon_threadsafe(server.close)
        time.sleep(LAST_CALLS_SECONDS)
        running.should_exit = True
