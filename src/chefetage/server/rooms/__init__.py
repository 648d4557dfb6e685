"""Tables in memory, each in a room with the people around it and the bots that play for it."""
