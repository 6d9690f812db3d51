"""What must hold of a pack as a whole: its counts, its titles, its families and its id."""

from collections.abc import Collection, Sequence

from innkeeper.vocabulary.cards import Card, CharacterCard, written_plays
from innkeeper.vocabulary.mistakes import Mistake, near
from innkeeper.vocabulary.uses import AnyPlay
from innkeeper.vocabulary.verbs import Reveal
from innkeeper.vocabulary.walking import words_in
from innkeeper.vocabulary.words import AnyPack, CharacterPack


def check_pack(pack: AnyPack, taken: Collection[str], families: Collection[str]) -> None:
    """Refuse a pack whose parts do not fit together."""
    check_id(pack, taken)
    check_titles(pack.cards)
    check_size(pack)
    check_components(pack)
    if isinstance(pack, CharacterPack):
        check_families(pack, {*families, *(card.title for card in pack.cards)})


def check_id(pack: AnyPack, taken: Collection[str]) -> None:
    """An id is used once."""
    if pack.key in taken:
        kind = str(pack.__struct_config__.tag)
        raise Mistake((kind,), f"the id `{pack.key}` is taken by another pack")


def check_titles(cards: Sequence[Card]) -> None:
    """A title is written once; copies say how many there are."""
    seen: set[str] = set()
    for place, card in enumerate(cards):
        if card.title in seen:
            raise Mistake(("cards", place, "title"), "there is another card of this title: use `copies`")
        seen.add(card.title)


def check_size(pack: AnyPack) -> None:
    """The deck has as many cards as its size says, Boss cards apart."""
    number = sum(card.copies for card in pack.cards if not (isinstance(card, CharacterCard) and card.boss))
    if number != pack.size:
        raise Mistake(("size",), f"says {pack.size}, but the deck has {number} cards")


def check_components(pack: AnyPack) -> None:
    """What amounts, effects and conditions speak of besides the words there are is a component of this pack."""
    own = set(pack.components) if isinstance(pack, CharacterPack) else set()
    for way, word in words_in(pack):
        for further, name, known in word.named():
            if name not in own:
                raise Mistake((*way, *further), f"unknown word `{name}`" + near(name, [*known, *own]))
        if isinstance(word, AnyPlay) and word.joins is not None and isinstance(pack, CharacterPack):
            deck = pack.components[word.joins].deck
            if deck is None or deck.to != "card":
                raise Mistake((*way, "joins"), f"`{word.joins}` is no deck whose cards go `to: card`")
        if isinstance(word, Reveal) and isinstance(pack, CharacterPack):
            deck = pack.components[word.source].deck
            if deck is None or deck.to == "card":
                raise Mistake((*way, "from"), f"`{word.source}` is no deck whose cards lie open")


def check_families(pack: CharacterPack, known: set[str]) -> None:
    """A family goes by the title of a card that exists."""
    for place, card in enumerate(pack.cards):
        if card.same_as is not None and card.same_as not in known:
            raise Mistake(("cards", place, "same_as"), unknown_title(card.same_as, known))
        for kind, play in written_plays(card):
            family = play.only.affected_by if play.only else None
            if family is not None and family not in known:
                raise Mistake(("cards", place, kind, "only", "affected_by"), unknown_title(family, known))


def unknown_title(title: str, known: set[str]) -> str:
    """No card has this title."""
    return f"no card is called `{title}`" + near(title, known)
