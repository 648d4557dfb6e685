"""GF-1.6, GF-4.10  Prices: a cost pair of Money and Info is paid in full, or not at all."""

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.state import State


class PaidAction(Action[State]):
    """GF-1.6  An action with a price in Money and Info."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        raise NotImplementedError

    def info(self, s: State, p: Player, arg: i64) -> i64:
        raise NotImplementedError

    def can_pay(self, s: State, p: Player, arg: i64) -> bool:
        owner = s.companies[p]
        return owner.money >= self.money(s, p, arg) and owner.info >= self.info(s, p, arg)

    def pay(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        owner.money -= self.money(s, p, arg)
        owner.info -= self.info(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """The price, and what the player has."""
        owner = s.companies[p]
        return {
            "price": self.money(s, p, arg),
            "price_info": self.info(s, p, arg),
            "money": owner.money,
            "info": owner.info,
        }
