"""The site map: every address of the REST part, in one list."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from chefetage.server.api import games, health, lessons, me, openings, records, replays, tables, transfer
from chefetage.server.http.calls import Call, Endpoint, Picture, Toll
from chefetage.table.guide import GuideAnswer
from chefetage.table.lessons import ChapterAnswer, LessonsAnswer, TryAnswer
from chefetage.table.position import Position
from chefetage.table.replay import ReplayAnswer
from chefetage.table.summary import TableSummary

Does = Callable[[Call], Awaitable[Any]]


OPENING = Toll("opening")
TRIAL = Toll("work", 2)
RECORD = Toll("record", bytes_each=16_384)  # of usual length


def get(path: str, does: Does, answer: Any, *query: str, work: float = 0) -> Endpoint:
    return Endpoint("GET", path, does, answer, query=query, toll=Toll("work", work) if work else None)


def material(path: str, does: Does, answer: Any, *query: str, work: float = 0) -> Endpoint:
    """What the pages need of a game; the same for everybody."""
    return msgspec.structs.replace(get(path, does, answer, *query, work=work), is_shared=True)


def post(
    path: str, does: Does, body: Any, answer: Any = TableSummary, *query: str, toll: Toll | None = None
) -> Endpoint:
    return Endpoint("POST", path, does, answer, body, query, toll)


ENDPOINTS = [
    Endpoint("GET", "/healthz", health.healthz, health.Alive, base=""),
    Endpoint("GET", "/readyz", health.readyz, health.Ready, base=""),
    get("/info", games.info, games.ServerInfo),
    material("/games", games.games, list[games.GameCard]),
    material("/games/{game}/rulebook", games.rules, games.RulebookAnswer, "lang", "rules", work=2),
    material("/games/{game}/texts", games.words, bytes, "lang", "rules"),
    material("/games/{game}/components", games.components, dict[str, Any], "rules"),
    material("/games/{game}/guide", games.guide, GuideAnswer),
    material("/games/{game}/aid", games.aid, Picture, "lang", work=2),
    material("/games/{game}/lessons", lessons.lessons, LessonsAnswer, "lang"),
    material("/games/{game}/lessons/{chapter}", lessons.chapter, ChapterAnswer, "lang", work=2),
    post("/games/{game}/lessons/{chapter}/try", lessons.attempt, lessons.Attempt, TryAnswer, "lang", toll=TRIAL),
    get("/me", me.me, me.Me),
    Endpoint("PUT", "/me", me.change_me, me.Me, me.Me),
    post("/me/code", transfer.make_code, None, transfer.TransferCode),
    post("/me/take", transfer.take_identity, transfer.TakeWish, me.Me),
    post("/me/forget", transfer.forget_identity, None, me.Me),
    get("/tables", me.my_tables, list[me.ListedTable]),
    post("/tables", openings.open_table, openings.NewTable, toll=OPENING),
    get("/tables/{table}", tables.look, TableSummary),
    post("/tables/{table}/join", tables.join, tables.JoinWish),
    post("/tables/{table}/start", tables.start, tables.StartWish),
    post("/tables/{table}/close", tables.close_seat, tables.CloseWish),
    post("/tables/{table}/open", tables.open_seat, tables.HostedSeat),
    post("/tables/{table}/remove", tables.remove, tables.HostedSeat),
    post("/tables/{table}/name", tables.rename, tables.NameWish),
    post("/tables/{table}/mute", tables.mute, tables.MuteWish),
    post("/tables/{table}/unmute", tables.unmute, tables.UnmuteWish),
    post("/tables/{table}/leave", tables.leave, tables.LeaveWish),
    post("/tables/{table}/return", tables.come_back, tables.ReturnWish),
    post("/tables/{table}/rematch", tables.rematch, None, toll=OPENING),
    get("/tables/{table}/record", records.record, bytes),
    get("/tables/{table}/replay", replays.replay, ReplayAnswer, "viewer", "lang", work=10),
    get("/tables/{table}/replay/{ply}", replays.replay_position, Position, "viewer", "lang", work=2),
    post("/records", records.import_record, bytes, TableSummary, "file", toll=RECORD),
    post("/records/tables", records.table_from_record, records.ContinuedTable, toll=RECORD),
]
