"""TK-2  components.toml as typed constants."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import load_components
from chefetage.core.vec import vec

DATA: Final = load_components(__file__)

ROUNDS: Final[i64] = DATA.number("meta.rounds")  # TK-3.1
TOKENS: Final = vec[i64]([0, 0, DATA.number("pile.tokens.2"), DATA.number("pile.tokens.3")])  # TK-2.1, by players
MOST_AT_ONCE: Final[i64] = DATA.number("pile.most_at_once")  # TK-3.2

# Names of the components, in the order of their numbers.
CARD: Final = Argument("card", DATA.ids("cards"))
AMOUNT: Final = Argument("amount", [str(amount + 1) for amount in range(MOST_AT_ONCE)])

CARDS: Final[i64] = len(CARD.keys)
CARD_POINTS: Final = vec[i64]([card.number("points") for card in DATA.tables("cards")])  # TK-4.2
