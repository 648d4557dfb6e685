"""Records: written whole, read strictly, replayed to the same hashes."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from chefetage.core.catalog import catalog, load_variant
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant
from chefetage.playing.match import Match
from chefetage.playing.record import new_header, read_record, replay, set_up

Lines = list[str]


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The record of a short stretch of play."""
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    match = Match.start("watch", 2**200 + 7, {}, ["human", "random", "greedy"])
    for _ in range(12):
        player = match.game.actor(match.state)
        match.apply(player, match.seat(player).legal_moves()[0])
    match.save(path)
    return path.read_text(encoding="utf-8").splitlines()


def problem_with(path: Path, lines: Lines) -> Problem:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        list(replay(read_record(path), str(path)))
    assert caught.value.facts["file"] == str(path)
    return caught.value


def changed(line: str, **values: object) -> str:
    return json.dumps(json.loads(line) | values)


def test_a_record_holds_what_the_game_needs(lines: Lines) -> None:
    header = json.loads(lines[0])
    assert header == {
        "format": "chefetage-record",
        "version": 1,
        "game": "watch",
        "rules": catalog()["watch"].info.rules_version,
        "options": {"start_player": "random"},
        "seats": ["human", "random", "greedy"],
        "seed": f"{2**200 + 7:064x}",
    }
    assert json.loads(lines[1]).keys() == {"ply", "seat", "move", "hash"}


def test_a_record_replays_to_the_same_hashes(tmp_path: Path, lines: Lines) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert [line.ply for line, _ in replay(read_record(path))] == list(range(1, 13))


DAMAGES: dict[str, tuple[str, int, Callable[[Lines], Lines]]] = {
    "cut in a line": ("record-bad-line", 13, lambda lines: [*lines[:12], lines[12][:20]]),
    "a line is missing": ("record-bad-ply", 6, lambda lines: lines[:5] + lines[6:]),
    "a line stands twice": ("record-bad-ply", 7, lambda lines: lines[:6] + lines[5:]),
    "another hash": ("record-bad-hash", 4, lambda lines: [*lines[:3], changed(lines[3], hash="0" * 16), *lines[4:]]),
    "a seat nobody has": ("record-bad-seat", 2, lambda lines: [lines[0], changed(lines[1], seat=3)]),
    "another player's move": ("record-refused", 2, lambda lines: [lines[0], wrong_seat(lines[1])]),
    "an unknown move": ("record-refused", 2, lambda lines: [lines[0], changed(lines[1], move="place moon")]),
    "a forbidden move": ("record-refused", 3, lambda lines: [*lines[:2], changed(lines[2], move="place smuggle")]),
    "a wrong type": ("record-bad-line", 2, lambda lines: [lines[0], changed(lines[1], ply="1")]),
    "a surplus field": ("record-bad-line", 2, lambda lines: [lines[0], changed(lines[1], comment="!")]),
    "an empty line": ("record-bad-line", 2, lambda lines: [lines[0], "", *lines[1:]]),
}


def wrong_seat(line: str) -> str:
    return changed(line, seat=(json.loads(line)["seat"] + 1) % 3)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_names_line_and_reason(damage: str, tmp_path: Path, lines: Lines) -> None:
    key, line, spoil = DAMAGES[damage]
    problem = problem_with(tmp_path / "game.jsonl", spoil(lines))
    assert (problem.key, problem.facts["line"]) == (key, line)


HEADERS: dict[str, tuple[str, Callable[[str], str]]] = {
    "not JSON": ("record-foreign", lambda header: "[Event “casual game”]"),
    "other JSON": ("record-foreign", lambda header: '{"format": "pgn"}'),
    "a list": ("record-foreign", lambda header: "[" * 5000),
    "a later version": ("record-version", lambda header: changed(header, version=2)),
    "an unknown game": ("record-unknown-game", lambda header: changed(header, game="chess")),
    "other rules": ("record-other-rules", lambda header: changed(header, rules=99)),
    "a short seed": ("record-bad-seed", lambda header: changed(header, seed="7")),
    "too many seats": ("record-bad-header", lambda header: changed(header, seats=["random"] * 9)),
    "an unknown option": ("record-bad-header", lambda header: changed(header, options={"speed": "fast"})),
    "a variant": ("record-bad-header", lambda header: changed(header, variant={"name": "x", "hash": "0" * 16})),
    "a missing field": ("record-bad-line", lambda header: json.dumps({"format": "chefetage-record", "version": 1})),
}


@pytest.mark.skipif(is_compiled(), reason="compiled, a process plays one variant")
def test_a_variant_is_named_in_the_header(lines: Lines) -> None:
    variant = Variant("watch", "more gears", {"setup.start_gears": 7})
    header = new_header(load_variant(variant), 1, {}, ["random"] * 3)
    assert msgspec.to_builtins(header)["variant"] == {"name": "more gears", "hash": variant.hash}
    with pytest.raises(Problem, match="other-variant"):
        set_up(header)


@pytest.mark.parametrize("kind", HEADERS)
def test_a_foreign_record_is_told_apart(kind: str, tmp_path: Path, lines: Lines) -> None:
    key, spoil = HEADERS[kind]
    assert problem_with(tmp_path / "game.jsonl", [spoil(lines[0]), *lines[1:]]).key == key


def test_an_empty_or_absent_file_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    for name, key in (("empty", "record-empty"), ("absent", "record-unreadable"), (".", "record-unreadable")):
        with pytest.raises(Problem) as caught:
            read_record(tmp_path / name)
        assert caught.value.key == key


def test_saving_leaves_no_draft_behind(tmp_path: Path) -> None:
    Match.start("watch", 1, {}, ["human", "random"]).save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
