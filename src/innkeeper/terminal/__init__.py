"""Play at a terminal: the table in full screen, or line by line."""
