"""Attacks on the rights of others at a table: seats, take-backs, endless logs, a seed that somebody knows."""

import asyncio

from tests.attacks.hostile import Attack, Tally, TurnedAway
from tests.attacks.page import Page
from tests.attacks.wire import Wire

TWO = [{"kind": "me"}, {"kind": "link"}]
FIRST = {"start_player": "1"}
HOSTS_RIGHTS: dict[str, dict[str, object]] = {
    "close": {"seat": 1},
    "open": {"seat": 1},
    "remove": {"seat": 1},
    "name": {"name": "Mine"},
    "mute": {"line": 1},
    "unmute": {"person": 1},
    "start": {"fill": "random"},
    "leave": {"bot": "random"},
    "return": {},
    "rematch": {},
}
UNDONE_AT_MOST, UNDONE_PER_MOVE = 205, 3  # moves that a seat may take back by itself: at first, for each that stands


class AllSeats(Attack):
    """One stranger takes every free seat of somebody's table and starts the game."""

    name = "seats"

    async def run(self) -> None:
        await self.wire.visit()
        waiting = f"/api/tables/{self.orders.tables['waiting']}"
        for seat in range(5):
            self.note(await self.wire.call("POST", f"{waiting}/join", {"name": "Greedy", "seat": seat}))
        self.note(await self.wire.call("POST", f"{waiting}/start", {"fill": "random"}))
        answer = await self.wire.call("GET", waiting)
        if answer.status != 200:
            raise TurnedAway
        table = answer.json()
        self.tally["seats"] = sum(seat["mine"] for seat in table["seats"])
        self.tally["started"] = int(table["status"] != "waiting")

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        seats = [f"{cls.name}: one stranger took {tally['seats']} seats"] if tally["seats"] > 1 else []
        started = [f"{cls.name}: a stranger started the game"] if tally["started"] else []
        return super().complaints(tally, seconds) + seats + started


class Usurper(Attack):
    """A stranger tries what only the host of a table may do."""

    name = "usurper"

    async def run(self) -> None:
        await self.wire.visit()
        for table in self.orders.tables.values():
            for right, wish in HOSTS_RIGHTS.items():
                self.note(await self.wire.call("POST", f"/api/tables/{table}/{right}", wish))

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        found = [f"{cls.name}: {tally['200']} times a stranger did what is the host's"] if tally["200"] else []
        return super().complaints(tally, seconds) + found


class WhileAway(Attack):
    """Two people play; one leaves for a moment, and the other takes back one turn after another alone."""

    name = "away"

    async def run(self) -> None:
        other = self.wire.stranger()
        await self.wire.visit()
        await other.visit()
        table = await self.seated(other)
        async with self.wire.socket(table) as mine, other.socket(table) as theirs:
            pages = [Page(mine, 0), Page(theirs, 1)]
            await play_together(pages, 12)
            self.note(await other.call("POST", f"/api/tables/{table}/leave", {"bot": "random"}))
            await self.take_back(pages[0])

    async def seated(self, other: Wire) -> str:
        wish = {"game": "watch", "seats": TWO, "options": FIRST, "name": "Ada"}
        table = str((await self.opened(self.wire, wish))["id"])
        self.note(await other.call("POST", f"/api/tables/{table}/join", {"name": "Ben"}))
        self.note(await self.wire.call("POST", f"/api/tables/{table}/start", {}))
        return table

    async def take_back(self, page: Page) -> None:
        await page.join()
        for _ in range(20):
            before = page.ply
            self.tally[f"take-back: {await page.command('take_back')}"] += 1
            await page.join()
            self.tally["moves taken back alone"] += max(0, before - page.ply)

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        taken = tally["moves taken back alone"]
        found = [f"{cls.name}: {taken} moves were taken back without the person who is away"] if taken else []
        return super().complaints(tally, seconds) + found


async def play_together(pages: list[Page], moves: int) -> None:
    """So many moves by whoever has to decide."""
    made = 0
    while made < moves:
        for page in pages:
            await page.join()
            if page.moves:
                made += await page.command("move", move=page.moves[0]) == "ack"


class EndlessUndo(Attack):
    """A move is made and taken back again and again, so that the log of the table grows."""

    name = "undo"
    least_seconds = 25

    async def run(self) -> None:
        await self.wire.visit()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "watch", "seats": seats, "options": FIRST}
        table = (await self.opened(self.wire, wish))["id"]
        async with self.wire.socket(table) as socket:
            page = Page(socket, 0)
            await page.join()
            refused = 0
            while self.goes_on and refused < 5 and await page.turn():
                self.tally[f"move: {await page.command('move', move=page.moves[0])}"] += 1
                answer = await page.command("undo", to="move")
                self.tally[f"undo: {answer}"] += 1
                refused = refused + 1 if answer == "nack" else 0
                await asyncio.sleep(1 / 14)  # within what a socket may say

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        undone = tally["undo: ack"]
        most = UNDONE_AT_MOST + UNDONE_PER_MOVE * (tally["move: ack"] - undone)
        found = [f"{cls.name}: {undone} moves made and taken back"] if undone > most else []
        return super().complaints(tally, seconds) + found


class ChosenSeed(Attack):
    """Somebody chooses the seed of a table, so knows what is hidden, and others come by its link unaware."""

    name = "chosen_seed"

    async def run(self) -> None:
        other = self.wire.stranger()
        await self.wire.visit()
        await other.visit()
        wish = {"game": "watch", "seats": TWO, "seed": "7"}
        summary = await self.opened(self.wire, wish)
        self.tally["said so"] = int(summary["is_seed_known"])
        answer = await other.call("POST", f"/api/tables/{summary['id']}/join", {"name": "Ben"})
        self.tally["joined unaware"] = int(answer.status == 200)

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        found = [f"{cls.name}: somebody joined without agreeing"] if tally["joined unaware"] else []
        return super().complaints(tally, seconds) + found
