"""The score sheet: one line per kind of points, each with the rule that gives them."""


class ScoreLine:
    """Points of one kind, which may be none or negative; `key` leads to the text, which may use the facts."""

    __slots__ = ("facts", "key", "points", "rule")

    def __init__(self, rule: str, key: str, points: int, facts: dict[str, int] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.points = points
        self.facts: dict[str, int] = facts or {}


class Standing:
    """How a player or neutral figure ended; neutral figures are numbered after the last seat."""

    __slots__ = ("number", "place", "sheet")

    def __init__(self, number: int, place: int, sheet: list[ScoreLine]) -> None:
        self.number = number
        self.place = place
        self.sheet = sheet

    @property
    def total(self) -> int:
        return sum([line.points for line in self.sheet])
