"""What a test may say of a company; tests/scenarios/*.toml use the same words."""

from typing import TypedDict


class Numbers(TypedDict, total=False):
    """What a company simply has, by the names of its fields."""

    price: int
    vp: int
    goods_cards: int
    covered: int
    face_down: int
    produced: int
    unsold: int
    income: int


class Seat(Numbers, total=False):
    """A company; pieces named are taken from its supply, so that none is lost or doubled."""

    symbols: dict[str, int]  # of the plan
    improvements: list[str]  # besides the start improvement
    available: int  # goods
    technologies: list[str]
    research: dict[str, int]  # markers, by technology
    expansion: dict[str, int]  # markers, by region
    offices: list[str]  # regions, besides the first one
    sold: dict[str, list[int]]  # by region: customers with a good, counted from 1
    ceo: str  # region
