"""Chefetage: play, study and simulate business board games."""

__version__ = "0.1.0"
