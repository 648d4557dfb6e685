"""Runs commands as a user would, and is strict where the program is lenient with texts."""

import io
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

from chefetage.cli import main
from chefetage.words.texts import Texts


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Chefetage(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Outcome: ...


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch, strict_bundles: None) -> None:
    """A missing sentence or fact fails."""
    lenient = Texts.__call__

    def call(self: Texts, key: str, **facts: Any) -> str:
        assert self.has(key), f"no text {key!r} in {self.lang!r}"
        return lenient(self, key, **facts)

    monkeypatch.setattr(Texts, "__call__", call)


@pytest.fixture
def chefetage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Chefetage:
    """The command in an empty folder and an English environment."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "CHEFETAGE_COMMAND"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as leaving:
            main(arguments)
        out, err = capsys.readouterr()
        assert isinstance(leaving.value.code, int)
        return Outcome(leaving.value.code, out, err)

    return run


@pytest.fixture
def complaint(chefetage: Chefetage, tmp_path: Path) -> Any:
    """The one line that bad input leads to, with nothing written and nothing on standard output."""

    def run(*arguments: str, typed: str = "") -> str:
        before = sorted(tmp_path.rglob("*"))
        code, out, err = chefetage(*arguments, typed=typed)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert err.startswith("chefetage: ")
        assert sorted(tmp_path.rglob("*")) == before
        return err.removeprefix("chefetage: ").rstrip()

    return run
