"""chefetage play: bad input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest


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
