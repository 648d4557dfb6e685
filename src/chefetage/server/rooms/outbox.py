"""What waits to be sent to a page that reads slowly: counted in bytes, and of what grows old only the latest."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

from chefetage.server.messages import PositionNews, TableNews, ToPage
from chefetage.server.settings import Settings
from chefetage.server.wire import framed

Slot = Literal["", "table", "position", "chat"]  # where only the latest letter waits; "": all of them
SLOTS: dict[type[ToPage], Slot] = {TableNews: "table", PositionNews: "position"}
LETTERS_BYTES = 16_000_000


class Letter:
    """A message as it is sent, written once for all who get the same."""

    __slots__ = ("data", "frame", "slot")

    def __init__(self, message: ToPage, slot: Slot = "") -> None:
        self.data = msgspec.json.encode(message)
        self.frame = framed(self.data)
        self.slot = slot or SLOTS.get(type(message), "")

    @property
    def text(self) -> str:
        return self.data.decode()

    @property
    def size(self) -> int:
        return len(self.frame)


class Backlog:
    """The bytes that wait for all pages of the server, and for those of each address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.in_all = 0
        self.by_address: Counter[str] = Counter()

    def has_room(self, address: str, size: int) -> bool:
        is_fair = self.by_address[address] + size <= self.settings.waiting_bytes_per_address
        return is_fair and self.in_all + size <= self.settings.waiting_bytes_in_all

    def add(self, address: str, size: int) -> None:
        self.in_all += size
        self.by_address[address] += size
        if self.by_address[address] == 0:
            del self.by_address[address]


class Outbox:
    """The letters that wait for one page, in their order. A page for which nothing waits can always be sent one."""

    def __init__(self, backlog: Backlog, address: str) -> None:
        self.backlog = backlog
        self.address = address
        self.letters: OrderedDict[str | int, Letter] = OrderedDict()  # by slot, or by number where all of them count
        self.number = 0
        self.size = 0  # bytes that wait, and those being sent
        self.sending = 0

    def holds(self, slot: Slot) -> bool:
        return slot in self.letters

    def put(self, letter: Letter) -> bool:
        """Let it wait, in place of an older one of its slot; False, with nothing changed, if there is no room."""
        older = self.letters.get(letter.slot)
        more = letter.size - (older.size if older else 0)
        if self.size and not self.has_room(more):
            return False
        self.number += 1
        self.letters.pop(letter.slot, None)
        self.letters[letter.slot or self.number] = letter
        self.count(more)
        return True

    def has_room(self, more: int) -> bool:
        is_bounded = self.size + more <= self.backlog.settings.waiting_bytes
        return more <= 0 or (is_bounded and self.backlog.has_room(self.address, more))

    def take(self) -> Letter | None:
        """The next one to be sent, when the one before is on its way."""
        self.count(-self.sending)
        self.sending = 0
        if not self.letters:
            return None
        _, letter = self.letters.popitem(last=False)
        self.sending = letter.size
        return letter

    def clear(self) -> None:
        """Nothing is sent any more."""
        self.letters.clear()
        self.sending = 0
        self.count(-self.size)

    def count(self, more: int) -> None:
        self.size += more
        self.backlog.add(self.address, more)


class Letters:
    """Answers that many pages may ask for, written once; the longest unused ones are forgotten."""

    def __init__(self, most: int = LETTERS_BYTES) -> None:
        self.most = most  # bytes
        self.size = 0
        self.letters: OrderedDict[tuple[object, ...], Letter] = OrderedDict()

    def letter(self, key: tuple[object, ...], write: Callable[[], ToPage], slot: Slot = "") -> Letter:
        letter = self.letters.pop(key, None)
        if letter is None:
            letter = Letter(write(), slot)
            self.size += letter.size
        self.letters[key] = letter
        while self.size > self.most and len(self.letters) > 1:
            self.size -= self.letters.popitem(last=False)[1].size
        return letter
