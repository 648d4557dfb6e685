"""Requests: somebody wants to take back a finished turn, and the others are asked."""

import msgspec


class Request(msgspec.Struct):
    id: str
    seat: int
    keep: int  # moves that would stand
    missing: list[int]  # seats that have not agreed yet

    def hears(self, seat: int, yes: bool) -> bool:
        """The others answer; whoever asked may think better of it."""
        return seat in self.missing or (seat == self.seat and not yes)
