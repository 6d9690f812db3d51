"""The table line by line, for screen readers and pipes."""

import sys
from typing import Final, TextIO

from innkeeper.replay import Answer
from innkeeper.rulebook import rule
from innkeeper.table.question import Question
from innkeeper.table.shown import is_decision
from innkeeper.terminal import glance, saves, seating, teams
from innkeeper.terminal.menu import BadChoice, Menu
from innkeeper.terminal.session import Session
from innkeeper.terminal.welcome import Wanted, begin, waiting_line
from innkeeper.words import say, why

PASSED: Final = 0  # the first option is to pass
THE_END: Final = ("wins", "tie")  # told with how the game ended


class Left(Exception):
    """The player has left the table."""


class Lines:
    """Lines in and out."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout

    def tell(self, line: str = "") -> None:
        print(line, file=self.sink, flush=True)

    def ask(self) -> str:
        """The next line; the end of input leaves the table."""
        print("> ", end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line or line.strip().casefold() in ("q", "quit"):
            if not line:
                self.tell()
            raise Left
        return line.strip()


def play(wanted: Wanted, lines: Lines) -> int:
    """Sit down and play, line by line; the exit status is 0 when the game is over or left in order."""
    session: Session | None = None
    try:
        session = _sit_down(wanted, lines)
        session.attend(wanted.bot, wanted.hints)
        PlainTable(session, lines).play()
    except (Left, KeyboardInterrupt):
        if session is not None:
            lines.tell(glance.kept(session))
    return 0


def _sit_down(wanted: Wanted, lines: Lines) -> Session:
    """Resume the game on the table, or begin one."""
    if wanted.resume:
        try:
            session = _offer_to_resume(wanted, lines)
        except saves.DamagedSave as damage:
            lines.tell(say("terminal-damaged", why=damage.why, file=str(damage.aside)))
            session = None
        if session is not None:
            return session
    if wanted.asks:
        _ask_who(wanted, lines)
    while True:
        try:
            return begin(wanted)
        except seating.CannotSeat as error:
            lines.tell(str(error))
            wanted.asks = True
            _ask_who(wanted, lines)


def _offer_to_resume(wanted: Wanted, lines: Lines) -> Session | None:
    saved = saves.waiting_game()
    if saved is None:
        return None
    session = Session.resume(saved, wanted.box)
    lines.tell(waiting_line(session))
    lines.tell(f"1. {say('terminal-go-on')}")
    lines.tell(f"2. {say('terminal-new-game')}")
    while (answer := lines.ask()) not in ("1", "2"):
        lines.tell(say("terminal-no-choice", number=answer, first=1, last=2))
    return session if answer == "1" else None


def _ask_who(wanted: Wanted, lines: Lines) -> None:
    """Ask for the character and, unless they were named, the opponents."""
    lines.tell(say("terminal-who-are-you"))
    for number, character in enumerate(wanted.box.characters.values(), start=1):
        lines.tell(f"{number}. {say('terminal-character', name=character.name, epithet=character.epithet)}")
    lines.tell(say("terminal-ask-character"))
    keys = list(wanted.box.characters)
    while wanted.asks:
        answer = lines.ask() or seating.RANDOM
        try:
            numbered = answer.isdecimal() and 1 <= int(answer) <= len(keys)
            wanted.character = keys[int(answer) - 1] if numbered else seating.known_character(answer, wanted.box)
            wanted.asks = False
        except seating.CannotSeat as error:
            lines.tell(str(error))
    if not wanted.named:
        _ask_opponents(wanted, lines)


def _ask_opponents(wanted: Wanted, lines: Lines) -> None:
    lines.tell(say("terminal-ask-opponents", number=seating.OPPONENTS[0]))
    while True:
        answer = [name.strip() for name in lines.ask().split(",") if name.strip()]
        try:
            wanted.opponents = seating.wanted_opponents(answer, wanted.box)
        except seating.CannotSeat as error:
            lines.tell(str(error))
        else:
            return


class PlainTable:
    """A game told line by line."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.lines = lines
        self.warned = ""  # of what trouble with saving
        self.out = False  # I have been told that I am out of the game

    def play(self) -> None:
        """Play until the game is over."""
        view = self.session.view()
        self.lines.tell(say("terminal-seated", names=teams.roster(view), who=view.seats[view.seat].name))
        self.lines.tell(say("terminal-plain-welcome"))
        if self.session.recorder.choices:
            self.session.news()
            self.tell_boards()
        while not self.session.over:
            self.tell_news()
            question = self.session.question()
            if question is not None:
                self.session.choose(self.ask(question))
            else:
                self.session.step()
        self.tell_news()
        for line in [*glance.ending(self.session), glance.kept(self.session)]:
            self.lines.tell(line)

    def tell_news(self) -> None:
        """What has happened since the last telling."""
        view = self.session.view()
        for what, sentence in glance.happened(self.session.news(), view):
            if what == "turn":
                self.lines.tell()
            if what not in THE_END:
                self.lines.tell(sentence)
        if self.session.trouble and self.session.trouble != self.warned:
            self.warned = self.session.trouble
            self.lines.tell(self.warned)
        if view.seats[view.seat].out and not view.over and not self.out:
            self.out = True
            self.lines.tell(glance.outcome(self.session))

    def ask(self, question: Question) -> Answer:
        """Put a question until it is answered."""
        menu = Menu(question, self.session.view(), hint=self.session.hint())
        self.lines.tell()
        self.tell_stack()
        while True:
            self.tell_menu(menu)
            answer = self.read(menu)
            if answer is not None:
                return answer

    def tell_menu(self, menu: Menu) -> None:
        self.lines.tell(menu.prompt)
        for entry in menu.entries:
            self.lines.tell(f"{entry.number}. {entry.label}")
        if menu.question.picks and not menu.within:
            self.lines.tell(say("terminal-plain-mark"))

    def read(self, menu: Menu) -> Answer | None:
        """Read lines until one changes the menu or answers the question."""
        while True:
            line = self.lines.ask()
            if line.casefold() == "s":
                if self.hush():
                    return PASSED
                continue
            if self.looked_up(line, menu):
                continue
            numbers = line.replace(",", " ").split()
            if not numbers:
                self.lines.tell(say("terminal-plain-empty"))
                continue
            if not all(number.isdecimal() for number in numbers):
                self.lines.tell(say("terminal-plain-bad", text=line))
                continue
            if len(numbers) > 1 and not menu.question.picks:
                self.lines.tell(say("terminal-plain-one"))
                continue
            try:
                return self.take([int(number) for number in numbers], menu)
            except BadChoice as error:
                self.lines.tell(str(error))

    def take(self, numbers: list[int], menu: Menu) -> Answer | None:
        """Take one number after the other until the question is answered."""
        for number in numbers:
            answer = menu.take(number)
            if answer is not None:
                return answer
        return None

    def hush(self) -> bool:
        """Stop no more for cards that can wait, or do so again; whether that passes what is asked now."""
        self.session.hush()
        passes = self.session.question() is None
        state = "passed" if passes else "on" if self.session.hushed else "off"
        self.lines.tell(say("terminal-hushed", state=state))
        return passes

    def looked_up(self, line: str, menu: Menu) -> bool:
        """Whether the line asked to be told something, which it then was."""
        word, _, rest = line.casefold().partition(" ")
        if word == "?":
            self.tell_rule(menu.question.rule)
        elif word == "h":
            self.tell_hand()
        elif word == "b":
            self.tell_boards()
        elif word == "w":
            self.tell_why_not(rest)
        else:
            return False
        return True

    def tell_rule(self, rule_id: str) -> None:
        self.lines.tell(say("terminal-rule", id=rule_id, text=rule(rule_id).rule))

    def tell_stack(self) -> None:
        """What is going on beneath the question, the oldest first; the newest card says what it does."""
        told = ""
        for waiting, line in glance.stack(self.session.view()):
            if not is_decision(waiting.what):
                self.lines.tell(line)
                told = glance.text_of(waiting)
        if told:
            self.lines.tell(told)

    def tell_boards(self) -> None:
        view = self.session.view()
        self.lines.tell(glance.phase(view))
        self.lines.tell(glance.middle(view))
        for line in glance.boards(view):
            self.lines.tell(line)

    def tell_hand(self) -> None:
        """Each card with its kind and text, and why it cannot be played now."""
        hand = self.session.view().hand
        self.lines.tell(say("terminal-plain-hand" if hand else "terminal-plain-no-cards"))
        for number, card in enumerate(hand, start=1):
            reason = self.session.why_not(card)
            state = say("terminal-plain-playable") if reason is None else why.sentence(reason)
            told = f"{card.face.title} ({glance.kinds(card.face)}): {glance.text_on_a_line(card.face)} [{state}]"
            self.lines.tell(f"{number}. {told}")
        for mate, held in teams.mates(self.session.view()):
            titles = ", ".join(face.title for face in held)
            self.lines.tell(say("terminal-mate-hand", who=mate.name, cards=titles or "none"))

    def tell_why_not(self, rest: str) -> None:
        """Why a card cannot be played, by its number in the hand."""
        hand = self.session.view().hand
        if not rest.strip():
            self.lines.tell(say("terminal-plain-why"))
            return
        if not rest.strip().isdecimal() or not 1 <= int(rest) <= len(hand):
            self.lines.tell(say("terminal-plain-no-card", number=rest.strip()))
            return
        card = hand[int(rest) - 1]
        reason = self.session.why_not(card)
        if reason is None:
            self.lines.tell(say("terminal-why-can", card=card.face.title))
        else:
            self.lines.tell(say("terminal-why-not", card=card.face.title, why=why.sentence(reason)))
            self.tell_rule(reason.rule)
