"""Cards as the page prints them: their types, their uses, the stamp of what they do and the figure on their band."""

from collections import Counter
from functools import cache
from typing import Final

from innkeeper.server.messages import CardShown, UseShown
from innkeeper.table.box import Box, Character
from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.plays import Face, Numbers, Play
from innkeeper.words import ENGLISH, say
from innkeeper.words.brief import besides_text, brief_text
from innkeeper.words.deeds import is_price
from innkeeper.words.wording import kind_names, uses_text
from innkeeper.words.wording import text as card_text
from innkeeper.words.wording_parts import STATS
from innkeeper.words.wording_plays import KINDS, deed_text, when_text

TAKES_CONTROL: Final = {terms.GAMBLING: "gambling", terms.CHEATING: "cheating"}


@cache
def show_cards(box: Box, language: str = ENGLISH) -> list[CardShown]:
    """Every card of the box, by its number."""
    characters = box.characters.values()
    decks = [*(character.deck for character in characters), *box.drink_decks.values()]
    side_decks = {id(deck): deck for character in characters for deck in character.side_decks.values()}
    decks += side_decks.values()  # one that several share counts once
    copies = Counter(face.number for deck in [*decks, *box.event_decks.values()] for face in deck)
    return [_card(face, max(1, copies[face.number]), face.pack in box.characters, language) for face in box.faces]


def show_own_cards(character: Character, box: Box, language: str) -> list[CardShown]:
    """The cards of one character: the deck, what is printed of the components, and the side decks."""
    faces = [*character.deck, *character.charts, *(face for deck in character.side_decks.values() for face in deck)]
    copies = Counter(face.number for face in faces if face.pack == character.key)
    return [_card(box.faces[number], count, True, language) for number, count in sorted(copies.items())]


def _card(face: Face, copies: int, is_a_characters: bool, language: str) -> CardShown:
    drink, text = face.drink, card_text(face, language)
    figure, figure_of = _figure(face)
    return CardShown(
        number=face.number,
        title=face.called(language),
        english=face.title,
        pack=face.pack,
        character=face.pack if is_a_characters else "",
        types=_types(face),
        kinds=_kinds(face, language),
        uses=[_use(play, language) for play in face.plays],
        text=text,
        says_more=bool(face.plays) and text != uses_text(face, language),
        besides=besides_text(face, language),
        flavour=face.flavour,
        copies=copies,
        figure=figure,
        figure_of=figure_of,
        alcohol=None if drink is None else drink.numbers.alcohol,
        fortitude=None if drink is None else drink.numbers.fortitude,
        chaser=drink is not None and drink.chaser,
        emblem=(_component(face) if face.minion is NO_COMPONENT else face.minion).emblem,
        tint=_component(face).tint,
    )


def _types(face: Face) -> list[str]:
    if face.drink is not None:
        return ["drink"]
    if face.event is not None:
        return ["event" if face.encounter_level else "drink-event"]
    if face.prize:
        return ["prize"]
    if face.rank >= 0:
        return ["gambling-deck"]
    beside = ["component"] if _component(face) is not NO_COMPONENT else []
    return [*beside, *dict.fromkeys(KINDS[play.kind] for play in face.plays)]


def _kinds(face: Face, language: str) -> list[str]:
    """The types in words, each in its place."""
    if _component(face) is NO_COMPONENT or face.drink is not None or not face.plays:
        return kind_names(face, language)
    beside = say("kind-component", language) if face.component is not NO_COMPONENT else face.side_deck.called(language)
    return [beside, *(say(f"kind-{type}", language) for type in _types(face)[1:])]


def _component(face: Face) -> Component:
    """The component of which a card tells, or to whose deck it belongs."""
    return face.component if face.component is not NO_COMPONENT else face.side_deck


def _use(play: Play, language: str) -> UseShown:
    return UseShown(
        type=KINDS[play.kind],
        when=when_text(play, language),
        text=deed_text(play, language),
        brief=brief_text(play, language),
        stamp=_stamp(play),
    )


def _stamp(play: Play) -> str:
    """The picture of what a play does first."""
    if play.kind in TAKES_CONTROL:
        return TAKES_CONTROL[play.kind]
    for effect in play.effects:
        if is_price(effect):
            continue
        if isinstance(effect, effects.Lose | effects.Gain):
            hits = isinstance(effect, effects.Lose) and effect.stat == terms.FORTITUDE
            return "action" if hits else STATS[effect.stat]
        if effect.stamp:
            return effect.stamp
    return KINDS[play.kind]


def _figure(face: Face) -> tuple[str, str]:
    """The one number that a card is about, with its sign, and what it counts; nothing where there are several."""
    found = _of_drink(face.drink.numbers) if face.drink is not None else _of_plays(face.plays)
    if len(found) != 1 or found[0][0] == 0:  # an amount that is read late is nothing that could be printed
        return "", ""
    ((number, counts),) = found
    return f"{number:+d}".replace("-", "−"), counts


def _of_drink(numbers: Numbers) -> list[tuple[int, str]]:
    changes = [(numbers.alcohol, "alcohol"), (numbers.fortitude, "fortitude"), (numbers.gold, "gold")]
    return [change for change in changes if change[0]]


def _of_plays(plays: list[Play]) -> list[tuple[int, str]]:
    """What the effects of a card change, each seen by whom it falls on; the card's price does not count."""
    found: list[tuple[int, str]] = []
    for effect in (effect for play in plays for effect in play.effects):
        match effect:
            case effects.Lose():
                found.append((-effect.amount.fixed, STATS[effect.stat]))
            case effects.Gain():
                found.append((effect.amount.fixed, STATS[effect.stat]))
            case effects.Pay() if not is_price(effect):
                found.append((-effect.amount.fixed, "gold"))
            case effects.TakeGold() if not effect.takes_all():
                found.append((effect.amount.fixed, "gold"))
            case effects.ChangeDrink():
                found.append((effect.alcohol, "alcohol"))
    return found
