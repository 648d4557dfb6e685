"""CC-14  The worked examples of the rulebook: how tests/test_scenarios.py plays them."""

from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import PLAYER_COLOUR
from chefetage.games.councils_contracts.tests.showing import SEATS, TABLE
from chefetage.games.councils_contracts.tests.support import given
from chefetage.testing.scenarios import ColouredStage, Words

STAGE = ColouredStage(GAME, PLAYER_COLOUR.keys, Words(given, TABLE, SEATS))
CHAPTER = "CC-14"
ELSEWHERE: set[str] = set()
