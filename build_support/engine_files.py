"""The modules that are compiled, all together in one unit."""

from pathlib import Path

ENGINE_GLOBS = (
    *(f"core/{module}.py" for module in ("state", "action", "step", "game", "seat", "chance", "events")),
    *(f"games/*/{module}.py" for module in ("game", "hidden", "strategy")),
    "games/*/rules/**/*.py",
    "bots/*.py",
)


def engine_files(package: Path) -> list[Path]:
    """The engine's modules below the folder of the package, in a stable order."""
    files = {file for pattern in ENGINE_GLOBS for file in package.glob(pattern)}
    return sorted(file for file in files if file.name != "__init__.py")
