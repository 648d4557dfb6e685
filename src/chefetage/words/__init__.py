"""Words: games, moves, events and rules in English and German."""
