"""Writes the TypeScript of each game's view, games/<game>/web/view.ts, from the TypedDicts of its view.py.

python tools/view_types.py            write them
python tools/view_types.py --check    fail if one is not current
"""

import argparse
import importlib
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from chefetage.core.catalog import catalog

GAMES = Path(__file__).resolve().parent.parent / "src" / "chefetage" / "games"
HEADER = "/* Written by tools/view_types.py from view.py: do not edit. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    stale = [key for key in catalog() if is_stale(key)]
    if is_check and stale:
        sys.exit(f"not current: {', '.join(stale)}; run python tools/view_types.py")
    for key in stale:
        view_file(key).parent.mkdir(exist_ok=True)
        view_file(key).write_text(view_source(key), encoding="utf-8")
        print(f"wrote {view_file(key).relative_to(GAMES)}")


def is_stale(key: str) -> bool:
    file = view_file(key)
    return not file.exists() or file.read_text(encoding="utf-8") != view_source(key)


def view_file(key: str) -> Path:
    return GAMES / key / "web" / "view.ts"


def view_source(key: str) -> str:
    module = importlib.import_module(f"chefetage.games.{key}.view")
    return "\n".join([HEADER, *(interface(view) for view in views(module))])


def views(module: types.ModuleType) -> Iterator[type]:
    """The TypedDicts that the module defines, in their order."""
    return (found for found in vars(module).values() if is_typeddict(found) and found.__module__ == module.__name__)


def interface(view: type) -> str:
    optional = view.__optional_keys__  # type: ignore[attr-defined]
    lines = [
        f"  {name}{'?' if name in optional else ''}: {typescript(hint)}\n"
        for name, hint in get_type_hints(view).items()
    ]
    return f"export interface {view.__name__} {{\n{''.join(lines)}}}\n"


def typescript(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
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


if __name__ == "__main__":
    main()
