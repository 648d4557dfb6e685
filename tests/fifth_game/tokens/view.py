"""TK-5.1  What each player may see, built from what is allowed, never stripped from the state."""

from typing import TypedDict

from chefetage.core.state import GAME_OVER, Player
from chefetage.core.view import GameView
from chefetage.games.tokens.rules.components import CARD
from chefetage.games.tokens.rules.state import State


class PlayerView(TypedDict):
    tokens: int
    card: str | None  # None where it is hidden


class TokensView(GameView):
    pile: int
    deck: int
    laid_down: list[str]
    players: list[PlayerView]


def view(s: State, viewer: Player) -> TokensView:
    """The table as a seat sees it; NOBODY is a spectator."""
    is_over = s.step == GAME_OVER
    return {
        "round": s.round,
        "pile": s.pile,
        "deck": len(s.deck),
        "laid_down": [CARD.keys[card] for card in s.laid_down],
        "players": [player_view(s, p, is_over or p == viewer) for p in range(s.players)],
    }


def player_view(s: State, p: Player, card_is_open: bool) -> PlayerView:
    return {"tokens": s.tokens[p], "card": CARD.keys[s.cards[p]] if card_is_open else None}
