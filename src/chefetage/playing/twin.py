"""twin: a quick copy of a plain object."""

from typing import TypeVar

Thing = TypeVar("Thing")


def twin(thing: Thing) -> Thing:
    """Another object with the same attributes: like `copy.copy`, which asks the class how and takes much longer."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other
