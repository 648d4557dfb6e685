"""chefetage replay: whole records are told, damaged ones named with line and reason."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.playing.match import Match

from .conftest import Chefetage

Lines = list[str]


def record_lines(plies: int | None, folder: Path) -> Lines:
    """A game of two random seats, to the end or for some plies."""
    match = Match.start("watch", 7, {}, ["human", "random"])
    for player, move in islice(decisions(match.game, match.state, [RandomBot(7)] * 2), plies):
        match.apply(player, move)
    file = folder / "record.jsonl"
    match.save(file)
    return file.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    return record_lines(None, tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    return record_lines(10, tmp_path_factory.mktemp("begun"))


def write(folder: Path, name: str, lines: Lines) -> str:
    (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return name


def test_story_and_score_sheet_with_rules(chefetage: Chefetage, tmp_path: Path, whole: Lines) -> None:
    code, out, err = chefetage("replay", write(tmp_path, "game.jsonl", whole))
    assert (code, err) == (0, "")
    assert "WA-5.3   Player 1 goes to" in out
    assert "Player 1 is dealt the document" in out  # secrets, too
    assert "Bot 2 is dealt the document" in out
    assert "Score sheet: Player 1" in out
    assert "WA-9.8  Document sets" in out
    assert f"game.jsonl: {len(whole) - 1} moves verified." in out


def test_story_in_german(chefetage: Chefetage, tmp_path: Path, whole: Lines) -> None:
    out = chefetage("replay", write(tmp_path, "game.jsonl", whole), "--lang", "de").out
    assert "Person 1 geht auf" in out
    assert "Wertungsbogen: Bot 2" in out
    assert "gewinnt mit" in out
    assert "Züge geprüft" in out


def test_step_stops_and_draws_the_table(chefetage: Chefetage, tmp_path: Path, whole: Lines) -> None:
    name = write(tmp_path, "game.jsonl", whole)
    out = chefetage("replay", name, "--step", "3").out
    assert "\n   3  " in out
    assert "\n   4  " not in out
    assert "Round 1/12" in out
    assert "Score sheet" not in out
    assert f"{len(whole) - 1} moves verified" in out
    assert "\n   0  Set-up" in chefetage("replay", name, "--step", "0").out
    assert "Score sheet" in chefetage("replay", name, "--step", str(len(whole) - 1)).out


def test_an_unfinished_game_has_no_score_sheet(chefetage: Chefetage, tmp_path: Path, begun: Lines) -> None:
    code, out, _ = chefetage("replay", write(tmp_path, "game.jsonl", begun))
    assert code == 0
    assert "Score sheet" not in out


def test_a_record_without_moves(chefetage: Chefetage, tmp_path: Path, begun: Lines) -> None:
    code, out, _ = chefetage("replay", write(tmp_path, "game.jsonl", begun[:1]))
    assert code == 0
    assert "game.jsonl: 0 moves verified." in out


def test_replay_as_data(chefetage: Chefetage, tmp_path: Path, whole: Lines) -> None:
    names = [write(tmp_path, name, whole) for name in ("a.jsonl", "b.jsonl")]
    code, out, err = chefetage("replay", *names, "--json")
    assert (code, err) == (0, "")
    first, second = map(json.loads, out.splitlines())
    assert (first["file"], second["file"]) == ("a.jsonl", "b.jsonl")
    assert first["header"] == json.loads(whole[0])
    assert first["verified_plies"] == len(whole) - 1
    assert first["events"][0].keys() == {"ply", "key", "rule", "text"}
    for score in first["scores"]:
        assert sum(line["points"] for line in score["lines"]) == score["total"]
    stopped = json.loads(chefetage("replay", names[0], "--step", "2", "--json").out)
    assert {event["ply"] for event in stopped["events"]} == {0, 1, 2}
    assert stopped["scores"] == []


def test_a_bad_file_does_not_stop_the_others(chefetage: Chefetage, tmp_path: Path, begun: Lines) -> None:
    good = write(tmp_path, "good.jsonl", begun)
    bad = write(tmp_path, "bad.jsonl", ["{}"])
    code, out, err = chefetage("replay", good, bad, "missing.jsonl", good)
    assert code == 2
    assert out.count("good.jsonl: 10 moves verified.") == 2
    assert "2 of 4 records are in order." in out
    first, second = err.splitlines()
    assert first.startswith("chefetage: bad.jsonl, line 1:")
    assert second.startswith("chefetage: missing.jsonl cannot be read: there is no such file")


def test_step_beyond_the_end(complaint: Callable[..., str], tmp_path: Path, begun: Lines) -> None:
    name = write(tmp_path, "game.jsonl", begun)
    assert "has only 10 moves; --step 11 is beyond its end" in complaint("replay", name, "--step", "11")
    assert "hat nur 10 Züge" in complaint("replay", name, "--step", "11", "--lang", "de")


# Damage.


class Damage(NamedTuple):
    name: str
    change: Callable[[Lines], Lines]
    english: str
    german: str


def with_header(**values: object) -> Callable[[Lines], Lines]:
    return with_line(0, **values)


def with_line(at: int, **values: object) -> Callable[[Lines], Lines]:
    """Values of a line replaced; a line is counted from 0."""
    return lambda lines: [*lines[:at], json.dumps(json.loads(lines[at]) | values), *lines[at + 1 :]]


def with_text(at: int, text: str) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[:at], text, *lines[at + 1 :]]


DEEP = "[" * 100_000 + "]" * 100_000
DAMAGES = [
    Damage("foreign", with_text(0, "Dear diary"), "line 1: this is no record", "Zeile 1: Das ist keine Aufzeichnung"),
    Damage("list", with_text(0, "[1]"), "line 1: this is no record", "Zeile 1: Das ist keine Aufzeichnung"),
    Damage("deep", with_text(0, DEEP), "line 1: this is no record", "Zeile 1: Das ist keine Aufzeichnung"),
    Damage("other format", with_header(format="chess"), "line 1: this is no record", "Zeile 1: Das ist keine"),
    Damage("version", with_header(version=9), "format version 9", "Formatversion 9"),
    Damage("game", with_header(game="chess"), "line 1: there is no game “chess”", "Zeile 1: Ein Spiel „chess“"),
    Damage("rules", with_header(rules=99), "played by rules version 99", "nach Regelversion 99"),
    Damage("seed", with_header(seed="12"), "must have 64 hexadecimal digits", "muss 64 hexadezimale Ziffern"),
    Damage("seed letters", with_header(seed="g" * 64), "64 hexadecimal digits", "64 hexadezimale Ziffern"),
    Damage(
        "no seats", with_header(seats=[]), "line 1: This game is for 1 to 4 players", "Zeile 1: Dieses Spiel ist für 1"
    ),
    Damage(
        "option", with_header(options={"x": "y"}), "line 1: The game has no option “x”", "Zeile 1: Das Spiel hat keine"
    ),
    Damage(
        "start", with_header(options={"start_player": "4"}), "line 1: Seat 4 cannot begin", "Zeile 1: Sitzplatz 4 kann"
    ),
    Damage(
        "extra field", with_header(cheat=True), "line 1: the line cannot be understood", "Zeile 1: Die Zeile ist nicht"
    ),
    Damage("no json", with_text(4, "{"), "line 5: the line cannot be understood", "Zeile 5: Die Zeile ist nicht"),
    Damage("deep line", with_text(4, DEEP), "line 5: the line cannot be understood", "Zeile 5: Die Zeile ist nicht"),
    Damage("blank line", with_text(4, ""), "line 5: the line cannot be understood", "Zeile 5: Die Zeile ist nicht"),
    Damage("type", with_line(4, seat="x"), "line 5: the line cannot be understood", "Zeile 5: Die Zeile ist nicht"),
    Damage(
        "left out",
        lambda lines: lines[:4] + lines[5:],
        "line 5: move number 4 is expected here, not 5",
        "Zeile 5: Hier",
    ),
    Damage("seat", with_line(3, seat=7), "line 4: there is no seat 7", "Zeile 4: Einen Platz 7 gibt es nicht"),
    Damage(
        "unknown move",
        with_line(3, move="dance"),
        "line 4: the move “dance” is not allowed",
        "Zeile 4: Der Zug „dance“",
    ),
    Damage(
        "wrong move",
        with_line(1, move="sell 3"),
        "line 2: the move “sell 3” is not allowed",
        "Zeile 2: Der Zug „sell 3“",
    ),
    Damage(
        "hash", with_line(6, hash="0" * 16), "line 7: the position after this move", "Zeile 7: Die Stellung nach diesem"
    ),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.name)
def test_damaged_records_name_line_and_reason(
    complaint: Callable[..., str], tmp_path: Path, begun: Lines, damage: Damage
) -> None:
    name = write(tmp_path, "bad.jsonl", damage.change(begun))
    for command in (["replay", name], ["replay", name, "--json"], ["play", "--resume", name]):
        english, german = complaint(*command), complaint("--lang", "de", *command)
        assert english.startswith("bad.jsonl")
        assert damage.english in english
        assert damage.german in german


def test_a_move_after_the_end(complaint: Callable[..., str], tmp_path: Path, whole: Lines) -> None:
    last = json.loads(whole[-1])
    name = write(tmp_path, "bad.jsonl", [*whole, json.dumps(last | {"ply": last["ply"] + 1})])
    assert f"line {len(whole) + 1}: the move" in complaint("replay", name)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\x00" * 100, b"\n\n\n"], ids=repr)
def test_files_that_are_no_text(complaint: Callable[..., str], tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.jsonl").write_bytes(content)
    assert complaint("replay", "bad.jsonl").startswith("bad.jsonl")


def test_bytes_that_are_no_text_in_a_move(complaint: Callable[..., str], tmp_path: Path, begun: Lines) -> None:
    lines = [line.encode() for line in begun]
    lines[3] = lines[3].replace(b'"move":"', b'"move":"\xff')
    (tmp_path / "bad.jsonl").write_bytes(b"\n".join(lines))
    assert "bad.jsonl, line 4" in complaint("replay", "bad.jsonl")


def test_a_folder_is_no_record(complaint: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert complaint("replay", "folder") == "folder cannot be read: it is a folder."
    assert complaint("replay", "folder", "--lang", "de") == "folder ist nicht lesbar: das ist ein Ordner."
