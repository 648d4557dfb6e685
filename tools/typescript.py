"""Python types as TypeScript: what view_types.py and message_types.py write."""

import inspect
import re
import types
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from chefetage.core.view import GameView, View

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
WIDTH = 120
COMMENT = re.compile(r" {4}(\w+): .*?  # (.+)")


class Field(NamedTuple):
    """A line of an interface."""

    name: str
    type: str
    is_optional: bool = False
    comment: str = ""


def typescript(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == View:
        return GameView.__name__
    if is_named(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(argument) for argument in arguments)
    if origin is Literal:
        return " | ".join(f"'{argument}'" for argument in arguments)
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    if origin is list:
        return f"{element(arguments[0])}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(argument) for argument in arguments)}]"
    raise TypeError(f"no TypeScript for {hint}")


def element(hint: Any) -> str:
    is_choice = get_origin(hint) in (Union, types.UnionType, Literal)
    return f"({typescript(hint)})" if is_choice else typescript(hint)


def is_named(hint: Any) -> bool:
    """Whether it becomes an interface of its own."""
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


def named_in(hint: Any) -> Iterator[type]:
    """The interfaces that a type needs, each behind those that it needs itself."""
    if hint == View:
        yield GameView
    elif is_named(hint):
        for inner in get_type_hints(hint).values():
            yield from named_in(inner)
        yield hint
    for argument in get_args(hint):
        yield from named_in(argument)


def interface(kind: type, may_omit: bool = False) -> str:
    """`may_omit`: who sends it may leave out what has a default."""
    fields = struct_fields(kind, may_omit) if issubclass(kind, msgspec.Struct) else dict_fields(kind)
    sentence = kind.__dict__.get("__doc__") if issubclass(kind, msgspec.Struct) else None
    return f"{comment(sentence, '')}export interface {kind.__name__} {{\n{''.join(map(line, fields))}}}\n"


def line(field: Field) -> str:
    return f"{comment(field.comment, '  ')}  {field.name}{'?' if field.is_optional else ''}: {field.type}\n"


def comment(sentence: str | None, indent: str) -> str:
    """What Python's None means, null means."""
    words = re.sub(r"\bNone\b", "null", " ".join((sentence or "").split()))
    return f"{indent}/** {words} */\n" if words else ""


def dict_fields(kind: type) -> Iterator[Field]:
    optional = kind.__optional_keys__  # type: ignore[attr-defined]
    return (Field(name, typescript(hint), name in optional) for name, hint in get_type_hints(kind).items())


def struct_fields(kind: type[msgspec.Struct], may_omit: bool) -> Iterator[Field]:
    config = kind.__struct_config__
    if config.tag is not None:
        yield Field(str(config.tag_field), f"'{config.tag}'")
    hints, comments = get_type_hints(kind), comments_of(kind)
    for field in msgspec.structs.fields(kind):
        is_optional = may_omit and not field.required
        yield Field(field.encode_name, typescript(hints[field.name]), is_optional, comments.get(field.name, ""))


def comments_of(kind: type) -> dict[str, str]:
    """What stands behind the fields in the source, also in that of the classes it inherits from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= dict(COMMENT.findall(inspect.getsource(base)))
    return found


def union(name: str, members: Iterable[type]) -> str:
    """Broken as Prettier breaks it."""
    names = [member.__name__ for member in members]
    joined = " | ".join(names)
    lines = [f"export type {name} = {joined}\n", f"export type {name} =\n  {joined}\n"]
    long = f"export type {name} =\n" + "".join(f"  | {one}\n" for one in names)
    return next((text for text in lines if max(map(len, text.splitlines())) <= WIDTH), long)
