"""What must hold of a pack as a whole: its counts, its titles, its families and its id."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, get_args

from innkeeper.vocabulary.automaton_words import Faction
from innkeeper.vocabulary.cards import Adds, Card, CharacterCard, SideCard
from innkeeper.vocabulary.component_words import Component
from innkeeper.vocabulary.grammar import Verb, Word
from innkeeper.vocabulary.mistakes import Mistake, Way
from innkeeper.vocabulary.trigger_words import Trigger
from innkeeper.vocabulary.uses import AnyPlay, Cannot, Go, Only, OnlyNext, Play, Response, each
from innkeeper.vocabulary.verbs_of_cards import Draw, Put, Reveal
from innkeeper.vocabulary.verbs_of_markers import Become, Gain, Lose
from innkeeper.vocabulary.walking import words_in
from innkeeper.vocabulary.words import AnyPack, AutomatonPack, CharacterPack, SideDeckPack

NO_SIDE_DECKS: Final[dict[str, SideDeckPack]] = {}


def check_pack(
    pack: AnyPack,
    taken: Collection[str],
    families: Collection[str],
    side_decks: Mapping[str, SideDeckPack] = NO_SIDE_DECKS,
) -> None:
    """Refuse a pack whose parts do not fit together."""
    check_id(pack, taken)
    check_titles(pack.cards)
    check_size(pack)
    check_decks(pack)
    check_components(pack, components_of(pack, side_decks))
    if isinstance(pack, AutomatonPack):
        check_factions(pack)
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


def check_factions(pack: AutomatonPack) -> None:
    """Every faction has as many cards as the others, for any two of them make a deck."""
    # otto.setup.two-of-four-factions
    sizes = {name: sum(card.copies for card in pack.cards if card.faction == name) for name in get_args(Faction)}
    if len(set(sizes.values())) > 1:
        found = ", ".join(f"{name} {size}" for name, size in sizes.items())
        raise Mistake(("cards",), f"the factions must have equally many cards; here are {found}")


def check_decks(pack: AnyPack) -> None:
    """A character's side decks hold their own cards, a shared one those of its pack."""
    if isinstance(pack, CharacterPack):
        for key, it in pack.components.items():
            if it.deck is not None and it.deck.size is None:
                raise Mistake(("components", key, "deck"), "`size` is missing")
    elif isinstance(pack, SideDeckPack):
        decks = [(key, it.deck) for key, it in pack.components.items() if it.deck is not None]
        if len(decks) != 1 or decks[0][1].size is not None:
            raise Mistake(("components",), "one of them is the `deck`: its `cards` and `size` stand in the pack")
        for place, card in enumerate(pack.cards):
            try:
                decks[0][1].check_card(card)
            except ValueError as error:
                raise Mistake(("cards", place), str(error)) from None


def components_of(pack: AnyPack, side_decks: Mapping[str, SideDeckPack]) -> dict[str, Component]:
    """What the words of a pack may speak of: its own components, and those of a side deck that it uses."""
    if isinstance(pack, SideDeckPack):
        return dict(pack.components)
    if not isinstance(pack, CharacterPack):
        return {}
    if pack.uses is None:
        return dict(pack.components)
    if pack.uses not in side_decks:
        raise Mistake(("uses",), f"there is no side deck `{pack.uses}`", pack.uses, side_decks)
    shared = side_decks[pack.uses].components
    for key in pack.components:
        if key in shared:
            raise Mistake(("components", key), f"the side deck `{pack.uses}` has a component of this name")
    return {**pack.components, **shared}


