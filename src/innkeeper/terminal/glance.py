"""What lies on the table, said in a line each: the stack of what is going on, the phase, the end of the game."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from innkeeper.lying import Lying, lying_before
from innkeeper.packs.translations import option_in
from innkeeper.story import Evening, Fall
from innkeeper.table.log import Fact
from innkeeper.table.pile import POTIONS
from innkeeper.table.shown import is_decision
from innkeeper.table.waiting import Waiting
from innkeeper.terminal import games, teams
from innkeeper.terminal.session import Session
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.effects import EachChooses
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import PHASES
from innkeeper.words import ENGLISH, key_for, say, storytelling, telling
from innkeeper.words.wording import kind_names, text
from innkeeper.words.wording_plays import KINDS, play_text

MINUS: Final = "−"


def names(view: View, language: str = ENGLISH) -> list[str]:
    """The names of all seats."""
    return [seat.called(language) for seat in view.seats]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def kinds(face: Face, language: str = ENGLISH) -> str:
    """What kinds of card this is, in one word or two."""
    return "/".join(kind_names(face, language))


def happened(facts: list[Fact], view: View, language: str = ENGLISH) -> list[tuple[str, str]]:
    """What happened, each time with its sentence; drawing is told once, with the cards where they are known."""
    told: list[tuple[str, str]] = []
    drew = False
    for fact in facts:
        if fact.what != "has-drawn" or not drew:
            told.append((fact.what, telling.fact(fact, names(view, language), language)))
        drew = fact.what == "draws"
    return told


def phase(view: View, language: str = ENGLISH) -> str:
    """Whose turn it is, and which phase."""
    who = teams.name(view.seats[view.active], view, language)
    return say("terminal-phase", language, turn=view.turn, who=who, phase=PHASES[view.phase])


def middle(view: View, language: str = ENGLISH) -> str:
    """What lies in the middle of the table."""
    way = "to" if view.inn >= 0 else "by"
    told = say("terminal-middle", language, deck=view.drink_deck, gold=abs(view.inn), way=way)
    return " · ".join([told, *event_decks(view, language)])


def event_decks(view: View, language: str = ENGLISH) -> list[str]:
    """The Event Decks: how many cards are left, and how many Progress Counters."""
    return [
        say(
            "terminal-event-deck",
            language,
            name=say(f"terminal-{deck.chapter}", language),
            cards=view.sizes[deck.cards - view.drinks],
            counters=view.counts[deck.counters],
        )
        for deck in view.event_decks
    ]


def chosen(waiting: Waiting, view: View, language: str = ENGLISH) -> str:
    """Who has chosen what for an Event, or bid how much, as far as everybody knows."""
    effects = waiting.effects() if waiting.what == "event" else []
    choice = next((effect for effect in effects if isinstance(effect, EachChooses)), None)
    told: list[str] = []
    for seat, value in waiting.chosen if effects else []:
        option = str(value) if choice is None else option_in(language, choice.branches[value].name)
        told.append(say("terminal-chosen", language, who=view.seats[seat].called(language), option=option))
    return ", ".join(told)


def boards(view: View, language: str = ENGLISH) -> list[str]:
    """All boards in a line each; a team's with a line for each of its members."""
    told: list[str] = []
    for side in teams.sides(view):
        if len(side) == 1:
            told += [board(seat, view, view.seat, language) + _tokens(seat, view, language) for seat in side]
        else:
            told.append(teams.board(side, view, language))
            if not side[0].out:
                told += [teams.member(seat, view, before(seat, view, language), language) for seat in side]
    return told


def _tokens(seat: SeatView, view: View, language: str) -> str:
    """The Potion Tokens of who plays alone; nothing where there are none in the game."""
    if not any(label.name == POTIONS for label in view.labels) or seat.out:
        return ""
    return say("terminal-potions", language, potions=teams.potions(seat.side, view))


def board(seat: SeatView, view: View, me: int, language: str = ENGLISH) -> str:
    """A player's board in a line, for the line-by-line table."""
    state = "out" if seat.out else "active" if seat.number == view.active else "in"
    lies = before(seat, view, language)
    if seat.tracks:
        return automaton(seat, view, state, language) + (f"; {lies}" if lies else "")
    return say(
        "terminal-board",
        language,
        who=seat.called(language),
        me="yes" if seat.number == me else "no",
        state=state,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        hand=seat.hand,
        drinks=seat.drink_me,
    ) + (f"; {lies}" if lies and not seat.out else "")


