"""Why a move is refused."""


class Explanation:
    """A rule id and the numbers involved; `key` says what stands against the move, "" nothing.

    Keys: "unknown-move", "game-over", "not-your-turn", "has-decided" where all decide at the same time, "not-now", and
    "refusal" where a rule forbids it. The rule of a legal move is the one that speaks of its action.
    """

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: str, facts: dict[str, int | str]) -> None:
        self.key = key
        self.rule = rule
        self.facts = facts

    @property
    def legal(self) -> bool:
        return not self.key


class Refused(Exception):
    """The move is not legal; the state is as it was."""

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.rule)
        self.explanation = explanation
