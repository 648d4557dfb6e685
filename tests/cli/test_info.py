"""chefetage info"""

import json
import platform

import pytest

from chefetage import __version__
from chefetage.core.engine_mode import is_compiled

from .conftest import Chefetage


def test_info_as_data(chefetage: Chefetage) -> None:
    data = json.loads(chefetage("info", "--json").out)
    assert data["version"] == __version__
    assert data["engine"] == ("compiled" if is_compiled() else "interpreted")
    assert data["python"] == platform.python_version()
    assert data["games"]["watch"]["rules_version"] == 1


@pytest.mark.parametrize(
    ("lang", "compiled", "line"),
    [
        ("en", True, "Engine: compiled"),
        ("en", False, "Engine: interpreted"),
        ("de", True, "Engine: kompiliert"),
        ("de", False, "Engine: interpretiert"),
    ],
)
def test_info_in_words(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch, lang: str, compiled: bool, line: str
) -> None:
    monkeypatch.setattr("chefetage.cli.info.is_compiled", lambda: compiled)
    code, out, err = chefetage("info", "--lang", lang)
    assert (code, err) == (0, "")
    assert line in out
    assert f"Chefetage {__version__}" in out
    assert "(watch)" in out
