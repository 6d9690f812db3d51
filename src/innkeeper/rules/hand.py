"""The own Character Deck and hand: drawing, reshuffling, discarding."""

from typing import Final

from innkeeper.rules.artifacts import draw_artifact
from innkeeper.rules.coming import Coming
from innkeeper.rules.components import component_of, how_much
from innkeeper.rules.damage import change_fortitude
from innkeeper.rules.drink import CardEffect
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.minions import come_into_play
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.side_decks import draw_from
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import CHARACTER_DECK, DISCARD_PILE, HAND, IN_PLAY
from innkeeper.table.question import CHOOSE, NO_CARDS, PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT, TO_PURSE
from innkeeper.vocabulary.effects import CallMinion, DiscardCards, DrawCards, Effect
from innkeeper.vocabulary.terms import FORTITUDE, WOULD_GAIN_FORTITUDE

NO_EFFECTS: Final[list[CardEffect]] = []  # shared; never changed


def draw(table: Table, number: int, count: int, rule: str) -> None:
    """Draw cards; with the last one the discard pile becomes the new deck."""
    # turn.discard-draw.reshuffle-on-last-card
    seat = table.seats[number]
    if not seat.place.nature.decides:
        return  # otto.general.no-hand
    drawn = 0
    while drawn < count:
        if not seat.deck:  # turn.discard-draw.continue-after-reshuffle
            renew_deck(table, number)
            if not seat.deck:
                break  # no card is left anywhere
        card = table.take_top(seat.pile(CHARACTER_DECK))
        table.put(card, seat.pile(HAND))
        drawn += 1
        table.tell("draws", rule, number, card, known_to=table.masks[number])
        if not seat.deck:
            renew_deck(table, number)
    if drawn:
        table.tell("has-drawn", rule, number, amount=drawn)


def renew_deck(table: Table, number: int) -> None:
    """Shuffle the discard pile into a new deck."""
    seat = table.seats[number]
    if not seat.discard:
        return
    count = table.shuffle_in(seat.pile(DISCARD_PILE), seat.pile(CHARACTER_DECK))
    table.tell("reshuffles", "turn.discard-draw.reshuffle-on-last-card", number, amount=count)


def discard(table: Table, number: int, cards: list[Card], rule: str) -> None:
    """Discard from hand to the own discard pile (setup.character-deck.own-discard-pile)."""
    for card in cards:
        table.take(card, table.seats[number].pile(HAND))
        table.discard(card)
        table.tell("discards", rule, number, card)


