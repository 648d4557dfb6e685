"""chefetage aid"""

from pathlib import Path

import pytest

from .conftest import Chefetage


def test_an_aid_on_the_standard_output(chefetage: Chefetage) -> None:
    code, out, err = chefetage("aid", "watch")
    assert (code, err) == (0, "")
    assert out.startswith("<svg")
    assert ">Final</tspan>" in out


@pytest.mark.parametrize(
    ("lang", "said", "told"), [("en", "Written: ", "Bribe"), ("de", "Geschrieben: ", "Bestechung")]
)
def test_an_aid_in_a_file(chefetage: Chefetage, tmp_path: Path, lang: str, said: str, told: str) -> None:
    file = tmp_path / "aid.svg"
    assert chefetage("aid", "watch", "--lang", lang, "--out", str(file)).out == f"{said}{file}\n"
    assert told in file.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written(chefetage: Chefetage, tmp_path: Path) -> None:
    code, out, err = chefetage("aid", "watch", "--out", str(tmp_path / "missing" / "aid.svg"))
    assert (code, out) == (2, "")
    assert "aid.svg" in err
