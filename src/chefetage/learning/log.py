"""The log of a training: what every iteration brought."""

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """A line of the log. Wins are parts of the games played; par is one divided by the number of players."""

    iteration: int
    seconds: float  # of training so far, without breaks
    games: int  # so far
    loss: float  # cross-entropy of the shares of the win
    score_loss: float  # mean square of errors in points, in score units
    gate: float  # wins against the network before
    is_accepted: bool
    check: float | None  # wins against greedy, or of solo games; None if it was not checked
    digest: str  # of the network that plays from now on
