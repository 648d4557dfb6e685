"""WA-16  The worked examples of the rulebook as scenarios: tests/test_scenarios.py plays them."""

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import PLAYER_COLOUR
from chefetage.games.watch.tests.showing import SEATS, TABLE
from chefetage.games.watch.tests.support import given
from chefetage.testing.scenarios import ColouredStage, Words

STAGE = ColouredStage(GAME, PLAYER_COLOUR.keys, Words(given, TABLE, SEATS))
CHAPTER = "WA-16"
ELSEWHERE: set[str] = set()  # examples that other tests play
