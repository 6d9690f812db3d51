"""The arena: the game as learning programs know games, with numbers for all that can be done and all that is seen."""
