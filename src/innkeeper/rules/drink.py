"""A Drink: its cards and an ordered list of changes, never just a sum."""

from typing import Final

from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.shown import DRINK, begin, write_cards
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Numbers

PLUS: Final = 0  # the Alcohol Content grows by so much, never falling under 0
REPLACED: Final = 1  # the Drink's own effects give way to these numbers
HALVED: Final = 2  # split, halves rounded up
HALVED_DOWN: Final = 3  # split, halves rounded down
WEAKER: Final = 4  # every number comes closer to 0 by so much
TURNED: Final = 5  # what is above 0 of the whole Alcohol Content gives way to so much Fortitude


class Change:
    """One change of a Drink."""

    def __init__(self, what: int = PLUS, alcohol: int = 0, fortitude: int = 0) -> None:
        self.what = what
        self.alcohol = alcohol
        self.fortitude = fortitude


class CardEffect:
    """What a card makes somebody do with their own cards: discard so many, then draw so many. Never changed."""

    def __init__(
        self, card: Card = NO_CARD, to_discard: int = 0, to_draw: int = 0, to_mend: int = 0, to_reveal: int = 0
    ) -> None:
        self.card = card  # that says so
        self.to_discard = to_discard
        self.to_draw = to_draw
        self.to_mend = to_mend  # up to so many may be discarded, for 1 Fortitude each
        self.to_reveal = to_reveal  # so many are turned up, and one of them taken

    def takes_cards(self) -> bool:
        """Cards leave the hand because of it."""
        return self.to_discard > 0 or self.to_mend > 0

    def brings_cards(self) -> bool:
        """… or come into it."""
        return self.to_draw > 0 or self.to_reveal > 0

    def is_like(self, other: "CardEffect") -> bool:
        """Both say the same, whichever card does."""
        same_way = self.to_discard == other.to_discard and self.to_draw == other.to_draw
        return same_way and self.to_mend == other.to_mend and self.to_reveal == other.to_reveal


def half(number: int, up: bool) -> int:
    """Half of a number: the magnitude is rounded, the sign stays (drinks.split.halve-rounding-up)."""
    size = abs(number)
    size = (size + 1) // 2 if up else size // 2
    return size if number >= 0 else -size


def halve(numbers: Numbers, up: bool) -> None:
    """All numbers of a Drink are halved (drinks.split.combine-before-halving)."""
    numbers.alcohol = half(numbers.alcohol, up)
    numbers.fortitude = half(numbers.fortitude, up)
    numbers.gold = half(numbers.gold, up)
    numbers.draw = half(numbers.draw, up)
    numbers.discard = half(numbers.discard, up)
    numbers.mend = half(numbers.mend, up)  # card-notes.rough-remedy.split
    numbers.reveal = half(numbers.reveal, up)


def weaken(numbers: Numbers, by: int) -> None:
    """All numbers of a Drink come closer to 0 (card-notes.visor-down.numbers-toward-zero)."""
    numbers.alcohol = closer(numbers.alcohol, by)
    numbers.fortitude = closer(numbers.fortitude, by)
    numbers.gold = closer(numbers.gold, by)
    numbers.draw = closer(numbers.draw, by)
    numbers.discard = closer(numbers.discard, by)
    numbers.mend = closer(numbers.mend, by)
    numbers.reveal = closer(numbers.reveal, by)


def sums_of(effects: list[CardEffect], now: Numbers) -> list[CardEffect]:
    """What several cards say together, of each kind one sum; what one card says stays as it is."""
    if len(effects) == 1:
        return [CardEffect(effects[0].card, now.discard, now.draw, now.mend, now.reveal)]
    discarding = next((it.card for it in effects if it.to_discard), NO_CARD)
    mending = next((it.card for it in effects if it.to_mend), NO_CARD)
    drawing = next((it.card for it in effects if it.to_draw), NO_CARD)
    revealing = next((it.card for it in effects if it.to_reveal), NO_CARD)
    sums = [
        CardEffect(discarding, to_discard=now.discard),
        CardEffect(mending, to_mend=now.mend),
        CardEffect(drawing, to_draw=now.draw),
        CardEffect(revealing, to_reveal=now.reveal),
    ]
    return [it for it in sums if it.takes_cards() or it.brings_cards()]


