"""Views in words: what the inn tells a seat or a spectator, made from their view alone."""

from functools import cache

from innkeeper.packs import open_box
from innkeeper.server.messages import (
    Asked,
    CardShown,
    GoingOn,
    HandCard,
    OptionShown,
    Player,
    SeatOpen,
    TableShown,
    Told,
    ViewShown,
)
from innkeeper.server.table import Table
from innkeeper.table.card import Card
from innkeeper.table.log import Fact
from innkeeper.table.question import DECLINE, PLAY, Option, Question
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.plays import Face
from innkeeper.words import telling
from innkeeper.words.wording import kind_names
from innkeeper.words.wording import text as card_text


def show_table(table: Table) -> TableShown:
    """A table as everybody sees it."""
    seats = [
        SeatOpen(seat.number, seat.kind, seat.name, seat.character, seat.bot, seat.is_present()) for seat in table.seats
    ]
    options = table.options
    return TableShown(table.key, table.state, seats, options.drinks, options.timeout, options.pace)


@cache
def show_cards() -> list[CardShown]:
    """Every card there is, by its number."""
    return [_card(face) for face in open_box().faces]


def _card(face: Face) -> CardShown:
    return CardShown(face.number, face.title, face.pack, kind_names(face), card_text(face), face.flavour)


class Looker:
    """Somebody who looks at a table, from a seat or as a spectator (None), and what they have been told."""

    def __init__(self, seat: int | None, known: int = 0) -> None:
        self.seat = seat
        self.known = known  # how many facts they know from before
        self.read = 0  # how far the log has been read for them
        self.told = 0  # how many of the facts read they may know

    def look(self, table: Table) -> ViewShown:
        """What they see now, with what they have not been told before."""
        view = table.view(self.seat, self.read)
        facts = _without_echo(view.facts)
        names = [seat.name for seat in view.seats]
        skipped = min(len(facts), max(0, self.known - self.told))
        shown = show_view(view, self._hand(table, view), self._question(table, view))
        shown.told = self.told + skipped
        shown.facts = [_told(fact, names) for fact in facts[skipped:]]
        self.read = table.game.told
        self.told += len(facts)
        return shown

    def _hand(self, table: Table, view: View) -> list[HandCard]:
        found: list[HandCard] = []
        for card in view.hand:
            reason = table.game.why_not(view.seat, card)
            why, rule = (reason.sentence, reason.rule) if reason is not None else (None, None)
            found.append(HandCard(card.face.number, why, rule))
        return found

    def _question(self, table: Table, view: View) -> Asked | None:
        question = view.question
        if question is None:
            return None
        return Asked(
            decision=table.decisions[view.seat],
            what=question.what,
            rule=question.rule,
            prompt=telling.prompt(question, view),
            must=question.must,
            options=[_option(option, question, view) for option in question.options],
            picks=[_place(card, view) for card in question.picks],
            least=question.least,
            most=question.most,
        )


def show_view(view: View, hand: list[HandCard], question: Asked | None) -> ViewShown:
    """A view as it travels, with nothing told yet."""
    return ViewShown(
        you=view.seat,
        turn=view.turn,
        active=view.active,
        phase=view.phase,
        inn=view.inn,
        pot=view.pot,
        drink_deck=view.drink_deck,
        drink_discard=_numbers(view.drink_discard),
        counters=view.counters,
        over=view.over,
        winners=view.winners,
        players=[_player(seat) for seat in view.seats],
        going_on=[GoingOn(it.what, it.seat, _numbers(it.faces), it.mode, it.whom, it.numbers) for it in view.stack],
        hand=hand,
        question=question,
        told=0,
        facts=[],
    )


def _player(seat: SeatView) -> Player:
    return Player(
        seat=seat.number,
        name=seat.name,
        character=seat.character,
        side=seat.side,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        out=seat.out,
        hand=seat.hand,
        deck=seat.deck,
        drink_me=seat.drink_me,
        discard=_numbers(seat.discard),
        in_play=_numbers(seat.in_play),
        tokens=seat.tokens,
    )


def _option(option: Option, question: Question, view: View) -> OptionShown:
    passes = option.what == DECLINE and (question.what == "respond" or not question.must)
    text = telling.passing(question, view) if passes else telling.option(option, question, view)
    return OptionShown(text, _place(option.card, view) if option.what == PLAY else -1, option.targets)


def _place(card: Card, view: View) -> int:
    """Where a card lies in the own hand."""
    return next((place for place, other in enumerate(view.hand) if other is card), -1)


def _numbers(faces: list[Face]) -> list[int]:
    return [face.number for face in faces]


def _without_echo(facts: list[Fact]) -> list[Fact]:
    """Who has been told what they drew need not hear that they drew."""
    found: list[Fact] = []
    for fact in facts:
        if not (fact.what == "has-drawn" and found and found[-1].what == "draws" and found[-1].seat == fact.seat):
            found.append(fact)
    return found


def _told(fact: Fact, names: list[str]) -> Told:
    card = fact.card.face.number if fact.card.number >= 0 else -1
    return Told(telling.fact(fact, names), fact.what, fact.rule, fact.seat, fact.whom, card, fact.amount)
