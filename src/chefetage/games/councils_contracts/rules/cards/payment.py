"""CC-6.46 to CC-6.48  The build-action cost."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.cards.effect import acting_workers
from chefetage.games.councils_contracts.rules.choices import PAYMENT, PAYMENTS
from chefetage.games.councils_contracts.rules.city import vacate
from chefetage.games.councils_contracts.rules.components import (
    ANY_INFLUENCE,
    DEVELOPMENT,
    DEVELOPMENT_POINTS,
    GAINING_INFLUENCE,
    MOST_INFLUENCE,
    NO_CARD,
    NO_COST,
    ORDINARY_INFLUENCE,
    OWN_WORKER,
    Card,
)
from chefetage.games.councils_contracts.rules.events import WORKER_TO_BOX
from chefetage.games.councils_contracts.rules.influence import changes, pay, pay_all, shortage, total
from chefetage.games.councils_contracts.rules.kinds_of_action import Decision
from chefetage.games.councils_contracts.rules.state import State


def can_pay_price(s: State, p: Player, card: Card) -> bool:
    """CC-6.60  Whether the build-action cost of a card can be paid."""
    contractor = s.contractors[p]
    price = card.price
    kind = card.price_kind
    if kind == ANY_INFLUENCE:
        return contractor.total_influence() >= price
    if kind == ORDINARY_INFLUENCE:
        return contractor.ordinary_influence() >= price
    if kind == DEVELOPMENT_POINTS:
        return contractor.influence[DEVELOPMENT] >= price
    return kind == NO_COST or acting_workers(s) > price  # CC-6.46: never the only worker


class Pay(Action[State]):
    """CC-11.10  Pay influence of chosen areas, the same or different ones (CC-6.48)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        payment = PAYMENTS[arg]
        if total(payment) != s.text_card.price:
            return "CC-11.10"
        if payment[DEVELOPMENT] > 0 and s.text_card.price_kind == ORDINARY_INFLUENCE:
            return "CC-6.47"
        return None if s.contractors[p].can_pay(payment) else "CC-5.40"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        pay_all(s, p, PAYMENTS[arg])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        points = [-paid for paid in PAYMENTS[arg]]
        told = {
            "card": s.text,
            "price": s.text_card.price,
            "named": total(PAYMENTS[arg]),
            "kind": s.text_card.price_kind,
        }
        return {
            **told,
            **yield_after(s, p, PAYMENTS[arg]),
            **shortage(s, p, PAYMENTS[arg]),
            **changes(s, p, points),
        }

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """CC-5.30  There was nothing to choose, or it is paid."""
        return None if s.text == NO_CARD or s.text_card.is_copying else "CC-5.30"


def yield_after(s: State, p: Player, payment: vec[i64]) -> dict[str, int]:
    """CC-5.40  The Development that the text card gives after a payment, and what of it is lost; or its points."""
    gives = s.text_card.effect == GAINING_INFLUENCE and s.text_card.gain_areas == 0
    amount = s.text_card.amount if gives else 0
    value = s.contractors[p].influence[DEVELOPMENT] - payment[DEVELOPMENT] + amount
    lost = max(0, value - MOST_INFLUENCE) if gives else 0
    points = 0 if gives else s.text_card.amount
    told = {"amount": amount, "gained": amount - lost, "lost": lost, "development_then": value - lost}
    return {**told, "points": points}


class PayPrice(Decision):
    """CC-5.30, CC-6.42  The cost of the text card; asked only where areas can be chosen."""

    def enter(self, s: State) -> None:
        kind = s.text_card.price_kind
        if kind in (ANY_INFLUENCE, ORDINARY_INFLUENCE):
            self.offer(s, s.active)
        elif kind == DEVELOPMENT_POINTS:
            pay(s, s.active, DEVELOPMENT, s.text_card.price)
        elif kind == OWN_WORKER:
            send_to_box(s, s.active, s.text_card.price)

    def facts(self, s: State) -> dict[str, int]:
        return {"card": s.text, "price": s.text_card.price}


def send_to_box(s: State, p: Player, workers: i64) -> None:
    """CC-6.2  The acting card's workers leave it: some for the box, the others are free."""
    vacate(s, p, s.acting)
    s.contractors[p].free -= workers
    s.contractors[p].box += workers
    s.record(WORKER_TO_BOX, p, workers)


PAY_PRICE: Final = PayPrice("pay_price", "CC-11.10", [Pay("pay", "CC-11.10", [PAYMENT])])
