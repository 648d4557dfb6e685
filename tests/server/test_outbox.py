"""What waits for a slow reader: bytes are counted, and of what grows old only the latest waits."""

from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket

from chefetage.server import socket
from chefetage.server.messages import Ack, ChatNews, Join, Move, Pong, ToPage
from chefetage.server.rooms.connection import Connection
from chefetage.server.rooms.outbox import Backlog, Letter, Letters, Outbox
from chefetage.server.rooms.room import Room
from tests.server.bench import SCOPE, Bench, FakePage, opening
from tests.server.support import quick_settings

PONG = Letter(Pong())


def outbox(backlog: Backlog | None = None, address: str = "here", **wishes: Any) -> Outbox:
    return Outbox(backlog or Backlog(quick_settings(Path(), **wishes)), address)


def page_of(box: Outbox, identity: str = "ada", seat: int = 0) -> Connection:
    """A page whose sender sleeps."""
    page = Connection(WebSocket(SCOPE, cast(Any, None), cast(Any, None)), identity, identity, "en", box)
    page.seat = seat
    return page


def waiting(page: Connection) -> list[dict[str, Any]]:
    return [msgspec.json.decode(letter.data) for letter in page.outbox.letters.values()]


def kinds(page: Connection) -> list[str]:
    return [message["type"] for message in waiting(page)]


# Bytes.


def test_whoever_does_not_read_is_let_go_when_too_many_bytes_wait() -> None:
    page = page_of(outbox(waiting_bytes=10 * PONG.size))
    for _ in range(10):
        page.post(PONG)
    assert not page.is_closed.is_set()
    page.post(PONG)
    assert page.is_closed.is_set()


def test_many_small_messages_wait_where_a_few_large_ones_do_not() -> None:
    page = page_of(outbox(waiting_bytes=100_000))
    for number in range(1000):
        page.send(Ack(str(number), 0))
    assert not page.is_closed.is_set()
    for _ in range(2):
        page.send(Ack("x" * 60_000, 0))
    assert page.is_closed.is_set()


def test_a_page_for_which_nothing_waits_is_sent_even_a_long_message() -> None:
    box = outbox(waiting_bytes=1, waiting_bytes_per_address=1, waiting_bytes_in_all=1)
    assert box.put(Letter(Ack("x" * 1000, 0)))
    assert not box.put(PONG)


def test_all_pages_of_an_address_share_a_bound_and_others_do_not_feel_it() -> None:
    backlog = Backlog(quick_settings(Path(), waiting_bytes_per_address=10 * PONG.size))
    boxes = [outbox(backlog) for _ in range(5)]
    assert all(box.put(PONG) for box in boxes for _ in range(2))
    assert not any(box.put(PONG) for box in boxes)
    elsewhere = outbox(backlog, "elsewhere")
    assert all(elsewhere.put(PONG) for _ in range(5))


def test_the_server_has_a_bound_in_all() -> None:
    backlog = Backlog(quick_settings(Path(), waiting_bytes_in_all=10 * PONG.size))
    boxes = [outbox(backlog, str(number)) for number in range(5)]
    assert all(box.put(PONG) for box in boxes for _ in range(2))
    assert not any(box.put(PONG) for box in boxes)


def test_what_was_sent_or_will_never_be_counts_no_more() -> None:
    backlog = Backlog(quick_settings(Path()))
    first, second = outbox(backlog), outbox(backlog)
    for box in (first, second, first):
        box.put(PONG)
    while first.take():
        assert backlog.in_all > PONG.size  # also while it is being sent
    second.take()
    second.clear()
    assert (backlog.in_all, dict(backlog.by_address), first.size, second.size) == (0, {}, 0, 0)


# Only the latest waits.


def table_under_way(bench: Bench, page: Connection, moves: int) -> Room:
    """Moves of all, in turn, while the page sleeps."""
    room = bench.open(opening("watch", "ada", "ben"))
    room.audience.enter(page)
    page.has_joined = True
    chance = Random(1)
    for number in range(moves):
        seat = room.table.actors[0]
        match = room.table.match
        move = match.game.notation(chance.choice(match.game.legal_moves(match.state, seat)))
        command = Move(str(number), room.table.known[seat].seen, seat, move)
        bench.perform(FakePage(room.table.seats[seat].holder, seat), command)
    return room


def test_only_the_latest_position_waits_and_tells_all_that_came_before(tmp_path: Path) -> None:
    bench, page = Bench(tmp_path / "tables.sqlite"), page_of(outbox())
    room = table_under_way(bench, page, 6)
    [news] = waiting(page)
    assert (news["type"], news["seen"], news["since"]) == ("position", 6, 0)
    fresh = FakePage("ada", 0)
    room.audience.tell_all(room.table, fresh, [])
    assert news in fresh.messages
    bench.close()


def test_a_position_that_is_being_sent_is_not_replaced(tmp_path: Path) -> None:
    bench, page = Bench(tmp_path / "tables.sqlite"), page_of(outbox())
    room = table_under_way(bench, page, 1)
    page.outbox.take()
    seat = room.table.actors[0]
    move = room.table.match.game.notation(room.table.match.game.legal_moves(room.table.match.state, seat)[0])
    bench.perform(FakePage(room.table.seats[seat].holder, seat), Move("next", 1, seat, move))
    [news] = waiting(page)
    assert (news["seen"], news["since"]) == (2, 1)
    bench.close()


def test_acknowledgements_wait_all_and_before_the_position_that_shows_them() -> None:
    box = outbox()
    letters = [Letter(Ack("a", 1)), Letter(Pong(), "position"), Letter(Ack("b", 2)), Letter(Pong(), "position")]
    assert all(map(box.put, letters))
    assert [box.take() for _ in range(4)] == [letters[0], letters[2], letters[3], None]


# Joining again and again.


def test_a_second_join_is_merged_with_a_first_whose_answer_waits(tmp_path: Path) -> None:
    bench, page = Bench(tmp_path / "tables.sqlite"), page_of(outbox())
    room = table_under_way(bench, page, 0)
    for _ in range(100):
        socket.join(room, page, Join(0, "en"))
    assert kinds(page) == ["table", "position", "chat"]
    bench.close()


def test_the_answer_to_a_join_is_written_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = table_under_way(bench, page_of(outbox()), 2)
    written = []
    position_news = room.audience.position_news

    def counted(*wish: Any) -> ToPage:
        written.append(wish[1:])
        return position_news(*wish)

    cast(Any, room.audience).position_news = counted
    for number in range(50):
        socket.join(room, FakePage(f"watcher {number}", -1), Join(-1, "en"))
        socket.join(room, FakePage("ada", 0), Join(0, "de"))
    assert written == [(-1, "en"), (0, "de")]
    bench.close()


def test_kept_answers_are_bounded_and_the_longest_unused_are_forgotten() -> None:
    size = Letter(ChatNews([])).size
    letters = Letters(most=3 * size)
    for key in "abcad":
        letters.letter((key,), lambda: ChatNews([]))
    assert list(letters.letters) == [("c",), ("a",), ("d",)]
    assert letters.size == 3 * size
