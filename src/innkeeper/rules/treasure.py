"""Treasure: cards of a side deck that are equipped in slots; getting it, playing it along with others, losing it."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from innkeeper.rules import reasons
from innkeeper.rules.at_once import NOTHING_ELSE, ActsAtOnce
from innkeeper.rules.components import component_of, how_much, note_sums
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.pending import Resolving, may_help
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.responses import Window
from innkeeper.rules.side_decks import reveal_top
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.ruling import FREELY, Ruling
from innkeeper.table.shown import REVEALED, begin, write_cards
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.effects import Effect, LoseEquipped
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import ANSWERS_REVEALED

GETTING: Final = "treasure.get.step-1-reveal"
CURSE: Final = "treasure.get.step-2-curse"
WHICH: Final = "treasure.get.step-3-slot-occupied"
EQUIPPING: Final = "treasure.get.step-4-equip-or-discard"
LEAVE: Final = 0  # what an option says of a revealed card; higher numbers are the ways to equip it


def equipped(table: Table, seat: int, component: Component) -> list[Card]:
    """What of a side deck a player has equipped (treasure.slots)."""
    return [card for card in table.seats[seat].in_play if card.face.side_deck is component]


def ways_to_equip(held: list[Face], new: Face, slots: dict[str, int]) -> list[list[int]]:
    """What may be given up for a card that is to be equipped, by places in `held`: each way no more than need be."""
    # treasure.type-decides-slot, treasure.slots.hands, treasure.special-needs-no-slot
    rivals = [place for place, face in enumerate(held) if face.slot == new.slot and new.takes]
    over = sum(held[place].takes for place in rivals) + new.takes - slots.get(new.slot, 0)
    ways: list[list[int]] = []
    for number in range(len(rivals) + 1):
        for given_up in combinations(rivals, number):
            if new.takes and sum(held[place].takes for place in given_up) < over:
                continue
            if not any(set(way) <= set(given_up) for way in ways):
                ways.append(list(given_up))
    return ways


def get_treasure(table: Table, kept: Kept, number: int) -> None:
    """So many cards are revealed, and equipped or discarded."""
    # treasure.get.when-a-card-says-so, treasure.get.start-of-turn
    if number > 0:
        table.push(GetTreasure(kept.owner, table.kept.index(kept), number))


class GetTreasure(Frame):
    """Getting Treasure. Its steps are listed below; what lies in slots cannot be played meanwhile."""

    def __init__(self, player: int = -1, which: int = 0, number: int = 1) -> None:
        self.player = player
        self.which = which  # of the components on the table
        self.number = number
        self.cards: list[Card] = []  # revealed, and neither equipped nor discarded yet
        self.at = 0

    def copy(self) -> Frame:
        twin = GetTreasure(self.player, self.which, self.number)
        twin.cards = self.cards
        twin.at = self.at
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        """Who gets Treasure, and what lies revealed."""
        begin(REVEALED, self.player, 0, code)
        write_cards(self.cards, code)
        code += [0, 0]
        return 1

    def is_a_cause(self) -> bool:
        return self.at > 1  # once something was revealed

    def bars(self, side_deck: Component) -> bool:
        return len(side_deck.slots) > 0

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        """Nothing is played now but what says so (treasure.get.no-plays-during-steps)."""
        if play.moment == ANSWERS_REVEALED and not play.of_curses and may_help(table, seat, self.player):
            return FREELY
        return reasons.NOT_NOW[play.moment]

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def reveal(self, table: Table) -> None:
        """treasure.get.step-1-reveal; an empty deck is renewed (treasure.setup.shared-deck)."""
        for _ in range(self.number):
            card = reveal_top(table, table.kept[self.which])
            if card is not NO_CARD:
                self.cards = [*self.cards, card]
                table.tell("turns-up", GETTING, self.player, card)

    def follow_curses(self, table: Table) -> None:
        """Curses come first, whichever card was revealed first (card-notes.two-for-one.curse-before-treasure)."""
        for card in self.cards:
            if card.face.acts_at_once():
                self.at -= 1
                self.cards = [other for other in self.cards if other is not card]
                table.push(ActsAtOnce(card, self.player, CURSE))
                return

    def let_it_be_answered(self, table: Table) -> None:
        """By the one card that says so, and that before anything is decided."""
        if self.cards:
            table.push(Window(ANSWERS_REVEALED, self.player, len(table.stack) - 1, NOTHING_ELSE))

    def settle(self, table: Table) -> None:
        """Equip or discard what was revealed, one card after the other."""
        if not self.cards:
            table.pop()
            return
        self.at -= 1
        card = self.cards[0]
        if table.seats[self.player].out:
            self.cards = self.cards[1:]
            table.discard(card)
            return
        options = [Option(CHOOSE, card, value=LEAVE)]  # treasure.get.step-4-equip-or-discard
        for way, given_up in enumerate(self.ways(table, card)):
            options.append(Option(CHOOSE, given_up[0] if len(given_up) == 1 else card, value=1 + way))
        table.questions = [Question(self.player, "equip", EQUIPPING, True, options)]

    def ways(self, table: Table, card: Card) -> list[list[Card]]:
        """What may be given up for a card, each way."""
        held = equipped(table, self.player, card.face.side_deck)
        ways = ways_to_equip([other.face for other in held], card.face, card.face.side_deck.slots)
        return [[held[place] for place in way] for way in ways]

    def kept_by(self, table: Table, option: Option) -> list[Card]:
        """Of those concerned, what is equipped if this is chosen: of its slot, and the revealed one."""
        new = self.cards[0]
        rivals = equipped(table, self.player, new.face.side_deck)
        held = [card for card in rivals if new.face.takes and card.face.slot == new.face.slot]
        if option.value == LEAVE:
            return held
        given_up = self.ways(table, new)[option.value - 1]
        return [*(card for card in held if card not in given_up), new]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        card = self.cards[0]
        given_up = self.ways(table, card)[option.value - 1] if option.value != LEAVE else []
        self.cards = self.cards[1:]
        if option.value == LEAVE:
            table.discard(card)
            table.tell("leaves-treasure", EQUIPPING, self.player, card)
            return
        for other in given_up:
            discard_equipped(table, self.player, other, WHICH)
        table.put(card, table.seats[self.player].pile(IN_PLAY))
        table.tell("equips", EQUIPPING, self.player, card)
        note_sums(table, self.player, EQUIPPING)


STEPS: Final[list[Callable[[GetTreasure, Table], None]]] = [
    GetTreasure.reveal,
    GetTreasure.follow_curses,
    GetTreasure.let_it_be_answered,
    GetTreasure.settle,
]


def discard_equipped(table: Table, seat: int, card: Card, rule: str) -> None:
    """Something equipped is discarded, and counts no more (treasure.level.is-sum)."""
    table.take(card, table.seats[seat].pile(IN_PLAY))
    table.discard(card)
    table.tell("loses-treasure", rule, seat, card)
    note_sums(table, seat, rule)


class LoseTreasure(AsksOnce):
    """Somebody discards equipped cards of their own choice, as many as they have at most."""

    def __init__(self, decider: int = -1, which: int = 0, number: int = 0, rule: str = "") -> None:
        super().__init__()
        self.decider = decider
        self.which = which  # of the components on the table
        self.number = number
        self.rule = rule

    def copy(self) -> Frame:
        return self.copy_onto(LoseTreasure(self.decider, self.which, self.number, self.rule))

    def ask(self, table: Table) -> None:
        cards = equipped(table, self.decider, table.kept[self.which].component)
        if len(cards) <= self.number:
            for card in cards:
                discard_equipped(table, self.decider, card, self.rule)
        elif self.number > 0:
            options = [Option(CHOOSE, card, value=place) for place, card in enumerate(cards)]
            table.questions = [Question(self.decider, "lose-treasure", self.rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        discard_equipped(table, self.decider, option.card, self.rule)
        self.number -= 1
        self.asked = self.number == 0


def lose_equipped(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever has such cards equipped and does not Ignore it chooses which of them are discarded."""
    assert isinstance(effect, LoseEquipped)
    for seat in reversed(resolving.whom(table, effect)):
        kept = component_of(table.kept, seat if effect.component.shared else resolving.owner(), effect.component)
        if kept is not None and not resolving.is_ignored_by(seat):
            number = how_much(table, resolving, effect.number, seat)
            table.push(LoseTreasure(seat, table.kept.index(kept), number, resolving.rule()))


HANDLERS[LoseEquipped] = lose_equipped
