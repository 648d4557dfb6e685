"""What only experiments need is installed by whoever makes some: pip install "chefetage[lab]"."""

from importlib.util import find_spec

from chefetage.core.problem import Problem


def needs(module: str, extra: str) -> None:
    """Raise a Problem that says what to install, if the module is not there."""
    if find_spec(module) is None:
        raise Problem("extra-missing", module=module, extra=extra)