def closer(number: int, by: int) -> int:
    """A number closer to 0 by so much (card-notes.visor-down.numbers-toward-zero)."""
    return max(0, number - by) if number >= 0 else min(0, number + by)


class Drink:
    """A Drink with all its Chasers, or one half or copy of it: who revealed it, who takes it, what was done to it."""

    def __init__(self, revealer: int = -1, source: int = -1) -> None:
        self.revealer = revealer
        self.drinker = revealer
        self.source = source  # PILE or DECK
        self.cards: list[Card] = []
        self.event: Card | None = None  # a Drink Event turned up instead of a Drink
        self.changes: list[Change] = []
        self.ignored = False
        self.converted = False
        self.from_event = False
        self.given_by = -1  # who has passed it to its drinker, or split it with them
        self.bill = 0  # so much Gold its drinker is paid …
        self.bill_of = -1  # … by this seat
        self.tokens_of = -1  # which of the components on the table comes with it …
        self.tokens = 0  # … and how many of its tokens
        self.to_pile = -1  # shuffled into this player's Drink Me! Pile in place of being discarded; -1: it is not
        self.met = False  # an automaton has answered it already
        self.controlled = True  # one player controls its cards; not so the copies of a Round on the House

    def copy(self) -> "Drink":
        twin = Drink(self.revealer, self.source)
        twin.drinker = self.drinker
        twin.cards = self.cards.copy()
        twin.event = self.event
        twin.changes = self.changes.copy()
        twin.ignored = self.ignored
        twin.converted = self.converted
        twin.from_event = self.from_event
        twin.given_by = self.given_by
        twin.bill = self.bill
        twin.bill_of = self.bill_of
        twin.tokens_of = self.tokens_of
        twin.tokens = self.tokens
        twin.to_pile = self.to_pile
        twin.met = self.met
        twin.controlled = self.controlled
        return twin

    def printed(self, race: str) -> Numbers:
        """All its cards together, as they are for a drinker of this race (drinks.chaser.add-effects)."""
        total = Numbers()
        for card in self.cards:
            face = card.face.drink
            if face is None:
                continue  # an Event that pours the Drink itself says what it does
            numbers = face.for_race(race)
            total.alcohol += numbers.alcohol
            total.fortitude += numbers.fortitude
            total.gold += numbers.gold
            total.draw += numbers.draw
            total.discard += numbers.discard
            total.mend += numbers.mend
            total.reveal += numbers.reveal
        return total

    def numbers(self, race: str, splits_count: bool = True) -> Numbers:
        """What it does to a drinker of this race; without splits it is what counts in a Drinking Contest."""
        now = self.printed(race)
        added = 0  # what cards have added stays on top of a replaced Drink
        for change in self.changes:
            if change.what == PLUS:
                total = now.alcohol + added
                lowest = min(0, total)
                added = max(lowest, total + change.alcohol) - now.alcohol
            elif change.what == REPLACED:
                now = Numbers(change.alcohol, change.fortitude)
            elif change.what == TURNED:
                # card-notes.old-iron-guts.combine-then-replace, card-notes.old-iron-guts.other-effects-stay
                if now.alcohol + added > 0:
                    now.alcohol, added = 0, 0
                    now.fortitude += change.fortitude
            elif change.what == WEAKER:
                total = closer(now.alcohol + added, change.alcohol)
                weaken(now, change.alcohol)
                added = total - now.alcohol
            elif splits_count:
                up = change.what == HALVED
                total = half(now.alcohol + added, up)
                halve(now, up)
                added = total - now.alcohol
        now.alcohol += added
        return now

    def card_effects(self, race: str) -> list[CardEffect]:
        """What it makes a drinker of this race do with cards: each card is one effect, and those that discard first.

        Changed as a whole, they are one sum of each (drinks.split.combine-before-halving).
        """
        effects: list[CardEffect] = []
        for card in self.cards:
            face = card.face.drink
            if face is not None and face.for_race(race).is_about_cards():
                it = face.for_race(race)
                effects.append(CardEffect(card, it.discard, it.draw, it.mend, it.reveal))
        if effects and any(change.what != PLUS for change in self.changes):
            return sums_of(effects, self.numbers(race))
        return sorted(effects, key=lambda effect: effect.to_discard == 0)

    def does_nothing(self, race: str) -> bool:
        now = self.numbers(race)
        changes = now.alcohol or now.fortitude or now.gold or now.is_about_cards()
        return not (changes or self.tokens or self.bill or self.is_kept())

    def is_replaced(self) -> bool:
        """It has lost its own effects, and with them what its cards say of themselves."""
        return any(change.what == REPLACED for change in self.changes)

    def is_kept(self) -> bool:
        """Somebody is told to keep its card (drinks.kept.instruction-replaces-discard)."""
        return (
            not self.ignored
            and not self.is_replaced()
            and any(card.face.drink is not None and card.face.drink.kept for card in self.cards)
        )

    def can_be_split(self) -> bool:
        """Mead and its like are split by their own text alone, also as a Chaser."""
        # drinks.mead.immune-to-other-splits
        if self.is_replaced():
            return True
        return not any(card.face.drink is not None and card.face.drink.cannot_be_split for card in self.cards)

    def may_split_itself(self) -> bool:
        """Mead and its like: in the revealer's hands, never as a Chaser, nor from an Event (drinks.mead.*)."""
        if self.ignored or not self.cards or self.is_replaced():
            return False
        if self.drinker != self.revealer or self.from_event:  # drinks.mead.no-split-from-event
            return False
        face = self.cards[0].face.drink  # drinks.mead.which-drinks, drinks.mead.no-split-as-chaser
        return face is not None and face.splits_itself


