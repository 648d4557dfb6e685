"""Attacks with requests: too many new tables and records, long answers, nonsense, forged headers, guessed codes."""

from tests.attacks.hostile import Attack, Tally
from tests.attacks.records import longest_record

NEW_TABLE: dict[str, object] = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


class NewTables(Attack):
    """Opens tables in some way; one address may do so only so often, with or without cookies."""

    allowed_at_once: float
    allowed_per_second: float

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        found = super().complaints(tally, seconds)
        if tally["200"] > cls.allowed_at_once + cls.allowed_per_second * seconds:
            found.append(f"{cls.name}: {tally['200']} tables in {seconds:.0f} s for one address")
        return found


class Openings(NewTables):
    """Five strangers without a cookie open tables as fast as they can."""

    name = "openings"
    people = 5
    allowed_at_once = 125  # a class of thirty included
    allowed_per_second = 1

    async def run(self) -> None:
        await self.crowd(self.people, self.open)

    async def open(self) -> None:
        self.note(await self.wire.call("POST", "/api/tables", NEW_TABLE))


class Forged(Openings):
    """The same with another forged X-Forwarded-For each time, as if they came from everywhere."""

    name = "forged"

    async def open(self) -> None:
        said = ".".join(str(self.chance.randrange(1, 255)) for _ in range(4))
        forwarded = {"x_forwarded_for": said, "x_real_ip": said, "forwarded": f"for={said}"}
        self.note(await self.wire.call("POST", "/api/tables", NEW_TABLE, **forwarded))


class Records(NewTables):
    """Twenty records of a long game a second, without a cookie."""

    name = "records"
    per_second = 20
    allowed_at_once = 35
    allowed_per_second = 0.2

    async def run(self) -> None:
        await self.crowd(self.per_second, self.bring, pause=1.0)

    async def bring(self) -> None:
        self.note(await self.wire.call("POST", "/api/records", longest_record()))


class Replays(Attack):
    """Eight readers who ask for whole replays, positions in them, rulebooks and texts, one after the other."""

    name = "replays"
    people = 8

    async def run(self) -> None:
        answer = self.note(await self.wire.call("POST", "/api/records", longest_record()))
        long_table = answer.json()["id"] if answer.status == 200 else self.table
        self.paths = [
            f"/api/tables/{long_table}/replay",
            f"/api/tables/{long_table}/replay/400?viewer=open&lang=de",
            f"/api/tables/{long_table}/replay/7?viewer=0",
            f"/api/tables/{self.table}/replay",
            "/api/games/ground_floor/rulebook?lang=de",
            "/api/games/watch/texts",
            "/api/openapi.json",
        ]
        await self.crowd(self.people, self.ask)

    async def ask(self) -> None:
        self.note(await self.wire.call("GET", self.chance.choice(self.paths)))


class Codes(Attack):
    """Four strangers guess the codes with which people take their identity to another device."""

    name = "codes"
    people = 4
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

    async def run(self) -> None:
        await self.crowd(self.people, self.guess)

    async def guess(self) -> None:
        code = "".join(self.chance.choices(self.letters, k=8))
        self.note(await self.wire.call("POST", "/api/me/take", {"code": code}))

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        return super().complaints(tally, seconds) + ([f"{cls.name}: a code was guessed"] if tally["200"] else [])


BAD_BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"game": 1}',
    b'{"game": "chess"}',
    b'{"game": "watch", "seats": [{"kind": "king"}]}',
    b'{"game": "watch", "seats": [], "seed": "-1"}',
    b'{"game": "watch", "more": 1}',
    b'{"game": "../../watch"}',
    b"x" * 300_000,
]
BAD_PATHS = [
    "/api/tables/../../etc/passwd",
    "/assets/..%2f..%2findex.html",
    "/assets/%2e%2e/%2e%2e/settings.py",
    "/.git/config",
    "/api/games/%00/rulebook",
    "/api/games/watch/rulebook?lang=" + "x" * 3000,
    "/api/tables/x/replay/-1",
    "/" + "a" * 20_000,
]
RAW: list[bytes] = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: elsewhere.example\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: " + b"a=b; " * 2000 + b"\r\n\r\n",
]


class BadRequests(Attack):
    """Eight clients with nonsense: raw bytes, bad bodies, paths that climb, unknown methods."""

    name = "bad_requests"
    people = 8

    async def run(self) -> None:
        await self.crowd(self.people, self.talk_nonsense, pause=0.02)

    async def talk_nonsense(self) -> None:
        match self.chance.randrange(5):
            case 0:
                raw = self.chance.choice([*RAW, self.chance.randbytes(300)])
                self.note(await self.wire.say(raw, patience=0.5))  # some of them wait for more
            case 1:
                self.note(await self.wire.call("GET", self.chance.choice(BAD_PATHS)))
            case 2:
                self.note(await self.wire.call(self.chance.choice(["TRACE", "DELETE", "PATCH", "FOO"]), "/api/tables"))
            case 3:
                path = self.chance.choice(["/api/records", "/api/records/tables", f"/api/tables/{self.table}/join"])
                self.note(await self.wire.call("POST", path, self.chance.choice(BAD_BODIES[1:])))
            case _:
                self.note(await self.wire.call("POST", "/api/tables", self.chance.choice(BAD_BODIES)))


class Foreigners(Attack):
    """Pages of other sites, and requests under names that are not this server's."""

    name = "foreigners"
    people = 5
    origin = "http://elsewhere.example"

    async def run(self) -> None:
        await self.crowd(self.people, self.try_it, pause=0.05)

    async def try_it(self) -> None:
        for answer in (
            await self.wire.call("GET", "/api/tables", host="elsewhere.example"),
            await self.wire.call("POST", "/api/tables", NEW_TABLE, origin=self.origin),
            await self.wire.call("POST", "/api/tables", NEW_TABLE, origin="null"),
            await self.wire.call("PUT", "/api/me", {"name": "x"}, origin=self.origin),
        ):
            self.note(answer)
        try:
            async with self.wire.stranger().socket(self.table, origin=self.origin):
                self.tally["a socket was opened"] += 1
        except Exception as refused:
            self.tally[f"socket refused: {type(refused).__name__}"] += 1

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        let_in = tally["200"] + tally["a socket was opened"]
        return super().complaints(tally, seconds) + ([f"{cls.name}: {let_in} were let in"] if let_in else [])
