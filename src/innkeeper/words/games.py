"""Gambling games in words: what they are called, what can be chosen in them, what happened, what hands are worth."""

from typing import Final

from innkeeper.seen_game import seen_game
from innkeeper.table.gambling import COLOURS, DRAGON, GAMES, HELD, RANKS, ROGUE, SUITS, unpacked
from innkeeper.table.log import Fact
from innkeeper.table.question import Option, Question
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face
from innkeeper.words import ENGLISH, say

# Questions whose options have words of their own.
QUESTIONS: Final = (
    "game", "game-effect", "swap", "reroll", "set-die", "die-value", "keep-dice", "draft", "exchange",
    "hit-defend-fold",
)  # fmt: skip
EFFECTS: Final = ["option-decline-game-effect", "option-effect-look", "option-effect-reroll"]
FAMILIES: Final = {
    "rogues-and-warriors": "two",
    "rank-and-class": "two",
    "threes": "threes",
    "threes-hidden-fate": "threes",
    "heroes-plunder": "plunder",
    "dragon-hunt": "hunt",
}
ABOUT_GAMES: Final[tuple[str, ...]] = ("chooses-game", "game-deals", "game-shows")  # facts in which `whom` is a game …
ABOUT_DICE: Final[tuple[str, ...]] = ("game-rerolls", "game-sets-die")  # … or what a die showed


def name(key: str, language: str = ENGLISH) -> str:
    """What a game is called."""
    return say(f"game-{key}", language)


def about(key: str, language: str = ENGLISH) -> str:
    """What a game is like, in a line."""
    return say(f"game-{key}.about", language)


def rank(number: int, language: str = ENGLISH, many: bool = False) -> str:
    """What a rank is called, or several of it."""
    return say(f"rank-{RANKS[number]}{'.many' if many else ''}", language)


def text(face: Face, language: str = ENGLISH) -> str:
    """What there is to say of a card of the deck."""
    colour = say(f"colour-{COLOURS[face.suit // 2]}", language)
    if face.rank == DRAGON:
        return say("text-dragon-card", language, colour=colour)
    return say("text-gambling-card", language, best=rank(face.rank, language), number=face.rank, colour=colour)


def suit(face: Face, language: str = ENGLISH) -> str:
    return say(f"suit-{SUITS[face.suit]}", language)


def option(option: Option, question: Question, view: View, language: str = ENGLISH) -> str:
    """What an option of such a question does."""
    what, card = question.what, option.card.face.called(language)
    if what == "game":
        return say("option-game", language, game=name(GAMES[option.value - 1] if option.value else "none", language))
    if what == "game-effect":
        sets = option.value == 2 and option.mode == 1
        return say("option-effect-set" if sets else EFFECTS[option.value], language, number=option.mode)
    if what == "swap":
        return _swap(option, question.seat, view, language)
    if what in ("reroll", "set-die"):
        return say("option-die", language, number=option.mode)
    if what == "die-value":
        return say("option-die-value", language, number=option.value)
    if what == "keep-dice":
        seen = seen_game(view)
        assert seen is not None
        return say("option-keep-dice", language, dice=dice(seen.rolled_dice(question.seat)[: option.value]))
    if what == "hit-defend-fold":
        return say("option-hit" if option.value == 1 else "option-defend", language, card=card)
    return say(f"option-{what}", language, card=card)


def _swap(option: Option, seat: int, view: View, language: str) -> str:
    seen = seen_game(view)
    assert seen is not None
    held, card = seen.cards(seat, HELD), option.card.face.called(language)
    if option.on >= len(held):
        return say("option-swap-brow", language, card=card)
    return say("option-swap", language, given=held[option.on].called(language), card=card)


def dice(shown: list[int]) -> str:
    """What dice show, in a row."""
    return ", ".join(str(die) for die in shown)


def told(fact: Fact, language: str = ENGLISH) -> dict[str, str | int]:
    """What the words for a fact of a game are filled in with besides."""
    if fact.what in ABOUT_GAMES:
        key = GAMES[fact.whom]
        worth = worth_says(key, unpacked(fact.amount), language) if fact.what == "game-shows" else ""
        return {"game": name(key, language), "worth": worth}
    return {"dice": dice([int(digit) for digit in str(abs(fact.amount))]), "before": fact.whom}


def worth_says(key: str, worth: list[int], language: str = ENGLISH) -> str:
    """What a hand is worth."""
    family = FAMILIES[key]
    if family == "two":
        pair, best, other, one_colour = worth
        return say(
            "worth-pair" if pair else "worth-two",
            language,
            best=rank(ROGUE - best, language, many=pair == 1),
            other=rank(ROGUE - other, language),
            colour="one" if one_colour else "several",
        )
    if family == "threes":
        return say("worth-threes", language, total=99 - worth[0], threes=worth[1])
    return say("worth-points", language, points=worth[0] - (50 if family == "plunder" else 0))


def because(key: str, part: int, language: str = ENGLISH) -> str:
    """Why the best hand won."""
    return say(f"because-{FAMILIES[key]}-{part}", language)
