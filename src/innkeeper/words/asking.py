"""What is asked, and what can be answered, in plain words."""

from typing import Final

from innkeeper.packs.translations import option_in
from innkeeper.rules.coins import FACE_DOWN
from innkeeper.rules.treasure import LEAVE, ways_to_equip
from innkeeper.table.gambling import GAMES
from innkeeper.table.question import DECLINE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.table.shown import is_decision
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.effects import Choose, ChooseOne
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, GOLD, PHASES, POT
from innkeeper.words import ENGLISH, games, going, key_for, say
from innkeeper.words.patterns import is_known
from innkeeper.words.telling import listed, name_of
from innkeeper.words.wording import text
from innkeeper.words.wording_clauses import Teller, option_text
from innkeeper.words.wording_parts import capital
from innkeeper.words.wording_plays import play_text

# Which words a window asks with, by the rule that opens it; where a card waits they depend on whom it is played on.
WINDOWS: Final = {
    "timing.window.event-revealed": "ask-event",
    "sea-events.response.as-though-action-card": "ask-event",
    "dungeon-events.response.as-though-action-card": "ask-event",
    "gambling.ante.leave-instead": "ask-ante",
    "drinks.running-out.everyone-pays-one": "ask-bill",
    "timing.sequential.response-precedes-loss": "ask-hit",
    "gambling.end.no-more-cards-after-last-pass": "ask-round-won",
    "timing.sequential.winning-precedes-collecting": "ask-pot-taken",
    "losing.last-chance": "ask-last-chance",
    "treasure.get.no-plays-during-steps": "ask-revealed",
    "team-characters.whitehawk.extra-share-on-any-team-gain": "ask-gain",
    "team-characters.keet.ill-take-that-opponents-only": "ask-artifact-spent",
    "negate-ignore.reduce-redirect-pass-are-neither": "ask-gain-coming",
    "card-notes.why-thank-you.only-action-sometimes-anytime": "ask-inn-paid",
    "embedding.responses.sometimes-and-anytime-allowed": "ask-in-game",
}
OFFERS: Final = (
    "accept",
    "add",
    "aim",
    "combo",
    "choose",
    "join",
    "pick",
    "take-away",
    "borrow",
    "divide",
    "share",
)  # what a card, an Event or a text lets one choose
CARDS: Final = (
    "keep",
    "effect-first",
    "dare",
    "deck",
    "first-card",
    "take-away",
    "aim",
    "prize",
    "add",
    "coin",
    "combo",
    "lose-treasure",
    "take-one",
)  # where each option is a card
OFFERED: Final = ("buy", "equip")  # where it is about a card that lies on no pile
OTHERS_CARDS: Final = ("borrow", "divide", "share")  # where they are of another hand, or of two piles
ABOUT: Final = {
    "go": ("round",),
    "split": ("drink",),
    "accept": ("text", "event"),
    "choose": ("text", "event"),
    "extra": ("card",),
    "bid": ("event",),
    "bid-secretly": ("event",),
    "join": ("card",),
}  # what a question is about, if not what was begun last
ANSWERED_IN_SHORT: Final = ("card", "drink", "event")
NUMBERS: Final = ("blood", "bid", "bid-secretly")  # where each option is a number
SALE: Final = "sale"
POTIONS: Final = {
    FORTITUDE: "option-potion-fortitude",
    ALCOHOL: "option-potion-alcohol",
    GOLD: "option-potion-gold",
}
NOTHING: Final = "nothing"  # but the turn itself is going on


def prompt(question: Question, view: View, language: str = ENGLISH) -> str:
    """What is decided, and what happens if they pass."""
    key, values = _question(question, view, language)
    return f"{say(key, language, **values)} {say(f'{key}.then', language, **values)}"


def in_short(question: Question, view: View, language: str = ENGLISH) -> str:
    """What is decided, for who can see what is going on."""
    one = view.stack and view.stack[-1].what in ANSWERED_IN_SHORT and len(open_drinks(view)) < 2
    if question.what == "respond" and one:
        return say("ask-answer", language, says=going.says(view, len(view.stack) - 1, language))
    key, values = _question(question, view, language)
    return say(key, language, **values)


def if_passed(question: Question, view: View, language: str = ENGLISH) -> str:
    """What happens if they pass."""
    key, values = _question(question, view, language)
    return say(f"{key}.then", language, **values)


def _question(question: Question, view: View, language: str) -> tuple[str, dict[str, str | int]]:
    """Which words ask it, and what they are filled in with."""
    names = _names(view, language)
    waiting = _offered(question) if question.what in OFFERED else _waiting(question, view)
    behind = view.active if waiting.what == NOTHING else _behind(waiting)
    whom = waiting.whom if waiting.what == "card" else []
    return _prompt_key(question, view, waiting), {
        "other": "you" if behind == question.seat else name_of(names, behind) or "nobody",
        "whom": listed([_called(seat, question.seat, behind, names, language) for seat in whom], language),
        "card": listed([say("quoted", language, title=face.called(language)) for face in waiting.faces], language),
        "alcohol": _signed(waiting.alcohol if waiting.what == "drink" else 0),
        "fortitude": _signed(waiting.fortitude if waiting.what == "drink" else 0),
        "amount": _gold(question, view, waiting),
        "number": question.least or len(open_drinks(view)),
        "game": games.name(GAMES[waiting.mode], language) if waiting.what == "game" else "",
        "text": " ".join(text(waiting.faces[0], language).split()) if waiting.what == SALE else "",
        "offer": _offer(view, language) if question.what == "accept" else "",
    }


