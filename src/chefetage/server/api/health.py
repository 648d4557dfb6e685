"""For whoever watches over the server: whether it lives, and whether it can be used."""

from typing import Literal

import msgspec

from chefetage.server.answers.refusal import Later
from chefetage.server.http.calls import Call


class Alive(msgspec.Struct):
    """The server answers."""

    status: Literal["alive"] = "alive"


class Ready(msgspec.Struct):
    """The server can read and write its tables."""

    status: Literal["ready"] = "ready"


async def healthz(call: Call) -> Alive:
    return Alive()


async def readyz(call: Call) -> Ready:
    if trouble := await call.hall.trouble():
        raise Later("not-ready", reason=trouble)
    return Ready()
