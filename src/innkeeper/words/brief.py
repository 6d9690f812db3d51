"""What a use of a card does and when, in few words, for a card in the hand: "Ignore a Drink of yours"."""

from functools import partial
from typing import Final

from innkeeper.vocabulary import plays
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.moment_table import BY_TERM
from innkeeper.words import ENGLISH, say
from innkeeper.words.patterns import is_known, known
from innkeeper.words.wording_clauses import Teller
from innkeeper.words.wording_plays import deeds, guards, happening, moment
from innkeeper.words.wording_texts import besides

WITH_ROOM: Final = (
    "guard-instead",
    "guard-extra",
    "guard-extra-instead",
)  # what the whole card tells, and the hand does not


class Brief(Teller):
    """Tells effects in few words. What a card answers is named where the effect says "it", the first time."""

    def __init__(self, language: str, play: plays.Play | None = None) -> None:
        super().__init__(language, play.pick if play is not None else None)
        answers = play is not None and (play.moment, play.during) in BY_TERM
        self.thing = happening(play, Thing(language)) if play is not None and answers else ""
        self.is_named = False

    def say(self, key: str, **values: str | int) -> str:
        """A message in this language, the brief one where there is one; some is told only where there is room."""
        if key in WITH_ROOM:
            return ""
        brief = f"brief-{key}"
        if not is_known(brief.partition(".")[0]):
            return super().say(key, **values)
        if "it" not in known(brief, self.language)[1]:
            return say(brief, self.language, **values)
        if self.is_named or not self.thing:
            return super().say(key, **values)
        self.is_named = True
        return say(brief, self.language, it=self.thing, **values)


class Thing(Teller):
    """Tells what a card answers as a thing: not "when you are about to take a Drink" but "a Drink of yours"."""

    def say(self, key: str, **values: str | int) -> str:
        """A message; of a moment, the thing in it, if there is one."""
        if not key.startswith("moment-"):
            brief = f"brief-{key}"
            return super().say(brief if is_known(brief) else key, **values)
        thing = key.replace("moment-", "thing-", 1)
        return say(thing, self.language, **values) if is_known(thing) else ""


def brief_text(play: plays.Play, language: str = ENGLISH) -> str:
    """What one way to play a card does, and when, if its kind does not say it."""
    teller = Brief(language, play)
    told = deeds(play, teller)
    needed = [condition for condition in map(teller.condition, play.needs) if condition]
    if teller.is_named and needed:
        told = teller.say("moment-if", moment=told, condition=teller.listed(needed, "list-and"))
    elif not teller.is_named and (when := moment(play, teller)):
        told = teller.say("after-moment", moment=when, text=told)
    return " ".join([*([teller.sentence(told)] if told else []), *filter(None, guards(play, teller))])


def besides_text(face: plays.Face, language: str = ENGLISH) -> str:
    """What a card that is played says of what it is where it lies then; empty if nothing."""
    is_played = face.plays and face.component is NO_COMPONENT
    return " ".join(besides(face, partial(Brief, language))) if is_played else ""