class CardInstructions(Frame):
    """Draw and discard because of a Drink or a card, one effect fully before the next, in the order the player chooses.

    An effect that says both discards first and then draws.
    """

    # drinks.card-effects.one-fully-before-the-next, card-notes.energy-brew.order-of-card-effects

    def __init__(self, player: int = -1, effects: list[CardEffect] = NO_EFFECTS, rule: str = "") -> None:
        self.player = player
        self.rule = rule  # why
        self.effects = effects  # still to be carried out
        self.chosen = False  # the first of these is next
        self.kind = 0  # only cards of this kind are discarded; 0: of any
        self.symbol = ""  # only cards with this symbol are discarded; "any": with whichever
        self.up_to = False  # as many as one likes, at least one
        self.may_mend = False  # whether cards are discarded for Fortitude has been answered

    def copy(self) -> Frame:
        twin = CardInstructions(self.player, self.effects, self.rule)
        twin.chosen = self.chosen
        twin.kind = self.kind
        twin.symbol = self.symbol
        twin.up_to = self.up_to
        twin.may_mend = self.may_mend
        return twin

    def step(self, table: Table) -> None:
        if not self.effects or not takes_part(table, self.player):
            table.pop()
        elif not self.chosen and self.order_matters():
            options = [Option(CHOOSE, effect.card, value=place) for place, effect in enumerate(self.effects)]
            rule = "drinks.card-effects.drinker-chooses-order"
            table.questions = [Question(self.player, "effect-first", rule, True, options)]
        elif self.effects[0].to_mend and not self.may_mend and table.moments & WOULD_GAIN_FORTITUDE:
            self.let_mending_be_answered(table)
        elif self.effects[0].takes_cards() and self.fitting(table):
            self.ask_for_discards(table)
        else:
            if self.kind and self.effects[0].to_discard:
                self.show_hand(table)
            self.carry_out(table, [])

    def let_mending_be_answered(self, table: Table) -> None:
        """Before it is decided how many cards are discarded (card-notes.rough-remedy.joran-before-discard-decision)."""
        from innkeeper.rules.gains import MendingComing  # which opens windows

        self.may_mend = self.chosen = True
        mending = MendingComing(self.effects[0].card, FORTITUDE, self.rule)
        mending.gains = [Coming(self.player, self.effects[0].to_mend)]
        table.push(mending)

    def be_stopped(self) -> None:
        """Nothing comes of what is next."""
        self.effects = self.effects[1:]
        self.may_mend = self.chosen = False

    def fitting(self, table: Table) -> list[Card]:
        """What of the hand may be discarded."""
        return [
            card for card in table.seats[self.player].hand if is_of(card, self.kind) and has_symbol(card, self.symbol)
        ]

    def ask_for_discards(self, table: Table) -> None:
        question = Question(self.player, "discard", "drinks.card-effects.one-fully-before-the-next", True, [])
        question.picks = self.fitting(table)
        question.least = question.most = min(self.effects[0].to_discard, len(question.picks))
        if self.up_to:
            question.least = 1
        if self.effects[0].to_mend:  # card-notes.rough-remedy.split
            question.what, question.options = "mend", [PASS]
            question.most = min(self.effects[0].to_mend, len(question.picks))
        table.questions = [question]

    def ask_anew(self, table: Table, seat: int) -> None:
        """A hand that was dealt anew is looked through anew. Nobody has shown a hand without a card of the kind, so one
        that has none is taken for one of which any card will do."""
        if self.player != seat and table.questions and table.questions[0].picks:
            table.questions = []
            self.chosen = True  # what comes first has been settled
            if not self.fitting(table):
                self.kind, self.symbol = 0, ""
            self.step(table)

    def show_hand(self, table: Table) -> None:
        """Who has no card of the kind shows that it is so."""
        for card in table.seats[self.player].hand:
            table.tell("shows-card", self.rule, self.player, card)

    def order_matters(self) -> bool:
        """Some bring cards and some take them, and they differ."""
        # card-notes.cask-aged-whiskey.order-of-card-effects
        differ = any(not it.is_like(self.effects[0]) for it in self.effects)
        return differ and any(it.takes_cards() for it in self.effects) and any(it.brings_cards() for it in self.effects)

    def carry_out(self, table: Table, cards: list[Card]) -> None:
        """One effect: what can be discarded is, then as many are drawn as it says."""
        # card-notes.energy-brew.discard-what-you-can
        effect = self.effects[0]
        self.effects = self.effects[1:]
        self.chosen = self.may_mend = False
        discard(table, self.player, cards, self.rule)
        table.stack[-2].has_discarded(table, len(cards))
        if effect.to_mend and cards:
            change_fortitude(table, self.player, len(cards), self.rule)
        draw(table, self.player, effect.to_draw, self.rule)
        if effect.to_reveal:
            table.push(TakeOne(self.player, turn_up_own(table, self.player, effect.to_reveal, self.rule), self.rule))

    def answered(self, table: Table, question: Question, option: Option) -> None:
        """What is chosen comes first (drinks.card-effects.drinker-chooses-order)."""
        table.questions = []
        if option.what != CHOOSE:
            self.carry_out(table, [])
            return
        place = option.value
        self.effects = [self.effects[place], *self.effects[:place], *self.effects[place + 1 :]]
        self.chosen = True

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        self.carry_out(table, cards)


def turn_up_own(table: Table, number: int, count: int, rule: str) -> list[Card]:
    """Turn up the top cards of the own deck; the last one of it is turned up before the discards are shuffled."""
    # card-notes.wizards-wine.one-card-left
    found: list[Card] = []
    while len(found) < count:
        if not table.seats[number].deck:
            renew_deck(table, number)
            if not table.seats[number].deck:
                break
        found.append(table.take_top(table.seats[number].pile(CHARACTER_DECK)))
        table.tell("turns-up", rule, number, found[-1])
    return found


