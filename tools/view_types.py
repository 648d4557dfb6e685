"""Writes the TypeScript of each game's view, games/<game>/web/view.ts, from the TypedDicts of its view.py.

python -m tools.view_types            write them
python -m tools.view_types --check    fail if one is not current
"""

import argparse
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from typing import is_typeddict

from chefetage.core.catalog import catalog
from tools.typescript import interface

GAMES = Path(__file__).resolve().parent.parent / "src" / "chefetage" / "games"
HEADER = "/* Written by tools/view_types.py from view.py: do not edit. */\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    stale = [key for key in catalog() if is_stale(key)]
    if is_check and stale:
        sys.exit(f"not current: {', '.join(stale)}; run python -m tools.view_types")
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
    return "\n".join([HEADER, *map(interface, views(key))])


def views(key: str) -> list[type]:
    """The TypedDicts that a game's view.py defines, in their order, from its source: compiled ones know less."""
    name = f"view_of_{key}"
    loader = SourceFileLoader(name, str(GAMES / key / "view.py"))
    module = sys.modules[name] = module_from_spec(ModuleSpec(name, loader))  # where types in quotes are looked up
    loader.exec_module(module)
    return [found for found in vars(module).values() if is_typeddict(found) and found.__module__ == name]


if __name__ == "__main__":
    main()
