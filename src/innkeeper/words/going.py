"""What is going on, in a few words from the listener's point of view, and what answers what."""

from typing import Final, NamedTuple

from innkeeper.table.gambling import GAMES
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary import terms
from innkeeper.vocabulary.plays import Play
from innkeeper.words import ENGLISH, games, key_for, say
from innkeeper.words.deeds import deed, main_effect

PLACES: Final = {terms.INN: "inn", terms.POT: "pot"}

# What a card of each moment answers; all other cards are played without answering anything.
ANSWERED: Final = {
    terms.ANSWERS_CARD: ("card", "event"),
    terms.WOULD_LOSE_FORTITUDE: ("card", "event"),
    terms.ANSWERS_DRINK: ("drink",),
    terms.ANSWERS_EVENT: ("event",),
    terms.WOULD_ANTE: ("payment",),
    terms.WOULD_LOSE_GOLD: ("payment",),
    terms.WOULD_PAY_FOR_DRINKS: ("payment",),
    terms.AFTER_LOSS: ("hits",),
    terms.AFTER_WIN: ("round",),
    terms.AFTER_POT: ("round",),
    terms.WOULD_GAIN_FORTITUDE: ("gain",),
    terms.WOULD_GAIN_GOLD: ("gain",),
}


def answered(stack: list[Waiting], place: int) -> int:
    """The place of what the thing at `place` answers, or -1."""
    waiting = stack[place]
    return answered_by(stack[:place], play_of(waiting), waiting.on) if waiting.what == "card" else -1


def answered_by(stack: list[Waiting], play: Play, on: int) -> int:
    """The place of what a play answers on top of this stack, or -1; `on` says which of several Drinks."""
    wanted = ANSWERED.get(play.moment, ())
    place = next((at for at in reversed(range(len(stack))) if stack[at].what in wanted), -1)
    if "drink" not in wanted or place < 0 or on < 0:
        return place
    first = place
    while first > 0 and stack[first - 1].what == "drink":
        first -= 1
    return min(first + on, place)


def behind(view: View, place: int, on: int) -> int:
    """Whose is what lies at this place: who played it, is to drink it, hit; without one, whose turn it is."""
    if place < 0:
        return view.active
    waiting = view.stack[place]
    seat = waiting.sources[on] if waiting.what == "hits" and on >= 0 else waiting.seat
    if waiting.what == "gain" and on >= 0:
        seat = waiting.whom[on]
    return seat if seat >= 0 else view.active


def source(view: View, place: int) -> int:
    """Who is behind what the card at this place answers: of a Drink its revealer, of a Round its winner."""
    at = answered(view.stack, place)
    if at >= 0 and view.stack[at].what == "drink":
        return view.stack[at].revealer
    if at >= 0 and view.stack[at].what == "round":
        return view.stack[at].winner
    return behind(view, at, view.stack[place].on)


def play_of(waiting: Waiting) -> Play:
    """The use in which a card was played."""
    return waiting.faces[0].plays[waiting.mode]


SHARED: Final = ("discard", "action", "order")  # what a team does at once, each as they like


class About(NamedTuple):
    """What is told of something that is going on: which message, who does it, to whom, and what else is filled in."""

    key: str
    doer: int
    whom: list[int]
    values: dict[str, str | int]


def says(view: View, place: int, language: str = ENGLISH) -> str:
    """One thing that is going on."""
    waiting = view.stack[place]
    if waiting.what == "game":
        return say("going-game", language, game=games.name(GAMES[waiting.mode], language))
    return _say(_about(view, place), view, language)


def concerns(view: View, place: int) -> bool:
    """Whether the listener does it, or it is done to nobody else: then it is told in words of their own."""
    about = _about(view, place)
    return view.seat >= 0 and (about.doer == view.seat or about.whom == [view.seat])


def _about(view: View, place: int) -> About:
    waiting = view.stack[place]
    match waiting.what:
        case "card":
            return About(f"going-{deed(play_of(waiting))}", waiting.seat, aimed_at(view, place), {})
        case "drink":
            state = "ignored" if waiting.is_ignored else "plain"
            return About("going-drink", waiting.seat, [], {"state": state})
        case "round":
            winner = waiting.winner
            return About("going-round", winner if winner >= 0 else waiting.seat, [], {"state": waiting.stands})
        case "payment":
            to, amount = waiting.seat, max((due for _, due in waiting.dues), default=0)
            payee = [to] if to >= 0 else []
            return About("going-payment", -1, payee, {"place": PLACES.get(to, "seat"), "amount": amount})
        case "gain":
            stat = "gold" if waiting.mode == terms.GOLD else "fortitude"
            return About("going-gain", -1, waiting.whom, {"stat": stat, "amount": max(waiting.numbers)})
        case "hits":
            return About("going-hits-taken", -1, [seat for seat in dict.fromkeys(waiting.whom) if seat >= 0], {})
    shared = view.question is not None and waiting.what in SHARED and _are_mates(view, waiting.seat)
    return About(key_for("going", waiting.what), view.seat if shared else waiting.seat, [], {})


def _are_mates(view: View, seat: int) -> bool:
    return view.seat >= 0 <= seat and view.seats[view.seat].side == view.seats[seat].side


def verb(view: View, place: int) -> str:
    """How a card answers what it answers."""
    return deed(play_of(view.stack[place]))


def verb_says(verb: str, language: str = ENGLISH) -> str:
    return say(f"going-{verb}.verb", language)


def aimed_at(view: View, place: int) -> list[int]:
    """Whom a card is aimed at: upon whom its losses fall, whom it names, or whom its effect falls on."""
    waiting = view.stack[place]
    victims = list(dict.fromkeys(waiting.victims))
    if victims or waiting.whom:
        return victims or waiting.whom
    effect = main_effect(play_of(waiting))
    who = effect.who if effect is not None else terms.NOBODY
    still_in = [seat.number for seat in view.seats if not seat.out]
    if who == terms.SOURCE:
        return [source(view, place)]
    if who == terms.OTHERS:
        return [seat for seat in still_in if view.seats[seat].side != view.seats[waiting.seat].side]
    return still_in if who == terms.EVERYONE else [waiting.seat]


def aim(whom: list[int], doer: int, view: View) -> str:
    """Which word is for those somebody aims at."""
    if len(whom) == 1:
        if whom[0] == doer:
            return "self" if doer == view.seat else "themself"
        return "you" if whom[0] == view.seat else "one"
    still_in = sum(not seat.out for seat in view.seats)
    return "everybody" if len(whom) == still_in else "others" if len(whom) == still_in - 1 and doer >= 0 else "some"


def _say(about: About, view: View, language: str) -> str:
    key, doer, whom, values = about
    names = [seat.called(language) for seat in view.seats]
    which = aim(whom, doer, view) if whom else "none"
    told = ""
    if whom:
        told = say(f"aim-{which}", language, name=names[whom[0]], number=len(whom))
    return say(
        key,
        language,
        who=names[doer] if doer >= 0 else "nobody",
        whom=told,
        me="who" if doer == view.seat >= 0 else "whom" if which == "you" else "none",
        aim=which,
        number=len(whom),
        **values,
    )
