"""What can happen in Tokens."""

from typing import Final

from chefetage.core.events import EventKind

STARTED: Final = EventKind("started", "TK-2.3", [])
CARD_DRAWN: Final = EventKind("card_drawn", "TK-2.2", ["card"], secret=True)
ROUND_BEGUN: Final = EventKind("round_begun", "TK-3.1", ["round"])
TOKENS_TAKEN: Final = EventKind("tokens_taken", "TK-3.2", ["tokens"])
CARD_LAID_DOWN: Final = EventKind("card_laid_down", "TK-3.3", ["card"])
