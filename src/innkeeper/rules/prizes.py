"""The Prize Variant: Prizes lie in the Inn, are added to pots, won with them, and used once when their moment comes."""

from typing import Final

from innkeeper.rules.conditions import current_round
from innkeeper.rules.drink import Drink, DrinksRevealed
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS, carry_out_next
from innkeeper.rules.triggers import Triggered
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY, PRIZE_BIN, PRIZE_IN_POT, PRIZES_IN_INN
from innkeeper.table.question import CHOOSE, GIVE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, ShuffleIntoPile
from innkeeper.vocabulary.terms import HAS_DRUNK, HAS_IGNORED_A_DRINK

ADDED: Final = "prizes.round.starter-must-add-one"
USED: Final = "prizes.win.kept-until-used"


def in_the_pot(table: Table) -> Card | None:
    """The Prize that is at stake, if one is."""
    if table.prizes < 0:
        return None
    cards = table.piles[table.prizes + PRIZE_IN_POT].cards
    return cards[0] if cards else None


class ChoosePrize(AsksOnce):
    """Whoever starts a Round puts one Prize of the Inn into the pot, of the own choice."""

    def __init__(self, chooser: int = -1) -> None:
        super().__init__()
        self.chooser = chooser

    def copy(self) -> Frame:
        return self.copy_onto(ChoosePrize(self.chooser))

    def ask(self, table: Table) -> None:
        refill_inn(table)
        cards = table.piles[table.prizes + PRIZES_IN_INN].cards
        if len(cards) > 1:
            options = [Option(CHOOSE, card, value=i) for i, card in enumerate(cards)]
            table.questions = [Question(self.chooser, "prize", ADDED, True, options)]
        elif cards:
            self.add(table, cards[0])
        # prizes.bin.round-without-prize: else it is played for Gold alone

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.add(table, option.card)

    def add(self, table: Table, prize: Card) -> None:
        table.take(prize, table.prizes + PRIZES_IN_INN)
        table.put(prize, table.prizes + PRIZE_IN_POT)
        table.tell("adds-prize", ADDED, self.chooser, prize)


def who_chooses_in_stead(table: Table, chooser: int) -> int:
    """Who is out or absent is asked nothing: a teammate chooses, else the next player to the left."""
    for seat in [*table.team(chooser), *table.clockwise_from(chooser)]:
        if takes_part(table, seat) and table.places[seat].nature.decides:
            return seat
    return chooser


def refill_inn(table: Table) -> None:
    """Every Prize is won once before any comes round again (prizes.bin.every-prize-won-once-per-cycle)."""
    # prizes.bin.refill-inn-when-none-left: checked as a Round starts
    inn, used = table.prizes + PRIZES_IN_INN, table.prizes + PRIZE_BIN
    if not table.piles[inn].cards and table.piles[used].cards:
        table.lay(inn, table.piles[used].cards.copy())
        table.lay(used, [])
        table.tell("new-prizes", "prizes.bin.refill-inn-when-none-left", amount=len(table.piles[inn].cards))


def take_prize(table: Table, to: int) -> None:
    """The Prize goes where the pot goes: to one player, not to a team, or back to the Inn."""
    # prizes.win.pot-winner-takes-prize, prizes.teams.won-by-individual, prizes.pot.taker-without-winning-gets-prize
    prize = in_the_pot(table)
    if prize is None:
        return
    table.take(prize, table.prizes + PRIZE_IN_POT)
    if to < 0 or not table.places[to].nature.has_purse:
        rule = "prizes.pot.goes-to-inn-with-pot" if to < 0 else "otto.other.won-prize-returns-to-inn"
        table.put(prize, table.prizes + PRIZES_IN_INN)
        table.tell("prize-to-inn", rule, card=prize)
    else:
        table.put(prize, table.seats[to].pile(IN_PLAY))
        table.tell("wins-prize", "prizes.win.pot-winner-takes-prize", to, prize)


