"""The door: counts the open connections, and lets go of those that only hold a place."""

import asyncio
from collections.abc import Iterator
from typing import Protocol

from chefetage.server.security.address import counted_address
from chefetage.server.security.descriptors import descriptors_for_connections, has_descriptor
from chefetage.server.security.limits import Buckets
from chefetage.server.security.refusal_log import refused
from chefetage.server.settings import Settings

PLAIN_SHARE = 4  # one connection in so many may be plain, the others sockets
ADDRESS_SHARE = 4  # at most one plain connection in so many is of one address, however few there are
LOOKS_AT_CLOSING = 4  # while a socket has time to read its last message
PROXY_SHARE = 2  # the same of a trusted proxy, behind which many people are


class Visit(Protocol):
    """A connection, as the door sees it."""

    transport: asyncio.Transport
    late_kind: str  # what it is refused for if it is too late

    @property
    def is_waiting(self) -> bool:
        """Nothing was asked that is still to be answered."""

    @property
    def due(self) -> float:
        """By then, in the time of the loop, it must have come further."""


class Places:
    """The connections of one sort by address, in the order in which they came."""

    def __init__(self, in_all: int) -> None:
        self.in_all = in_all
        self.taken = 0
        self.by_address: dict[str, dict[Visit, None]] = {}

    def add(self, visit: Visit, address: str) -> None:
        self.by_address.setdefault(address, {})[visit] = None
        self.taken += 1

    def discard(self, visit: Visit, address: str) -> None:
        visits = self.by_address.get(address, {})
        if visit in visits:
            del visits[visit]
            self.taken -= 1
        if not visits:
            self.by_address.pop(address, None)

    def of(self, address: str) -> int:
        return len(self.by_address.get(address, ()))

    def crowded(self) -> str:
        """The address that has the most."""
        return max(self.by_address, key=self.of)

    def __iter__(self) -> Iterator[tuple[str, Visit]]:
        return ((address, visit) for address, visits in self.by_address.items() for visit in visits)


class Door:
    """Plain connections and sockets are counted apart, so that many open tables keep nobody from loading a page."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.last_descriptor = descriptors_for_connections()
        in_all = min(settings.connections_in_all, self.last_descriptor)
        self.plain = Places(max(1, in_all // PLAIN_SHARE))
        self.sockets = Places(max(1, in_all - self.plain.in_all))
        self.arrivals = Buckets(settings.connection_rate)
        self.timer: asyncio.TimerHandle | None = None
        self.next_look_at_sockets = 0.0

    # Coming and going.

    def come(self, visit: Visit, address: str) -> bool:
        """Whether a new connection may stay. Where all places are taken, one that asks nothing gives way."""
        address = counted_address(address)
        if visit.transport.get_extra_info("socket").fileno() >= self.last_descriptor:
            refused("no-descriptors", address)  # the lowest free number is given, so all others are taken
            return False
        if address not in self.settings.proxies and not self.arrivals.take(address):
            refused("connections-too-fast", address)  # before anything is read: so a flood of them costs least
            return False
        if self.plain.of(address) >= self.most_of(address) and not self.make_room(address):
            return False
        if self.plain.taken >= self.plain.in_all and not self.make_room(self.plain.crowded()):
            return False
        self.plain.add(visit, address)
        self.watch()
        return True

    def most_of(self, address: str) -> int:
        if address in self.settings.proxies:
            return max(1, self.plain.in_all // PROXY_SHARE)
        return max(1, min(self.settings.connections_per_address, self.plain.in_all // ADDRESS_SHARE))

    def make_room(self, address: str) -> bool:
        refused("too-many-connections", address)
        oldest = next((visit for visit in self.plain.by_address[address] if visit.is_waiting), None)
        if oldest:
            self.let_go(oldest, address)
        return oldest is not None

    def let_go(self, visit: Visit, address: str) -> None:
        """At once, whether or not it reads what is still on the way to it."""
        self.plain.discard(visit, address)
        self.sockets.discard(visit, address)
        visit.transport.abort()

    def leave(self, visit: Visit, address: str) -> None:
        self.plain.discard(visit, counted_address(address))
        self.sockets.discard(visit, counted_address(address))

    def has_room_for_socket(self, address: str) -> bool:
        if self.sockets.taken < self.sockets.in_all:
            return True
        refused("too-many-sockets", counted_address(address))
        return False

    def come_as_socket(self, visit: Visit, address: str) -> None:
        self.sockets.add(visit, counted_address(address))

    # Those who hold a place for too long.

    def watch(self) -> None:
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.settings.connection_check_seconds, self.look_round)

    def look_round(self) -> None:
        self.timer = None
        if not has_descriptor():
            refused("no-descriptors", "everybody")
        now = asyncio.get_running_loop().time()
        for address, visit in [*self.plain, *self.sockets_to_look_at(now)]:
            if now >= visit.due:
                refused(visit.late_kind, address)
                self.let_go(visit, address)
        if self.plain.taken or self.sockets.taken:
            self.watch()

    def sockets_to_look_at(self, now: float) -> Places | list[tuple[str, Visit]]:
        """There are many of them, and few are about to be closed: they are looked at less often."""
        if now < self.next_look_at_sockets:
            return []
        self.next_look_at_sockets = now + self.settings.closing_seconds / LOOKS_AT_CLOSING
        return self.sockets
