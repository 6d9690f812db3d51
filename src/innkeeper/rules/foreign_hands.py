"""Another player's hand: looking at it, having a card of it discarded, using one as one's own go. Dividing cards."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import how_much
from innkeeper.rules.conditions import current_round
from innkeeper.rules.gambling import PlayGamblingCard
from innkeeper.rules.hand import discard_cards, is_of, renew_deck
from innkeeper.rules.legality import picks, ruling, who_is_behind
from innkeeper.rules.pending import PLAYED_BY, Resolving, same_side, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.spreading import spread_losses
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import CHARACTER_DECK, DISCARD_PILE, HAND
from innkeeper.table.question import CHOOSE, NO_CARDS, PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import BorrowCard, DiscardCards, DivideCards, Effect
from innkeeper.vocabulary.terms import ON_YOUR_GO

MOST_OPTIONS: Final = 20
BORROWING: Final = "card-notes.my-friend-will-play-this-hand.nothing-to-discard-is-a-pass"
DIVIDING: Final = "card-notes.psionic-vision.absent-opponent-may-divide"


class ForeignHand(Frame):
    """One player looks at the hand of another. Meanwhile its cards lie here, so that what is seen stays as it is."""

    def __init__(self, decider: int = -1, whose: int = -1, rule: str = "") -> None:
        self.decider = decider
        self.whose = whose
        self.rule = rule
        self.cards: list[Card] = NO_CARDS
        self.seen = False

    def copy_onto(self, twin: "ForeignHand") -> "ForeignHand":
        twin.cards = self.cards
        twin.seen = self.seen
        return twin

    def step(self, table: Table) -> None:
        if self.seen:
            self.be_done(table)
            return
        self.seen = True
        seat = table.seats[self.whose]
        self.cards = seat.hand.copy()
        table.lay(seat.pile(HAND), [])
        for card in self.cards:
            table.tell("sees-card", self.rule, self.decider, card, self.whose, known_to=table.masks[self.decider])
        self.ask(table)

    def ask(self, table: Table) -> None:
        """Put the question, if there is anything to choose."""
        raise NotImplementedError

    def be_done(self, table: Table) -> None:
        """What was only seen goes back."""
        table.lay(table.seats[self.whose].pile(HAND), self.cards.copy())  # twins share what was seen
        table.pop()

    def ask_anew(self, table: Table, seat: int) -> None:
        """To who does not see them, other cards may lie here: those of the same back change places with the deck's."""
        if seat >= 0 and any(same_side(table, seat, other) for other in (self.decider, self.whose)):
            return  # teams.general.teammates-see-hands-and-confer
        deck = table.seats[self.whose].pile(CHARACTER_DECK)
        home = table.seats[self.whose].pile(DISCARD_PILE)
        own = [card for card in self.cards if card.home == home]
        mixed = own + table.piles[deck].cards
        table.chance.shuffle(mixed)
        table.lay(deck, mixed[len(own) :])
        self.cards = [card for card in self.cards if card.home != home] + mixed[: len(own)]
        self.ask(table)


class TakeAway(ForeignHand):
    """Of a hand that one sees, one chooses what is discarded."""

    # card-notes.oh-look-you-brought-me-some-help.*

    def __init__(self, decider: int = -1, whose: int = -1, rule: str = "", kind: int = 0) -> None:
        super().__init__(decider, whose, rule)
        self.kind = kind

    def copy(self) -> Frame:
        return self.copy_onto(TakeAway(self.decider, self.whose, self.rule, self.kind))

    def ask(self, table: Table) -> None:
        fitting = [card for card in self.cards if is_of(card, self.kind)]
        faces = [card.face for card in fitting]
        options = [Option(CHOOSE, card, value=i) for i, card in enumerate(fitting) if faces.index(card.face) == i]
        table.questions = [Question(self.decider, "take-away", self.rule, True, options)] if options else []

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.cards = [card for card in self.cards if card is not option.card]
        table.discard(option.card)
        table.tell("discards", self.rule, self.whose, option.card)


