"""TK-6  The worked examples of the rulebook as scenarios: tests/test_scenarios.py plays them."""

from chefetage.games.tokens import GAME
from chefetage.games.tokens.tests.position import COLOURS
from chefetage.games.tokens.tests.showing import SEATS, TABLE
from chefetage.games.tokens.tests.support import given
from chefetage.testing.scenarios import ColouredStage, Words

STAGE = ColouredStage(GAME, COLOURS, Words(given, TABLE, SEATS))
CHAPTER = "TK-6"
ELSEWHERE: set[str] = set()  # examples that other tests play
