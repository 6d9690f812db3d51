"""A pack that somebody is writing: its cards as they will be printed, what is wrong with it, and how strong it is."""

from functools import cache
from typing import Final

from innkeeper.packs import put_in
from innkeeper.packs.foreign import Draft, Found, read_draft
from innkeeper.server.messages import CardDrafted, GainShown, MistakeShown, PackChecked, StrengthShown
from innkeeper.server.showing.cards import show_own_cards
from innkeeper.server.showing.cast import show_character
from innkeeper.table.box import Box
from innkeeper.vocabulary.plays import Face
from innkeeper.words.mistakes import told_in
from innkeeper.workshop.strength import ENOUGH, EVEN, Tally, curve, gains, strength

MOST_LIKE: Final = 2  # cards that a card is compared with


def show_draft(box: Box, text: str, language: str) -> PackChecked:
    """All that can be told of a pack as it is written now."""
    draft = read_draft(text, box)
    mistakes = [show_mistake(found, language) for found in draft.mistakes]
    if draft.pack is None:
        return PackChecked(None, [], [], 0, mistakes)
    own = box.copy()
    put_in(own, draft.pack)
    character = own.characters[draft.pack.key]
    shown = {card.number: card for card in show_own_cards(character, own, language)}
    faces = {face.title: face for face in character.deck}
    cards: list[CardDrafted] = []
    for place, card in enumerate(draft.pack.cards):
        face = faces[card.title]
        printed, (line, last_line) = shown.pop(face.number), lines(draft, place)
        wrong = place in draft.wrong
        cards.append(CardDrafted(line, last_line, None if wrong else printed, [] if wrong else like(face, box)))
    number = sum(card.copies for card in draft.pack.cards if not card.boss)
    return PackChecked(show_character(draft.pack, own, language), cards, [*shown.values()], number, mistakes)


def lines(draft: Draft, place: int) -> tuple[int, int]:
    """From which line to which a card stands: to where the next one begins."""
    assert draft.page is not None
    span, after = draft.page.whole(("cards", place)), draft.page.whole(("cards", place + 1))
    last = span.last_line if span.last_column else span.last_line - 1
    return span.line, after.line - 1 if after.line > span.line else last


def show_mistake(found: Found, language: str) -> MistakeShown:
    """A mistake in the author's language."""
    return MistakeShown(
        *found.span, found.card, found.title, found.key, told_in(found.message, language), found.word, found.repairs
    )


def like(face: Face, box: Box) -> list[int]:
    """The cards of the box that do most of the same."""
    own = signs(face)
    near = [(len(own & other) / len(own | other), -number) for number, other in known_signs(box) if own and own & other]
    return [-number for _, number in sorted(near, reverse=True)[:MOST_LIKE]]


@cache
def known_signs(box: Box) -> list[tuple[int, frozenset[str]]]:
    """What each Character Card of the inn does; cards that many have are no example."""
    return [
        (face.number, signs(face))
        for face in {face.title: face for it in box.characters.values() for face in it.deck}.values()
    ]


def signs(face: Face) -> frozenset[str]:
    """What a card does, in words that can be compared."""
    found: set[str] = set()
    for play in face.plays:
        found.add(f"{play.kind} {play.moment} {play.during}")
        found |= {f"{type(effect).__name__} {getattr(effect, 'who', '')}" for effect in play.effects}
    return frozenset(found)


def show_strength(tally: Tally) -> StrengthShown:
    """How strong a character is, as far as games were played."""
    share = strength(tally)
    return StrengthShown(
        games=tally.games,
        enough=ENOUGH,
        share=share.share,
        low=share.low,
        high=share.high,
        even=EVEN,
        mine=curve(tally.mine, tally.mine_seen),
        others=curve(tally.others, tally.others_seen),
        endless=tally.endless,
        cards=[GainShown(it.title, *it.gain, it.played) for it in gains(tally)],
        tally=tally,
    )
