"""GF-6.71 to GF-6.81  F Stock Exchange: shares enter, rise with the economy, and are sold."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import (
    AUTOMA_SELLS,
    BULL_FACTOR,
    BULL_MARKET,
    PAYOUT,
    STOCK_MOVE,
    STOCK_TASK,
)
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    first_free,
    holder_facts,
    return_time,
    schedule_time,
    time_facts,
    time_refusal,
)
from chefetage.games.ground_floor.rules.components import (
    BUY_OUT_FACTOR,
    ENTRY_REVERSED,
    STOCK_ENTRY,
    STOCK_ENTRY_REVERSED,
    STOCK_INFO,
    STOCK_LEVEL,
    STOCK_LEVELS,
    STOCK_MONEY,
    STOCK_SPACE,
)
from chefetage.games.ground_floor.rules.events import (
    AUTOMA_KEPT_SHARES,
    AUTOMA_SOLD_SHARE,
    BOUGHT_OUT,
    INVESTED,
    SHARE_ENTERED,
    SHARE_SOLD,
    SHARES_MOVED,
)
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.popularity import by_popularity
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.turns import Decisions


class Invest(PaidAction):
    """GF-6.72  One Time on any free scheduling space, for its price (GF-6.71)."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return STOCK_MONEY[arg]

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return STOCK_INFO[arg]

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.stock_spaces[arg] != EMPTY:
            return "GF-5.26"
        if not self.can_pay(s, p, arg):
            return "GF-6.71"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        schedule_time(s, p)
        s.stock_spaces[arg] = p
        s.record(INVESTED, p, arg, STOCK_MONEY[arg], STOCK_INFO[arg])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {
            "stock_space": arg,
            **super().facts(s, p, arg),
            **time_facts(s, p),
            **holder_facts(s, STOCK_TASK, arg, s.stock_spaces[arg]),
        }


class MoveShares(Step[State]):
    """GF-6.74, GF-6.75  Step 1, entry; step 2, trend. Buy Outs happen on the way (GF-6.76)."""

    def enter(self, s: State) -> None:
        for space in STOCK_ENTRY_REVERSED if s.has_rule(ENTRY_REVERSED) else STOCK_ENTRY:  # GF-12.20
            if s.stock_spaces[space] != EMPTY:
                enter_share(s, s.stock_spaces[space])
                s.stock_spaces[space] = EMPTY
        follow_trend(s)


def enter_share(s: State, company: i64) -> None:
    """GF-6.74, GF-6.80  The unbroken row from the bottom shifts up first, as far as the first gap."""
    gap = first_free(s.shares, STOCK_LEVELS)
    if gap == NONE_FREE:
        gap = STOCK_LEVELS - 1
        buy_out(s, gap)
    while gap > 0:
        s.shares[gap] = s.shares[gap - 1]
        gap -= 1
    s.shares[0] = company
    s.record(SHARE_ENTERED, company)


def follow_trend(s: State) -> None:
    """GF-6.75, GF-6.81  All shares move together; those above the top are bought out."""
    steps = STOCK_MOVE[s.kind]
    s.record(SHARES_MOVED, s.players, s.kind, steps)
    level = STOCK_LEVELS - 1
    while level >= 0:
        if s.shares[level] != EMPTY and level + steps >= STOCK_LEVELS:
            buy_out(s, level)
        elif level + steps < STOCK_LEVELS:
            s.shares[level + steps] = s.shares[level]
        if steps > 0:
            s.shares[level] = EMPTY
        level -= 1


def buy_out_money(s: State) -> i64:
    """GF-6.76  A multiple of the payout; Bull Market raises it (GF-12.13)."""
    return PAYOUT[s.kind] * (BULL_FACTOR if s.event == BULL_MARKET else BUY_OUT_FACTOR)


def buy_out(s: State, level: i64) -> None:
    """GF-6.76  A share that leaves the track is sold at once; an Automa takes no Money (GF-13.26)."""
    company = s.shares[level]
    remove_share(s, level)
    money = 0 if s.companies[company].is_automa else buy_out_money(s)
    s.companies[company].money += money
    s.record(BOUGHT_OUT, company, money)


def remove_share(s: State, level: i64) -> None:
    return_time(s, s.shares[level])
    s.shares[level] = EMPTY


class SellShare(Action[State]):
    """GF-6.77, GF-6.78  Remove an own marker for the payout of the Current kind."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.shares[arg] == p else "GF-6.77"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return sale_closed_by(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        remove_share(s, arg)
        s.companies[p].money += PAYOUT[s.kind]
        s.record(SHARE_SOLD, p, arg, PAYOUT[s.kind])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"level": arg, "payout": PAYOUT[s.kind], "shares": share_count(s, p)}


class KeepShares(Action[State]):
    """GF-6.77  Sell no more."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return sale_closed_by(s, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"shares": share_count(s, p)}

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.turn += 1


class SellShares(Decisions):
    """GF-6.77  Step 3, in Popularity order, as long as one wants to sell."""

    def begin(self, s: State) -> None:
        s.order = by_popularity(s)
        s.turn = 0

    def next_player(self, s: State) -> Player:
        while s.turn < s.count:
            company = s.order[s.turn]
            if share_count(s, company) > 0:
                if not s.companies[company].is_automa:
                    return company
                sell_for_automa(s, company)
            s.turn += 1
        return NOBODY

    def finish(self, s: State, p: Player) -> None:
        """The turn ends with KeepShares or the last own marker."""


def share_count(s: State, company: i64) -> i64:
    """The company's markers on the stock track."""
    count: i64 = 0
    for level in range(STOCK_LEVELS):
        if s.shares[level] == company:
            count += 1
    return count


def sale_closed_by(s: State, p: Player) -> RuleId | None:
    """GF-6.77  Later in the round: who has no marker on the track has nothing to sell."""
    return "GF-6.77" if s.step > SELL_SHARES.number and share_count(s, p) == 0 else None


def sell_for_automa(s: State, automa: i64) -> None:
    """GF-13.26  It sells all in good times and none in bad ones."""
    if not AUTOMA_SELLS[s.kind]:
        s.record(AUTOMA_KEPT_SHARES, automa, s.kind)
        return
    for level in range(STOCK_LEVELS):
        if s.shares[level] == automa:
            remove_share(s, level)
            s.record(AUTOMA_SOLD_SHARE, automa, level)


INVEST: Final = Invest("invest", "GF-6.72", [STOCK_SPACE])
MOVE_SHARES: Final = MoveShares("move_shares", "GF-6.74", [])
SELL_SHARES: Final = SellShares(
    "sell_shares", "GF-6.77", [KeepShares("keep_shares", "GF-6.77"), SellShare("sell_share", "GF-6.78", [STOCK_LEVEL])]
)
