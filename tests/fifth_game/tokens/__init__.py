"""Tokens: a tiny game of taking tokens, with one hidden card each."""

from chefetage.games.tokens.game import Tokens

GAME = Tokens()