def option(option: Option, question: Question, view: View, language: str = ENGLISH) -> str:
    """What an option does, in a few words that differ from those of every other option of the question."""
    told = _plain_option(option, question, view, language)
    if question.what == "share" and all(_plain_option(it, question, view, language) == told for it in question.options):
        return say("option-numbered", language, option=told, number=question.options.index(option) + 1)
    if option.what != PLAY:
        return told
    rivals = [other for other in question.options if other.card is option.card and other.targets == option.targets]
    if any(other.mode != option.mode for other in rivals):
        told = say("option-as", language, option=told, text=play_text(option.card.face.plays[option.mode], language))
    twins = [other for other in rivals if other.mode == option.mode and _looks_alike(other, option, view)]
    if len(twins) > 1:
        told = say("option-numbered", language, option=told, number=twins.index(option) + 1)
    return told


def passing(question: Question, view: View, language: str = ENGLISH) -> str:
    """What it means to pass: the payment, the ante or the Drink that then follows, or just that it goes on."""
    waiting = view.stack[-1] if question.what == "respond" and view.stack else Waiting(NOTHING)
    if waiting.what == "payment":
        gold = min(_gold(question, view, waiting), view.seats[question.seat].gold)
        if gold:
            return say("option-pass-ante" if waiting.seat == POT else "option-pass-pay", language, amount=gold)
    if waiting.what == "drink":
        drinks = open_drinks(view)
        if any(drink.seat == question.seat and not drink.is_ignored for drink in drinks):
            return say("option-pass-drink", language, number=len(drinks))
    return say("option-pass", language)


def open_drinks(view: View) -> list[Waiting]:
    """The Drinks that lie open to answers, in the order in which options count them."""
    found: list[Waiting] = []
    for waiting in reversed(view.stack):
        if waiting.what != "drink":
            break
        found.append(waiting)
    return found[::-1]


def _names(view: View, language: str) -> list[str]:
    return [seat.called(language) for seat in view.seats]


def _offered(question: Question) -> Waiting:
    """What somebody is offered, for sale or to be equipped."""
    card = question.options[0].card
    offer = Waiting(SALE, card.owner)
    offer.faces = [card.face]
    return offer


def _waiting(question: Question, view: View) -> Waiting:
    """What the question is about: for most, what was begun last."""
    wanted = ABOUT.get(question.what, ())
    for waiting in reversed(view.stack):
        if not wanted or waiting.what in wanted or (question.what in OFFERS and waiting.what == "card"):
            return waiting
    return Waiting(NOTHING)


def _prompt_key(question: Question, view: View, waiting: Waiting) -> str:
    if question.what == "discard" and question.least:
        return "ask-discard-exactly"
    if question.what != "respond":
        return key_for("ask", question.what)
    side = view.seats[question.seat].side
    if waiting.what == "hits" and not any(seat >= 0 and view.seats[seat].side == side for seat in waiting.whom):
        return "ask-hit-other"
    if question.rule in WINDOWS:
        return WINDOWS[question.rule]
    if waiting.what == "payment":
        return "ask-payment"
    if waiting.what == "card":
        return "ask-card-on" if waiting.whom else "ask-card"
    if waiting.what == "drink":
        return "ask-drinks" if len(open_drinks(view)) > 1 else "ask-drink"
    before = is_decision(waiting.what) and waiting.seat != question.seat
    return key_for("ask-before", waiting.what) if before else f"ask-around-{PHASES[view.phase]}"


def _behind(waiting: Waiting) -> int:
    """The seat behind what waits; of a Round that is won, the winner."""
    return waiting.winner if waiting.what == "round" and waiting.winner >= 0 else waiting.seat


def _called(seat: int, me: int, doer: int, names: list[str], language: str) -> str:
    """Somebody to whom something is done, as the one who is asked would say it: you, yourself, or a name."""
    if seat != me:
        return names[seat]
    return say("yourself" if doer == me else "you", language)


