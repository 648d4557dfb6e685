"""chefetage play: what can be typed, and how moves are taken back."""

from pathlib import Path

from chefetage.playing.record import read_record

from .conftest import Chefetage
from .playing import FIRST, SEATS, moves_in


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
    assert "Type an id, words or a question behind it" in out
    assert "WA-7.8   The black disc protects its holder" in out
    german = chefetage("play", "watch", *SEATS, *FIRST, "--lang", "de", typed="regeln 6.24\n").out
    assert "WA-6.24 Du zahlst der Bank die Zahl über der Spalte" in german


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