class WhoGetsThePrize(AsksOnce):
    """Who had won the pot decides who has its Prize, where another takes half of the Gold."""

    # prizes.pot.whitehawk-half-pot

    def __init__(self, winner: int = -1, other: int = -1) -> None:
        super().__init__()
        self.winner = winner
        self.other = other

    def copy(self) -> Frame:
        return self.copy_onto(WhoGetsThePrize(self.winner, self.other))

    def ask(self, table: Table) -> None:
        options = [Option(GIVE, value=self.winner), Option(GIVE, value=self.other)]
        table.questions = [Question(self.winner, "prize-to", "prizes.pot.whitehawk-half-pot", True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        current = current_round(table)
        assert current is not None
        current.prize_to = option.value


class UsePrize(Triggered):
    """A Prize at its moment: using it is no choice, and then it goes to the Prize Bin."""

    def __init__(self, card: Card = NO_CARD, player: int = -1) -> None:
        super().__init__(card, player, 0, USED)
        self.told = True  # as it is used
        self.gained = 0  # so much Alcohol Content the Drink gave that brought it about
        self.over = -1  # where in the stack the Drinks lie of which one was Ignored …
        self.on = -1  # … and which of them that is

    def copy(self) -> Frame:
        twin = UsePrize(self.card, self.player)
        twin.gained, twin.over, twin.on = self.gained, self.over, self.on
        self.copy_onto(twin)
        return twin

    def alcohol(self) -> int:
        return self.gained

    def drink(self, table: Table) -> Drink:
        """The Drink that its owner has Ignored."""
        revealed = table.stack[self.over]
        assert isinstance(revealed, DrinksRevealed)
        return revealed.drinks[self.on]

    def step(self, table: Table) -> None:
        effects = self.effects()
        if self.cursor < len(effects):
            carry_out_next(table, self, effects)
            return
        table.pop()
        if self.card in table.seats[self.player].in_play:  # who has lost meanwhile has it no more
            table.take(self.card, table.seats[self.player].pile(IN_PLAY))
            table.discard(self.card)  # to the Prize Bin


NONE: Final[list[UsePrize]] = []


def prizes_at(table: Table, moment: int, owner: int) -> list[UsePrize]:
    """The Prizes of a player whose moment has come: the owner's alone, whatever befalls teammates."""
    # prizes.teams.used-by-owner-only
    if table.prizes < 0:
        return NONE
    found: list[UsePrize] = []
    for card in table.seats[owner].in_play:
        if card.face.prize and card.face.texts[0].moment == moment and not is_in_use(table, card):
            table.tell("uses-prize", USED, owner, card)
            found.append(UsePrize(card, owner))
    return found


def is_in_use(table: Table, card: Card) -> bool:
    """Whether it is being used already."""
    return any(isinstance(frame, UsePrize) and frame.card is card for frame in table.stack)


def use_prizes(table: Table, moment: int, owner: int) -> None:
    """Those whose moment has come are used, whether it helps or not."""
    for prize in prizes_at(table, moment, owner):
        table.push(prize)


def use_prizes_on_drinking(table: Table, owner: int, alcohol: int) -> None:
    """A Drink has given so much Alcohol Content (card-notes.talisman-of-liquid-courage.weak-drink)."""
    for prize in prizes_at(table, HAS_DRUNK, owner):
        prize.gained = alcohol
        table.push(prize)


def use_prizes_on_ignoring(table: Table, owner: int, over: int, on: int) -> None:
    """This Drink was Ignored by them, for themselves or for a teammate."""
    # card-notes.absorbent-towel.only-when-you-or-teammate-affected
    for prize in prizes_at(table, HAS_IGNORED_A_DRINK, owner):
        prize.over, prize.on = over, on
        table.push(prize)


class ChoosePile(AsksOnce):
    """Into whose Drink Me! Pile a Drink is shuffled."""

    # card-notes.absorbent-towel.drink-shuffled-into-chosen-pile

    def __init__(self, chooser: int = -1) -> None:
        super().__init__()
        self.chooser = chooser
        self.whose = -1

    def copy(self) -> Frame:
        twin = ChoosePile(self.chooser)
        twin.whose = self.whose
        return self.copy_onto(twin)

    def ask(self, table: Table) -> None:
        rule = "card-notes.absorbent-towel.drink-shuffled-into-chosen-pile"
        # otto.general.drinks-from-drink-deck: who has no pile cannot be named
        having = [seat for seat in table.clockwise_from(self.chooser) if table.places[seat].nature.has_pile]
        options = [Option(GIVE, value=seat) for seat in having]
        table.questions = [Question(self.chooser, "whose-pile", rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.whose = option.value

    def finish(self, table: Table) -> None:
        prize = table.stack[-1]
        assert isinstance(prize, UsePrize)
        prize.drink(table).to_pile = self.whose


def shuffle_into_pile(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The Ignored Drink with its Chasers, in place of being discarded."""
    table.push(ChoosePile(resolving.player))


HANDLERS[ShuffleIntoPile] = shuffle_into_pile
