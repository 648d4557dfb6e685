"""The pages of a copy of the tree have the board of a fifth game, and a game is played there by clicking."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.at_the_table import click_move, legal_moves, open_table, wait_for_turn
from tests.browser.conftest import NewPage
from tests.browser.serving import Server
from tests.fifth_game.tree import Tree

GAME = "tokens"
EVERY_MOVE = {"take 1", "take 2", "take 3", "exchange", "pass"}


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    made = Tree(tmp_path / "tree")
    made.add_the_game()
    made.make_what_is_generated()
    made.build_pages()
    return made


@pytest.fixture
def server(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of the copy, with the pages of the copy."""
    monkeypatch.setenv("PYTHONPATH", str(tree.sources))
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_a_fifth_game_is_played_by_clicking_on_its_board(tree: Tree, server: Server, new_page: NewPage) -> None:
    page = new_page()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    page.goto(server.address)
    page.locator(f"[data-quick={GAME}]").wait_for()  # the lobby knows it
    page.goto(open_table(page, server, {"game": GAME, "options": {"start_player": "1"}, "seats": seats}))
    choices = []
    while wait_for_turn(page) == "me":
        choices.append(legal_moves(page))
        assert sorted(moves_on_board(page)) == sorted(choices[-1])
        click_move(page, "take 1" if "take 1" in choices[-1] else "pass")
    assert set(choices[0]) == EVERY_MOVE
    assert len(choices) > 1
    tree.check_board()
    tree.npm("test", "--", GAME, "board/phases")
    assert tree.changed() == []


def moves_on_board(page: Page) -> list[str]:
    """And in the prompt. The list of moves in words may be there before the board is."""
    board = page.locator(".tokens-board")
    board.wait_for()
    places = page.locator(".tokens-board [data-move], [data-prompt] [data-move]")
    found: list[str] = places.evaluate_all("all => all.map(one => one.dataset.move)")
    return found
