"""Combos: cards that lie in front are laid one after the other and played as one; each works by the one after it."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.joining import PickForJoined
from innkeeper.rules.spreading import spread_anew
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.table import Table

LAYING: Final = "team-characters.halden.action-and-combo-interleave"


def may_follow(table: Table, seat: int, card: Card) -> list[Card]:
    """What in front of its owner may be laid after a card of a Combo: what is of the kind that makes it work."""
    wanted = card.face.followed_by
    in_front = table.seats[seat].in_play
    return [other for other in in_front if other is not card and wanted and other.face.trait == wanted]


def has_combo(table: Table, seat: int) -> bool:
    """Whether two cards that lie in front of somebody make a Combo."""
    return any(may_follow(table, seat, card) for card in table.seats[seat].in_play)


def lays_combos(table: Table, seat: int) -> bool:
    """Whether a side deck of somebody's is one for Combos."""
    return any(kept.owner == seat and kept.component.makes_combos for kept in table.kept)


class LayCombo(Frame):
    """Its player lays card after card, and names at once whom each one picks that has come to work."""

    # team-characters.halden.only-he-plays-totem-combos: all is declared before anybody says whether they respond

    def __init__(self, decider: int = -1) -> None:
        self.decider = decider
        self.next = NO_CARD  # what is laid next, when whom the one before it picks has been named

    def copy(self) -> Frame:
        twin = LayCombo(self.decider)
        twin.next = self.next
        return twin

    def step(self, table: Table) -> None:
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        if self.next is not NO_CARD:
            table.take(self.next, table.seats[self.decider].pile(IN_PLAY))
            played.joined = [*played.joined, self.next]
            played.joined_targets = [*played.joined_targets, []]
            self.next = NO_CARD
        last = played.joined[-1] if played.joined else played.card
        following = may_follow(table, self.decider, last)
        if not following:
            self.end(table, played)
            return
        options = [Option(CHOOSE, card, value=1 + place) for place, card in enumerate(following)]
        if played.joined:
            options.insert(0, PASS)
        table.questions = [Question(self.decider, "combo", LAYING, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        if option.what != CHOOSE:
            self.end(table, played)
            return
        self.next = option.card  # it lies in front until it has joined
        table.tell("joins", LAYING, self.decider, option.card)
        works = played.joined[-1].face.adds if played.joined else None
        if works is not None and works.pick is not None:
            table.push(PickForJoined(self.decider))

    def end(self, table: Table, played: CardPlayed) -> None:
        """All is laid: now it is known whom it would hurt."""
        table.pop()
        spread_anew(table, played)
