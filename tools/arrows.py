"""Draws which package imports which, as the code has it, into docs/architecture.md.

python tools/arrows.py            write the picture
python tools/arrows.py --check    fail if it is not current

An arrow points from a package to one that it imports. What follows from other arrows is left out: whoever imports the
table may import all that the table imports.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "chefetage"
DOCUMENT = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- arrows: written by tools/arrows.py, do not edit -->"
END = "<!-- end of arrows -->"

Arrows = dict[str, set[str]]  # package: those that it imports


# What the code says.


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """Full names of the modules and objects that a file imports; it imports nothing by a relative name."""
    return imported(parsed(path))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def sources(folder: Path) -> list[Path]:
    """All modules below a folder of the package, except tests."""
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(PACKAGE).parts]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def packages(folder: Path) -> list[Path]:
    return sorted(path.parent for path in folder.glob("*/__init__.py"))


def arrows(folder: Path) -> Arrows:
    """Which packages directly below a folder import which of the others.

    The folder games/ itself, which the catalog scans, is no game: only an import of something in it counts.
    """
    names = {package.name for package in packages(folder)}
    prefix = ".".join(["chefetage", *folder.relative_to(PACKAGE).parts]) + "."
    found: Arrows = {}
    for package in packages(folder):
        targets = [
            name.removeprefix(prefix).split(".")
            for path in sources(package)
            for name in imports(path)
            if name.startswith(prefix)
        ]
        found[package.name] = {parts[0] for parts in targets if len(parts) > 1} & names - {package.name}
    return found


# The picture.


def reachable(arrows: Arrows, start: str) -> set[str]:
    """All that a package imports, directly or through others."""
    found: set[str] = set()
    waiting = [*arrows[start]]
    while waiting:
        package = waiting.pop()
        if package not in found:
            found.add(package)
            waiting.extend(arrows[package])
    return found


def reduced(arrows: Arrows) -> Arrows:
    """Without the arrows that follow from others."""
    return {
        package: targets - {beyond for target in targets for beyond in reachable(arrows, target)}
        for package, targets in arrows.items()
    }


def height(arrows: Arrows, package: str) -> int:
    """The longest way down from a package."""
    return max((1 + height(arrows, target) for target in arrows[package]), default=0)


def picture(folder: Path) -> str:
    """The packages of a folder from top to bottom: a graph in Mermaid, and what each says of itself."""
    found = arrows(folder)
    layers = sorted(found, key=lambda package: (-height(found, package), package))
    lines = [f"  {package} --> {target}" for package in layers for target in sorted(reduced(found)[package])]
    rows = [f"| `{package}` | {first_line(folder / package)} |" for package in layers]
    return "\n".join(["```mermaid", "graph TD", *lines, "```", "", "| Package | |", "|---|---|", *rows])


def first_line(package: Path) -> str:
    return (ast.get_docstring(parsed(package / "__init__.py")) or "").partition("\n")[0]


# The document.


def with_picture(text: str) -> str:
    """The document with the picture of today between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{picture(PACKAGE)}\n{END}{after}"


def is_stale() -> bool:
    text = DOCUMENT.read_text(encoding="utf-8")
    return text != with_picture(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    if is_check and is_stale():
        sys.exit("docs/architecture.md is not current: run python tools/arrows.py")
    if is_stale():
        DOCUMENT.write_text(with_picture(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"wrote {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
