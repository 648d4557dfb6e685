"""Councils & Contracts: building contractors grow one city by their influence in its council."""

from chefetage.games.councils_contracts.game import CouncilsContracts

GAME = CouncilsContracts()
