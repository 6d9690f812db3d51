"""What is decided for a team: who stands for it, who drinks next, when a Potion Token is used, at whom one aims."""

from typing import Final

from innkeeper.bots.deeds import Deed, deed_at
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import worth
from innkeeper.bots.worth_of_losses import loss_answered
from innkeeper.rules.components import component_of, count
from innkeeper.table.question import Option, Question
from innkeeper.vocabulary.effects import RedirectCard, RedirectLoss, StartContest, StartRound
from innkeeper.vocabulary.terms import ALCOHOL, ANSWERS_DRINK, FORTITUDE, GOLD

LAST_CHANCE: Final = "losing.last-chance"  # the rule of the window before somebody loses
A_CARD: Final = 0.01  # how little it counts who holds more cards, where all else is alike
LASTING: Final = 0.001  # Alcohol Content is not lost again, as Fortitude is


def champion(eyes: Eyes, member: int) -> float:
    """Who of a team bears it best: who holds the cards for it, or whom it hurts least or helps most."""
    deed = newest_deed(eyes)
    alike = A_CARD * eyes.seats[member].hand
    if deed is None:
        return alike + eyes.grip_of(member)
    if any(isinstance(effect, StartRound) for effect in deed.effects):
        return alike + eyes.grip_of(member)
    if any(isinstance(effect, StartContest) for effect in deed.effects):
        return alike + answers_to_drinks(eyes, member)
    borne = deed.only_on(1 << member)
    borne.champion = member
    borne.losses = None  # that of another is not announced yet
    return alike + worth(eyes, borne)


def newest_deed(eyes: Eyes) -> Deed | None:
    """The card, Event or text that waits for Champions."""
    for place in reversed(range(len(eyes.view.stack))):
        deed = deed_at(eyes.view, place)
        if deed is not None:
            return deed
    return None


def answers_to_drinks(eyes: Eyes, member: int) -> float:
    """How many cards that change Drinks a teammate holds."""
    plays = [play for face in eyes.hand_of(member) for play in face.plays]
    return float(sum(play.moment == ANSWERS_DRINK for play in plays))


def drinking_next(eyes: Eyes, member: int) -> float:
    """Who sobers up goes first, so that what others drink is borne more easily."""
    return 1.0 if eyes.seats[member].drink_me == 0 else 0.0


def potion(eyes: Eyes, question: Question, what: int) -> float:
    """A Potion Token is kept for when all is lost: it helps then as well as before, and cards come first."""
    if question.rule != LAST_CHANCE:
        return -1.0
    me = eyes.me
    if me.fortitude > me.alcohol:  # saved, or it is the Gold that is gone
        return A_CARD if what == GOLD and me.gold == 0 else -1.0
    if what == FORTITUDE:
        return A_CARD * min(6, 20 - me.fortitude)
    return A_CARD * min(6, me.alcohol) + LASTING if what == ALCOHOL else -1.0


def aiming(eyes: Eyes, question: Question, option: Option) -> float:
    """What it is worth to hit a player, or a Minion in their place: as much as it has left, and more if it falls."""
    deed, victim = newest_deed(eyes), question.options[0].targets[0]
    if deed is None or deed.losses is None:
        return 0.0 if option.value else 1.0
    turned = any(isinstance(effect, RedirectLoss | RedirectCard) for effect in deed.effects)
    amount = loss_answered(eyes, deed) if turned else next((left for seat, left in deed.losses if seat == victim), 0)
    if not option.value:
        return eyes.change(victim, -amount) if turned else worth(eyes, deed.only_on(1 << victim))
    minion = option.card.face.minion
    kept = component_of(eyes.view.kept, option.card.owner, minion)
    left = count(eyes.view.counts, kept, victim) if kept is not None else 0
    falls = eyes.weights.keep if amount >= left else 0.0
    return -eyes.regard(victim) * (eyes.weights.of_component(minion) * min(amount, left) + falls)
