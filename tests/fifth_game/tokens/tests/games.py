"""Random games, played once and looked at by many tests."""

from chefetage.games.tokens import GAME
from chefetage.testing.played import PlayedGames

PLAYED = PlayedGames(GAME, 20)
