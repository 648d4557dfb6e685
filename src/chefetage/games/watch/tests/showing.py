"""The table in the words of the scenarios: what stands under `then`."""

from collections.abc import Callable
from typing import Any

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.clock import hand as clock_hand
from chefetage.games.watch.rules.components import PLAYER_COLOUR
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import actor, crates, departments, hand, removed, space, step, track
from chefetage.games.watch.view import view
from chefetage.testing import events, happened


def named(s: State, worker: int | str, nobody: str = "nobody") -> str:
    if isinstance(worker, str):
        return worker
    if worker < 0:
        return nobody
    return PLAYER_COLOUR.keys[worker] if worker < s.players else "third"


def who_sees_spies(s: State) -> list[str]:
    return [PLAYER_COLOUR.keys[p] for p in range(s.players) if view(s, p)["spies"]]


# What a scenario may name; `wanted` says of which stacks, tracks or events it speaks.
TABLE: dict[str, Callable[[State, Any], object]] = {
    "step": lambda s, wanted: step(s),
    "actor": lambda s, wanted: named(s, actor(s)),
    "order": lambda s, wanted: [named(s, worker) for worker in s.order],
    "round": lambda s, wanted: s.round,
    "hand": lambda s, wanted: clock_hand(s),
    "market_deck": lambda s, wanted: len(s.market_deck),
    "document_deck": lambda s, wanted: len(s.deck),
    "documents_drawn": lambda s, wanted: sum(s.drawn),
    "stacks": lambda s, wanted: {value: s.stacks[int(value) - 1] for value in wanted},
    "crates_in_play": lambda s, wanted: sum(s.stacks) + sum(sum(board.crates) for board in s.boards),
    "tracks": lambda s, wanted: {key: [named(s, disc) for disc in track(s, key)] for key in wanted},
    "spies_activated": lambda s, wanted: len(departments(s.spies)),
    "spies_seen_by": lambda s, wanted: who_sees_spies(s),
    "payee": lambda s, wanted: named(s, s.payee, "bank"),
    "black_disc": lambda s, wanted: named(s, s.black_disc, "watch"),
    "neutral": lambda s, wanted: space(s, s.neutral),
    "happened": lambda s, wanted: [name for name in wanted if name in happened(s)],
    "never": lambda s, wanted: [name for name in wanted if name not in happened(s)],
    "discs_paid": lambda s, wanted: events(s, "discs_paid")[0]["discs"],
    "roubles_due": lambda s, wanted: events(s, "discs_paid")[0]["roubles"],
}
SEATS: dict[str, Callable[[State, int, Any], object]] = {
    "roubles": lambda s, p, wanted: s.boards[p].roubles,
    "gears": lambda s, p, wanted: s.boards[p].gears,
    "notes": lambda s, p, wanted: s.boards[p].notes,
    "supply": lambda s, p, wanted: s.boards[p].supply,
    "crates": lambda s, p, wanted: crates(s, p),
    "hand": lambda s, p, wanted: hand(s, p),
    "worker": lambda s, p, wanted: space(s, p),
    "removed": lambda s, p, wanted: {row: removed(s, row, p) for row in wanted},
    "points": lambda s, p, wanted: {line.key: line.points for line in GAME.score_sheet(s, p) if line.key in wanted},
}
