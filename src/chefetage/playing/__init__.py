"""Playing: a game under way as a seed and a list of moves, its record, its story so far."""