def _signed(number: int) -> str:
    """A number of the Drink that waits, with its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _gold(question: Question, view: View, waiting: Waiting) -> int:
    """What this seat is about to pay or is offered to, or else what is in the pot."""
    if waiting.what == SALE:
        return waiting.faces[0].price
    if waiting.what != "payment":
        return view.pot
    side = view.seats[question.seat].side  # a team pays from one purse
    return max((amount for payer, amount in waiting.dues if payer >= 0 and view.seats[payer].side == side), default=0)


def _plain_option(option: Option, question: Question, view: View, language: str) -> str:
    names = _names(view, language)
    if option.what == DECLINE:
        return say(key_for("option-decline", question.what), language)
    if option.what == GIVE:
        whom = _called(option.value, question.seat, question.seat, names, language)
        return say(key_for("option-give", question.what), language, whom=whom)
    if option.what == PLAY:
        return _play(option, question.seat, view, language)
    if option.what == SELL:
        face, whom = option.card.face, names[option.targets[0]]
        return say("option-sell", language, card=face.called(language), whom=whom, amount=face.price)
    if question.what == "aim" and option.value == 0:
        return say("option-aim-self", language, whom=names[option.targets[0]])
    if option.what == POTION:
        return say(POTIONS[option.value], language)
    if question.what in games.QUESTIONS:
        return games.option(option, question, view, language)
    if question.what == "equip":
        return _equip(option, question, view, language)
    if question.what == "give-away":
        whom = names[option.targets[0]]
        return say("option-give-away", language, card=option.card.face.called(language), whom=whom)
    if question.what == "coin" and option.value <= FACE_DOWN:
        return say("option-coin-down" if option.value == FACE_DOWN else "option-coin-coin", language)
    if question.what in CARDS:
        return say(f"option-{question.what}", language, card=option.card.face.called(language))
    if question.what in OTHERS_CARDS:
        whom = listed(
            [_called(seat, question.seat, question.seat, names, language) for seat in option.targets], language
        )
        key = {"borrow": "option-borrow-on" if whom else "option-borrow", "share": "option-share"}.get(question.what)
        key = key or f"option-divide-{'yes' if option.value else 'no'}"
        return say(key, language, card=option.card.face.called(language), whom=whom, number=option.mode)
    if question.what == "reward":
        return say("option-reward-cards" if option.value else "option-reward-gold", language)
    if question.what in NUMBERS:
        return say(f"option-{question.what}", language, number=option.value)
    if question.what == "extra":
        return _extra(option, question, view, language)
    if question.what == "choose":
        return _branch(option, view, language)
    yes_or_no = f"option-{question.what}-{'yes' if option.value else 'no'}"
    return say(yes_or_no if is_known(yes_or_no) else "option-other", language, number=option.value + 1)


def _branch(option: Option, view: View, language: str) -> str:
    """One of several things to choose from; those that each player chooses from have names."""
    choice = view.choice()
    assert choice is not None
    branch = choice.branches[option.value]
    if isinstance(choice, ChooseOne):
        return capital(option_text(choice, branch, language))
    told = Teller(language).own_branch(branch)
    return say("option-choose", language, name=option_in(language, branch.name), text=told)


def _extra(option: Option, question: Question, view: View, language: str) -> str:
    """What may be added to a card that is being played: what it costs, and what comes of it."""
    waiting = _waiting(question, view)
    play = waiting.faces[0].plays[waiting.mode]
    extra = play.extras[option.value - 1]
    cost = Teller(language).all_of(extra.cost, [])
    key = "guard-extra-instead" if extra.instead else "guard-extra"
    told = say(key, language, cost=cost, text=Teller(language, play.pick).all_of(extra.effects, []), times=1)
    return say("option-extra", language, text=told)


def _offer(view: View, language: str) -> str:
    """What happens if it is accepted: what follows the choice, of which a card, an Event or a text has one at most."""
    for waiting in reversed(view.stack):
        effects = waiting.effects()
        for place, effect in enumerate(effects):
            if isinstance(effect, Choose):
                return Teller(language).all_of(effects[place + 1 : place + 1 + effect.skip], [])
    return ""


def _equip(option: Option, question: Question, view: View, language: str) -> str:
    """Discard what was found, or equip it, in place of what."""
    new = question.options[0].card.face
    card = new.called(language)
    if option.value == LEAVE:
        return say("option-equip-leave", language, card=card)
    held = [face for face in view.seats[question.seat].in_play if face.side_deck is new.side_deck]
    given_up = [held[place] for place in ways_to_equip(held, new, new.side_deck.slots)[option.value - 1]]
    others = listed([say("quoted", language, title=face.called(language)) for face in given_up], language)
    return say("option-equip-for" if given_up else "option-equip", language, card=card, others=others)


def _play(option: Option, me: int, view: View, language: str) -> str:
    """Play a card, on whom; and on which Drink, where several lie open."""
    names = _names(view, language)
    card = option.card.face.called(language)
    whom = listed([_called(seat, me, me, names, language) for seat in option.targets], language)
    drinks = open_drinks(view)
    if option.on >= 0 and len(drinks) > 1:
        drink = drinks[option.on]
        key = "option-play-drink-on" if whom else "option-play-drink"
        title = drink.faces[0].called(language)
        drinker = "you" if drink.seat == me else names[drink.seat]
        return say(key, language, card=card, whom=whom, drinker=drinker, drink=title)
    return say("option-play-on" if whom else "option-play", language, card=card, whom=whom)


def _looks_alike(other: Option, option: Option, view: View) -> bool:
    """Two options differ only in which Drink, loss or payment they are played on, and words do not tell these apart."""
    drinks = open_drinks(view)
    if option.on < 0 or len(drinks) < 2:
        return True
    one, another = drinks[option.on], drinks[other.on]
    return one.seat == another.seat and one.faces[0].title == another.faces[0].title
