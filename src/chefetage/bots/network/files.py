"""Files of networks: a head that says what the network is for, then its weights, packed."""

from __future__ import annotations

import lzma
import sys
from array import array
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

import msgspec
from mypy_extensions import i64

from chefetage.bots.network.network import ONE_INPUT, Network, paired
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.core.vec import vec

MAGIC = b"chefetage network 1\n"
SHIPPED = "networks"  # the folder of a game's strategy
WEIGHT = "h"  # in files and arrays: 16 bits, the low byte first
BIAS = "q"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network is for, and where it comes from."""

    game: str
    rules: int
    players: int
    encoder: str  # its digest
    hidden: int
    training: str = ""  # digest of the log of its training


@dataclass(frozen=True)
class NetworkFile:
    """A network as it is stored and sent: by input and hidden unit, then by output and hidden unit."""

    head: Head
    first: array[int]
    bias: array[int]
    last: array[int]
    last_bias: array[int]

    def packed(self) -> bytes:
        parts = [little(part).tobytes() for part in (self.first, self.bias, self.last, self.last_bias)]
        head = msgspec.json.encode(self.head)
        body = len(head).to_bytes(4, "little") + head + b"".join(parts)
        return MAGIC + lzma.compress(body, preset=9)

    @cached_property
    def digest(self) -> str:
        return sha256(self.packed()).hexdigest()


def little(numbers: array[int]) -> array[int]:
    """The same on a machine that puts the high byte first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def unpacked(packed: bytes, name: str) -> NetworkFile:
    """What a file holds, or a Problem: it is none of ours, or damaged. `name` is how the user calls it."""
    try:
        if not packed.startswith(MAGIC):
            raise ValueError("no network of this version of the program")
        body = lzma.decompress(packed[len(MAGIC) :])
        length = int.from_bytes(body[:4], "little")
        head = msgspec.json.decode(body[4 : 4 + length], type=Head)
        outputs = 2 * head.players + 1
        numbers = memoryview(body)[4 + length :]
        tail = outputs * head.hidden * 2 + (head.hidden + outputs) * 8
        first, numbers = taken(WEIGHT, numbers, (len(numbers) - tail) // 2)
        bias, numbers = taken(BIAS, numbers, head.hidden)
        last, numbers = taken(WEIGHT, numbers, outputs * head.hidden)
        last_bias, numbers = taken(BIAS, numbers, outputs)
        if len(numbers) > 0 or head.hidden < 2 or head.hidden % 2 or len(first) % head.hidden:
            raise ValueError("another number of weights than its head says")
    except (lzma.LZMAError, msgspec.MsgspecError, ValueError) as error:
        raise Problem("network-unreadable", network=name, reason=str(error)) from error
    return NetworkFile(head, first, bias, last, last_bias)


def taken(kind: str, numbers: memoryview, count: int) -> tuple[array[int], memoryview]:
    found = array(kind)
    size = count * found.itemsize
    found.frombytes(numbers[:size])
    if len(found) != count:
        raise ValueError("it ends too early")
    return little(found), numbers[size:]


def network_for(game: Game[State], file: NetworkFile, name: str) -> Network:
    """A network that can play, or a Problem: it was made for something else."""
    encoder = game.encoder()
    head = file.head
    for what, expected, found in (
        ("game", game.info.key, head.game),
        ("rules", str(game.info.rules_version), str(head.rules)),
        ("encoder", encoder.digest if encoder else "-", head.encoder),
    ):
        if expected != found:
            raise Problem("network-for-other", network=name, what=what, expected=expected, found=found)
    assert encoder
    inputs = int(encoder.common + head.players * encoder.block)
    if len(file.first) != inputs * head.hidden:
        raise Problem("network-unreadable", network=name, reason="another number of inputs than its encoder has")
    network = Network(head.players, inputs, head.hidden, encoder.score_unit)
    network.scales = vec[i64]([scale_of(unit) for unit in encoder.units[:inputs]])
    hidden = head.hidden
    network.first = vec[i64](paired(file.first))
    network.bias = vec[i64](paired(file.bias))
    network.last = vec[i64]([pair for unit in range(hidden) for pair in paired(file.last[unit::hidden])])
    network.last_bias = vec[i64](paired(file.last_bias))
    return network


def scale_of(unit: int) -> int:
    """What an amount of 1 is, as an input."""
    return max(1, round(ONE_INPUT / unit))


@cache
def shipped(game: Game[State], players: int) -> Network | None:
    """The network that comes with the program, if there is one for so many players; read when first asked for."""
    path = shipped_path(game, players)
    if not path.exists() or game.encoder() is None:
        return None
    return network_for(game, unpacked(path.read_bytes(), path.name), path.name)


def shipped_path(game: Game[State], players: int) -> Path:
    return game.folder / "strategy" / SHIPPED / f"{players}_players.network"
