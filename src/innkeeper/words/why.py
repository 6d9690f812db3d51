"""Why a card cannot be played now, and what it would do if it can."""

from typing import Final

from innkeeper.rules.games.effects import has_cheating_effect
from innkeeper.rules.why_not import Reason
from innkeeper.table.question import Option
from innkeeper.view import View
from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.plays import Play
from innkeeper.words import ENGLISH, going, say
from innkeeper.words.deeds import deed, main_effect

IN_A_GAME: Final = (terms.GAMBLING, terms.CHEATING)
PLAIN_KINDS: Final = {terms.ANYTIME: "foot-anytime", terms.ACTION: "foot-action"}


def sentence(reason: Reason, language: str = ENGLISH) -> str:
    """Why not; for several uses of a card, a sentence each."""
    return " ".join(say(f"why-{key}", language) for key in reason.keys)


def in_short(reason: Reason, language: str = ENGLISH) -> str:
    """Why not, in a few words."""
    return say(f"why-{reason.key}.short", language)


def would(option: Option, view: View, language: str = ENGLISH) -> str:
    """What playing a card would do now, in a few words."""
    play = option.card.face.plays[option.mode]
    if play.kind in PLAIN_KINDS:
        choose = "-choose" if play.kind == terms.ACTION and play.pick is not None else ""
        return say(PLAIN_KINDS[play.kind] + choose, language)
    if play.kind in IN_A_GAME and view.stack and view.stack[-1].what == "game-go":
        return say(f"foot-game-{_in_a_game(play)}", language)
    place = going.answered_by(view.stack, play, option.on)
    behind = going.behind(view, place, option.on)
    return say(
        f"foot-{deed(play)}",
        language,
        who=view.seats[behind].called(language),
        me="who" if behind == view.seat else "none",
        thing=_thing(view, place),
        figure=_figure(play),
    )


def _in_a_game(play: Play) -> str:
    """What a card does for its player in a gambling game."""
    return "three" if has_cheating_effect(play) else "raise" if play.antes else "one"


def _thing(view: View, place: int) -> str:
    if place < 0:
        return "nothing"
    return "answer" if going.answered(view.stack, place) >= 0 else view.stack[place].what


def _figure(play: Play) -> str:
    effect = main_effect(play)
    return f"{effect.alcohol:+d}".replace("-", "−") if isinstance(effect, effects.ChangeDrink) else "none"
