"""Replays and records: any position, from any side that is open; records go out and come back."""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from chefetage.cli.program import run
from chefetage.core.catalog import catalog
from chefetage.playing.match import Match
from chefetage.server.api import records
from chefetage.table.names import NAME_CHARACTERS
from chefetage.words.texts import LANGUAGES
from tests.server.support import Json, open_table, page, seats

GAMES = sorted(catalog())
REPLAYS = Path(__file__).parents[2] / "src" / "chefetage" / "games"


def plies_of(client: TestClient, table: str) -> int:
    """How many moves a replay has."""
    return int(client.get(f"/api/tables/{table}/replay").json()["plies"])


def some_record(game: str) -> str:
    return min((REPLAYS / game / "tests" / "replays").glob("3p-*.jsonl")).read_text(encoding="utf-8")


def imported(client: TestClient, record: str) -> Json:
    answer = client.post("/api/records", content=record)
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_back_as_a_replay(client: TestClient, game: str) -> None:
    record = some_record(game)
    table = imported(client, record)
    moves = len(record.splitlines()) - 1
    assert (table["status"], plies_of(client, table["id"])) == ("over", moves)
    replay = client.get(f"/api/tables/{table['id']}/replay?viewer=open").json()
    assert (replay["plies"], len(replay["moves"])) == (moves, moves)
    assert all(move["text"] and move["scores"] for move in replay["moves"])
    path = f"/api/tables/{table['id']}/replay"
    for ply in (0, 1, moves // 2, moves):
        for viewer in ("-1", "0", "2", "open"):
            found = client.get(f"{path}/{ply}?viewer={viewer}&lang=de").json()
            assert found["ply"] == ply
    assert found["result"]["totals"] == replay["moves"][-1]["scores"]
    assert client.get(f"{path}/{moves + 1}").status_code == 404
    assert client.get(f"{path}/x").status_code == 404


def test_the_open_view_shows_all_hands(client: TestClient) -> None:
    table = imported(client, some_record("watch"))
    hands = {}
    for viewer in ("0", "1", "open"):
        view = client.get(f"/api/tables/{table['id']}/replay/60?viewer={viewer}").json()["view"]
        hands[viewer] = [board["hand"] is not None for board in view["boards"]]
    assert hands == {"0": [True, False, False], "1": [False, True, False], "open": [True, True, True]}


def test_the_record_of_a_game_is_what_the_server_promised(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = open_table(client, "watch", "me", "random", name="Ada")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(6), 5)
        ada.wait_for_turn()
        ada.command("take_back", seen=ada.seen)
        ada.wait_for(ada.seen + 1)
        ada.play_on(Random(7))
    answer = client.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.content)
    capsys.readouterr()
    assert run(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed_hash"] == table["seed_hash"]
    seed = client.get(f"/api/tables/{table['id']}").json()["seed"]
    assert f'"seed":"{seed}"' in answer.text
    assert sha256(seed.encode()).hexdigest() == table["seed_hash"]
    assert imported(client, answer.text)["seed_hash"] == table["seed_hash"]


def test_a_table_goes_on_from_any_position(client: TestClient) -> None:
    wish = {"record": some_record("watch"), "ply": 30, "seats": seats("me", "random", "random"), "name": "Ada"}
    table = client.post("/api/records/tables", json=wish).json()
    assert (table["status"], table["is_seed_known"]) == ("playing", True)
    with page(client, table["id"], 0) as ada:
        assert ada.news["position"]["ply"] >= 30
        ada.play_on(Random(1))
    assert ada.news["position"]["result"]


@pytest.mark.parametrize(
    ("change", "error"),
    [({"ply": 5000}, "no-such-ply"), ({"seats": seats("me")}, "seats-and-record"), ({"record": "x"}, "record-foreign")],
)
def test_a_position_that_does_not_exist_is_refused(client: TestClient, change: Json, error: str) -> None:
    wish = {"record": some_record("watch"), "ply": 3, "seats": seats("me", "here", "here")} | change
    assert client.post("/api/records/tables", json=wish).json()["error"] == error


def test_damaged_records_are_refused_with_the_line(client: TestClient) -> None:
    lines = some_record("watch").splitlines()
    lines[5] = lines[5].replace('"hash":"', '"hash":"0')
    answer = client.post("/api/records", content="\n".join(lines))
    assert (answer.status_code, answer.json()["error"]) == (400, "record-bad-hash")
    assert answer.json()["line"] == 6


def test_a_problem_names_what_was_sent_in_both_languages(client: TestClient) -> None:
    lines = some_record("watch").splitlines()
    lines[5] = lines[5].replace('"hash":"', '"hash":"0')
    for lang in LANGUAGES:
        text = client.post(f"/api/records?lang={lang}", content="\n".join(lines)).json()["text"]
        assert text.startswith("record.jsonl, ")


@pytest.mark.parametrize("content", ["no record", some_record("watch").replace('"hash":"', '"hash":"0', 1)])
def test_a_problem_names_the_chosen_file(client: TestClient, content: str) -> None:
    answer = client.post("/api/records", params={"file": "my\ngame 3.jsonl"}, content=content)
    assert answer.json()["file"] == "my game 3.jsonl"
    assert answer.json()["text"].startswith("my game 3.jsonl, line ")
    long = client.post("/api/records", params={"file": "x" * 1000}, content=content)
    assert long.json()["file"] == "x" * 80


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"ply":4', '"ply":5', "record-bad-ply"),
        ('"seat":', '"seat":9', "record-bad-seat"),
        ('"move":"', '"move":"fly ', "record-refused"),
        ('"move":', '"mole":', "record-bad-line"),
    ],
)
def test_manipulated_records_are_refused(client: TestClient, old: str, new: str, error: str) -> None:
    lines = some_record("watch").splitlines()
    assert old in lines[4]
    lines[4] = lines[4].replace(old, new)
    for path, content in (("", {"content": "\n".join(lines)}), ("/tables", {"json": continued("\n".join(lines))})):
        answer = client.post(f"/api/records{path}", **content)
        assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert client.get("/api/tables").json() == []


