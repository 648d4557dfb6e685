"""Random games, played once and looked at by many tests."""

from chefetage.games.watch import GAME
from chefetage.testing.played import PlayedGames

PLAYED = PlayedGames(GAME, 40)
PLAYER_COUNTS = PLAYED.player_counts
games, sample = PLAYED.games, PLAYED.sample
