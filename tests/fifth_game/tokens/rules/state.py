"""TK-2  Everything on the table."""

from mypy_extensions import i64, mypyc_attr

from chefetage.core import state
from chefetage.core.vec import vec


@mypyc_attr(acyclic=True)
class State(state.State):
    """A position of Tokens; `order` of the core begins with the start player and `turn` counts through it."""

    __slots__ = ("cards", "deck", "laid_down", "pile", "tokens")

    def __init__(self) -> None:
        super().__init__()
        self.pile: i64 = 0  # tokens in the middle
        self.tokens: vec[i64] = vec[i64]()  # by player
        self.cards: vec[i64] = vec[i64]()  # by player: the one in hand
        self.deck: vec[i64] = vec[i64]()  # the last one is on top
        self.laid_down: vec[i64] = vec[i64]()  # face up beside the deck

    def clone(self) -> "State":
        copy = State()
        self.copy_core_to(copy)
        copy.pile = self.pile
        copy.tokens = self.tokens[:]
        copy.cards = self.cards[:]
        copy.deck = self.deck[:]
        copy.laid_down = self.laid_down[:]
        return copy
