"""SI-24  The worked examples of the rulebook, as scenarios: see chefetage.testing.scenarios."""

from typing import Any, Final

from chefetage.core.state import Player
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests import showing
from chefetage.games.smartphone_inc.tests.position import lay_contracts, lay_display, retail, seat
from chefetage.games.smartphone_inc.tests.support import given, table
from chefetage.testing.scenarios import Stage


class SmartphoneIncStage(Stage[State]):
    def given(self, fields: dict[str, Any]) -> State:
        fields = dict(fields)
        s = table(*fields.pop("colors"), **fields.pop("options", {}))
        s.round = fields.pop("round", 1)
        for region, (retailer, side) in fields.pop("retailers", {}).items():
            retail(s, region, retailer, side)
        if "display" in fields:
            lay_display(s, *fields.pop("display"))
        if "contracts" in fields:
            lay_contracts(s, *fields.pop("contracts"))
        return given(fields.pop("step", "plan"), s, **fields)

    def player(self, s: State, name: str) -> Player:
        return seat(s, name)

    def compare(self, s: State, key: str, wanted: Any) -> None:
        showing.compare(s, key, wanted)


STAGE: Final = SmartphoneIncStage(GAME)
CHAPTER: Final = "SI-24"
ELSEWHERE: Final = {"SI-24.6", "SI-24.12", "SI-24.13", "SI-24.15"}  # tests of set-up, hardcore mode, contracts, Steve
