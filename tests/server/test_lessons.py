"""Lessons as pages get them, and moves that are tried in them."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.core.catalog import catalog
from chefetage.server.api.lessons import MOVE_LENGTH
from chefetage.server.settings import Rate
from chefetage.table.lessons import has_lessons
from tests.server.support import running

GAMES = [key for key, game in sorted(catalog().items()) if has_lessons(game.folder)]
DIAL = "/api/games/watch/lessons/dial"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_learner_goes_through_all_chapters(client: TestClient, game: str, lang: str) -> None:
    lessons = client.get(f"/api/games/{game}/lessons?lang={lang}").json()
    assert len(lessons["chapters"]) > 3
    for card in lessons["chapters"]:
        chapter = client.get(f"/api/games/{game}/lessons/{card['key']}?lang={lang}").json()
        assert chapter["title"] == card["title"]
        for task in chapter["tasks"]:
            assert task["position"]["names"][task["position"]["viewer"]] == lessons["learner"]
            assert task["position"]["offers"]


def test_the_list_of_games_says_which_have_lessons(client: TestClient) -> None:
    assert [card["key"] for card in client.get("/api/games").json() if card["lessons"]] == GAMES


def test_a_right_move_a_wrong_one_and_one_that_is_not_legal(client: TestClient) -> None:
    right = client.post(f"{DIAL}/try?lang=en", json={"move": "place overtime"}).json()
    wrong = client.post(f"{DIAL}/try?lang=en", json={"move": "place produce"}).json()
    refused = client.post(f"{DIAL}/try?lang=en", json={"move": "place watch"}).json()
    assert (right["accepted"], right["position"]["step"]) == (True, "disc_part")
    assert (wrong["accepted"], wrong["legal"], wrong["position"]) == (False, True, None)
    assert (refused["legal"], refused["rule"]) == (False, "WA-5.1")
    assert "Cleo" in refused["text"]


def test_trying_keeps_nothing(client: TestClient) -> None:
    before = client.get(DIAL).json()
    for _ in range(2):
        assert client.post(f"{DIAL}/try", json={"move": "place overtime"}).json()["accepted"]
    assert client.get(DIAL).json() == before
    assert client.get("/api/tables").json() == []


def test_nothing_hidden_is_shown(client: TestClient) -> None:
    for game in GAMES:
        for card in client.get(f"/api/games/{game}/lessons").json()["chapters"]:
            for task in client.get(f"/api/games/{game}/lessons/{card['key']}").json()["tasks"]:
                assert task["position"]["viewer"] == 0
                assert task["position"]["result"] is None
    documents = client.get("/api/games/watch/lessons/documents").json()["tasks"][0]["position"]["view"]
    assert [board["hand"] is None for board in documents["boards"]] == [False, True, True]


@pytest.mark.parametrize(
    ("path", "wish", "status", "error"),
    [
        ("chess/lessons/dial", {"move": "e4"}, 404, "unknown-game"),
        ("watch/lessons/castling", {"move": "e4"}, 404, "no-chapter"),
        ("watch/lessons/dial", {"move": "place sell", "task": 7}, 404, "no-chapter"),
        ("watch/lessons/dial", {"move": "place sell", "task": -1}, 404, "no-chapter"),
        ("watch/lessons/dial", {"move": "x" * (MOVE_LENGTH + 1)}, 400, "bad-request"),
        ("watch/lessons/dial", {}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_tried(client: TestClient, path: str, wish: dict[str, object], status: int, error: str) -> None:
    answer = client.post(f"/api/games/{path}/try", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_a_text_that_is_no_move_is_answered(client: TestClient) -> None:
    answer = client.post(f"{DIAL}/try", json={"move": "sing a song"}).json()
    assert (answer["accepted"], answer["legal"]) == (False, False)


def test_trying_without_end_is_slowed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", address_work_rate=Rate(0.001, 5)) as client:
        answers = [client.post(f"{DIAL}/try", json={"move": "place sell"}).status_code for _ in range(4)]
    assert answers == [200, 200, 429, 429]
