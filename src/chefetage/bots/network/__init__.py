"""Value networks: how a position is judged by what was learned."""
