"""What only experiments need is installed by whoever makes some: pip install "chefetage[lab]"."""

import os
from importlib.util import find_spec
from typing import Any

from chefetage.core.problem import Problem


def needs(module: str, extra: str) -> None:
    """Raise a Problem that says what to install, if the module is not there."""
    if find_spec(module) is None:
        raise Problem("extra-missing", module=module, extra=extra)


def numpy() -> Any:
    """NumPy with one thread: others would take the processor from those who play, to add up a few numbers."""
    for threads in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(threads, "1")
    import numpy as np

    return np
