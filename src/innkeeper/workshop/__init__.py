"""The card workshop: somebody makes a character of their own, reads the cards, plays it, and asks how strong it is."""
