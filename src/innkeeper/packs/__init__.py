"""The cards, as data, a folder a kind of pack: side decks, characters, drinks, events, prizes and automata."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from innkeeper.packs.gambling_deck import put_in_gambling_deck
from innkeeper.packs.reading import read_words
from innkeeper.packs.translations import translate_character, translate_face
from innkeeper.table.box import Box, Character, SideDeck
from innkeeper.vocabulary import component_words as words
from innkeeper.vocabulary.cards import Card
from innkeeper.vocabulary.components import SIDE_DECK, Component
from innkeeper.vocabulary.context import Lowering
from innkeeper.vocabulary.lowering import NO_COMPONENTS, lower_face, lower_play, lower_static
from innkeeper.vocabulary.mistakes import PackError
from innkeeper.vocabulary.names import KINDS as CARD_KINDS
from innkeeper.vocabulary.plays import Face, Text
from innkeeper.vocabulary.terms import ME, SOURCE
from innkeeper.vocabulary.verbs import lower_effects
from innkeeper.vocabulary.words import AnyPack, AutomatonPack, CharacterPack, DrinkPack, PrizePack, SideDeckPack

__all__ = ["PackError", "box_of", "built_in_packs", "open_box", "put_in", "read_pack"]

HERE: Final = Path(__file__).parent
# The kinds of packs, each in a folder; characters find the side deck that they use.
KINDS: Final = ("side_decks", "characters", "drinks", "events", "prizes", "automata")


@cache
def built_in_packs() -> tuple[AnyPack, ...]:
    """All packs that come with the game, by kind and id."""
    paths = [path for kind in KINDS for path in sorted((HERE / kind).glob("*.yaml"))]
    packs: list[AnyPack] = []
    for path in paths:
        titles = {card.title for pack in packs for card in pack.cards}
        packs.append(read_words(path, {pack.key for pack in packs}, titles, side_decks(packs)))
    return tuple(packs)


def side_decks(packs: Iterable[AnyPack]) -> dict[str, SideDeckPack]:
    """The side decks among packs that a character may use, by id."""
    return {pack.key: pack for pack in packs if isinstance(pack, SideDeckPack)}


@cache
def open_box(*more: Path) -> Box:
    """A box with all built-in packs, and more packs of one's own. The same box for the same packs: do not add to it."""
    box = box_of(built_in_packs())
    for path in more:
        read_pack(path, box)
    return box


def box_of(packs: Iterable[AnyPack]) -> Box:
    """A box with these packs and no others."""
    box = Box()
    put_in_gambling_deck(box)
    for pack in packs:
        put_in(box, pack)
    return box


def read_pack(path: Path, box: Box) -> AnyPack:
    """Read a pack file and put it into the box; a mistake in it raises `PackError`."""
    pack = read_words(path, known_ids(box), {face.family for face in box.faces}, side_decks(box.packs))
    put_in(box, pack)
    return pack


def known_ids(box: Box) -> set[str]:
    """The ids that are taken."""
    return {*box.characters, *box.automata, *box.drink_decks, *box.event_decks, *box.side_decks}


def put_in(box: Box, pack: AnyPack) -> None:
    """Put the cards of a pack into the box."""
    box.packs.append(pack)
    if isinstance(pack, CharacterPack):
        box.characters[pack.key] = character(box, pack)
    elif isinstance(pack, DrinkPack):
        box.drink_decks[pack.key] = deck(box, pack.cards, pack.key)
    elif isinstance(pack, PrizePack):
        box.prizes |= {face.title: face for face in deck(box, pack.cards, pack.key)}
    elif isinstance(pack, AutomatonPack):
        box.automata[pack.key] = Character(pack.key, pack.name, "", deck(box, pack.cards, pack.key))
        translate_character(box.automata[pack.key])
    elif isinstance(pack, SideDeckPack):
        box.side_decks[pack.key] = side_deck(box, pack)
    else:
        box.event_decks[pack.key] = deck(box, pack.cards, pack.key)
        box.event_chapters[pack.key] = f"{pack.kind}-events"


def side_deck(box: Box, pack: SideDeckPack) -> SideDeck:
    """A side deck that all share who use it."""
    components = lowered(pack.components)
    found = SideDeck(components, deck(box, pack.cards, pack.key, components))
    found.charts = [chart(box, key, written, pack.key, components) for key, written in pack.components.items()]
    (its_own,) = (it for it in components.values() if it.kind == SIDE_DECK)
    its_own.shared = True
    for face in found.deck:
        face.side_deck = its_own
    return found


def lowered(written: Mapping[str, words.Component]) -> dict[str, Component]:
    """The components of a pack, as the engine keeps them; some speak of each other."""
    components = {key: it.lower(key) for key, it in written.items()}
    for key, it in written.items():
        for counter, price in (it.deck.price or {} if it.deck else {}).items():
            components[key].price, components[key].price_in = price, components[counter]
        if it.counter is not None and it.counter.sum is not None:
            components[key].sum_of = components[it.counter.sum]
    return components


def character(box: Box, pack: CharacterPack) -> Character:
    """A character with deck and components, and with what belongs to a side deck that it uses."""
    used = box.side_decks[pack.uses] if pack.uses is not None else None
    components = lowered(pack.components) | (used.components if used is not None else {})
    found = Character(pack.key, pack.name, pack.race or "", deck(box, pack.cards, pack.key, components))
    found.epithet = pack.epithet
    found.gold = pack.gold
    found.villain = pack.villain
    translate_character(found, _by_language(pack.names), _by_language(pack.epithets))
    found.components = list(components.values())
    for key, written in pack.components.items():
        found.charts.append(chart(box, key, written, pack.key, components))
        if written.deck is not None:
            cards = [Card(title=card, copies=1) if isinstance(card, str) else card for card in written.deck.cards]
            found.side_decks[key] = deck(box, cards, pack.key, components)
            for face in found.side_decks[key]:
                face.side_deck = components[key]
    if used is not None:
        found.charts += used.charts
        found.side_decks |= {key: used.deck for key, it in used.components.items() if it.kind == SIDE_DECK}
    return found


def chart(box: Box, key: str, written: words.Component, pack: str, components: dict[str, Component]) -> Face:
    """What is printed of a component beside the deck."""
    face = Face(components[key].label, pack)
    face.component = components[key]
    context = Lowering(ME if written.token is None else SOURCE, components)  # tokens: what befalls whoever holds them
    face.standing = lower_static(written.static, components) if written.static else None
    if written.counter is not None:
        face.texts = [Text(moment, lower_effects(effects, context)) for moment, effects in written.counter.texts()]
        steps = (written.counter.steps or {}).values()
        face.standing_at = [lower_static(step.static, components) if step.static else None for step in steps]
    for kind, play in written.uses():
        face.add_play(lower_play(play, CARD_KINDS[kind], components))
    face.texts += [trigger.lower(context, step) for step, trigger in written.all_triggers()]
    box.add_face(face)
    return face


def _by_language(written: Mapping[Literal["ru"], str]) -> dict[str, str]:
    return {str(language): text for language, text in written.items()}


def deck(box: Box, cards: Sequence[Card], pack: str, components: dict[str, Component] = NO_COMPONENTS) -> list[Face]:
    """A face for each copy of each card."""
    faces: list[Face] = []
    for card in cards:
        face = lower_face(card, pack, components)
        translate_face(face, _by_language(card.titles))
        box.add_face(face)
        faces += [face] * card.copies
    return faces
