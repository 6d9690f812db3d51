"""Side decks: turning up their cards, and beginning anew when none is left."""

from typing import Final

from innkeeper.rules.components import component_of
from innkeeper.rules.frames import AsksOnce
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import DRINK_ME_PILE, HAND, IN_PLAY
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import HOLDER, SIDE_DECK, TO_FRONT, TO_HAND, TO_PILE

TURNED_UP: Final = "setup.character.extra-components"
FIRST_CARD: Final = "boss-battle.boss-setup.vlazlo-starting-form-card"
RULE_OF_BUYING: Final = "boss-battle.boss-turn.vlazlo-buys-form-cards"


def reveal_top(table: Table, kept: Kept) -> Card:
    """Take the top card; with an empty deck the discards are shuffled first. No card: there is none anywhere."""
    # wizgille.gear.deck-reshuffles, phrenk.deck-reshuffles
    # kaylin.mood.deck-reshuffles: only when the next card is needed, so that the last one stays visible
    if not table.piles[kept.pile].cards:
        table.shuffle_in(kept.pile + 1, kept.pile)
    return table.take_top(kept.pile) if table.piles[kept.pile].cards else NO_CARD


def turn_up(table: Table, kept: Kept) -> None:
    """A card is revealed and goes where those of its deck go; one that fails is discarded, and the next revealed."""
    if kept.component.slots:
        from innkeeper.rules.treasure import get_treasure  # which opens windows, and these know what lies in front

        get_treasure(table, kept, 1)
        return
    # phrenk.failed-attempt
    number = len(table.piles[kept.pile].cards) + len(table.piles[kept.pile + 1].cards)
    for _ in range(number):
        card = reveal_top(table, kept)
        if kept.held < 0:
            table.tell("turns-up", TURNED_UP, kept.owner, card)
        if not card.face.fails:
            be_turned_up(table, kept, card)
            return
        table.discard(card)


def be_turned_up(table: Table, kept: Kept, card: Card) -> None:
    """A revealed card acts at once, or goes where those of its deck go."""
    from innkeeper.rules.at_once import ActsAtOnce  # which opens windows, and these know what lies in front

    if card.face.acts_at_once():
        table.push(ActsAtOnce(card, kept.owner, TURNED_UP))
    elif kept.component.place == TO_FRONT:
        equip(table, kept, card)
    else:
        table.put(card, card.home)


def equip(table: Table, kept: Kept, card: Card) -> None:
    """A card comes to lie in front of its owner; if that is one too many, one of them has to go."""
    from innkeeper.rules.treasure import LoseTreasure  # which reveals cards

    if kept.held >= 0:
        lay_before(table, kept, card, kept.owner, TURNED_UP)
        return
    table.put(card, table.seats[kept.owner].pile(IN_PLAY))
    if len(in_front_of(table, kept)) > kept.component.limit > 0:
        which = table.kept.index(kept)
        one = kept.component.limit == 1
        table.push(KeepOne(kept.owner, which) if one else LoseTreasure(kept.owner, which, 1, TURNED_UP))


def kept_of(table: Table, card: Card) -> Kept:
    """The side deck that a card is of."""
    return next(kept for kept in table.kept if kept.pile + 1 == card.home)


def pile_before(table: Table, kept: Kept, seat: int) -> int:
    """Where the cards of a side deck lie that lie before somebody."""
    if kept.component.place == TO_PILE:
        return table.seats[seat].pile(DRINK_ME_PILE)
    return kept.held + seat if kept.held >= 0 else table.seats[seat].pile(IN_PLAY)


def lay_before(table: Table, kept: Kept, card: Card, seat: int, rule: str) -> None:
    """A card of a side deck comes to lie before somebody; what it is, is told to whoever sees it there."""
    # drinks.special-reserve.floats-to-top
    if kept.held >= 0 and not table.places[seat].nature.decides:
        from innkeeper.rules.otto.blessed import be_blessed  # which plays cards

        be_blessed(table, card, seat)
        return
    table.put(card, pile_before(table, kept, seat))
    if kept.component.place == TO_PILE or kept.held >= 0:
        if kept.component.seen_by == HOLDER:
            table.tell("draws", rule, seat, card, known_to=table.masks[seat])
        table.tell("gets-card", rule, seat, whom=kept.owner, component=kept.component)
    else:
        table.tell("lays-before", rule, kept.owner, card, seat)


def turn_up_first(table: Table) -> None:
    """What is turned up before the game (kaylin.setup.first-mood)."""
    for kept in table.kept:
        for _ in range(kept.component.starts_with):
            turn_up(table, kept)


def turn_up_at(table: Table, moment: int, seat: int) -> None:
    """At the start or the end of its owner's turn a deck may turn up a card."""
    for kept in table.kept:
        component = kept.component
        if kept.owner == seat and component.kind == SIDE_DECK and component.turned_up_at == moment:
            if not table.seats[seat].out:
                turn_up(table, kept)


def in_front_of(table: Table, kept: Kept) -> list[Card]:
    """What of a side deck lies in front of its owner."""
    return cards_before(table, kept, kept.owner)


