"""The protocol through which everything plays any game; it knows no game itself."""
