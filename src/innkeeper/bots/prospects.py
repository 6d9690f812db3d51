"""What a card is worth: played now, or kept in hand for when its moment comes."""

from innkeeper.bots import worth_of_games, worth_of_gold
from innkeeper.bots.deeds import Deed, deed_of
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.weights import Weights
from innkeeper.bots.worth import worth
from innkeeper.bots.worth_of_treasure import level
from innkeeper.table.card import Card
from innkeeper.table.question import Option, Question
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import ACTION, ANYTIME, AS_ACTION, CHEATING, GAMBLING, TRAP


def playing(eyes: Eyes, option: Option) -> float:
    """What it is worth to play a card now rather than to keep it."""
    face = option.card.face
    play = face.plays[option.mode]
    score = serving(eyes, option.card) - held(play, eyes.weights)
    if not play.kind & (GAMBLING | CHEATING):
        score += worth(eyes, deed_of(eyes.view, option))
    elif eyes.in_game() or eyes.weights.as_before:
        share = worth_of_games.card_gain(eyes, play) if eyes.in_game() else eyes.weights.taking_control
        score += worth(eyes, deed_of(eyes.view, option)) + share * eyes.change(eyes.me.number, gold=eyes.view.pot)
    else:
        score += worth_of_gold.taking_control(eyes, deed_of(eyes.view, option), play.followed_by_cheating)
    if play.cost:
        score += worth(eyes, Deed(play.cost, eyes.me.number, []))
    if face.level:
        score -= level(eyes, face)  # treasure.subtype.discarded-when-played
    return score


def serving(eyes: Eyes, card: Card) -> float:
    """What it is worth to have a card as a Minion; nothing if it is none."""
    minion = card.face.minion
    return 0.0 if minion is NO_COMPONENT else eyes.weights.of_component(minion) * minion.most


def lying_in_wait(eyes: Eyes, card: Card) -> float:
    """What it is worth to have a Trap in hand; nothing if a card is none."""
    return eyes.weights.a_chance if any(text.moment == TRAP for text in card.face.texts) else 0.0


def held(play: Play, weights: Weights) -> float:
    """What a play is worth in hand; an Action is not saved up, since there is one each turn."""
    if play.kind == ACTION:
        return 0.0
    if play.kind == GAMBLING:
        return weights.locked_held if play.followed_by_cheating else weights.gambling_held
    if play.kind == CHEATING:
        return weights.cheating_held
    most = 0.0
    for effect in play.effects:
        most = max(most, weights.held.get(type(effect), 0.0))
    return most


def worth_of_discarding(eyes: Eyes, question: Question) -> float:
    """What is had for a card that is discarded: a new one, or a point of Fortitude."""
    if question.what == "mend":
        return eyes.change(eyes.me.number, 1)
    return eyes.weights.keep * (1.0 + eyes.weights.new_in_danger * eyes.danger())


def worth_in_hand(eyes: Eyes, cards: list[Card]) -> list[float]:
    """What each card is worth, the next of a kind less: there are so many Actions a turn, and a Round ends."""
    worths = [best_prospect(eyes, card) + serving(eyes, card) + lying_in_wait(eyes, card) for card in cards]
    lessen_surplus(eyes, cards, worths, ACTION, 1 + eyes.me.place.role.actions)
    lessen_surplus(eyes, cards, worths, GAMBLING | CHEATING, 2)
    return worths


def lessen_surplus(eyes: Eyes, cards: list[Card], worths: list[float], kind: int, enough: int) -> None:
    """Of a kind of which so many are enough, each further card is worth less than the one before."""
    alike = [place for place, card in enumerate(cards) if any(play.kind & kind for play in card.face.plays)]
    if len(alike) > enough:
        alike.sort(key=lambda place: -worths[place])
        for rank, place in enumerate(alike[enough:], start=1):
            worths[place] *= eyes.weights.surplus**rank


def best_prospect(eyes: Eyes, card: Card) -> float:
    """What the best use of a card may be worth."""
    uses = card.face.plays
    if not uses:
        return 0.0
    best = prospect(eyes, uses[0])
    for place in range(1, len(uses)):
        best = max(best, prospect(eyes, uses[place]))
    return best


def prospect(eyes: Eyes, play: Play) -> float:
    """What a play may be worth when its moment comes: as held, or on the best target now where any moment will do."""
    if play.kind & (GAMBLING | CHEATING):
        return held(play, eyes.weights)
    if play.moment != AS_ACTION and play.kind != ANYTIME:
        return held(play, eyes.weights) * (1.0 + eyes.weights.ward_in_danger * eyes.danger())
    me = eyes.me.number
    best = held(play, eyes.weights)
    if play.pick is None:
        return max(best, worth(eyes, Deed(play.effects, me, [])))
    for rival in eyes.rivals:
        best = max(best, worth(eyes, Deed(play.effects, me, [rival.number])))
    return best
