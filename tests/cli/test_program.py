"""Help in both languages, mistakes in one line, a quiet end when the reader has gone."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from chefetage import __version__
from chefetage.cli.program import COMMANDS, Program
from chefetage.cli.words import cli_texts
from chefetage.words.texts import LANGUAGES

from .conftest import Chefetage

ENGLISH_OF_CLICK = ["Usage:", "Options:", "Commands:", "Show this message", "Positional", "[required]", "Error"]


def test_help_greets_a_newcomer(chefetage: Chefetage) -> None:
    code, out, err = chefetage("--help")
    assert (code, err) == (0, "")
    assert "play, study and simulate board games" in out
    assert "chefetage play watch" in out
    for command in COMMANDS:
        assert f"\n  {command} " in out


def test_without_a_command_help_is_shown(chefetage: Chefetage) -> None:
    assert chefetage() == chefetage("--help") == chefetage("-h")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(chefetage: Chefetage, command: str) -> None:
    code, out, err = chefetage(command, "--help")
    assert (code, err) == (0, "")
    assert f"Usage: chefetage {command} [OPTIONS]" in out
    assert f"Examples:\n  chefetage {command}" in out
    assert "--lang en|de" in out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_german_by_option_and_by_locale(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    words = [command] if command else []
    before = chefetage("--lang", "de", *words, "--help").out
    behind = chefetage(*words, "--help", "--lang", "de").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    by_locale = chefetage(*words, "--help").out
    assert before == behind == by_locale
    assert before.startswith("Aufruf: chefetage")
    assert "Optionen:" in before
    assert "Beispiele:" in before
    for english in ENGLISH_OF_CLICK:
        assert english not in before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits_80_columns(chefetage: Chefetage, lang: str) -> None:
    for command in ["", *COMMANDS]:
        out = chefetage(*([command] if command else []), "--help", "--lang", lang).out
        assert max(map(len, out.splitlines())) <= 80


def test_commands_are_shown_as_the_user_calls_them(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEFETAGE_COMMAND", "python3 make.py")
    out = chefetage("play", "--help").out
    assert "Usage: python3 make.py play [OPTIONS]" in out
    assert "Examples:\n  python3 make.py play watch\n" in out
    assert "See “python3 make.py games --help”." in chefetage("games", "--x").err
    left = chefetage("play", "watch", "--seats", "human", "--save", "p.jsonl", typed="1\n").out
    assert "Go on with: python3 make.py play --resume p.jsonl" in left


def test_version(chefetage: Chefetage) -> None:
    assert chefetage("--version") == (0, f"chefetage {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["pley"], "There is no command “pley”. Did you mean: play", "Einen Befehl „pley“ gibt es nicht. Meintest du"),
        (["games", "--jsn"], "There is no option “--jsn”. Did you mean: --json?", "Eine Option „--jsn“ gibt es nicht."),
        (["games", "-x"], "There is no option “-x”.", "Eine Option „-x“ gibt es nicht."),
        (["--frob"], "There is no option “--frob”.", "Eine Option „--frob“ gibt es nicht."),
        (["rules"], "GAME is missing. See “chefetage rules --help”.", "SPIEL fehlt. Siehe „chefetage rules --help“."),
        (["replay"], "FILE… is missing.", "DATEI… fehlt."),
        (["games", "a", "b"], "Too many words: “a b”.", "Zu viele Wörter: „a b“."),
        (["play", "watch", "--seed"], "The option “--seed” needs a value.", "Die Option „--seed“ braucht einen Wert."),
        (["games", "--json=x"], "The option “--json” takes no value.", "Die Option „--json“ nimmt keinen Wert."),
        (["serve", "--host", "0.0.0.0"], "add --allow-remote", "ergänze --allow-remote"),
        (["serve", "--port", "x"], "A port is a whole number", "Ein Port ist eine ganze Zahl"),
        (["serve", "--host-name", "a:80"], "needs a name such as", "braucht einen Namen wie"),
        (["serve", "--bot-delay", "-1"], "needs a number of seconds", "braucht eine Zahl von Sekunden"),
        (["rules", "chess"], "There is no game “chess”. Known games: ", "Ein Spiel „chess“ gibt es nicht."),
    ],
)
def test_mistakes_are_one_line(complaint: Callable[..., str], arguments: list[str], english: str, german: str) -> None:
    assert english in complaint(*arguments)
    assert german in complaint("--lang", "de", *arguments)


def test_unknown_language(complaint: Callable[..., str]) -> None:
    assert complaint("games", "--lang", "fr") == "There is no language “fr”. Known languages: en, de."


def test_unexpected_errors_are_not_swallowed(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("chefetage.cli.info.is_compiled", fail)
    with pytest.raises(ZeroDivisionError):
        chefetage("info")


def test_a_reader_who_has_gone_is_no_error() -> None:
    command = [sys.executable, "-m", "chefetage", "rules", "watch", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_every_listed_command_has_a_module() -> None:
    program = Program(cli_texts("en"))
    context = program.make_context("chefetage", ["info"])
    assert [command for command in COMMANDS if program.get_command(context, command) is None] == []
