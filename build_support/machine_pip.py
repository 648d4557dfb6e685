"""The pip of this machine: how to call it, and what it knows about the package index.

No address of an index is written in this project; uv has a default of its own, and so has pip.
"""

import ast
import importlib.util
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path


def pip_command() -> list[str] | None:
    """pip, or else the copy that Python keeps for new environments, which runs out of its wheel."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    wheel = bundled_pip()
    return [sys.executable, str(wheel / "pip")] if wheel else None


def bundled_pip() -> Path | None:
    ensurepip = importlib.util.find_spec("ensurepip")
    if ensurepip is None or ensurepip.origin is None:
        return None
    return next(Path(ensurepip.origin).parent.glob("_bundled/pip-*.whl"), None)


def uv_settings() -> dict[str, str]:
    """pip's index and certificates as environment variables for uv, unless uv has been told its own.

    Extra indexes are left out: uv would ask them first, and nothing here comes from one.
    """
    settings = {}
    index, certificates = pip_setting("index-url"), pip_setting("cert")
    if index and not {"UV_DEFAULT_INDEX", "UV_INDEX_URL"}.intersection(os.environ):
        settings["UV_DEFAULT_INDEX"] = index
    if certificates and "SSL_CERT_FILE" not in os.environ:
        settings["SSL_CERT_FILE"] = certificates
    return settings


def known_index() -> str | None:
    """The package index that this machine has been given, whoever it was given to."""
    return os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL") or pip_setting("index-url")


def pip_setting(name: str) -> str | None:
    given = os.environ.get("PIP_" + name.upper().replace("-", "_"))
    return given or pip_configuration().get(f"install.{name}") or pip_configuration().get(f"global.{name}")


@cache
def pip_configuration() -> dict[str, str]:
    """pip's configuration files, read by pip itself."""
    command = pip_command()
    if command is None:
        return {}
    listing = subprocess.run([*command, "config", "list"], capture_output=True, text=True, check=False).stdout
    return {key: ast.literal_eval(value) for key, value in re.findall(r"^([\w.-]+)=('.*')$", listing, re.MULTILINE)}
