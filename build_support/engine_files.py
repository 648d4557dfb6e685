"""The modules that are compiled: a unit for the core with bots and positions, one per game and per earlier rules."""

from pathlib import Path

GAME_HOMES = ("games", "earlier")
GAME_MODULES = ("game.py", "hidden.py", "view.py", "rules/**/*.py", "strategy/*.py")
CORE_MODULES = ("state", "action", "step", "game", "seat", "chance", "events", "bits", "encoding", "weights")
ENGINE_GLOBS = (
    *(f"core/{module}.py" for module in CORE_MODULES),
    *(f"{home}/*/{module}" for home in GAME_HOMES for module in GAME_MODULES),
    "bots/*.py",
    *(f"bots/network/{module}.py" for module in ("network", "judge", "bot")),
    "bots/search/*.py",
    "playing/fingerprint.py",
    *(f"words/{module}.py" for module in ("sentence", "texts", "wording")),
    *(f"table/{module}.py" for module in ("course", "story", "viewing")),
)


def engine_files(package: Path) -> list[Path]:
    """The engine's modules below the folder of the package, in a stable order."""
    files = {file for pattern in ENGINE_GLOBS for file in package.glob(pattern)}
    return sorted(file for file in files if file.name != "__init__.py")


def engine_units(package: Path) -> list[tuple[list[str], str | None]]:
    """The files of each unit and its name. Units are compiled side by side, and only those that have changed."""
    units: dict[str, list[str]] = {}
    for file in engine_files(package):
        parts = file.relative_to(package).parts
        units.setdefault(parts[1] if parts[0] in GAME_HOMES else "core", []).append(str(file))
    return [(files, f"chefetage_{name}") for name, files in units.items()]
