"""The numbered choices of a question: 0 passes or confirms, the others play, give or mark."""

from typing import Final

from innkeeper.replay import Answer
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.question import DECLINE, PLAY, Option, Question
from innkeeper.view import View
from innkeeper.words import ENGLISH, asking, say

AT_ONCE: Final = 9  # more choices than this are shown in two steps: first the card, then on whom
CONFIRM: Final = 0


class BadChoice(ValueError):
    """A number that cannot be chosen; the message says why."""


class Entry:
    """One numbered line: an option of the question, a card to mark, or a way to a smaller menu."""

    def __init__(self, number: int, label: str, card: Card = NO_CARD) -> None:
        self.number = number
        self.label = label
        self.card = card
        self.place = -1  # of the option in the question
        self.pick = -1  # of the card among those that may be picked
        self.group: list[int] = []  # the options behind it


class Menu:
    """The choices of one question, and what has been marked so far."""

    def __init__(self, question: Question, view: View, language: str = ENGLISH, hint: str = "") -> None:
        self.question = question
        self.view = view
        self.language = language
        self.hint = hint
        self.marked: list[int] = []
        self.within: list[int] = []  # the options of the smaller menu that is open
        self.entries = self._entries()

    @property
    def prompt(self) -> str:
        """What is asked."""
        if self.within:
            title = self.question.options[self.within[0]].card.face.called(self.language)
            return say("terminal-choose-how", self.language, card=title)
        asked = asking.prompt(self.question, self.view, self.language)
        return f"{asked}\n{say('hint-line', self.language, hint=self.hint)}" if self.hint else asked

    def entry(self, number: int) -> Entry:
        """The entry with this number."""
        for entry in self.entries:
            if entry.number == number:
                return entry
        numbers = [entry.number for entry in self.entries]
        raise BadChoice(say("terminal-no-choice", self.language, number=number, first=min(numbers), last=max(numbers)))

    def take(self, number: int) -> Answer | None:
        """The answer that this number gives; None if it only changes the menu."""
        entry = self.entry(number)
        if entry.place >= 0:
            return entry.place
        if entry.pick >= 0:
            self._mark(entry.pick)
        elif entry.group or self.within:
            self._open(entry.group)
        else:
            return self._picked()
        return None

    def back(self) -> bool:
        """Leave the smaller menu, if one is open."""
        if not self.within:
            return False
        self._open([])
        return True

    def marked_cards(self) -> list[Card]:
        """The cards marked so far."""
        return [self.question.picks[pick] for pick in self.marked]

    def numbers_of(self, card: Card) -> list[int]:
        """The numbers of the entries that are about a card, or about another copy of it."""
        same = [entry.number for entry in self.entries if entry.card is card]
        return same or [entry.number for entry in self.entries if entry.card.face is card.face and entry.pick < 0]

    def _mark(self, pick: int) -> None:
        """Mark a card, or take the mark away."""
        if pick in self.marked:
            self.marked.remove(pick)
        elif len(self.marked) == self.question.most:
            raise BadChoice(say("terminal-enough-marked", self.language, number=self.question.most))
        else:
            self.marked.append(pick)
        self.entries = self._entries()

    def _open(self, group: list[int]) -> None:
        self.within = group
        self.entries = self._entries()

    def _picked(self) -> list[int]:
        """All marked cards, if they are enough."""
        missing = self.question.least - len(self.marked)
        if missing > 0:
            raise BadChoice(say("terminal-mark-more", self.language, number=missing))
        return sorted(self.marked)

    def _entries(self) -> list[Entry]:
        if self.within:
            return [Entry(CONFIRM, say("terminal-back", self.language)), *self._options(self.within, 1)]
        if self.question.picks:
            first = [Entry(CONFIRM, self._confirm_label()), *self._picks()]
        else:
            first = self._decline()
        places = [place for place, option in enumerate(self.question.options) if option.what != DECLINE]
        return first + self._grouped(places, len(self._picks()) + 1)

    def _decline(self) -> list[Entry]:
        """Passing is number 0, and says so."""
        for place, option in enumerate(self.question.options):
            if option.what == DECLINE:
                entry = Entry(CONFIRM, self._decline_label(option))
                entry.place = place
                return [entry]
        return []

    def _decline_label(self, option: Option) -> str:
        if self.question.what == "respond" or not self.question.must:
            return asking.passing(self.question, self.view, self.language)
        return asking.option(option, self.question, self.view, self.language)

    def _confirm_label(self) -> str:
        question, marked = self.question, len(self.marked)
        if question.least:
            return say("terminal-discard-some", self.language, marked=marked, number=question.least)
        return say("terminal-discard-any", self.language, marked=marked)

    def _picks(self) -> list[Entry]:
        entries: list[Entry] = []
        for pick, card in enumerate(self.question.picks):
            sign = say("terminal-marked" if pick in self.marked else "terminal-unmarked", self.language)
            entries.append(Entry(pick + 1, f"{sign} {card.face.called(self.language)}", card))
            entries[-1].pick = pick
        return entries

    def _grouped(self, places: list[int], number: int) -> list[Entry]:
        """The options; if they are too many, those of one card together."""
        if number + len(places) - 1 <= AT_ONCE:
            return self._options(places, number)
        entries: list[Entry] = []
        for group in self._groups(places):
            if len(group) == 1:
                entries += self._options(group, number)
            else:
                card = self.question.options[group[0]].card
                entries.append(
                    Entry(number, say("terminal-play-how", self.language, card=card.face.called(self.language)), card)
                )
                entries[-1].group = group
            number += 1
        return entries

    def _groups(self, places: list[int]) -> list[list[int]]:
        groups: dict[tuple[int, int], list[int]] = {}
        for place in places:
            option = self.question.options[place]
            key = (option.card.face.number, option.mode) if option.what == PLAY else (-1, place)
            groups.setdefault(key, []).append(place)
        return list(groups.values())

    def _options(self, places: list[int], number: int) -> list[Entry]:
        entries: list[Entry] = []
        for place in places:
            option = self.question.options[place]
            label = asking.option(option, self.question, self.view, self.language)
            entries.append(Entry(number + len(entries), label, option.card))
            entries[-1].place = place
        return entries
