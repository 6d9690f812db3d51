"""A regular of the inn: plays with judgement, from what cards do, never from their titles."""

from collections.abc import Callable
from typing import Final

from innkeeper.bots import worth_of_cards, worth_of_drinks, worth_of_games, worth_of_gold, worth_of_losses  # noqa: F401 - the judges
from innkeeper.bots.bot import Answer
from innkeeper.bots.deeds import Deed, deed_of
from innkeeper.bots.eyes import A_REWARD, Eyes
from innkeeper.bots.teams import aiming, champion, drinking_next, newest_deed, potion
from innkeeper.bots.weights import USUAL, Weights
from innkeeper.bots.worth import branch_worth, worth
from innkeeper.bots.worth_of_events import bidding, choosing, naming
from innkeeper.bots.worth_of_treasure import equipping, level, playing_along, wearing
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance
from innkeeper.table.question import CHOOSE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.effects import EachChooses, PickOne
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import ACTION, ANYTIME, AS_ACTION, CHEATING, GAMBLING, TRAP


class Regular:
    """Weighs every option by what it changes for whom, and takes the best; small differences are left to chance."""

    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def choose(self, view: View, chance: Chance) -> Answer:
        question = view.question
        assert question is not None
        eyes = Eyes(view, self.weights)
        return favourite(eyes, question, self.scores(eyes, question), chance)

    def scores(self, eyes: Eyes, question: Question) -> list[float]:
        """What every option is worth."""
        return [self.score(eyes, question, option) for option in question.options]

    def score(self, eyes: Eyes, question: Question, option: Option) -> float:
        """What an option is worth, compared with declining."""
        if option.what == PLAY:
            return playing(eyes, option)
        if option.what == GIVE:
            return GIVING.get(question.what, sharing)(eyes, option.value)
        if option.what == SELL:
            return selling(eyes, option)
        if option.what == POTION:
            return potion(eyes, question, option.value)
        judge = CHOOSING.get(question.what)
        if judge is not None:
            return judge(eyes, question, option)
        return offer(eyes) if option.what == CHOOSE and option.value else 0.0  # the last one only draws


def favourite(eyes: Eyes, question: Question, scores: list[float], chance: Chance) -> Answer:
    """What is worth most; between options that are worth the same chance decides."""
    best = 0.0
    ties: list[int] = []
    for place, score in enumerate(scores):
        if not ties or score > best:
            best = score
            ties = [place]
        elif score == best:
            ties.append(place)
    if question.picks and best <= 0:
        return discards(eyes, question)
    return ties[chance.below(len(ties))]


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


def discards(eyes: Eyes, question: Question) -> list[int]:
    """The cards worth least: as many as must be, and all that a new card would most likely better."""
    worths = worth_in_hand(eyes, question.picks)
    order = sorted(range(len(question.picks)), key=lambda place: worths[place])
    enough = worth_of_discarding(eyes, question)
    number = sum(1 for place in order if worths[place] < enough)
    return order[: max(question.least, min(question.most, number))]


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


# What a number or a yes is worth where something else than an offer is asked, by what is asked.
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
    "effect-first": lambda eyes, question, option: float(max(0, option.value)) if option.what == CHOOSE else 0.0,
}
