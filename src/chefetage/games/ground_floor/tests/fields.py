"""What a test may say of a position; tests/scenarios/*.toml use the same words."""

from typing import TypedDict


class Seat(TypedDict, total=False):
    """A company; what is not named is as at the start, with the Specialty Inheritance but without its Info."""

    specialty: str
    money: int
    info: int
    supplies: int
    time: int  # on the Employee track
    spent: int  # on the own board
    hired: int
    untrained: int
    remodeled: list[str]
    tenants: list[str]  # of an Automa, beside its board
    covers: dict[str, list[str]]  # by place: Tenant Improvements from below
    floors: list[str]
    uses: dict[str, int]  # of Floors in this round
    bonus: str
    has_temp: bool
    deck: list[str]  # Automa cards from the top
    discard: list[str]


class Fields(TypedDict, total=False):
    """The table; names stand for companies."""

    marion: Seat
    tanja: Seat
    nikki: Seat
    angelika: Seat
    olga: Seat
    pei: Seat
    gropius: Seat
    hadid: Seat
    options: dict[str, str]
    round: int
    order: list[str]  # in phase-wide orders: the most popular first, all on space 1
    popularity: dict[str, list[str]]  # by space: companies from the top
    job_market: int
    current: str  # forecast card
    turned: bool
    future: list[str]  # forecast cards from the top
    past: list[str]
    event: str
    left: list[str]  # A, rows from the top; "" is empty
    right: list[str]
    waiting: list[str]  # B
    boxes: dict[str, dict[str, int]]
    goods: list[str]  # D, spaces that hold a Supply
    warehouse: dict[str, str]
    factory: list[str]  # E
    stock_spaces: dict[str, str]  # F
    shares: dict[str, str]  # by level, from 1
    retail: dict[str, str]  # H
    unsold: list[str]
    construction: list[str]  # I
    taken: list[str]  # tiles of which none is left
    seed: int  # of all that is drawn from now on
