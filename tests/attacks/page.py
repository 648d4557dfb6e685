"""A page at a table that does one thing after the other."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.attacks.wire import PATIENCE, say

BOTS_PATIENCE = 60.0  # seconds; interpreted bots on a busy machine take a while
Message = dict[str, Any]


class Page:
    """Knows the last position, sends commands and waits for their answers."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.news: Message = {}
        self.number = 0

    async def join(self) -> None:
        await say(self.socket, type="join", seat=self.seat)
        await self.until(lambda message: message["type"] == "position")

    async def until(self, is_it: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        async with asyncio.timeout(patience):
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["type"] == "position":
                    self.news = message
                if is_it(message):
                    return message

    async def command(self, kind: str, **fields: Any) -> str:
        self.number += 1
        wanted = f"h{self.number}"
        seen = self.news["seen"]
        await say(self.socket, type=kind, id=wanted, seen=seen, seat=self.seat, **fields)
        answer = await self.until(lambda message: message.get("id") == wanted)
        if answer["type"] == "ack":
            while self.news["seen"] < answer["seen"]:
                await self.until(lambda message: message["type"] == "position")
        return str(answer["type"])

    async def turn(self) -> bool:
        """Wait until there is something to decide; false if there will not be."""
        while not self.moves and not self.is_over:
            await self.until(lambda message: message["type"] == "position", BOTS_PATIENCE)
        return not self.is_over

    @property
    def ply(self) -> int:
        return int(self.news["position"]["ply"])

    @property
    def is_over(self) -> bool:
        return self.news["position"]["result"] is not None

    @property
    def moves(self) -> list[str]:
        """What can be done now."""
        return [str(offer["move"]) for offer in self.news["position"]["offers"]]
