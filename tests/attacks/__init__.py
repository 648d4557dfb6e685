"""Hostile clients, people who want to play in peace meanwhile, and what those people met. Loopback only."""
