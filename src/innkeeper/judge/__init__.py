"""The judge: plays scenarios (a table, a script, what must come of it) and says whether the rules hold."""
