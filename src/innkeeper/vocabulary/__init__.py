"""The words cards are written in: triggers, targets and verbs as typed data. What a word does is in `innkeeper.rules`."""
