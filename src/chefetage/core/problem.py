"""Problems that a person can mend: a key and facts, put into words by the texts."""


class Problem(Exception):
    """Bad input; nothing was changed. `key` leads to a sentence in either language, among the texts of a game `of`."""

    def __init__(self, key: str, of: str = "", **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.of = of
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.key} {self.facts}" if self.facts else self.key


class RulesMissing(Problem):
    """A game was begun by a version of its rules that is not installed here."""

    def __init__(self, game: str, rules: int) -> None:
        super().__init__("rules-missing", game=game, rules=rules)
