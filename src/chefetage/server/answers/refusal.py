"""Refusals: problems with a status of HTTP."""

from chefetage.core.problem import Problem


class Refusal(Problem):
    status = 400


class NotFound(Refusal):
    status = 404


class Forbidden(Refusal):
    status = 403


class Conflict(Refusal):
    status = 409


class TooMany(Refusal):
    status = 429


class TooLarge(Refusal):
    status = 413


class Later(Refusal):
    """The disk failed; the same command may be sent again."""

    status = 503
