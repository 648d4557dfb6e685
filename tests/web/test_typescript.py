"""Python types have their likes in TypeScript, and those of the messages are current."""

from typing import Literal, TypedDict

import msgspec
import pytest

from chefetage.core.view import GameView, View
from tools.message_types import is_stale
from tools.typescript import interface, named_in, typescript, union


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


class Greeting(msgspec.Struct, tag_field="type", tag="greeting"):
    """How a page begins."""

    name: str  # None is nobody
    seat: int = -1


class Longer(Greeting, tag="longer"):
    inner: list[Inner] = []


def test_a_struct_tells_its_tag_and_what_its_source_says_of_it() -> None:
    assert interface(Greeting) == (
        "/** How a page begins. */\n"
        "export interface Greeting {\n"
        "  type: 'greeting'\n"
        "  /** null is nobody */\n"
        "  name: string\n"
        "  seat: number\n"
        "}\n"
    )


def test_who_sends_a_struct_may_omit_what_has_a_default() -> None:
    assert "  seat?: number\n  inner?: Inner[]\n" in interface(Longer, may_omit=True)


def test_what_a_type_needs_comes_before_it() -> None:
    assert list(named_in(dict[str, list[Longer] | None])) == [Inner, Longer]
    assert list(named_in(View)) == [GameView]
    assert typescript(View) == "GameView"


def test_long_unions_are_broken() -> None:
    assert union("Either", [Inner, Outer]) == "export type Either = Inner | Outer\n"
    assert union("Any", [Inner] * 14) == "export type Any =\n  " + " | ".join(["Inner"] * 14) + "\n"
    assert union("Any", [Inner] * 30).startswith("export type Any =\n  | Inner\n  | Inner\n")


def test_the_types_of_the_messages_are_current() -> None:
    assert not is_stale(), "run python -m tools.message_types"
