"""Attacks a server of its own while people play there, and shows what those people met.

  python -m tools.attack                              every attack, one after the other
  python -m tools.attack --only idle deaf --seconds 20
  python -m tools.attack --together                   all at once, from three addresses
  python -m tools.attack --list                       the attacks, and what they do

Everything stays on this machine: the server on 127.0.0.1 with a database in a folder of its own, the attackers, whose
memory, sockets and time are bounded, on 127.0.0.2 to 127.0.0.4. Shown are the milliseconds from a move to its
acknowledgement and those of a page's loading, the server's memory and CPU, and what should not have happened.
Needs Linux. Ctrl-C shows what was measured so far. Ends with status 1 if anything should not have happened.
"""

import argparse
import signal
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from tests.attacks.catalog import ATTACKS
from tests.attacks.run import Outcome, Run

PEACE = "peace"
TOGETHER = "together"
HEADING = (
    f"{'attack':14} {'moves':>6} {'median':>7} {'p90':>7} {'p99':>8}   {'pages':>6} {'median':>7} {'p99':>8}   "
    f"{'MB':>5} {'CPU':>5} {'log':>5}"
)


def progress(text: str) -> None:
    print(f"\r{text:100}", end="", file=sys.stderr, flush=True)


def row(one: Outcome) -> str:
    moves, pages = one.moves, one.pages
    return (
        f"{one.name:14} {moves.count:6} {moves.median:7.1f} {moves.p90:7.1f} {moves.p99:8.1f}   "
        f"{pages.count:6} {pages.median:7.1f} {pages.p99:8.1f}   "
        f"{one.memory / 1e6:5.0f} {one.cpu:5.0%} {one.log_lines:5}"
    )


def details(one: Outcome) -> str:
    counted = [f"    {name}: {tally}" for name, tally in one.tallies.items()]
    wrong = [f"    ! {complaint}" for complaint in one.complaints]
    return "\n".join([*counted, *wrong])


def plan(wishes: argparse.Namespace) -> list[tuple[str, list[str]]]:
    """The runs: peace for comparison, then each attack, or all of them at once."""
    names = wishes.only or list(ATTACKS)
    attacks = [(TOGETHER, names)] if wishes.together else [(name, [name]) for name in names]
    return [(PEACE, []), *attacks]


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), metavar="NAME", help="these attacks")
    parser.add_argument("--seconds", type=float, default=15, help="for each run")
    parser.add_argument("--together", action="store_true", help="all at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--list", action="store_true", help="show the attacks")
    return parser.parse_args()


def main() -> None:
    wished = wishes()
    if wished.list:
        for name, kind in ATTACKS.items():
            print(f"{name:14} {kind.__doc__}")
        return
    outcomes: list[Outcome] = []
    print(HEADING)
    with suppress(KeyboardInterrupt):
        for name, attacks in plan(wished):
            outcome = Run(name, attacks, wished.seconds, progress).outcome()
            outcomes.append(outcome)
            progress("")
            print(f"\r{row(outcome)}\n{details(outcome)}".rstrip(), flush=True)
    if wished.json:
        wished.json.write_bytes(msgspec.json.format(msgspec.json.encode(outcomes)))
    sys.exit(any(outcome.complaints for outcome in outcomes))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the server ends, too
    main()
