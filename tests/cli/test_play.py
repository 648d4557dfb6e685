"""chefetage play: whole games at the keyboard, interrupted, resumed, taken back, explained."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from chefetage.core.record import read_record

from .conftest import Chefetage

SEATS = ["--seats", "human,random,random"]
FIRST = ["--option", "start_player=1"]
ALWAYS_1 = "1\n" * 400


def moves_in(file: Path) -> list[str]:
    return [line.move for line in read_record(file).moves]


def test_a_whole_game_in_german(chefetage: Chefetage, tmp_path: Path) -> None:
    code, out, err = chefetage("--lang", "de", "play", "watch", "--seed", "5", "--save", "p.jsonl", typed=ALWAYS_1)
    assert (code, err) == (0, "")
    for part in (
        "1. Person 1: an der Tastatur",
        "2. Bot 2: Bot „greedy“",
        "Runde 1: Marktkarte",
        "Person 1 erhält das Dokument",
        "Wähle ein Aktionsfeld für deinen Arbeiter.",
        "Auf „Produktion“ gehen",
        "place produce",
        "Runde 12: Marktkarte",
        "Wertungsbogen: Person 1",
        "Wertungsbogen: Bot 3",
        "WA-9.8  Dokumenten-Sets",
        "gewinnt mit",
        "Die Aufzeichnung der Partie liegt in p.jsonl.",
    ):
        assert part in out
    for english in ("Player", "Round", "Choose", "Score", "Gears"):
        assert english not in out
    assert chefetage("replay", "p.jsonl").code == 0


def test_a_whole_solo_game_ends_with_a_verdict(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", "--players", "1", "--seed", "1", typed=ALWAYS_1).out
    assert "The robot goes to" in out
    assert "Player 1: " in out
    assert "You are dismissed." in out or "You have just kept your job." in out


def test_bots_alone_are_watched(chefetage: Chefetage) -> None:
    code, out, err = chefetage("play", "watch", "--seats", "random,random", "--seed", "3")
    assert (code, err) == (0, "")
    assert "Bot 1 goes to" in out
    assert "The third worker goes to" in out
    assert "is dealt the document" not in out
    assert "Score sheet: Bot 2" in out
    assert " > " not in out


def test_same_seed_same_game(chefetage: Chefetage) -> None:
    first = chefetage("play", "watch", *SEATS, "--seed", "0x1F", typed="1\n" * 20).out
    assert first == chefetage("play", "watch", *SEATS, "--seed", "31", typed="1\n" * 20).out
    assert first != chefetage("play", "watch", *SEATS, "--seed", "32", typed="1\n" * 20).out


def test_secrets_of_bots_are_not_told(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, "--seed", "4", typed="1\n" * 60).out
    assert "Player 1 is dealt the document" in out
    assert "Bot 2 is dealt the document" not in out
    assert "Bot 2 draws the document" not in out


# What can be typed.


def test_notation_numbers_and_ranges(chefetage: Chefetage, tmp_path: Path) -> None:
    typed = "PLACE  sell\n2\n6\n"  # sell 2 gears, then the sixth track
    chefetage("play", "watch", *SEATS, *FIRST, "--seed", "9", "--save", "p.jsonl", typed=typed)
    own = [line.move for line in read_record(tmp_path / "p.jsonl").moves if line.seat == 0]
    assert own[:3] == ["place sell", "sell 2", "disc crates_bottom"]


def test_help_in_the_game(chefetage: Chefetage) -> None:
    english = chefetage("play", "watch", *SEATS, *FIRST, typed="?\nhelp\n").out
    assert english.count("What you can type:") == 2
    assert "? place smuggle" in english
    german = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="?\nhilfe\nhelp\n").out
    assert german.count("Was du tippen kannst:") == 3
    assert "zurück" in german


def test_refused_moves_are_explained(chefetage: Chefetage) -> None:
    typed = "? sell 3\n?place watch\n? 1\nplace sell\nsell 9\n? sell 9\n? place watch\ndance\n99\n1 1\n"
    out = chefetage("play", "watch", "--seats", "human", "--seed", "9", typed=typed).out
    assert "WA-6.9: “Sell gears” is not possible now. What is to be decided: Place workers." in out
    assert "WA-11.3: Watch is closed in the solo game." in out
    assert "WA-5.3: “place sell” is allowed now." in out
    assert out.count("WA-6.9: You cannot sell that many (9); you have 2 gears.") == 2
    assert "WA-6.9: You cannot sell that many (99); you have 2 gears." in out
    assert "WA-5.3: “Place your worker” is not possible now. What is to be decided: Sell gears." in out
    assert "“dance” is not a move of this game." in out
    assert "There is no such number." in out


def test_refused_moves_are_explained_in_german(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="? sell 3\ntanze\n99\n").out
    assert "WA-6.9: „Zahnräder verkaufen“ geht jetzt nicht. Zu entscheiden ist: Arbeiter setzen." in out
    assert "„tanze“ ist kein Zug dieses Spiels." in out
    assert "Diese Nummer gibt es nicht." in out


def test_occupied_spaces_name_the_worker(chefetage: Chefetage) -> None:
    seats = ["--seats", "human,human", "--names", "Anna,Ben"]
    out = chefetage("play", "watch", *seats, *FIRST, typed="\nplace sell\n\nplace sell\n").out
    assert "WA-5.1: Anna already holds the space Sell. There is room for only one worker on it." in out


def test_rules_can_be_looked_up(chefetage: Chefetage) -> None:
    typed = "rules WA-6.24\nrules 7\nrules 6.99\nrules\nrules black disc\n"
    out = chefetage("play", "watch", *SEATS, *FIRST, typed=typed).out
    assert "WA-6.24 Pay the number" in out
    assert "WA-7 Money, debt, black disc" in out
    assert "There is no rule “6.99”. Similar:" in out
    assert "Type an id or a word behind it" in out
    assert "WA-7.8   The black disc protects its holder" in out
    german = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="regeln 6.24\n").out
    assert "WA-6.24 Die Zahl über der Spalte" in german


def test_hint_table_and_log(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, *FIRST, typed="hint\ntable\nlog\n").out
    assert "The bot “greedy” would play: Go to" in out
    assert out.count("Round 1/12") == 2
    assert out.count("Player 1 begins.") == 2
    german = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="tipp\ntisch\nprotokoll\n").out
    assert "Der Bot „greedy“ würde spielen: Auf" in german
    assert german.count("Runde 1/12") == 2
    assert german.count("Person 1 beginnt.") == 2


def test_enter_shows_the_moves_again(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, *FIRST, typed="\n\n").out
    assert out.count("Choose an action space for your worker.") == 3


def test_the_table_is_drawn_once_a_turn(chefetage: Chefetage) -> None:
    """Not before every single decision."""
    typed = "place sell\nsell 1\ndisc gears_top\n"
    out = chefetage("play", "watch", "--seats", "human,random", *FIRST, "--seed", "9", typed=typed).out
    before = out.split("How many gears do you sell?")[1].split("Choose a track for your disc.")[0]
    assert "/12" not in before
    assert "Player 1 sells 1 gear" in before
    assert "roubles · 1 gear" in before


# Taking back.


def test_undo_goes_back_to_a_revealed_secret(chefetage: Chefetage, tmp_path: Path) -> None:
    typed = "undo\nplace sell\nundo\nplace produce\n2\nundo\n"
    solo = ["--seats", "human", "--seed", "9", "--save", "p.jsonl"]
    out = chefetage("play", "watch", *solo, typed=typed).out
    assert "There is no move to take back yet." in out
    assert out.count("The last move is taken back.") == 1
    assert "Your last move brought something hidden to light; it cannot be taken back." in out
    assert moves_in(tmp_path / "p.jsonl")[0] == "place produce"


def test_undo_stops_at_anothers_decision(chefetage: Chefetage) -> None:
    typed = "place sell\nundo\n"
    out = chefetage("play", "watch", *SEATS, *FIRST, "--seed", "9", typed=typed).out
    assert "The last decision was not yours: Bot 3 has moved since." in out
    german = chefetage("play", "watch", *SEATS, *FIRST, "--seed", "9", "--lang", "de", typed="1\nzurück\n").out
    assert "Die letzte Entscheidung war nicht deine" in german


def test_what_is_taken_back_is_told_anew(chefetage: Chefetage) -> None:
    typed = "place sell\nsell 1\nundo\nsell 2\n"
    out = chefetage("play", "watch", *SEATS, *FIRST, "--seed", "9", typed=typed).out
    assert "Player 1 sells 1 gear" in out
    assert "Player 1 sells 2 gears" in out


# Saving, leaving, going on.


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
        monkeypatch.setattr("chefetage.core.match.write_record", fail)

    monkeypatch.setattr("chefetage.core.match.write_record", start)
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


# Several humans.


def test_the_keyboard_is_handed_over_before_secrets_are_shown(chefetage: Chefetage) -> None:
    seats = ["--seats", "human,human,random", "--names", "Anna,Ben"]
    out = chefetage("play", "watch", *seats, *FIRST, "--seed", "3", typed="\nplace sell\n\nplace produce\n\n").out
    intro, anna, ben, again = out.split("Hand the keyboard to ")
    assert "dealt" not in intro
    assert anna.startswith("Anna, then press Enter.")
    assert "Anna is dealt the document" in anna
    assert "Ben is dealt the document" not in anna
    assert ben.startswith("Ben, then press Enter.")
    assert "Ben is dealt the document" in ben
    assert "Anna is dealt the document" not in ben
    assert "Anna goes to Sell." in ben
    assert again.startswith("Anna")
    assert "Ben goes to Produce." in again


def test_names(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, "--names", "Zoë [bold],Kai", typed="1\nquit\nx.jsonl\n").out
    assert "1. Zoë [bold]: at the keyboard" in out
    assert "2. Kai: bot “random”" in out
    assert "3. Bot 3: bot “random”" in out
    assert "--resume x.jsonl --names 'Zoë [bold],Kai'" in out


# Bad input.


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        ([], "Say which game to play", "Sag, welches Spiel"),
        (["chess"], "There is no game “chess”", "Ein Spiel „chess“ gibt es nicht"),
        (["watch", "--seats", "human,alien"], "Nobody called “alien”", "„alien“ kann keinen Platz einnehmen"),
        (
            ["watch", "--seats", "human" + ",random" * 4],
            "1 to 4 players, not for 5",
            "für 1 bis 4 Personen, nicht für 5",
        ),
        (["watch", "--players", "7"], "1 to 4 players, not for 7", "nicht für 7"),
        (["watch", "--players", "2", "--seats", "human"], "--seats names 1 players", "--seats nennt 1 Plätze"),
        (["watch", "--seed", "x"], "“x” is no seed", "„x“ ist kein Startwert"),
        (["watch", "--seed", str(2**256)], "from 0 to 2^256", "von 0 bis 2^256"),
        (["watch", "--option", "start_player=4"], "Seat 4 cannot begin", "Sitzplatz 4 kann nicht beginnen"),
        (["watch", "--option", "x=1"], "no option “x”", "keine Option „x“"),
        (["watch", "--names", "A,B,C,D"], "4 names do not fit 3 seats", "4 Namen passen nicht auf 3"),
        (["watch", "--names", "A,A"], "a name of its own: A, A", "einen eigenen Namen"),
        (["watch", "--save", "no/where"], "no/where cannot be written", "no/where lässt sich nicht schreiben"),
        (["watch", "--save", "taken"], "taken exists already", "taken gibt es schon"),
        (
            ["--resume", "none"],
            "none cannot be read: there is no such file",
            "none ist nicht lesbar: Datei oder Ordner",
        ),
        (
            ["--resume", "good", "--seed", "1"],
            "its seats, seed and options cannot be changed",
            "lassen sich nicht ändern",
        ),
        (["--resume", "good", "--players", "2"], "cannot be changed", "lassen sich nicht ändern"),
        (["chess", "--resume", "good"], "good is a game of “watch”", "good ist eine Partie „watch“"),
        (["--resume", "bots"], "Nobody called “oracle”", "„oracle“ kann keinen Platz einnehmen"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    complaint: Callable[..., str], tmp_path: Path, arguments: list[str], english: str, german: str
) -> None:
    header = {"format": "chefetage-record", "version": 1, "game": "watch", "rules": 1, "options": {}, "seed": "0" * 64}
    (tmp_path / "taken").touch()
    (tmp_path / "good").write_text(json.dumps(header | {"seats": ["human"]}), encoding="utf-8")
    (tmp_path / "bots").write_text(json.dumps(header | {"seats": ["oracle"]}), encoding="utf-8")
    assert english in complaint("play", *arguments)
    assert german in complaint("play", *arguments, "--lang", "de")
