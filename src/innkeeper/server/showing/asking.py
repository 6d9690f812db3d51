"""What a seat is asked, and what it can do about it with each card of its hand."""

from functools import cache
from typing import Final

from innkeeper.game import Game
from innkeeper.rules.why_not import Reason
from innkeeper.server.messages import Asked, HandCard, OptionShown, Threat
from innkeeper.table.card import Card
from innkeeper.table.question import CHOOSE, DECLINE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.view import View
from innkeeper.words import ENGLISH, asking, going, passing, say, why

HOLD_RULE: Final = "timing.window.declining-is-not-binding"
LET_PASS: Final = "let-pass"
BY_ME: Final = "holding"
BY_OTHERS: Final = "held"
OPTIONS: Final = {DECLINE: "decline", PLAY: "play", GIVE: "give", CHOOSE: "choose", SELL: "sell", POTION: "potion"}
OF_CARDS: Final = (PLAY, SELL)


def show_hand(game: Game, view: View, language: str = ENGLISH, held: str = "") -> list[HandCard]:
    """The cards in hand, each with what it would do now, or why not; `held`: whether the game is, and by whom."""
    found: list[HandCard] = []
    for place, card in enumerate([*view.hand, *view.held]):
        number = card.face.number
        reason = game.why_not(view.seat, card)
        lies = place >= len(view.hand)
        if reason is None:
            play = _play(card, view)
            assert play is not None
            found.append(HandCard(number, None, None, why.would(play, view, language), lies))
        elif held and reason.key == LET_PASS:  # nobody has answered yet: the window has still to open
            short = say(f"why-{held}.short", language)
            found.append(HandCard(number, say(f"why-{held}", language), HOLD_RULE, short, lies))
        else:
            found.append(_barred(number, tuple(reason.keys), language, lies))
    for card in _on_the_table(view):
        play = _play(card, view)
        foot = say("foot-sell", language) if play is None else why.would(play, view, language)
        found.append(HandCard(card.face.number, None, None, foot, lies=True))
    return found


def _on_the_table(view: View) -> list[Card]:
    """The cards before the seat that it may play or sell now."""
    options = view.question.options if view.question is not None else []
    cards = [option.card for option in options if option.what in OF_CARDS]
    return [card for card in dict.fromkeys(cards) if card not in view.hand and card not in view.held]


@cache
def _barred(number: int, keys: tuple[str, ...], language: str, lies: bool) -> HandCard:
    """A card that cannot be played; there are few reasons, so this is made once and is not to be changed."""
    reason = Reason(list(keys))
    return HandCard(number, why.sentence(reason, language), reason.rule, why.in_short(reason, language), lies)


def _play(card: Card, view: View) -> Option | None:
    """The first way in which a card can be played now."""
    assert view.question is not None
    ways = (option for option in view.question.options if option.what == PLAY and option.card.face is card.face)
    return next(ways, None)


def show_question(view: View, threats: list[Threat], language: str = ENGLISH, decision: int = 0) -> Asked | None:
    """What the seat is asked, if anything."""
    question = view.question
    if question is None:
        return None
    shown = [*view.hand, *view.held, *_on_the_table(view)]
    return Asked(
        decision=decision,
        what=question.what,
        rule=question.rule,
        prompt=asking.in_short(question, view, language),
        then=_then(question, view, threats, language),
        seconds=0.0,
        of=0.0,
        must=question.must,
        options=[_option(option, question, view, shown, language) for option in question.options],
        picks=[_place(card, shown) for card in question.picks],
        least=question.least,
        most=question.most,
    )


def show_hold(decision: int, language: str = ENGLISH) -> Asked:
    """Somebody wanted to be stopped here: all they can do is look, and let it go on."""
    go_on = OptionShown("decline", say("option-hold", language), -1, 0, [], -1)
    return Asked(decision, "hold", HOLD_RULE, say("ask-hold", language), "", 0.0, 0.0, True, [go_on], [], 0, 0)


def _then(question: Question, view: View, threats: list[Threat], language: str) -> str:
    """What happens if they pass: to them, or to the only one it touches."""
    mine = [threat for threat in threats if threat.seat == view.seat]
    sides = {view.seats[threat.seat].side for threat in threats}  # a team stands and falls together
    if question.what == "respond" and (mine or len(sides) == 1):
        return passing.then((mine or threats)[0], view, language)
    return asking.if_passed(question, view, language)


def _option(option: Option, question: Question, view: View, shown: list[Card], language: str) -> OptionShown:
    passes = option.what == DECLINE and (question.what == "respond" or not question.must)
    told = asking.passing(question, view, language) if passes else asking.option(option, question, view, language)
    hand = _place(option.card, shown) if option.what in OF_CARDS else -1
    on = -1
    if option.what == PLAY:
        on = going.answered_by(view.stack, option.card.face.plays[option.mode], option.on)
    named = [option.value] if option.what == GIVE else option.targets
    return OptionShown(OPTIONS[option.what], told, hand, option.mode, named, on)


def _place(card: Card, shown: list[Card]) -> int:
    """Where a card is among those that are shown in hand."""
    return next((place for place, other in enumerate(shown) if other is card), -1)