def automaton(seat: SeatView, view: View, state: str, language: str = ENGLISH) -> str:
    """The board of an automaton in a line: its factions, its tracks, its deck."""
    return say(
        "terminal-automaton",
        language,
        who=seat.called(language),
        state=state,
        factions=", ".join(factions(seat, language)),
        tracks="; ".join(tracks(seat, view, language)),
        deck=seat.deck,
    )


def factions(seat: SeatView, language: str = ENGLISH) -> list[str]:
    """The factions of an automaton's deck."""
    return [say(f"faction-{key}", language) for key in seat.place.nature.factions]


def tracks(seat: SeatView, view: View, language: str = ENGLISH) -> list[str]:
    """The tracks of an automaton, each with whom it faces."""
    return [
        say(
            "terminal-track",
            language,
            whom="you" if towards == view.seat else view.seats[towards].called(language),
            fortitude=track.fortitude,
            alcohol=track.alcohol,
        )
        for towards, track in enumerate(seat.tracks)
    ]


def before(seat: SeatView, view: View, language: str = ENGLISH) -> str:
    """What lies before a player, in words; nothing if nothing does."""
    told = [_lying(lying, language) for lying in lying_before(view, seat.number)]
    return ", ".join([*told, *(face.called(language) for face in seat.in_play)])


def _lying(lying: Lying, language: str) -> str:
    key = "terminal-lies" if lying.in_force is None else "terminal-lies-open"
    card = "" if lying.in_force is None else lying.in_force.called(language)
    component = lying.kept.component
    number = component.at(lying.number, language)
    return say(key, language, label=component.called(language), number=number, kind=lying.kind, card=card)


def signs(seat: SeatView, view: View, language: str = ENGLISH) -> str:
    """The same in as few letters as can be: a sign and a number or step each; a token alone is its sign."""
    shown = [
        lying.kept.component.sign
        + ("" if lying.kind == "token" and lying.number == 1 else lying.kept.component.at(lying.number, language))
        for lying in lying_before(view, seat.number)
    ]
    return " ".join(shown)


def text_on_a_line(face: Face, language: str = ENGLISH) -> str:
    """All that a card says, without line breaks."""
    return " ".join(text(face, language).split())


def text_of(waiting: Waiting, language: str = ENGLISH) -> str:
    """What the card says as it was played, or the Event; Drinks are told in numbers."""
    if waiting.what == "card":
        return play_text(waiting.faces[0].plays[waiting.mode], language)
    return text_on_a_line(waiting.faces[0], language) if waiting.what == "event" else ""


def stack(view: View, language: str = ENGLISH) -> list[tuple[Waiting, str]]:
    """All that is going on, the oldest first; my own decision is in the prompt."""
    others = [waiting for waiting in view.stack if not is_decision(waiting.what) or waiting.seat != view.seat]
    told: list[tuple[Waiting, str]] = []
    for waiting in others:
        made = chosen(waiting, view, language)
        told.append((waiting, " · ".join([going_on(waiting, view, language), *([made] if made else [])])))
    return told


def going_on(waiting: Waiting, view: View, language: str = ENGLISH) -> str:
    """One thing that is going on."""
    if waiting.what == "card":
        return _card(waiting, view, language)
    if waiting.what == "drink":
        return _drink(waiting, view, language)
    if waiting.what == "round":
        return _round(waiting, view, language)
    if waiting.what == "game":
        return games.told(view, language)
    if waiting.what == "payment":
        return _payment(waiting, view, language)
    values: dict[str, str] = {
        "who": _name(waiting.seat, view, language),
        "whom": _names(waiting.whom, view, language),
        "card": _titles(waiting, language),
    }
    return say(key_for("terminal-stack", waiting.what), language, **values)


def _card(waiting: Waiting, view: View, language: str) -> str:
    face = waiting.faces[0]
    ignoring = [seat.number for seat in view.seats if waiting.ignoring >> seat.number & 1]
    told = say(
        "terminal-stack-card-on" if waiting.whom else "terminal-stack-card",
        language,
        who=_name(waiting.seat, view, language),
        card=face.called(language),
        kind=say(f"kind-{KINDS[face.plays[waiting.mode].kind]}", language),
        whom=_names(waiting.whom, view, language),
    )
    if not ignoring:
        return told
    return say("terminal-stack-ignored-by", language, what=told, names=_names(ignoring, view, language))


def _drink(waiting: Waiting, view: View, language: str) -> str:
    changed = "converted" if waiting.is_converted else "plain" if waiting.fortitude else "alcohol"
    return say(
        "terminal-stack-drink",
        language,
        who=_name(waiting.seat, view, language),
        card=_titles(waiting, language),
        alcohol=signed(waiting.alcohol),
        fortitude=signed(waiting.fortitude),
        state="ignored" if waiting.is_ignored else changed,
    )


