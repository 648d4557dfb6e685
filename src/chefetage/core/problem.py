"""Problems that a person can mend: a key and facts, put into words by the texts."""


class Problem(Exception):
    """Bad input; nothing was changed. `key` leads to a sentence in either language, among the texts of a game `of`."""

    def __init__(self, key: str, of: str = "", **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.of = of
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Problems come back from other processes as they are."""
        return again, (type(self), self.key, self.of, self.facts)

    def __str__(self) -> str:
        return f"{self.key} {self.facts}" if self.facts else self.key


def again(kind: type[Problem], key: str, of: str, facts: dict[str, str | int]) -> Problem:
    """A problem that was sent by another process."""
    problem = kind.__new__(kind)
    Problem.__init__(problem, key, of, **facts)
    return problem


class RulesMissing(Problem):
    """A game was begun by a version of its rules that is not installed here."""

    def __init__(self, game: str, rules: int) -> None:
        super().__init__("rules-missing", game=game, rules=rules)
