"""SI-18.6 to SI-18.9  Contracts and their conditions: at the end of a round each player may take a fulfilled one."""

from typing import Final

from mypy_extensions import i64

from chefetage.core import bits
from chefetage.core.action import Action, Argument, Decline
from chefetage.core.bits import BIT, has
from chefetage.core.data import Data
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MARKETS, SIZE
from chefetage.games.smartphone_inc.rules.components import CONTRACT, DATA, LEAST_PRICE, MOST_PRICE, NONE, table_of
from chefetage.games.smartphone_inc.rules.customers import goods_in, goods_on_board
from chefetage.games.smartphone_inc.rules.events import CONTRACT_TAKEN
from chefetage.games.smartphone_inc.rules.receive_vp import controller
from chefetage.games.smartphone_inc.rules.state import CONTRACTS_TAKEN, State
from chefetage.games.smartphone_inc.rules.technologies import patent_count, technology_count


class Contract:
    """A condition and its VP: the count of `kind` must reach `least`, within the price range, in all `sizes`."""

    __slots__ = ("kind", "least", "least_price", "most_price", "sizes", "vp")

    def __init__(self, data: Data) -> None:
        condition = Data(data.name, table_of(data.value("condition")))
        self.vp: i64 = data.number("vp")
        self.kind: str = condition.text("kind")
        self.least: i64 = _number(condition, "min", _number(condition, "sold_min", 0))
        self.least_price: i64 = _number(condition, "price_min", LEAST_PRICE)
        self.most_price: i64 = _number(condition, "price_max", MOST_PRICE)
        self.sizes: vec[i64] = vec[i64](_sizes(condition))


def _number(data: Data, key: str, default: int) -> int:
    return data.number(key) if key in data.table else default


def _sizes(data: Data) -> list[int]:
    keys = data.texts("sizes") if "sizes" in data.table else [data.text("size")] if "size" in data.table else []
    return [SIZE.keys.index(key) for key in keys]


CONTRACT_CARDS: Final[list[Contract]] = [Contract(contract) for contract in DATA.tables("contracts")]


CONDITION: Final = Argument("condition", list(dict.fromkeys([card.kind for card in CONTRACT_CARDS])))


def is_fulfilled(s: State, p: Player, contract: Contract) -> bool:
    """SI-18.9  Whether p meets the condition as the round ends."""
    company = s.companies[p]
    if not contract.least_price <= company.price <= contract.most_price:
        return False
    if contract.kind == "sold_out" and company.unsold > 0:
        return False
    if contract.kind == "office_sizes":
        return has_office_in_each(s, p, contract.sizes)
    return count_of(s, p, contract) >= contract.least


def count_of(s: State, p: Player, contract: Contract) -> i64:
    """What the condition counts."""
    company = s.companies[p]
    kind = contract.kind
    if kind == "regions_sold_in":
        return regions_sold_in(s, p)
    if kind == "regions_controlled":
        return regions_controlled(s, p)
    if kind == "tech_customers_served":
        return technology_customers_served(s, p)
    if kind == "technologies":
        return technology_count(s, p)
    if kind == "patents":
        return patent_count(s, p)
    if kind == "goods_produced":
        return company.produced
    if kind == "sales_income":
        return company.income
    return count_of_more(s, p, contract)


def count_of_more(s: State, p: Player, contract: Contract) -> i64:
    kind = contract.kind
    if kind == "office_regions":
        return office_regions(s, p, NONE)
    if kind == "office_regions_of_size":
        return office_regions(s, p, contract.sizes[0])
    if kind == "improvements_and_goods_cards":
        return bits.count(s.companies[p].improvements) + s.companies[p].goods_cards
    return goods_on_board(s, p)  # goods_sold, price_and_sold, sold_out


def regions_sold_in(s: State, p: Player) -> i64:
    count: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if goods_in(s, p, region) > 0:
            count += 1
    return count


def regions_controlled(s: State, p: Player) -> i64:
    count: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if controller(s, region) == p:
            count += 1
    return count


def technology_customers_served(s: State, p: Player) -> i64:
    """SI-23.15  A customer with two symbols counts if p owns the technology."""
    people = CUSTOMERS[s.map]
    count: i64 = 0
    for number in range(i64(len(s.customers))):
        technology = people[number].technology
        if s.customers[number] == p and technology != NONE and s.companies[p].owns(technology):
            count += 1
    return count


def office_regions(s: State, p: Player, size: i64) -> i64:
    """Regions with an own office, of one size or (NONE) of any."""
    count: i64 = 0
    for region in range(s.board.begin, s.board.end):
        if s.companies[p].offices_in[region] > 0 and size in (NONE, MARKETS[region].size):
            count += 1
    return count


def has_office_in_each(s: State, p: Player, sizes: vec[i64]) -> bool:
    for size in sizes:
        if office_regions(s, p, size) == 0:
            return False
    return True


class TakeContract(Action[State]):
    """SI-21.16  One fulfilled contract that lies face up."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not has(s.contracts, arg):
            return "SI-18.7"
        return None if is_fulfilled(s, p, CONTRACT_CARDS[arg]) else "SI-18.9"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.has_contracts else "SI-18.6"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.contracts &= ~BIT[arg]
        s.companies[p].contracts |= BIT[arg]
        vp = CONTRACT_CARDS[arg].vp
        if s.is_hardcore:  # SI-18.8
            s.companies[p].gain(CONTRACTS_TAKEN, vp)
        s.record(CONTRACT_TAKEN, p, arg, vp)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """The contract, whose it is, and what p lacks: the count (`lack` 0), the price (1), a size (2), or goods are
        unsold (3).
        """
        card = CONTRACT_CARDS[arg]
        company = s.companies[p]
        facts = {
            "contract": arg,
            "vp": card.vp,
            "at_once": 1 if s.is_hardcore else 0,
            "condition": CONDITION.keys.index(card.kind),
            "least": card.least,
            "least_price": card.least_price,
            "most_price": card.most_price,
            "sizes": 0,
            "needed": card.least,
            "count": count_of(s, p, card),
            "price": company.price,
            "goods": company.unsold,
            "lack": 0,
            "holder": 0,
            "player": p,
        }
        for size in card.sizes:
            facts["sizes"] |= BIT[size]
            if card.kind == "office_sizes" and office_regions(s, p, size) == 0:
                facts["lack"] = 2
        if not card.least_price <= company.price <= card.most_price:
            facts["lack"] = 1
        elif card.kind == "sold_out" and company.unsold > 0:
            facts["lack"] = 3
        for owner in range(i64(len(s.companies))):
            if has(s.companies[owner].contracts, arg):
                facts["player"] = owner
                facts["holder"] = 1 if owner == p else 2
        return facts


class TakeNoContract(Decline[State]):
    """SI-18.6  Taking one is no duty."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return TAKE_CONTRACT.closed_by(s, p, 0)


class TakeContracts(Step[State]):
    """SI-18.6  In the order of phase 7; whoever fulfils none is not asked, and taking one is no duty."""

    def enter(self, s: State) -> None:
        if s.has_contracts:
            s.turn = -1
            self.next_choice(s)

    def after(self, s: State, p: Player) -> None:
        self.next_choice(s)


TAKE_CONTRACT: Final = TakeContract("contract", "SI-18.6", [CONTRACT])
TAKE_CONTRACTS: Final = TakeContracts(
    "take_contracts", "SI-18.6", [TAKE_CONTRACT, TakeNoContract("no_contract", "SI-18.6")]
)
