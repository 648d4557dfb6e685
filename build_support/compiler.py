"""Can the engine be compiled here?"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path


def can_compile() -> bool:
    """True if there is a C compiler with Python's headers and nobody asked for pure Python."""
    return not wants_pure() and has_compiler() and has_headers()


def wants_pure() -> bool:
    return os.environ.get("CHEFETAGE_PURE", "0") not in ("", "0")


def has_compiler() -> bool:
    return shutil.which(shlex.split(compiler_command())[0]) is not None


def compiler_command() -> str:
    """The command that setuptools is going to call."""
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()
