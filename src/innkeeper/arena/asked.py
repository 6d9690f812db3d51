"""An answer in the making: a seat is asked, and its answer is spelled out, one action after another."""

from innkeeper.arena.actions import DECLINE, Actions, Deck, Ways
from innkeeper.bots.bot import Answer
from innkeeper.table.question import Question


class IllegalAction(ValueError):
    """An action that is not open to the seat now. Nothing has changed."""


class Asked:
    """What a seat is asked, and how far it has got with its answer."""

    def __init__(self, actions: Actions, question: Question, deck: Deck, ways: Ways) -> None:
        self.actions = actions
        self.question = question
        self.deck = deck
        self.ways = ways  # what the seat may do now
        self.picked: list[int] = []  # the places of the cards picked so far
        self.which = False  # one of several options that are named alike is to be named

    def take(self, action: int) -> Answer | None:
        """Take an action; says the answer, once it is whole."""
        question, actions = self.question, self.actions
        places = self.ways.get(action)
        if places is None:
            raise IllegalAction(
                f"action {action} is not open to seat {question.seat} now; open are: {sorted(self.ways)}"
            )
        if actions.pick <= action < actions.give:
            self.picked.append(places[0])
            self.ways = actions.picks(question, self.deck, self.picked)
        elif len(places) > 1:
            self.which = True
            self.ways = actions.which_of(places)
        elif action == DECLINE and question.picks and len(self.picked) >= question.least:
            return sorted(self.picked)
        else:
            return places[0]
        return None
