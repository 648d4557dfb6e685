"""chefetage play: whole games at the keyboard, with bots and with several humans."""

from pathlib import Path

import pytest

from chefetage.bots import levels
from chefetage.bots.levels import Strength, StrengthFile
from chefetage.cli.play import opponents

from .conftest import Chefetage
from .playing import ALWAYS_1, FIRST, SEATS


def test_a_whole_game_in_german(chefetage: Chefetage, tmp_path: Path) -> None:
    code, out, err = chefetage("--lang", "de", "play", "watch", "--seed", "5", "--save", "p.jsonl", typed=ALWAYS_1)
    assert (code, err) == (0, "")
    for part in (
        "1. Person 1: an der Tastatur",
        "2. Bot 2: Bot „level3“, erfahren",
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
    assert "You are dismissed." in out


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
    assert first == chefetage("play", "watch", *SEATS, "--seed", f"{31:064x}", typed="1\n" * 20).out  # as in a record
    assert first != chefetage("play", "watch", *SEATS, "--seed", "32", typed="1\n" * 20).out


def test_secrets_of_bots_are_not_told(chefetage: Chefetage) -> None:
    out = chefetage("play", "watch", *SEATS, "--seed", "4", typed="1\n" * 60).out
    assert "Player 1 is dealt the document" in out
    assert "Bot 2 is dealt the document" not in out
    assert "Bot 2 draws the document" not in out


def test_the_table_is_drawn_once_a_turn(chefetage: Chefetage) -> None:
    """Not before every single decision."""
    typed = "place sell\nsell 1\ndisc gears_top\n"
    out = chefetage("play", "watch", "--seats", "human,random", *FIRST, "--seed", "9", typed=typed).out
    before = out.split("How many gears do you sell?")[1].split("Choose a track for your disc.")[0]
    assert "/12" not in before
    assert "Player 1 sells 1 gear" in before
    assert "roubles · 1 gear" in before


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


def test_how_strong_a_level_is_and_how_long_it_takes(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    at_two = Strength(2, "level3", "level2", 0.804, 0.76, 0.84, 400, 70.0)
    far_apart = Strength(2, "level3", "random", 0.99, 0.98, 1.0, 100, 70.0)
    at_three = Strength(3, "level3", "level2", 0.51, 0.4, 0.6, 100, 50.0)
    file = StrengthFile("chefetage ladder watch --seed 1", [far_apart, at_two, at_three])
    for module in (levels, opponents):
        monkeypatch.setattr(module, "strength_of", lambda game: file)
    monkeypatch.setattr(levels, "is_trained", lambda game, players: True)
    monkeypatch.setattr(levels, "is_compiled", lambda: False)
    out = " ".join(chefetage("play", "watch", "--seats", "human,level3", typed="").out.split())
    assert "2. Bot 2: bot “level3”, experienced “level3”: Plays soundly and seldom errs. It beats level 2 in 80" in out
    assert "The engine is not compiled here: a decision takes this bot about 4 seconds." in out
    assert "Measured in 400 games; 95 % interval: 76 to 84 of 100." in out
    assert "Measured by: chefetage ladder watch --seed 1" in out
    monkeypatch.setattr(levels, "is_compiled", lambda: True)
    out = " ".join(chefetage("play", "watch", typed="").out.split())
    assert "Alone against level 2, it wins 51 of 100 games with 3 players; 33 would be even. Measured in 100" in out


def test_levels_that_are_not_trained_for_so_many_players_say_so_once(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "is_trained", lambda game, players: False)
    plan = ["play", "watch", "--seats", "human,level1,level5,random"]
    out = " ".join(chefetage(*plan, typed="").out.split())
    assert "“random”: Takes any move. No level has been trained for 4 players yet: all of them still play alike" in out
    assert "moves ahead" not in out
    out = " ".join(chefetage("--lang", "de", *plan, typed="").out.split())
    assert (
        out.count("Für 4 Personen ist noch keine Stufe trainiert: Bisher spielen alle gleich, nämlich wie greedy.") == 1
    )
    monkeypatch.setattr(levels, "is_trained", lambda game, players: True)
    assert "trained" not in chefetage(*plan, typed="").out
