"""A server for each test."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from chefetage.table import openings
from tests.server.support import running


@pytest.fixture(autouse=True)
def repeatable_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tables in every run: what a test finds today, it finds tomorrow."""
    monkeypatch.setattr(openings, "token_bytes", Random(request.node.nodeid).randbytes)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with running(tmp_path / "tables.sqlite") as visitor:
        yield visitor
