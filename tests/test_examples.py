"""The Python examples of the documents run, and print what their comments say.

An example is a block that is marked as Python. Every `print` has a comment with what it prints; several lines are
joined by commas, and "…" at the end stands for more of them.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINT = re.compile(r"print\(.*\)(?:  # (?P<expected>.+))?$", re.MULTILINE)


def examples() -> dict[str, str]:
    """The blocks by document and number."""
    return {
        f"{document.name}-{number}": block
        for document in DOCUMENTS
        for number, block in enumerate(BLOCK.findall(document.read_text("utf-8")), 1)
    }


def check(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Run the statements one after the other and compare what each prints."""
    names: dict[str, object] = {"__name__": "example"}
    for statement in ast.parse(example).body:
        exec(compile(ast.Module([statement], []), "example", "exec"), names)
        lines = "\n".join(example.splitlines()[statement.lineno - 1 : statement.end_lineno])
        comments = [found["expected"] for found in PRINT.finditer(lines)]
        assert None not in comments, f"what does it print? {lines}"
        printed = ", ".join(capsys.readouterr().out.splitlines())
        expected = ", ".join(comments)
        assert (printed[: len(expected) - 1] + "…" if expected.endswith("…") else printed) == expected


def test_the_readme_has_examples() -> None:
    assert "README.md-1" in examples()


@pytest.mark.parametrize("name", examples())
def test_examples_do_what_they_say(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    check(examples()[name], capsys)


@pytest.mark.parametrize(
    "example",
    ["print(1)  # 2", "print(1)", "print('a, b')  # a, c, …", "for n in (1, 2):\n    print(n)  # 1"],
)
def test_an_example_that_does_not_do_so_is_noticed(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AssertionError):
        check(example, capsys)
