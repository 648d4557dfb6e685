"""Taking back a finished turn: done as soon as nobody's consent is missing."""

from chefetage.server.bot_turns import tell_move
from chefetage.server.room import Room
from chefetage.table.entries import Undone


async def grant(room: Room) -> None:
    """Carry out what everybody has agreed to."""
    for request in room.table.requests:
        if not request.missing:
            plies = list(range(request.keep + 1, room.table.match.ply + 1))
            await room.commit(Undone(request.seat, plies))
            tell_move(room)
            return
