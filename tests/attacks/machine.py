"""A hostile machine: one loopback address from which one or more attacks go out, as a process of its own.

  python -m tests.attacks.machine '{"port": 8000, "source": "127.0.0.2", "attacks": ["idle"], "seconds": 10, ...}'

Its memory, sockets and time are bounded. When its time is over it prints as JSON what each attack has counted.
"""

import asyncio
import os
import resource
import sys
from contextlib import suppress
from typing import Any

import msgspec

from tests.attacks.catalog import ATTACKS
from tests.attacks.hostile import Attack, Orders, TurnedAway
from tests.attacks.wire import GONE

MEMORY = 2 * 1024**3
SOCKETS = 4096
LAST_SECONDS = 3.0  # for what is under way when the time is over
NICENESS = 10  # attackers elsewhere would take nothing of this machine's time


async def attacking(attacks: list[Attack]) -> None:
    """All of them until the time is over; what waits longer is left."""
    tasks = [asyncio.create_task(carried_out(attack)) for attack in attacks]
    seconds = max(attack.orders.seconds for attack in attacks)
    done, late = await asyncio.wait(tasks, timeout=seconds + LAST_SECONDS)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    for task in done:
        task.result()


async def carried_out(attack: Attack) -> None:
    try:
        await attack.run()
    except (TurnedAway, *GONE) as error:
        attack.tally[f"ended: {type(error).__name__}"] += 1


def bound() -> None:
    """An attacker must not hurt the machine that it runs on."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = SOCKETS if hard == resource.RLIM_INFINITY else min(SOCKETS, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(NICENESS)


def main(words: list[str]) -> None:
    orders = msgspec.json.decode(words[0], type=Orders)
    bound()
    attacks: list[Attack] = [ATTACKS[name](orders) for name in orders.attacks]
    with suppress(KeyboardInterrupt):
        asyncio.run(attacking(attacks))
    report: dict[str, Any] = {attack.name: attack.tally for attack in attacks}
    sys.stdout.buffer.write(msgspec.json.encode(report))


if __name__ == "__main__":
    main(sys.argv[1:])