def cards_before(table: Table, kept: Kept, seat: int) -> list[Card]:
    """What of a side deck lies before somebody."""
    return [card for card in table.piles[pile_before(table, kept, seat)].cards if card.home == kept.pile + 1]


def replaces_at(table: Table, moment: int, seat: int) -> bool:
    """Whether a card will be turned up now that may take the place of one in front."""
    for kept in table.kept:
        if kept.owner == seat and kept.component.limit and kept.component.turned_up_at == moment:
            if in_front_of(table, kept):
                return True
    return False


class KeepOne(AsksOnce):
    """One card too many lies in front of its owner, who says which one is kept, closed to everybody."""

    # phrenk.reveal.keep-one, phrenk.reveal.choose-before-anything-else, phrenk.reveal.no-use-or-sale-while-choosing

    def __init__(self, decider: int = -1, which: int = 0) -> None:
        super().__init__()
        self.decider = decider
        self.which = which  # of the components on the table

    def copy(self) -> Frame:
        return self.copy_onto(KeepOne(self.decider, self.which))

    def ask(self, table: Table) -> None:
        kept = table.kept[self.which]
        cards = in_front_of(table, kept)
        if len(cards) <= kept.component.limit:
            return
        faces = [card.face for card in cards]
        options = [Option(CHOOSE, card, value=i) for i, card in enumerate(cards) if faces.index(card.face) == i]
        table.questions = [Question(self.decider, "keep", "phrenk.reveal.keep-one", True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        table.tell("keeps", "phrenk.reveal.keep-one", self.decider, option.card)
        for card in in_front_of(table, table.kept[self.which]):
            if card is not option.card:
                table.take(card, table.seats[self.decider].pile(IN_PLAY))
                table.discard(card)


def draw_from(table: Table, kept: Kept, rule: str) -> None:
    """Its owner draws the top card of a side deck into the hand; everybody sees from which deck."""
    card = reveal_top(table, kept)
    if card is not NO_CARD:
        table.put(card, table.seats[kept.owner].pile(HAND))
        table.tell("draws", rule, kept.owner, card, known_to=table.masks[kept.owner])
        table.tell("draws-from", rule, kept.owner, component=kept.component)


def for_sale(table: Table, seat: int) -> list[Kept]:
    """The own side decks of which a card can be bought and paid for now."""
    found: list[Kept] = []
    for kept in table.kept:
        counter = kept.component.price_in
        if kept.owner == seat and counter is not None:
            paid_in = component_of(table.kept, seat, counter)
            left = len(table.piles[kept.pile].cards) + len(table.piles[kept.pile + 1].cards)
            if left and paid_in is not None and table.numbers[paid_in.number] >= kept.component.price:
                found.append(kept)
    return found


def to_begin_with(table: Table, seat: int) -> list[Kept]:
    """The side decks from one of which a Boss takes a card before the game."""
    # boss-battle.boss-setup.vlazlo-starting-form-card
    if not table.places[seat].role.boss:
        return []
    return [kept for kept in table.kept if kept.owner == seat and kept.component.place == TO_HAND]


class TakeFirstCard(AsksOnce):
    """Before the game a Boss takes a card of one of these decks, the one they like; it is part of the first hand."""

    def __init__(self, decider: int = -1) -> None:
        super().__init__()
        self.decider = decider

    def copy(self) -> Frame:
        return self.copy_onto(TakeFirstCard(self.decider))

    def ask(self, table: Table) -> None:
        decks = to_begin_with(table, self.decider)
        options = [Option(CHOOSE, table.piles[kept.chart].cards[0], value=table.kept.index(kept)) for kept in decks]
        table.questions = [Question(self.decider, "first-card", FIRST_CARD, True, options)]

    def branches(self, table: Table) -> list[str]:
        return [kept.component.key for kept in table.kept]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        draw_from(table, table.kept[option.value], FIRST_CARD)


class BuyCards(Frame):
    """Cards of side decks are bought one by one, for as long as their owner can pay and likes to."""

    # boss-battle.boss-turn.vlazlo-buys-form-cards

    def __init__(self, decider: int = -1) -> None:
        self.decider = decider

    def copy(self) -> Frame:
        return BuyCards(self.decider)

    def step(self, table: Table) -> None:
        decks = for_sale(table, self.decider)
        if not decks or table.seats[self.decider].out:
            table.pop()
            return
        options = [PASS]
        options += [Option(CHOOSE, table.piles[kept.chart].cards[0], value=table.kept.index(kept)) for kept in decks]
        table.questions = [Question(self.decider, "deck", RULE_OF_BUYING, True, options)]

    def branches(self, table: Table) -> list[str]:
        return [kept.component.key for kept in table.kept]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if option.what != CHOOSE:
            table.pop()
            return
        kept = table.kept[option.value]
        assert kept.component.price_in is not None
        paid_in = component_of(table.kept, self.decider, kept.component.price_in)
        assert paid_in is not None
        table.numbers[paid_in.number] -= kept.component.price
        now = table.numbers[paid_in.number]
        price = -kept.component.price
        table.tell("component", RULE_OF_BUYING, self.decider, whom=now, amount=price, component=paid_in.component)
        draw_from(table, kept, RULE_OF_BUYING)
