"""Smartphone Inc.: plan in secret, set a price, produce, research, expand and sell."""

from chefetage.games.smartphone_inc.game import SmartphoneInc

GAME = SmartphoneInc()