def continued(record: str) -> Json:
    return {"record": record, "ply": 30, "seats": seats("me", "here", "here")}


def test_another_seed_is_another_game(client: TestClient) -> None:
    record = some_record("watch")
    seed = record.partition('"seed":"')[2][:64]
    answer = client.post("/api/records", content=record.replace(seed, "0" * 64))
    assert answer.json()["error"] == "record-refused"


def test_who_played_is_shown_in_few_words_whatever_the_record_says(client: TestClient) -> None:
    header, _, moves = some_record("watch").partition("\n")
    start, end = header.index('"seats":[') + 9, header.index("]", header.index('"seats":['))
    strange = json.dumps(["human", "greedy", "x" * 5000])[1:-1]
    table = imported(client, f"{header[:start]}{strange}{header[end:]}\n{moves}")
    shown = [(seat["kind"], seat["bot"], seat["name"]) for seat in table["seats"]]
    assert shown == [("person", "", "Player 1"), ("bot", "greedy", "Bot 2"), ("person", "", "x" * NAME_CHARACTERS)]


def test_a_record_has_so_many_moves_at_most(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_MOVES", 10)
    assert client.post("/api/records", content=some_record("watch")).json()["error"] == "too-large"


def test_during_the_game_a_replay_tells_only_ones_own_moves(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1), 4)
    moves = client.get(f"/api/tables/{table['id']}/replay?viewer=0").json()["moves"]
    assert all((move["move"] is not None) == (move["seat"] == 0) for move in moves)
    assert all(move["scores"] is None for move in moves)


def long_record(tmp_path: Path) -> str:
    """The longest game at the fullest table: everybody sends one worker after the other."""
    seed, chance = 456, Random(456)
    match = Match.start("councils_contracts", seed, {}, ["human"] * 5)
    while not match.is_over:
        actor = match.game.actor(match.state)
        offers = [match.game.notation(move) for move in match.game.legal_moves(match.state, actor)]
        longest = [offer for offer in offers if offer.startswith("send_one")]
        match.play(actor, chance.choice(longest or [offer for offer in offers if offer != "pass"] or offers))
    match.save(tmp_path / "long.jsonl")
    return (tmp_path / "long.jsonl").read_text(encoding="utf-8")


def test_any_position_of_a_long_game_opens(client: TestClient, tmp_path: Path) -> None:
    table = imported(client, long_record(tmp_path))
    moves = plies_of(client, table["id"])
    assert moves >= 500
    for ply in range(0, moves, moves // 10):
        assert client.get(f"/api/tables/{table['id']}/replay/{ply}?viewer=open").json()["ply"] == ply


@pytest.mark.parametrize("game", GAMES)
def test_the_last_position_opens_without_its_number(client: TestClient, game: str) -> None:
    table = imported(client, some_record(game))["id"]
    last = client.get(f"/api/tables/{table}/replay/last?viewer=1").json()
    assert last["ply"] == plies_of(client, table)
    assert last == client.get(f"/api/tables/{table}/replay/{last['ply']}?viewer=1").json()


@pytest.mark.parametrize("game", GAMES)
def test_what_players_have_is_told_move_by_move(client: TestClient, game: str) -> None:
    table = imported(client, some_record(game))
    moves = client.get(f"/api/tables/{table['id']}/replay").json()["moves"]
    keys = catalog()[game].info.holdings.keys
    assert all(list(move["holdings"]) == keys for move in moves)
    assert all(len(amounts) == 3 for move in moves for amounts in move["holdings"].values())
    assert all(any(sum(move["holdings"][key]) for move in moves) for key in keys)