class TakeOne(AsksOnce):
    """Of the own cards that were turned up one is taken into the hand, the others are discarded."""

    def __init__(self, player: int = -1, cards: list[Card] = NO_CARDS, rule: str = "") -> None:
        super().__init__()
        self.player = player
        self.cards = cards
        self.rule = rule

    def copy(self) -> Frame:
        return self.copy_onto(TakeOne(self.player, self.cards, self.rule))

    def ask(self, table: Table) -> None:
        faces = [card.face for card in self.cards]
        options = [Option(CHOOSE, it, value=i) for i, it in enumerate(self.cards) if faces.index(it.face) == i]
        if len(options) > 1:
            table.questions = [Question(self.player, "take-one", self.rule, True, options)]
        elif self.cards:
            self.take(table, 0)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.take(table, option.value)

    def take(self, table: Table, which: int) -> None:
        for place, card in enumerate(self.cards):
            if place == which:
                table.put(card, table.seats[self.player].pile(HAND))
                table.tell("takes-card", self.rule, self.player, card)
            else:
                table.discard(card)
                table.tell("discards", self.rule, self.player, card)
        self.cards = NO_CARDS


def is_of(card: Card, kind: int) -> bool:
    """Whether a card is of this kind; 0: of any."""
    return kind == 0 or any(play.kind == kind for play in card.face.plays)


def has_symbol(card: Card, symbol: str) -> bool:
    """Whether a card has this symbol, or any at all; "": whether it has one does not matter."""
    return symbol == "" or card.face.symbol == symbol or (symbol == "any" and card.face.symbol != "")


def draw_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DrawCards)
    if effect.source is not NO_COMPONENT:
        kept = component_of(table.kept, resolving.owner(), effect.source)
        if kept is not None and takes_part(table, kept.owner):
            for _ in range(how_much(table, resolving, effect.number, kept.owner)):
                if kept.component.place == TO_PURSE:
                    draw_artifact(table, kept, resolving.rule())
                else:
                    draw_from(table, kept, resolving.rule())
        return
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            draw(table, seat, how_much(table, resolving, effect.number, seat), resolving.rule())


def discard_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DiscardCards)
    for seat in reversed(resolving.whom(table, effect)):
        if resolving.is_ignored_by(seat):
            continue
        number = how_much(table, resolving, effect.number, seat)
        if effect.down_to:  # card-notes.rough-seas.down-to-six-first
            number = max(0, len(table.seats[seat].hand) - number)
        if effect.at_random:
            discard_at_random(table, seat, number, resolving.rule())
        else:
            instructions = CardInstructions(seat, [CardEffect(resolving.card, number)], resolving.rule())
            instructions.kind = effect.kind
            instructions.symbol = effect.symbol
            instructions.up_to = effect.up_to
            table.push(instructions)


def discard_at_random(table: Table, seat: int, number: int, rule: str) -> None:
    """Nobody chooses which (card-notes.break-a-mind-or-two.ignored-no-discard)."""
    for _ in range(min(number, len(table.seats[seat].hand))):
        hand = table.seats[seat].hand
        discard(table, seat, [hand[table.chance.below(len(hand))]], rule)


def call_minion(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Cards are turned up until a Minion comes; the deck is renewed once, and after that nobody comes."""
    # card-notes.what-am-i-paying-you-for.deck-runs-out
    if not takes_part(table, resolving.player):
        return
    seat = table.seats[resolving.player]
    rule = "card-notes.what-am-i-paying-you-for.deck-runs-out"
    renewed = False
    while True:
        if not seat.deck:
            if renewed:
                return
            renewed = True
            renew_deck(table, resolving.player)
            if not seat.deck:
                return
        card = table.take_top(seat.pile(CHARACTER_DECK))
        table.tell("turns-up", rule, resolving.player, card)
        if card.face.minion is not NO_COMPONENT:
            table.put(card, seat.pile(IN_PLAY))
            come_into_play(table, card)
            table.tell("stays", rule, resolving.player, card)
            return
        table.discard(card)


HANDLERS[DrawCards] = draw_cards
HANDLERS[CallMinion] = call_minion