class Borrow(ForeignHand):
    """A Gambling or Cheating Card of another hand is one's own go; with none, or by choice, one passes."""

    # card-notes.my-friend-will-play-this-hand.nothing-to-discard-is-a-pass

    def copy(self) -> Frame:
        return self.copy_onto(Borrow(self.decider, self.whose, self.rule))

    def ask(self, table: Table) -> None:
        options = [PASS]
        faces = [card.face for card in self.cards]
        for i, card in enumerate(self.cards):
            if faces.index(card.face) == i:
                self.add_ways(table, card, options)
        table.questions = [Question(self.decider, "borrow", self.rule, True, options[: MOST_OPTIONS + 1])]

    def add_ways(self, table: Table, card: Card, options: list[Option]) -> None:
        """All ways to use a card that may be played on a go now."""
        for mode, play in enumerate(card.face.plays):
            if play.moment == ON_YOUR_GO and not play.borrows:
                if not ruling(table, self.decider, card.face, play, None).reason:
                    for targets in picks(table, self.decider, play, None, -1):
                        options.append(Option(CHOOSE, card, mode, -1, len(options), targets))

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        current = current_round(table)
        if option.what != CHOOSE:
            if current is not None and current.can_be_affected_by(self.decider):
                current.pass_go(table, self.decider)
            return
        self.cards = [card for card in self.cards if card is not option.card]
        self.be_done(table)
        played = PlayGamblingCard(option.card, self.decider, option.mode)
        played.targets = option.targets
        played.source = who_is_behind(table, played.play(), None, -1)
        played.be_ignored_by_the_absent(table)
        spread_losses(table, played)
        target = option.targets[0] if len(option.targets) == 1 else -1
        table.tell("plays", PLAYED_BY[played.play().kind], self.decider, option.card, target, option.mode)
        table.push(played)


class Division(Frame):
    """Cards of one player's deck lie open; another makes two piles of them, card by card; the first takes one."""

    # card-notes.psionic-vision.absent-opponent-may-divide

    def __init__(self, taker: int = -1, divider: int = -1) -> None:
        self.taker = taker
        self.divider = divider
        self.cards: list[Card] = NO_CARDS
        self.second: list[int] = []  # the places of those on the second pile
        self.at = 0

    def copy(self) -> Frame:
        twin = Division(self.taker, self.divider)
        twin.cards = self.cards
        twin.second = self.second
        twin.at = self.at
        return twin

    def step(self, table: Table) -> None:
        self.at += 1
        if self.at < len(self.cards):  # the first card makes the first pile
            options = [Option(CHOOSE, self.cards[self.at], value=0), Option(CHOOSE, self.cards[self.at], value=1)]
            table.questions = [Question(self.divider, "divide", DIVIDING, True, options)]
        elif self.second:
            piles = [self.pile(0), self.pile(1)]
            options = [Option(CHOOSE, pile[0], len(pile), value=i) for i, pile in enumerate(piles)]
            table.questions = [Question(self.taker, "share", DIVIDING, True, options)]
        else:
            self.hand_out(table, 0)

    def pile(self, which: int) -> list[Card]:
        """The cards of one of the two piles."""
        return [card for place, card in enumerate(self.cards) if (place in self.second) == (which == 1)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if question.what == "share":
            self.hand_out(table, option.value)
            return
        if option.value:
            self.second = [*self.second, self.at]
        table.tell("divides", DIVIDING, self.divider, option.card, amount=option.value + 1)

    def hand_out(self, table: Table, which: int) -> None:
        """One pile goes to the hand, the other is discarded."""
        table.pop()
        for card in self.pile(which):
            table.put(card, table.seats[self.taker].pile(HAND))
            table.tell("takes-card", DIVIDING, self.taker, card)
        for card in self.pile(1 - which):
            table.discard(card)
            table.tell("discards", DIVIDING, self.taker, card)


def borrow_card(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Look at the picked player's hand for a card to play."""
    for whose in resolving.whom(table, effect):
        if takes_part(table, resolving.player):
            table.push(Borrow(resolving.player, whose, BORROWING))


def divide_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Turn up the top cards of the own deck, and have them divided; who is absent may divide all the same."""
    assert isinstance(effect, DivideCards) and isinstance(resolving, CardPlayed)
    seat = table.seats[resolving.player]
    dividers = resolving.whom(table, effect)
    if not dividers or not takes_part(table, resolving.player):
        return
    division = Division(resolving.player, dividers[0])
    found: list[Card] = []
    for _ in range(how_much(table, resolving, effect.number, resolving.player)):
        if not seat.deck:
            renew_deck(table, resolving.player)
        if seat.deck:
            found.append(table.take_top(seat.pile(CHARACTER_DECK)))
            table.tell("turns-up", DIVIDING, resolving.player, found[-1])
    if found:
        division.cards = found
        table.push(division)


def discard_or_have_discarded(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Cards that players discard themselves; or one that whoever plays the card chooses of a hand."""
    assert isinstance(effect, DiscardCards)
    if not effect.by_me:
        discard_cards(table, resolving, effect)
        return
    for whose in resolving.whom(table, effect):
        if not resolving.is_ignored_by(whose) and takes_part(table, resolving.player):
            for _ in range(how_much(table, resolving, effect.number, whose)):
                table.push(TakeAway(resolving.player, whose, resolving.rule(), effect.kind))


HANDLERS[DiscardCards] = discard_or_have_discarded
HANDLERS[BorrowCard] = borrow_card
HANDLERS[DivideCards] = divide_cards
