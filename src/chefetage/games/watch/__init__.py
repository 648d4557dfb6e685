"""Watch: one worker in a watch factory, watched by spies."""

from chefetage.games.watch.game import Watch

GAME = Watch()
