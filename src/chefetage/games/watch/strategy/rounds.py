"""An average future for every round to come."""

from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    OVERTIME,
    PRODUCE,
    SCROUNGE,
    SELL,
    SMUGGLE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WATCH,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.forecast import Forecast
from chefetage.games.watch.strategy.turn import search
from chefetage.games.watch.strategy.weights import (
    BANK_PAID,
    CAUGHT,
    DISC_GOODS,
    MARKET_OVERTIME,
    MARKET_SCROUNGE,
    MARKET_SELL,
    SAFE_ROUNDS,
    SALES,
    SEARCHED,
    VISITS,
)


def expect_rounds(s: State, p: Player, f: Forecast) -> None:
    rounds = float(f.rounds)
    workshop = float(WORKSHOP_GEARS[f.rows[WORKSHOP]])
    warehouse = f.rows[WAREHOUSE]
    f.gears += rounds * (VISITS[OVERTIME] * (workshop + MARKET_OVERTIME) + VISITS[PRODUCE] * workshop)
    f.gears += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_GEARS[warehouse]) + MARKET_SCROUNGE)
    f.roubles += rounds * VISITS[SCROUNGE] * (float(WAREHOUSE_ROUBLES[warehouse]) + MARKET_SCROUNGE)
    f.roubles += rounds * VISITS[SELL] * MARKET_SELL
    f.exchanges += rounds * VISITS[SMUGGLE]
    f.sold = max(f.sold, min(1.0, rounds * SALES))
    if s.is_solo:
        f.supply += rounds
    else:
        f.gears += rounds * DISC_GOODS
        f.roubles += rounds * DISC_GOODS
        f.documents += rounds * SEARCHED * search(f)
    expect_later_bribes(s, p, f)


def expect_later_bribes(s: State, p: Player, f: Forecast) -> None:
    is_safe = p == s.black_disc or (s.space_of[p] == WATCH and s.is_standing(p))
    rounds = float(f.rounds) - (SAFE_ROUNDS if is_safe else 0.0)
    bribes = max(0.0, rounds * CAUGHT - BANK_PAID * f.bank_pays) * f.bribe()
    if s.is_solo:
        f.supply -= bribes
    else:
        f.pay(bribes, 1.0)
