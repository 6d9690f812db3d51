"""What is paid while a card is announced: its cost, and what may be added to it for more. Nobody has answered yet."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.choosing import can_pay
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import carry_out_next
from innkeeper.rules.spreading import spread_anew
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.shown import CARD, begin
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect

WHILE_ANNOUNCING: Final = "card-notes.boom-stick.played-together-with-another-card"
THE_CARD_ITSELF: Final = -1


class PayFor(Resolving):
    """What a card costs its player, or what is added to it does: paid at once, and gone even if the card is Negated."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, mode: int = 0, extra: int = THE_CARD_ITSELF) -> None:
        super().__init__(card, player)
        self.mode = mode
        self.extra = extra  # which of the extras

    def copy(self) -> Frame:
        twin = PayFor(self.card, self.player, self.mode, self.extra)
        self.copy_onto(twin)
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        begin(CARD, self.player, self.mode, code)
        code += [1, self.card.face.number, 0, 2, -1, 0]
        return 1

    def effects(self) -> list[Effect]:
        play = self.card.face.plays[self.mode]
        return play.cost if self.extra == THE_CARD_ITSELF else play.extras[self.extra].cost

    def rule(self) -> str:
        return WHILE_ANNOUNCING

    def is_own_of(self, table: Table, seat: int) -> bool:
        return seat == self.player

    def is_a_cause(self) -> bool:
        return False  # it is part of the card

    def step(self, table: Table) -> None:
        effects = self.effects()
        if self.cursor == len(effects):
            table.pop()
        else:
            carry_out_next(table, self, effects)


class AddExtras(Frame):
    """Its player says what is added to a card, one thing after the other and each once, and pays for it."""

    def __init__(self, decider: int = -1) -> None:
        self.decider = decider

    def copy(self) -> Frame:
        return AddExtras(self.decider)

    def step(self, table: Table) -> None:
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        able = affordable(table, played)
        if able:
            options = [PASS, *[Option(CHOOSE, value=1 + place) for place in able]]
            table.questions = [Question(self.decider, "extra", WHILE_ANNOUNCING, True, options)]
        else:
            self.be_done(table, played)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        if option.what != CHOOSE:
            self.be_done(table, played)
            return
        extra = option.value - 1
        played.extras |= 1 << extra
        table.tell("adds", WHILE_ANNOUNCING, self.decider, played.card, amount=option.value)
        table.push(PayFor(played.card, self.decider, played.mode, extra))

    def be_done(self, table: Table, played: CardPlayed) -> None:
        """What the card would hurt now is known, and then everybody may respond."""
        table.pop()
        if played.extras:
            spread_anew(table, played)


def affordable(table: Table, played: CardPlayed) -> list[int]:
    """What may still be added to a card: of several that say what it does instead, one."""
    if not takes_part(table, played.player):
        return []
    extras = played.play().extras
    replaced = any(extra.instead and (played.extras >> place) & 1 for place, extra in enumerate(extras))
    return [
        place
        for place, extra in enumerate(extras)
        if not (played.extras >> place) & 1
        and not (replaced and extra.instead)
        and can_pay(table, played, extra.cost, played.player)
    ]


def ask_what_it_costs(table: Table, played: CardPlayed) -> None:
    """A card that was announced: first its cost is paid, then it is said what is added to it."""
    play = played.play()
    if play.extras:
        table.push(AddExtras(played.player))
    if play.cost:
        table.push(PayFor(played.card, played.player, played.mode))
