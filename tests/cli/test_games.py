"""chefetage games"""

import json

from chefetage.core.catalog import catalog

from .conftest import Chefetage


def test_games_in_words(chefetage: Chefetage) -> None:
    code, out, err = chefetage("games")
    assert (code, err) == (0, "")
    assert "\nwatch: Watch\n" in out
    assert "1 to 4 players, about 60 minutes, designed by Daniel Newman" in out
    assert "rules version 1" in out
    assert "--option start_player=… Start player (WA-3.10)" in out
    assert "random: by lot (default)" in out


def test_games_in_german(chefetage: Chefetage) -> None:
    out = chefetage("games", "--lang", "de").out
    assert "1 bis 4 Personen" in out
    assert "Wer beginnt" in out
    assert "(Vorgabe)" in out


def test_games_as_data(chefetage: Chefetage) -> None:
    games = json.loads(chefetage("games", "--json").out)
    assert [game["key"] for game in games] == list(catalog())
    watch = next(game for game in games if game["key"] == "watch")
    assert (watch["players_min"], watch["players_max"], watch["rules_version"]) == (1, 4, 1)
    assert watch["options"][0]["default"] == "random"
    assert watch["options"][0]["values"] == ["random", "1", "2", "3", "4"]