def _round(waiting: Waiting, view: View, language: str) -> str:
    winner = waiting.winner
    state = "locked" if waiting.stands == "open" and waiting.is_locked else waiting.stands
    return say(
        "terminal-stack-round",
        language,
        pot=view.pot,
        control=_name(winner if winner >= 0 else waiting.seat, view, language),
        names=_all(waiting.whom, view, language),
        state=state,
    )


def _payment(waiting: Waiting, view: View, language: str) -> str:
    payers: dict[int, list[int]] = {}
    for who, amount in waiting.dues:
        if amount:
            payers.setdefault(amount, []).append(who)
    told = [say("terminal-due", language, names=_all(who, view, language), amount=due) for due, who in payers.items()]
    return say("terminal-stack-payment", language, dues=telling.listed(told, language))


def _all(seats: list[int], view: View, language: str) -> str:
    """Several names, in the shorter way: everybody, everybody but a few, or just these."""
    others = [seat.number for seat in view.seats if not seat.out and seat.number not in seats]
    if len(others) >= len(seats) or len(seats) < 3:
        return _names(seats, view, language)
    if others:
        return say("terminal-everybody-but", language, names=_names(others, view, language))
    return say("terminal-everybody", language)


def _name(seat: int, view: View, language: str) -> str:
    return view.seats[seat].called(language) if seat >= 0 else "nobody"


def _names(seats: list[int], view: View, language: str) -> str:
    return telling.listed([view.seats[seat].called(language) for seat in seats], language)


def _titles(waiting: Waiting, language: str) -> str:
    return telling.listed([face.called(language) for face in waiting.faces], language)


def ending(session: Session, language: str = ENGLISH) -> list[str]:
    """Who won, how the others fell and by whom, and the key moment."""
    view, evening = session.view(), Evening(session.game)
    me = view.seat in view.winners
    winners = _names(view.winners, view, language)
    sides = {view.seats[seat].side for seat in view.winners}
    team = "-team" if len(view.winners) > 1 else ""
    how = "tied" if len(sides) > 1 else f"mine{team}" if me else f"theirs{team}"
    lines = [say("terminal-end-winner", language, names=winners, how=how)]
    lines += [_fate(fall, view, language) for fall in _one_a_side(evening.falls, view)]
    lines.append(storytelling.key_moment(evening, names(view, language), language))
    lines.append(say("terminal-end-turns", language, turns=view.turn))
    return lines


def _one_a_side(falls: list[Fall], view: View) -> list[Fall]:
    """Those who fall together are told of once."""
    found = {view.seats[fall.seat].side: fall for fall in reversed(falls)}
    return [fall for fall in falls if found[view.seats[fall.seat].side] is fall]


def _fate(fall: Fall, view: View, language: str, whose: str = "end") -> str:
    """How a player went out of the game, and by whom."""
    seat = view.seats[fall.seat]
    fate = "passed-out" if fall.how == "passes-out" else "broke"
    numbers = {"alcohol": seat.alcohol, "fortitude": seat.fortitude}
    together = [other.called(language) for other in view.seats if other.side == seat.side]
    told = say(f"terminal-{whose}-{fate}", language, who=telling.listed(together, language), **numbers)
    return f"{told} {storytelling.felled(fall.cause, fall.seat, names(view, language), language, view.seat)}"


def kept(session: Session, language: str = ENGLISH) -> str:
    """Where the game lies that was played or left."""
    command, short = how_to_call()
    if session.trouble:
        return say("terminal-not-kept", language)
    if session.kept is not None:
        return say("terminal-kept", language, command=command, file=shlex.quote(str(session.kept)))
    return say("terminal-left", language, command=f"{command} play", short=short)


def how_to_call() -> tuple[str, str]:
    """What to type for `innkeeper` in this terminal; and what is shorter for playing, if anything."""
    if shutil.which("innkeeper"):
        return "innkeeper", "none"
    here = Path.cwd()
    script = Path(sys.executable).parent / "innkeeper"
    if not script.is_file():
        return "innkeeper", "none"
    if script.is_relative_to(here):
        return str(script.relative_to(here)), "make play" if (here / "Makefile").is_file() else "none"
    return shlex.quote(str(script)), "none"


def outcome(session: Session, language: str = ENGLISH) -> str:
    """How I went out of the game, when the others play on."""
    view = session.view()
    mine = [fall for fall in Evening(session.game).falls if fall.seat == view.seat]
    return _fate(mine[-1], view, language, "you")
