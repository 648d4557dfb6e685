"""Search: bots that look further ahead than one move."""
