"""What pages read about the games."""

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from starlette.testclient import TestClient

from chefetage.bots.levels import INTERPRETED_FACTOR, LEVELS, Strength, StrengthFile, is_trained
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.server.api import games
from chefetage.server.http.pages import INDEX
from chefetage.server.messages import PROTOCOL

GAMES = sorted(catalog())


def test_the_list_of_games(client: TestClient) -> None:
    cards = client.get("/api/games").json()
    assert sorted(card["key"] for card in cards) == GAMES
    for card in cards:
        assert set(card["title"]) == set(card["tagline"]) == {"en", "de"}
        assert card["players_min"] <= card["players_max"]
        assert card["bots"] == ["random", "greedy", *LEVELS]
        assert [level["key"] for level in card["levels"]] == LEVELS
        counts = range(card["players_min"], card["players_max"] + 1)
        assert card["trained"] == [count for count in counts if is_trained(catalog()[card["key"]], count)]
        assert bool(card["measured_by"]) is any(level["strengths"] for level in card["levels"])


def test_levels_tell_what_was_measured_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = [
        Strength(players, level, "level2", 0.8, 0.75, 0.85, 400, 1.5) for players in (2, 3) for level in LEVELS[2:4]
    ]
    monkeypatch.setattr(games, "strength_of", lambda game: StrengthFile(strength=measured))
    cards = [games.level_card(catalog()["watch"], level) for level in LEVELS]
    assert [len(card.strengths) for card in cards] == [0, 0, 2, 2, 0]
    told = msgspec.to_builtins(cards[2].strengths[1])
    numbers = {"wins": 0.8, "low": 0.75, "high": 0.85, "games": 400, "milliseconds": 1.5}
    assert told == {"players": 3, "against": "level2", **numbers}


def test_the_server_says_what_it_is(client: TestClient) -> None:
    info = client.get("/api/info").json()
    assert info["protocol"] == PROTOCOL
    assert info["engine"] == ("compiled" if is_compiled() else "interpreted")
    assert info["slowdown"] == (1 if is_compiled() else INTERPRETED_FACTOR)
    assert info["languages"] == ["en", "de"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_rulebook_texts_and_components(client: TestClient, game: str, lang: str) -> None:
    chapters = client.get(f"/api/games/{game}/rulebook?lang={lang}").json()["chapters"]
    assert chapters[0]["id"].endswith("-1")
    assert chapters[0]["rules"][0]["text"]
    entries = FluentParser().parse(client.get(f"/api/games/{game}/texts?lang={lang}").text).body
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert {"title", "game-over"} <= set(keys)
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    assert client.get(f"/api/games/{game}/components").json()["meta"]


def test_an_unknown_game_is_not_found(client: TestClient) -> None:
    for part in ("rulebook", "texts", "components", "guide"):
        answer = client.get(f"/api/games/chess/{part}")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")


def test_pages_have_one_answer_for_all_their_addresses(client: TestClient) -> None:
    answers = {client.get(path).status_code for path in ("/", "/tables/x", "/replay/x", "/rules/watch")}
    assert answers == {200 if INDEX.exists() else 503}
