"""Random games, played once and looked at by many tests."""

from chefetage.games.councils_contracts import GAME
from chefetage.testing.played import PlayedGames

PLAYED = PlayedGames(GAME, 20)
PLAYER_COUNTS = PLAYED.player_counts
games, positions, sample = PLAYED.games, PLAYED.positions, PLAYED.sample
