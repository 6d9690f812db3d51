"""The words cards are written in, as typed data: moments, targets, verbs. What a word does is in `innkeeper.rules`."""