class DrinksRevealed(Frame):
    """Drinks that lie open, with their last Chaser, and are about to be taken."""

    def __init__(self, first: int = -1) -> None:
        self.first = first  # from whom players are asked
        self.drinks: list[Drink] = []

    def is_a_cause(self) -> bool:
        """Drinks that a card or an Event pours itself are part of it."""
        return not (self.drinks and self.drinks[0].cards and self.drinks[0].cards[0].face.drink is None)

    def behind(self, on: int) -> int:
        return self.drinks[on].revealer if on >= 0 else -1

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return (self.drinks[on].cards, [self.drinks[on].drinker]) if on >= 0 else ([], [])

    def can_be_foreseen(self) -> bool:
        return True

    def be_met(self, on: int) -> None:
        self.drinks[on].met = True

    def touches(self, table: Table, seat: int) -> list[int]:
        """The Drinks that somebody is about to take, if they do anything to markers or Gold."""
        # otto.responses.trigger: the Drink itself, not the cards that alter it
        found: list[int] = []
        for place, drink in enumerate(self.drinks):
            if drink.drinker == seat and drink.cards and not drink.ignored and not drink.met:
                numbers = drink.numbers(table.seats[seat].race)
                if numbers.alcohol or numbers.fortitude or numbers.gold:
                    found.append(place)
        return found

    def show(self, table: Table, code: list[int]) -> int:
        return show_drinks(table, self.drinks, code)


def show_drinks(table: Table, drinks: list[Drink], code: list[int]) -> int:
    """Each Drink: its cards, its revealer, and what it would do to its drinker now."""
    for drink in drinks:
        begin(DRINK, drink.drinker, 0, code)
        write_cards(drink.cards, code)
        numbers = drink.numbers(table.seats[drink.drinker].race)
        code += [1, drink.revealer, 4, numbers.alcohol, numbers.fortitude, int(drink.ignored), int(drink.converted)]
    return len(drinks)
