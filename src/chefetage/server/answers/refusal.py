"""Refusals: problems with a status of HTTP."""

from chefetage.core.problem import Problem
from chefetage.server.storage.storage import ReadFailed, StorageFailed


class Refusal(Problem):
    """What was asked for cannot be done as it was asked."""

    status = 400


class NotFound(Refusal):
    """It is not there."""

    status = 404


class Forbidden(Refusal):
    """It is not for whoever asked."""

    status = 403


class Conflict(Refusal):
    """It does not go together with how things stand."""

    status = 409


class TooMany(Refusal):
    """It was asked for too often."""

    status = 429


class TooLarge(Refusal):
    """What came with it is too long."""

    status = 413


class Later(Refusal):
    """The disk failed; the same may be asked again after a while."""

    status = 503
    after = 2  # seconds


def later(failed: StorageFailed) -> Later:
    """What somebody is told who wished to read or to write."""
    if isinstance(failed, ReadFailed):
        return Later("storage-unreadable")
    return Later("storage-failed")
