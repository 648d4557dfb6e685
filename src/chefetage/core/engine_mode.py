"""Whether the engine runs compiled or interpreted."""

from chefetage.core import game


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(game.__file__).endswith(".py")
