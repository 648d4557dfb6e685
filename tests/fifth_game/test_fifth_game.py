"""Adding a game is adding its folder: a tiny fifth game is put into a copy of the tree and played there.

docs/adding_a_game.md teaches it with the same folder, tokens/.
"""

import json
import re
from itertools import count
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
from websockets.sync.client import connect

from chefetage.core.engine_mode import is_compiled
from tests.fifth_game.tree import ROOT, TEMPLATE, Tree
from tests.server.process import ServerProcess

GAME = "tokens"
# What holds for every game and is quick; "TK-" are the worked examples of its rulebook.
TESTS_OF_ALL_GAMES = [
    "tests/laws",
    "tests/server/test_guide.py",
    "tests/test_architecture.py",
    "tests/test_game_folders.py",
    "tests/test_guides.py",
    "tests/test_scenarios.py",
    "tests/test_traceability.py",
    "tests/texts",
    "tests/web/test_positions.py",
    "tests/web/test_view_types.py",
]


def test_the_guide_quotes_the_game_as_it_is() -> None:
    guide = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    quotations = re.findall(r"^```py\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    sources = [path.read_text(encoding="utf-8") for path in sorted(TEMPLATE.rglob("*.py"))]
    assert quotations
    assert [quoted for quoted in quotations if not any(quoted in source for source in sources)] == []


@pytest.mark.skipif(is_compiled(), reason="the copy runs interpreted; the run with the interpreted engine tries it")
def test_a_fifth_game_is_its_folder_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, for the copy is made once: workers would make one each."""
    tree = Tree(tmp_path)
    tree.add_the_game()
    assert_it_is_found(tree)
    assert_bots_play_it(tree)
    tree.make_what_is_generated()
    tree.pytest(*TESTS_OF_ALL_GAMES, "-k", f"{GAME} or TK-")
    tree.pytest(f"src/chefetage/games/{GAME}/tests")
    tree.check_types()
    monkeypatch.setenv("PYTHONPATH", str(tree.sources))
    assert_the_server_plays_it(tmp_path / "tables.sqlite")
    assert tree.changed() == []


def assert_it_is_found(tree: Tree) -> None:
    used = tree.run("-c", "import chefetage; print(chefetage.__file__)").strip()
    assert Path(used) == tree.sources / "chefetage" / "__init__.py"
    assert GAME in [game["key"] for game in json.loads(tree.run("-m", "chefetage", "games", "--json"))]


def assert_bots_play_it(tree: Tree) -> None:
    """The greedy bot, which looks ahead with the game's own evaluation, wins more often than the random one."""
    words = ["simulate", GAME, "--players", "2", "--games", "20", "--bots", "greedy,random", "--seed", "1"]
    report = json.loads(tree.run("-m", "chefetage", *words, "--workers", "1", "--json"))
    wins = {row["name"]: row["wins"] for row in report["bots"]}
    assert wins["greedy"] > wins["random"]


def assert_the_server_plays_it(database: Path) -> None:
    server = ServerProcess(database)
    server.start()
    try:
        result = played_to_the_end(server)
    finally:
        server.stop(SIGTERM)
    assert min(result["places"]) == 1


def played_to_the_end(server: ServerProcess) -> Any:
    """The result of a game that a person plays against a bot, by the first move that is offered each time."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    summary, cookie = server.call("POST", "/tables", {"game": GAME, "seats": seats})
    address = f"ws://127.0.0.1:{server.port}/api/tables/{summary['id']}/socket"
    numbers = count()
    with connect(address, additional_headers={"cookie": cookie}) as page:
        page.send(json.dumps({"type": "join", "seat": 0}))
        while True:
            news = json.loads(page.recv(timeout=20))
            if news["type"] != "position":
                continue
            if news["position"]["result"]:
                return news["position"]["result"]
            if offers := news["position"]["offers"]:
                move = {"seen": news["seen"], "seat": 0, "move": offers[0]["move"]}
                page.send(json.dumps({"type": "move", "id": f"m{next(numbers)}", **move}))
