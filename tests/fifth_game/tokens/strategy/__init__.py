"""How well a player stands, for bots."""
