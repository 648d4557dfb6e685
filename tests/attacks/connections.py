"""Attacks below the first request: connections that say nothing, too slowly, or without end."""

import asyncio
from contextlib import suppress

from tests.attacks.hostile import Attack, Tally
from tests.attacks.wire import GONE, going_on

SHORT = 0.05  # seconds to see whether the server has closed
MEGABYTE = 1_000_000


class IdleConnections(Attack):
    """1,000 connections that say nothing; those that the server closes come again."""

    name = "idle"
    connections = 1000

    async def run(self) -> None:
        await self.crowd(self.connections, self.stay, pause=1.0)

    async def stay(self) -> None:
        reading, writing = await self.wire.open()
        self.tally["opened"] += 1
        try:
            await asyncio.wait_for(reading.read(1), max(SHORT, self.left()))
            self.tally["closed by the server"] += 1
        except TimeoutError:
            self.tally["open at the end"] += 1
        finally:
            writing.close()

    def left(self) -> float:
        return self.until - asyncio.get_running_loop().time()


class SlowHeaders(Attack):
    """200 requests whose headers come byte by byte, one in half a second (slowloris)."""

    name = "slow_headers"
    least_seconds = 15
    connections = 200
    pause = 0.5

    def beginning(self) -> bytes:
        return self.wire.head("GET", "/api/games", {})[:-4] + b"\r\nx-slow: "

    async def run(self) -> None:
        await self.crowd(self.connections, self.dawdle, pause=1.0)

    async def dawdle(self) -> None:
        reading, writing = await self.wire.open()
        self.tally["opened"] += 1
        try:
            writing.write(self.beginning())
            while self.goes_on:
                writing.write(b"x")
                await writing.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(reading.read(1), self.pause)
                    self.tally["closed by the server"] += 1
                    return
            self.tally["open at the end"] += 1
        finally:
            writing.close()

    @classmethod
    def own_complaints(cls, tally: Tally) -> list[str]:
        """Among other attacks of its address, its connections may be taken from it before they are too slow."""
        return [] if tally["closed by the server"] else [f"{cls.name}: nobody was told that it takes too long"]


class SlowBodies(SlowHeaders):
    """200 requests whose bodies come byte by byte."""

    name = "slow_bodies"
    least_seconds = 40

    def beginning(self) -> bytes:
        return self.wire.head("POST", "/api/records", {"content-length": "200000"})


class EndlessHeaders(Attack):
    """Ten requests at a time whose headers do not end; each is given up after 20 MB."""

    name = "headers"
    connections = 10
    most = 20 * MEGABYTE
    part = b"x-flood: " + b"y" * 16_000 + b"\r\n"

    async def run(self) -> None:
        await self.crowd(self.connections, self.flood, pause=0.2)

    async def flood(self) -> None:
        _, writing = await self.wire.open()
        sent = 0
        try:
            writing.write(self.wire.head("GET", "/api/games", {})[:-2])
            while self.goes_on and sent < self.most:
                writing.write(self.part)
                sent += len(self.part)
                await asyncio.wait_for(writing.drain(), 5)
        except GONE:
            self.tally["closed by the server"] += 1
        finally:
            self.tally["longest (kB)"] = max(self.tally["longest (kB)"], sent // 1000)
            with going_on():
                writing.transport.abort()

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        is_endless = tally["longest (kB)"] >= cls.most // 1000
        endless = [f"{cls.name}: {cls.most // MEGABYTE} MB of headers were taken"] if is_endless else []
        return super().complaints(tally, seconds) + endless
