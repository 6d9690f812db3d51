"""Gambling games that may be played in place of a standard Round: what they have in common, and a module a game."""
