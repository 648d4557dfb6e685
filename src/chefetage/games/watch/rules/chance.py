"""WA-12.4  The decks and dice, each with a stream of its own."""

from typing import Final

STREAMS: Final = ["market", "documents", "returned documents", "spies", "start player", "die", "solo card"]
MARKET_SHUFFLE: Final = 0
DOCUMENT_SHUFFLE: Final = 1
RETURNED_SHUFFLE: Final = 2
SPY_DRAW: Final = 3
START_PLAYER: Final = 4
DIE: Final = 5
SOLO_CARD_DRAW: Final = 6

DIE_SIDES: Final = 6
