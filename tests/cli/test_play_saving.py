"""chefetage play: saved, left, killed, gone on with."""

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Chefetage
from .playing import ALWAYS_1, FIRST, SEATS, moves_in


def test_a_resumed_game_goes_on_as_without_the_break(chefetage: Chefetage, tmp_path: Path) -> None:
    start = ["play", "watch", "--seats", "human,random,random", "--seed", "11"]
    chefetage(*start, "--save", "whole.jsonl", typed=ALWAYS_1)
    code, out, _ = chefetage(*start, "--save", "broken.jsonl", typed="1\n" * 25 + "quit\n")
    assert code == 0
    assert "Go on with: chefetage play --resume broken.jsonl" in out
    assert len(moves_in(tmp_path / "broken.jsonl")) < len(moves_in(tmp_path / "whole.jsonl"))
    out = chefetage("play", "--resume", "broken.jsonl", typed=ALWAYS_1).out
    assert "Score sheet: Player 1" in out
    assert (tmp_path / "broken.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_end_of_input_loses_nothing(chefetage: Chefetage, tmp_path: Path) -> None:
    code, out, err = chefetage("play", "watch", *SEATS, *FIRST, "--save", "p.jsonl", typed="place sell\n")
    assert (code, err) == (0, "")
    assert "The game is saved in p.jsonl. Go on with: chefetage play --resume p.jsonl" in out
    assert moves_in(tmp_path / "p.jsonl")[0] == "place sell"


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "p.jsonl"
    command = [sys.executable, "-m", "chefetage", "play", "watch", "--lang=en", "--seats=human", f"--save={file}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"place produce\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"Player 1 > ") < 2:  # the second prompt comes after the first move
            shown += process.stdout.read(1) or pytest.fail("the game has ended")
        process.kill()
    assert moves_in(file) == ["place produce"]


def test_interrupt_offers_to_save_and_says_how_to_go_on(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = iter(["place sell", "Ctrl-C", ""])

    def answer(_: str) -> str:
        given = next(answers)
        if given == "Ctrl-C":
            raise KeyboardInterrupt
        return given

    monkeypatch.setattr("builtins.input", answer)
    code, out, _ = chefetage("play", "watch", *SEATS, *FIRST)
    assert code == 130
    assert "Go on with: chefetage play --resume watch-1.jsonl" in out
    assert moves_in(tmp_path / "watch-1.jsonl")[0] == "place sell"


def test_quit_asks_to_save(chefetage: Chefetage, tmp_path: Path) -> None:
    out = chefetage("play", "watch", *SEATS, *FIRST, typed="1\nquit\nmine.jsonl\n").out
    assert "Save the game? Enter = watch-1.jsonl" in out
    assert "--resume mine.jsonl" in out
    assert (tmp_path / "mine.jsonl").exists()
    out = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="1\nende\nn\n").out
    assert "Partie speichern?" in out
    assert "Die Partie ist nicht gespeichert." in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.jsonl"]


def test_a_game_without_a_move_is_left_without_a_question(chefetage: Chefetage, tmp_path: Path) -> None:
    assert "Save the game?" not in chefetage("play", "watch", *SEATS, *FIRST, typed="quit\n").out
    assert list(tmp_path.iterdir()) == []


def test_save_in_the_game(chefetage: Chefetage, tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("precious", encoding="utf-8")
    typed = "save\nsave taken.jsonl\nsave no/where.jsonl\nsave other.jsonl\nplace sell\n"
    out = chefetage("play", "watch", *SEATS, *FIRST, typed=typed).out
    assert "Saved to watch-1.jsonl; from now on after every move." in out
    assert "taken.jsonl exists already; it is not overwritten." in out
    assert "no/where.jsonl cannot be written: there is no such file or folder." in out
    assert "Saved to other.jsonl" in out
    assert (tmp_path / "taken.jsonl").read_text(encoding="utf-8") == "precious"
    assert moves_in(tmp_path / "watch-1.jsonl") == []
    assert moves_in(tmp_path / "other.jsonl")[0] == "place sell"


def test_a_full_disk_does_not_end_the_game(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def start(*_: object) -> None:
        monkeypatch.setattr("chefetage.playing.match.write_record", fail)

    monkeypatch.setattr("chefetage.playing.match.write_record", start)
    out = chefetage(
        "play", "watch", *SEATS, *FIRST, "--save", "p.jsonl", "--seed", "9", typed="place sell\nsell 1\n"
    ).out
    assert "p.jsonl cannot be written: the disk is full." in out
    assert "Player 1 sells 1 gear" in out


def test_resume_can_go_on_in_another_file(chefetage: Chefetage, tmp_path: Path) -> None:
    chefetage("play", "watch", *SEATS, *FIRST, "--save", "a.jsonl", "--seed", "9", typed="place sell\n")
    before = (tmp_path / "a.jsonl").read_bytes()
    chefetage("play", "watch", "--resume", "a.jsonl", "--save", "b.jsonl", typed="sell 1\n")
    assert (tmp_path / "a.jsonl").read_bytes() == before
    assert (tmp_path / "b.jsonl").read_bytes().startswith(before)
    assert len(moves_in(tmp_path / "b.jsonl")) > len(moves_in(tmp_path / "a.jsonl"))


def test_resuming_a_finished_game_shows_the_result(chefetage: Chefetage) -> None:
    chefetage("play", "watch", "--seats", "random,random", "--save", "a.jsonl")
    assert "Score sheet: Bot 1" in chefetage("play", "--resume", "a.jsonl").out
