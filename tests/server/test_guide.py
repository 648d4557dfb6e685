"""Guides: the prepared beginning is played by the rules, with a text for each step of the learner."""

import pytest
from starlette.testclient import TestClient

from chefetage.core.catalog import catalog
from chefetage.table.guide import guide_of
from chefetage.words.texts import LANGUAGES, game_texts
from tests.server.support import page

GAMES = sorted(catalog())


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_follows_the_guide_and_the_others_too(client: TestClient, game: str) -> None:
    answer = client.get(f"/api/games/{game}/guide")
    steps = answer.json()["steps"]
    table = client.post("/api/tables", json={"game": game, "guide": True, "name": "Ada"}).json()
    assert (table["guide"], table["status"]) == (True, "playing")
    with page(client, table["id"], 0) as ada:
        for step in steps:
            while ada.ply < step["ply"] or not ada.offers:
                ada.receive()
            assert ada.ply == step["ply"]
            answer_to_move = ada.move(step["move"])
            assert answer_to_move["type"] == "ack", (step, answer_to_move)
            ada.wait_for(answer_to_move["seen"])
        room = client.app.state.hall.rooms[table["id"]]  # type: ignore[attr-defined]
        while room.table.match.ply < len(guide_of(game).moves):
            ada.receive()
    prepared = [(move.seat, move.move) for move in guide_of(game).moves]
    assert [(line.seat, line.move) for line in room.table.match.record.moves[: len(prepared)]] == prepared


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_learner_has_a_text(client: TestClient, game: str, lang: str) -> None:
    answer = client.get(f"/api/games/{game}/guide").json()
    texts = game_texts(game, lang)
    for key in [*(step["text"] for step in answer["steps"]), *filter(None, [answer["intro"], answer["end"]])]:
        assert " " in texts(key, **{f"seat{seat + 1}": "Ada" for seat in range(answer["players"])}), key


def test_those_who_play_with_the_learner_have_names(client: TestClient) -> None:
    table = client.post("/api/tables", json={"game": "watch", "guide": True, "name": "Ben"}).json()
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "Ben 2", "Cleo"]
