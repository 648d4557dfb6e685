"""The move protocol under a bad network: what is acknowledged happened once, and nothing else happened."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.server.messages import AnyCommand, Move, Undo
from chefetage.server.rooms.log import load
from tests.server.bench import Bench, FakePage, opening

PEOPLE = ["ada", "ben", "cleo"]
GAMES = sorted(catalog())
number = st.integers(0, 1000)


class BadNetwork(RuleBasedStateMachine):
    """Three people whose commands get lost, come twice, come late, name wrong seats and wrong plies."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.bench = Bench(Path(self.folder.name) / "tables.sqlite")
        self.pages = [FakePage(name, seat) for seat, name in enumerate(PEOPLE)]
        self.sent: list[tuple[int, AnyCommand]] = []  # all that somebody ever wanted to send, and who
        self.late: list[tuple[int, AnyCommand]] = []
        self.acks: dict[tuple[int, str], int] = {}
        self.moves: list[tuple[int, str]] = []  # that must stand
        self.version = 0  # moves and take-backs
        self.noticed: list[list[tuple[int, bool]]] = [[] for _ in PEOPLE]  # of these: whose, and if a secret decision

    @initialize(game=st.sampled_from(GAMES), seed=number)
    def begin(self, game: str, seed: int) -> None:
        self.bench.open(opening(game, *PEOPLE, seed=seed))

    # What people do.

    def wish(self, choice: int) -> tuple[int, AnyCommand]:
        """A legal move of somebody whose turn it is, sent for the position that they see."""
        match = self.bench.room.table.match
        seat = self.bench.room.table.actors[choice % len(self.bench.room.table.actors)]
        offers = match.game.legal_moves(match.state, seat)
        move = match.game.notation(offers[choice % len(offers)])
        return seat, Move(f"id-{len(self.sent)}", self.seen(seat), seat, move)

    def seen(self, seat: int) -> int:
        return self.bench.room.table.known[seat].seen

    def is_going_on(self) -> bool:
        return bool(self.bench.room.table.actors)

    @precondition(is_going_on)
    @rule(choice=number)
    def move(self, choice: int) -> None:
        self.send(*self.wish(choice))

    @precondition(is_going_on)
    @rule(choice=number)
    def move_that_comes_late(self, choice: int) -> None:
        wish = self.wish(choice)
        self.sent.append(wish)
        self.late.append(wish)

    @precondition(lambda self: self.late)
    @rule(choice=number)
    def deliver_late(self, choice: int) -> None:
        self.send(*self.late.pop(choice % len(self.late)))

    @precondition(lambda self: self.sent)
    @rule(choice=number)
    def send_again(self, choice: int) -> None:
        self.send(*self.sent[choice % len(self.sent)])

    @precondition(is_going_on)
    @rule(choice=number, thief=st.integers(0, 2))
    def move_for_another(self, choice: int, thief: int) -> None:
        seat, command = self.wish(choice)
        answer = self.send(thief, command)
        assert thief == seat or answer.get("reason") == "not-yours"

    @precondition(is_going_on)
    @rule(choice=number, off=st.sampled_from([-2, -1, 1, 2]))
    def move_with_wrong_counter(self, choice: int, off: int) -> None:
        seat, command = self.wish(choice)
        assert isinstance(command, Move)
        wrong = msgspec.structs.replace(command, seen=max(0, command.seen + off))
        is_current = wrong.seen <= command.seen and self.is_missed_in_secret(seat, wrong.seen)
        answer = self.send(seat, wrong)
        assert answer["type"] == ("ack" if is_current else "nack")
        assert answer.get("reason") == (None if is_current else "stale")

    @precondition(lambda self: self.is_going_on() and self.moves)
    @rule(seat=st.integers(0, 2), to=st.sampled_from(["move", "turn"]))
    def undo(self, seat: int, to: Any) -> None:
        self.send(seat, Undo(f"id-{len(self.sent)}", self.seen(seat), seat, to))

    @rule()
    def restart_server(self) -> None:
        self.bench.restart()

    # What must follow.

    def send(self, person: int, command: AnyCommand) -> dict[str, Any]:
        self.sent.append((person, command))
        is_secret = self.is_secret()
        reach = self.bench.room.table.match.own_turn(person)
        answer = self.bench.perform(self.pages[person], command)
        key = (person, command.id)
        if key in self.acks:
            assert (answer["type"], answer.get("seen")) == ("ack", self.acks[key])
        elif answer["type"] == "ack":
            self.note_witnesses(person, is_secret and isinstance(command, Move))
            self.note(key, command, answer["seen"], reach)
        return answer

    def is_secret(self) -> bool:
        match = self.bench.room.table.match
        return not match.is_over and match.game.steps[match.state.step].secret

    def is_missed_in_secret(self, seat: int, seen: int) -> bool:
        """Whether all that a seat has missed is what others decide at the same time, in secret."""
        return all(is_secret and mover != seat for mover, is_secret in self.noticed[seat][seen:])

    def note_witnesses(self, mover: int, is_secret: bool) -> None:
        for seat, noticed in enumerate(self.noticed):
            noticed.extend([(mover, is_secret)] * (self.seen(seat) - len(noticed)))

    def note(self, key: tuple[int, str], command: AnyCommand, seen: int, reach: list[int]) -> None:
        self.version += 1
        assert seen == self.seen(key[0])
        self.acks[key] = seen
        if isinstance(command, Move):
            self.moves.append((command.seat, command.move))
        elif isinstance(command, Undo):
            for taken in reach[: 1 if command.to == "move" else None]:
                del self.moves[taken - 1]

    @invariant()
    def table_is_as_acknowledged(self) -> None:
        if hasattr(self.bench, "room"):
            table = self.bench.room.table
            assert table.version == self.version
            assert [(line.seat, line.move) for line in table.match.record.moves] == self.moves

    def teardown(self) -> None:
        try:
            self.check_log()
        finally:
            self.bench.close()
            self.folder.cleanup()

    def check_log(self) -> None:
        if hasattr(self.bench, "room"):
            rows = self.bench.run(self.bench.hall.storage.log(self.bench.room.table.id))
            again = load("again", rows)
            assert [(line.seat, line.move) for line in again.match.record.moves] == self.moves
            assert len({row.cid for row in rows if row.cid}) == len(self.acks)


TestBadNetwork = BadNetwork.TestCase
TestBadNetwork.settings = settings(max_examples=25 if is_compiled() else 8, stateful_step_count=40)
