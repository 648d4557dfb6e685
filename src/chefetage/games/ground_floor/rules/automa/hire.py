"""GF-13.15  Gropius hires once; the other Entrepreneurs never do."""

from mypy_extensions import i64

from chefetage.games.ground_floor.rules.automa.deck import add_card
from chefetage.games.ground_floor.rules.cards import GROPIUS, HIRE_PRICE, HIRE_TASK
from chefetage.games.ground_floor.rules.events import AUTOMA_HIRED
from chefetage.games.ground_floor.rules.state import State


def hires_now(s: State, automa: i64) -> bool:
    """GF-13.15  Gropius, not yet in company, at the lowest price."""
    owner = s.companies[automa]
    return owner.entrepreneur == GROPIUS and owner.hired == 0 and s.job_price == HIRE_PRICE


def hire_for_automa(s: State, automa: i64) -> None:
    """The employee needs no training (GF-17.31)."""
    s.companies[automa].hired += 1
    s.record(AUTOMA_HIRED, automa, HIRE_PRICE)
    s.raise_job_price()
    add_card(s, automa, HIRE_TASK)
