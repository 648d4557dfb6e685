"""What a usual game is taken to be like; found by letting variants play thousands of games against each other."""

from typing import Final

from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import SPACE

# How often each space is chosen, as counted in games between four greedy bots.
SHARE_OF_VISITS: Final = {
    "smuggle": 0.18,
    "sell": 0.12,
    "overtime": 0.14,
    "produce": 0.06,
    "upgrade": 0.10,
    "scrounge": 0.08,
    "search_documents": 0.22,
    "watch": 0.10,
}
VISITS: Final = vec[float]([SHARE_OF_VISITS[space] for space in SPACE.keys])
MARKET_SELL: Final = 2.5  # what a market card adds on average
MARKET_OVERTIME: Final = 2.5
MARKET_SCROUNGE: Final = 1.0  # gears, and as many roubles
DISC_GOODS: Final = 0.6  # gears, and as many roubles, that a disc brings as its bonus
SALES: Final = 0.3  # share of the gears that can be sold, for each round to come: sales need a free space
SEARCHED: Final = 0.05  # searches in a round to come: fewer than are made, for the deck will not always fit
CHOICE: Final = 0.5  # documents that one seen but not kept stands for: it lets choose a better one
FIND: Final = 1.2  # of what the best colour brings: a document kept also has its use
MOVE_DOCUMENT: Final = 10.0  # points for moving a disc at the right time; keeps the document for it
CAUGHT: Final = 0.35  # bribes in a round to come: cautious, since debt is dear
BANK_PAID: Final = 0.6  # bribes that a "bank pays" document will save: it may never be needed
SAFE_ROUNDS: Final = 2.0  # for which the black disc stays with its holder
SPY_INCOME: Final = 0.4  # bribes by each rival for a chosen spy: generous, since it is taken from rivals, too
SPREAD: Final = 0.45  # discs by which the lead on a track changes in a round
SPACE_ROUNDS: Final = 1.3  # in which one empty space of a track is filled
RIVAL_SHARE: Final = 0.4  # of the best rival's points: a game is won by being ahead, not by points
LATER_PRICE: Final = 7.5  # of returning a note: the usual one or, with luck, that on Watch
