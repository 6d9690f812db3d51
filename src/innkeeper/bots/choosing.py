"""What it is worth to name a player, to say yes, or to choose a number: by what is asked."""

from collections.abc import Callable
from typing import Final

from innkeeper.bots import worth_of_games
from innkeeper.bots.deeds import Deed
from innkeeper.bots.eyes import A_REWARD, Eyes
from innkeeper.bots.prospects import best_prospect, held, playing, prospect, worth_in_hand
from innkeeper.bots.teams import aiming, champion, drinking_next, newest_deed
from innkeeper.bots.worth import branch_worth, worth
from innkeeper.bots.worth_of_events import bidding, choosing, naming
from innkeeper.bots.worth_of_treasure import equipping, playing_along, wearing
from innkeeper.table.card import Card
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.waiting import Waiting
from innkeeper.vocabulary.effects import EachChooses, PickOne


def sharing(eyes: Eyes, partner: int) -> float:
    """What it is worth to share the own Drink with this player."""
    drink = next((waiting for waiting in reversed(eyes.view.stack) if waiting.what == "drink"), Waiting("drink"))
    if not drink.numbers:
        return 0.0
    mine = eyes.me.number
    return eyes.drink(mine, drink, 0.5) - eyes.drink(mine, drink) + eyes.drink(partner, drink, 0.5)


def joining(eyes: Eyes, picked: int) -> float:
    """What it is worth to pick this player for what has joined the own card."""
    faces = next((waiting.faces for waiting in reversed(eyes.view.stack) if waiting.what == "card"), [])
    adds = faces[-1].adds if len(faces) > 1 else None
    return worth(eyes, Deed(adds.effects, eyes.me.number, [picked])) if adds is not None else 0.0


def picking(eyes: Eyes, picked: int) -> float:
    """What it is worth to pick this player in the midst of the own card: what then falls on them."""
    card = next((waiting for waiting in reversed(eyes.view.stack) if waiting.what == "card"), None)
    if card is None:
        return 0.0
    effects = card.effects()
    at = next((place for place, effect in enumerate(effects) if isinstance(effect, PickOne)), len(effects))
    return worth(eyes, Deed(effects[at + 1 :], eyes.me.number, [picked]))


def having_prize(eyes: Eyes, seat: int) -> float:
    """A Prize is best with oneself, and next with a teammate."""
    if seat == eyes.me.number:
        return 2.0
    return 1.0 if eyes.seats[seat].side == eyes.me.side else 0.0


# What it is worth to name a player, by what is asked.
GIVING: Final[dict[str, Callable[[Eyes, int], float]]] = {
    "order": Eyes.order,
    "whose-pile": Eyes.order,
    "prize-to": having_prize,
    "split": sharing,
    "join": joining,
    "pick": picking,
    "champion": champion,
    "drink-next": drinking_next,
}


def selling(eyes: Eyes, option: Option) -> float:
    """What a sale brings more than the card is worth where it lies."""
    price, buyer = option.card.face.price, option.targets[0]
    gold = eyes.change(eyes.me.number, gold=price) + eyes.change(buyer, gold=-price)
    return gold - best_prospect(eyes, option.card) * (1 - eyes.regard(buyer))


def buying(eyes: Eyes, card: Card) -> float:
    """What a card that is offered is worth more than its price."""
    price = card.face.price
    gold = eyes.change(eyes.me.number, gold=-price) + eyes.change(card.owner, gold=price)
    return gold + best_prospect(eyes, card)


def rewarded(eyes: Eyes, option: Option) -> float:
    """What a reward for Otto's passing out is worth: 2 cards, or 1 Gold."""
    return A_REWARD * eyes.weights.card if option.value else eyes.change(eyes.me.number, gold=1)


def giving_away(eyes: Eyes, option: Option) -> float:
    """What it is worth that another drinks what lies on the own pile."""
    return drinking(eyes, option.targets[0], option.card) - drinking(eyes, eyes.me.number, option.card)


def bleeding(eyes: Eyes, amount: int) -> float:
    """What it is worth to ante so much in Fortitude rather than in Gold."""
    me = eyes.me.number
    return eyes.change(me, -amount) - eyes.change(me, gold=-min(amount, eyes.me.gold))


def daring(eyes: Eyes, own: Card, other: Card) -> float:
    """What it is worth to take one of two Drinks, and to leave the other to everybody else."""
    others = sum((drinking(eyes, seat.number, other) for seat in eyes.rivals), 0.0)
    return drinking(eyes, eyes.me.number, own) + others


