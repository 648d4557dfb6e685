"""Bots think beside the server, never in its loop."""
