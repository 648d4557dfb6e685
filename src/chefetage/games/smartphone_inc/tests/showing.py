"""The table in the words of the scenarios: what stands under `then`."""

from collections.abc import Callable
from typing import Any

from chefetage.core.state import NOBODY, Player
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.position import seat
from chefetage.games.smartphone_inc.tests.support import options, seen, step, symbols

# What a scenario may name; all other names are colours.
TABLE: dict[str, Callable[[State], object]] = {
    "step": step,
    "options": lambda s: len(options(s)),
    "retailers": lambda s: [key for key, region in seen(s)["regions"].items() if region["retailer"]],
    "patents": lambda s: {key: holder for key, holder in seen(s)["patents"].items() if holder != NOBODY},
    "contracts_laid_out": lambda s: len(seen(s)["contracts"]),
}


def compare(s: State, key: str, wanted: Any) -> None:
    if key == "patents":
        wanted = {technology: seat(s, color) for technology, color in wanted.items()}
    if key in TABLE:
        assert TABLE[key](s) == wanted, key
    else:
        shown = company_of(s, seat(s, key))
        for name, value in wanted.items():
            assert shown[name] == value, f"{key}.{name}"


def company_of(s: State, p: Player) -> dict[str, Any]:
    """A company as its player sees it, its plan by position and improvements."""
    shown: dict[str, Any] = {**seen(s, p)["companies"][p]}
    shown["symbols"] = dict(symbols(s, p)) if shown["symbols"] else {}
    shown["produced"] = s.companies[p].produced
    plan = shown["plan"]
    if plan:
        shown["position"] = [plan["rotation"], plan["column"], plan["row"]]
        shown["placed"] = [placed["tile"] for placed in plan["placed"]]
    return shown
