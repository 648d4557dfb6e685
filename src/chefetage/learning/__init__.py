"""Training of value networks by self-play."""
