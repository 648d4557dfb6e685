"""A bot from another package, named like package.module:Class."""

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from chefetage.bots.bot import Bot
from chefetage.core.problem import Problem

DIGITS = 16


def is_class_name(name: str) -> bool:
    module, colon, class_name = name.partition(":")
    return bool(colon) and class_name.isidentifier() and all(part.isidentifier() for part in module.split("."))


@cache
def class_of(name: str) -> Callable[[int], Bot]:
    """The class, found as Python finds modules, and in the folder where one stands."""
    module_name, _, class_name = name.partition(":")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        module = import_module(module_name)
    except Exception as error:  # whatever a module of others does when it is imported
        raise Problem("bot-not-imported", bot=name, reason=f"{type(error).__name__}: {error}") from error
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Problem("bot-no-class", bot=name, module=module_name)
    return found


def make(name: str, seed: int) -> Bot:
    try:
        return class_of(name)(seed)
    except Problem:
        raise
    except Exception as error:
        raise Problem("bot-not-made", bot=name, reason=f"{type(error).__name__}: {error}") from error


def version(name: str) -> str:
    """What the class says of itself, and a hash of the file that it stands in."""
    found = class_of(name)
    file = getattr(sys.modules[name.partition(":")[0]], "__file__", None)
    content = Path(file).read_bytes() if file else b""
    return f"{getattr(found, 'version', '')} {sha256(content).hexdigest()[:DIGITS]}".strip()