def drinking(eyes: Eyes, number: int, card: Card) -> float:
    """What it is worth that a player takes a Drink as it is printed for most."""
    drink = card.face.drink
    return 0.0 if drink is None else eyes.change(number, drink.numbers.fortitude, drink.numbers.alcohol)


def branch(eyes: Eyes, chosen: int) -> float:
    """What it is worth to choose one of several things."""
    choice = eyes.view.choice()
    if choice is None:
        return 0.0
    if isinstance(choice, EachChooses):
        return choosing(eyes, chosen)
    deed = newest_deed(eyes) or Deed([], eyes.me.number, [])
    return branch_worth(eyes, deed, choice.branches[chosen])


def adding(eyes: Eyes, chosen: int) -> float:
    """What it is worth to add something to the card that is being played, with what that costs."""
    waiting = next(waiting for waiting in reversed(eyes.view.stack) if waiting.what == "card")
    play = waiting.faces[0].plays[waiting.mode]
    extra, me = play.extras[chosen], eyes.me.number
    gained = worth(eyes, Deed(extra.effects, me, waiting.whom))
    if extra.instead:
        gained -= worth(eyes, Deed(play.effects, me, waiting.whom))
    return gained + worth(eyes, Deed(extra.cost, me, []))


def offer(eyes: Eyes) -> float:
    """What it is worth to accept what the card or Event that waits offers."""
    deed = newest_deed(eyes)
    return worth(eyes, deed) if deed is not None else 0.0


def borrowing(eyes: Eyes, question: Question, option: Option) -> float:
    """To play a card of another hand, that one has not to keep."""
    if option.what != CHOOSE:
        return 0.0
    return playing(eyes, option) + held(option.card.face.plays[option.mode], eyes.weights)


def buying_from_deck(eyes: Eyes, question: Question, option: Option) -> float:
    """To have a card of a side deck."""
    return eyes.weights.keep if option.what == CHOOSE else 0.0


def laying_next(eyes: Eyes, question: Question, option: Option) -> float:
    """To go on with a Combo."""
    return eyes.weights.a_chance if option.what == CHOOSE else 0.0


def taking_share(eyes: Eyes, question: Question, option: Option) -> float:
    """To take a pile of so many cards."""
    return eyes.weights.card * option.mode


def taking(eyes: Eyes, question: Question, option: Option) -> float:
    """To have a card in hand."""
    return worth_in_hand(eyes, [option.card])[0]


# What a number or a yes is worth where something else than an offer is asked, by what is asked.
CHOOSING: Final[dict[str, Callable[[Eyes, Question, Option], float]]] = {
    **dict.fromkeys(worth_of_games.QUESTIONS, worth_of_games.game_worth),
    "choose": lambda eyes, question, option: branch(eyes, option.value),
    "extra": lambda eyes, question, option: adding(eyes, option.value - 1) if option.what == CHOOSE else 0.0,
    "bid": lambda eyes, question, option: bidding(eyes, option.value) if option.what == CHOOSE else 0.0,
    "bid-secretly": lambda eyes, question, option: naming(eyes, option.value) if option.what == CHOOSE else 0.0,
    "keep": lambda eyes, question, option: best_prospect(eyes, option.card),
    "equip": lambda eyes, question, option: equipping(eyes, question, option, prospect),
    "lose-treasure": lambda eyes, question, option: -wearing(eyes, option.card.face, prospect),
    "add": lambda eyes, question, option: playing_along(eyes, option),
    "deck": buying_from_deck,
    "combo": laying_next,
    "aim": aiming,
    "borrow": borrowing,
    "divide": lambda eyes, question, option: 0.0,  # left to chance: the other one takes the better pile
    "share": taking_share,
    "take-away": taking,
    "take-one": taking,
    "reward": lambda eyes, question, option: rewarded(eyes, option) if option.what == CHOOSE else 0.0,
    "give-away": lambda eyes, question, option: giving_away(eyes, option) if option.what == CHOOSE else 0.0,
    "blood": lambda eyes, question, option: bleeding(eyes, option.value),
    "dare": lambda eyes, question, option: daring(eyes, option.card, question.options[1 - option.value].card),
    "buy": lambda eyes, question, option: buying(eyes, option.card) if option.value else 0.0,
    "effect-first": lambda eyes, question, option: float(option.value) if option.what == CHOOSE else 0.0,
}
