"""All attacks, by name."""

from tests.attacks import connections, requests, rights, sockets
from tests.attacks.hostile import Attack

KINDS: list[type[Attack]] = [
    connections.IdleConnections,
    connections.SlowHeaders,
    connections.SlowBodies,
    connections.EndlessHeaders,
    sockets.Deaf,
    sockets.JoinFlood,
    sockets.GreaterJoinFlood,
    sockets.Spectators,
    sockets.Crowd,
    sockets.ChatFlood,
    sockets.BadFrames,
    sockets.NoSuchTables,
    requests.Openings,
    requests.Forged,
    requests.Records,
    requests.Replays,
    requests.Codes,
    requests.BadRequests,
    requests.Foreigners,
    rights.AllSeats,
    rights.Usurper,
    rights.WhileAway,
    rights.EndlessUndo,
    rights.ChosenSeed,
]
ATTACKS = {kind.name: kind for kind in KINDS}