def check_components(pack: AnyPack, own: dict[str, Component]) -> None:
    """What amounts, effects and conditions speak of besides the words there are is a component of this pack."""
    counters = {key for key, component in own.items() if component.counter is not None}
    for way, word in words_in(pack):
        for named in word.named():
            place = (*way, *named.way)
            if named.key not in own:
                raise Mistake(place, f"unknown word `{named.key}`", named.key, [*named.others, *own])
            if own[named.key].kind() not in named.kinds:
                raise Mistake(place, f"`{named.key}` is a {own[named.key].kind()}, not a {' or a '.join(named.kinds)}")
        if isinstance(word, AnyPlay) and word.joins is not None and own[word.joins].goes_to() != "card":
            raise Mistake((*way, "joins"), f"`{word.joins}` is no deck whose cards go `to: card`")
        if isinstance(word, Draw) and word.source is not None and own[word.source].goes_to() not in ("hand", "purse"):
            raise Mistake((*way, "from"), f"`{word.source}` is no deck whose cards go `to: hand` or `to: purse`")
        if isinstance(word, Reveal) and own[word.source].goes_to() in ("card", "hand"):
            raise Mistake((*way, "from"), f"`{word.source}` is no deck whose cards lie open")
        if isinstance(word, Put) and word.source is not None and own[word.source].goes_to() not in ("front", "pile"):
            raise Mistake((*way, "from"), f"`{word.source}` is no deck whose cards lie before players")
        check_whom(way, word, counters)
        check_moved(way, word, own)
        check_steps(way, word, own)


def check_steps(way: Way, word: Word, own: dict[str, Component]) -> None:
    """Refuse numbers where a counter has names for its steps, and names that none of them has."""
    read: list[tuple[str, str]] = []
    for amount in word.amounts() if isinstance(word, Verb) else []:
        for key, steps in amount.items() if isinstance(amount, dict) else ():
            read += [(key, step) for step in steps] if isinstance(steps, dict) else []
    conditions = word.condition if isinstance(word, Verb | AnyPlay | Cannot | Trigger) else None
    read += [(key, str(value)) for key, value in (conditions or {}).items() if isinstance(value, str | int)]
    read += list(word.what.items()) if isinstance(word, Become) else []
    for key, step in read:
        counter = own[key].counter if key in own else None
        names = list(counter.steps or {}) if counter is not None else []
        if key in own and (step not in names if names else not step.isdecimal()):
            known = f"its steps are {', '.join(names)}" if names else "it has no steps with names"
            raise Mistake(way, f"`{key}` never stands at `{step}`: {known}")


def check_moved(way: Way, word: Word, own: dict[str, Component]) -> None:
    """Refuse to move what is only counted, and to lose cards that lie in no slots."""
    if not isinstance(word, Lose | Gain) or isinstance(word.what, str):
        return
    for key in own.keys() & word.what.keys():
        it = own[key]
        if it.counter is not None and it.counter.sum is not None:
            verb = str(word.__struct_config__.tag)
            raise Mistake((*way, verb, key), f"`{key}` is a sum: it is counted, not moved")
        if it.deck is not None and (it.deck.to != "front" or it.deck.seen_by != "everybody"):
            raise Mistake((*way, "lose", key), f"`{key}` is a deck whose cards do not lie open before players")


def check_whom(way: Way, word: Word, counters: set[str]) -> None:
    """Refuse a pick that no effect heeds, and a `who` of what is its owner's alone."""
    if isinstance(word, Play | Response | Go | Adds) and word.pick is not None:
        given = isinstance(word, Adds) and word.goes is not None
        if not given and not any(effect.heeds_pick(counters) for effect in each(word.do)):
            raise Mistake((*way, "pick"), "nothing falls on whom it picks")
    if isinstance(word, Lose | Gain) and word.who not in (None, "me") and isinstance(word.what, dict):
        if counters >= word.what.keys():
            raise Mistake((*way, "who"), "a counter is its owner's: it moves whoever is meant")


def check_families(pack: CharacterPack, known: set[str]) -> None:
    """A family goes by the title of a card that exists."""
    for way, word in words_in(pack):
        if isinstance(word, CharacterCard | SideCard) and word.same_as is not None and word.same_as not in known:
            raise unknown_title((*way, "same_as"), word.same_as, known)
        family = word.affected_by if isinstance(word, Only | OnlyNext) else None
        if family is not None and family not in known:
            raise unknown_title((*way, "affected_by"), family, known)


def unknown_title(way: Way, title: str, known: set[str]) -> Mistake:
    """No card has this title."""
    return Mistake(way, f"no card is called `{title}`", title, sorted(known))
