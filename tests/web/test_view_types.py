"""The TypeScript of the views says what view.py says."""

from typing import Literal, TypedDict

import pytest

from chefetage.core.catalog import catalog
from tools.view_types import interface, is_stale, typescript


@pytest.mark.parametrize("key", sorted(catalog()))
def test_the_types_of_a_view_are_current(key: str) -> None:
    assert not is_stale(key), "run python tools/view_types.py"


class Inner(TypedDict):
    name: str


class Outer(TypedDict, total=False):
    inner: Inner | None
    rows: list[dict[str, int | None]]


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (list[int | None], "(number | null)[]"),
        (dict[str, list[bool]], "Record<string, boolean[]>"),
        (Literal["up", "down"], "'up' | 'down'"),
        (tuple[int, str], "[number, string]"),
    ],
)
def test_python_types_have_their_likes_in_typescript(hint: object, expected: str) -> None:
    assert typescript(hint) == expected


def test_an_interface_lists_the_fields_and_marks_optional_ones() -> None:
    assert interface(Outer) == (
        "export interface Outer {\n  inner?: Inner | null\n  rows?: Record<string, number | null>[]\n}\n"
    )


def test_an_unknown_type_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript(set[int])
