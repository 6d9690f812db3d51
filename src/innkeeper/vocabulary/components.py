"""What a character owns besides a hand, as the engine reads it: counters, tokens and side decks.

A counter is a number of its owner, tokens are a number with each player, a deck is a pile of cards and their discard
pile. Authors write them under `components` in a pack (`vocabulary.component_words`).
"""

from typing import Final

COUNTER: Final = 0
TOKEN: Final = 1
SIDE_DECK: Final = 2

# Where a revealed card of a side deck goes.
TO_DISCARD: Final = 0  # onto its discard pile, where the top card is in force
TO_CARD: Final = 1  # it joins the card that is being played
TO_HAND: Final = 3  # to its owner's hand: it is drawn, or bought before the owner discards and draws
TO_PURSE: Final = 5  # to its owner's Stash, face down: each is a Gold piece, too
TO_FRONT: Final = 2  # in front of its owner, who may play it from there or sell it
TO_PILE: Final = 4  # a Drink, onto the Drink Me! Pile of whom it is given to
PLAYED_FROM_FRONT: Final = (
    TO_FRONT,
    TO_CARD,
    TO_PILE,
    TO_PURSE,
)  # what of these lies in front is played from there

# Who sees what of a side deck lies before somebody.
EVERYBODY: Final = 0
HOLDER: Final = 1  # whom it lies before, and teammates
NOBODY: Final = 2


class Component:
    """A counter, token or side deck as a pack prints it. It never changes."""

    def __init__(self, key: str, kind: int) -> None:
        self.key = key
        self.kind = kind
        self.label = ""  # what the table calls it …
        self.labels: dict[str, str] = {}  # … and in other languages
        self.emblem = ""  # which picture stands for it; without one the first letter of its label does
        self.tint = ""  # in which colour it is drawn
        self.sign = ""  # its picture at a terminal
        self.worth = 0.0  # a step or token to who has it, in points of Fortitude
        self.least = 0
        self.most = 0
        self.number = 0  # of a counter: where it starts; of tokens: how many there are …
        self.steps: list[str] = []  # of a counter: the names of its steps, from the first on; none: it is a number
        self.step_labels: list[dict[str, str]] = []  # … and what they are called
        self.step_worths: list[float] = []  # … and what it is worth to stand there
        self.for_each_other = False  # … for each other player
        self.starts_with = 0  # of a deck: so many cards are turned up before the game
        self.turned_up_at = 0  # of a deck: TURN_START or TURN_END of its owner, a card is turned up; 0: never
        self.place = TO_DISCARD  # of a deck: where a revealed card goes
        self.limit = 0  # of a deck: so many may lie in front of its owner; 0: no bound
        self.slots: dict[str, int] = {}  # of a deck: how many of each slot there are for what lies in front
        self.shared = False  # of a deck: there is one for all who use it
        self.sum_of: Component | None = None  # of a counter: the Levels of what of this deck lies in front; never moved
        self.price = 0  # of a deck: what a card of it costs in the Discard and Draw Phase …
        self.price_in: Component | None = None  # … of this counter
        self.boss = False  # of a deck: there for a Boss alone
        self.for_team = False  # of a deck: what lies in front may be played by teammates, too
        self.makes_combos = False  # of a deck: its cards are laid in Combos
        self.stands = False  # of a deck: the top card of its discard pile is in force
        self.seen_by = EVERYBODY  # of a deck: who sees what lies before somebody
        self.never_mine = False  # neither its owner nor their side ever holds one …
        self.never_automata = False  # … nor does an automaton

    def called(self, language: str) -> str:
        """Its label in a language; in English where there is no other."""
        return self.labels.get(language, self.label)

    def step(self, written: str | int) -> int:
        """The number of a step, by its name or as it is."""
        return self.steps.index(written) if written in self.steps else int(written)

    def at(self, number: int, language: str) -> str:
        """Where it stands: a number, or the name of a step in a language."""
        if not self.steps:
            return str(number)
        labels = self.step_labels[number]
        return labels.get(language, labels["en"])


NO_COMPONENT: Final = Component("", COUNTER)
