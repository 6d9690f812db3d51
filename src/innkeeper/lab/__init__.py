"""The lab: thousands of games between bots, kept as tables, and what they show."""


class LabError(ValueError):
    """What cannot be done as asked: what is wrong, and how to put it right."""
