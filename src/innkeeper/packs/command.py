"""`innkeeper cards`: list the decks and their cards, check a pack, print the schema, count words."""

import json
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from innkeeper.packs import HERE, PackError, built_in_packs, open_box, side_decks
from innkeeper.packs.foreign import read_right
from innkeeper.packs.reading import read_words
from innkeeper.packs.schema import pack_schema
from innkeeper.vocabulary.cards import Card, CharacterCard, DrinkCard, EventCard, PrizeCard, SideCard, written_plays
from innkeeper.vocabulary.mistakes import near
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.uses import each
from innkeeper.vocabulary.verbs import Effect
from innkeeper.vocabulary.words import AnyPack, CharacterPack, DrinkPack, PrizePack, SideDeckPack
from innkeeper.words.wording import kind_names, text


def run(character: str | None, check: Path | None, schema: bool, stats: bool) -> int:
    """What the command does; 0 if all is well."""
    if schema:
        print(json.dumps(pack_schema(), indent=2))
        return 0
    if check is not None:
        return check_file(check)
    if stats:
        return show_stats()
    if character is None:
        return show_decks()
    return show_deck(character)


def complain(message: str) -> int:
    """Say what is wrong."""
    Console(stderr=True).print(message, soft_wrap=True, markup=False, highlight=False)
    return 1


def check_file(path: Path) -> int:
    """Say whether a pack is right, or what is wrong with it."""
    box = open_box()
    try:
        pack = read_words(path, families={face.family for face in box.faces}, side_decks=side_decks(built_in_packs()))
        if isinstance(pack, CharacterPack) and not path.resolve().is_relative_to(HERE.resolve()):
            read_right(path, box)  # ids and names are taken, and there are bounds
    except PackError as error:
        return complain(str(error))
    Console().print(f"OK: {summary(pack)}", soft_wrap=True, markup=False, highlight=False)
    return 0


def summary(pack: AnyPack) -> str:
    """A pack in one line."""
    number = sum(card.copies for card in pack.cards)
    return f"{full_name(pack)} (`{pack.key}`), {number} cards of {len(pack.cards)} titles"


def full_name(pack: AnyPack) -> str:
    """A name with what else belongs to it."""
    epithet = pack.epithet if isinstance(pack, CharacterPack) else ""
    return f"{pack.name} {epithet}".strip()


def heading(pack: AnyPack) -> str:
    """The name of a kind of pack."""
    if isinstance(pack, CharacterPack):
        return "Characters"
    if isinstance(pack, SideDeckPack):
        return "Side Decks"
    return "Drink Decks" if isinstance(pack, DrinkPack) else "Prizes" if isinstance(pack, PrizePack) else "Event Decks"


def show_decks() -> int:
    """List all decks."""
    console = Console()
    for title in ("Characters", "Side Decks", "Drink Decks", "Event Decks", "Prizes"):
        packs = [pack for pack in built_in_packs() if heading(pack) == title]
        if packs:
            console.print(decks_table(title, packs))
    console.print("The cards of one of them: innkeeper cards ID", highlight=False)
    return 0


def decks_table(title: str, packs: list[AnyPack]) -> Table:
    """Decks of one kind."""
    table = Table("ID", "Name", "Race", "Class", "Set", "Cards", "Titles", title=title, title_justify="left")
    if not isinstance(packs[0], CharacterPack):
        table = Table("ID", "Name", "Set", "Cards", "Titles", title=title, title_justify="left")
    for pack in packs:
        about = [pack.race or "?", pack.calling] if isinstance(pack, CharacterPack) else []
        number = sum(card.copies for card in pack.cards)
        table.add_row(pack.key, full_name(pack), *about, pack.set, str(number), str(len(pack.cards)))
    return table


def show_deck(key: str) -> int:
    """List the cards of one deck with what they say."""
    packs = {pack.key: pack for pack in built_in_packs()}
    pack = packs.get(key.lower())
    if pack is None:
        return complain(f"There is no deck `{key}`" + near(key, packs))
    console = Console()
    table = Table("", "Card", "Kind", "Text", title=summary(pack), title_justify="left", show_lines=True)
    for face, copies in Counter(faces_of(pack)).items():
        title = face.title + (" (house card)" if face.origin == "house" else "")
        table.add_row(f"{copies}×", Text(title), "\n".join(kind_names(face)), Text(text(face)))
    console.print(table)
    return 0


def faces_of(pack: AnyPack) -> list[Face]:
    """A face for each card of a deck; of a character also what belongs to the components."""
    box = open_box()
    if isinstance(pack, CharacterPack):
        character = box.characters[pack.key]
        return [*character.deck, *character.charts, *(face for deck in character.side_decks.values() for face in deck)]
    if isinstance(pack, PrizePack):
        return [box.prizes[card.title] for card in pack.cards]
    if isinstance(pack, SideDeckPack):
        return [*box.side_decks[pack.key].charts, *box.side_decks[pack.key].deck]
    return (box.drink_decks if isinstance(pack, DrinkPack) else box.event_decks)[pack.key]


def show_stats() -> int:
    """Count cards, and the words they use."""
    packs = built_in_packs()
    cards = [card for pack in packs for card in pack.cards]
    number = sum(card.copies for card in cards)
    console = Console()
    console.print(f"{len(packs)} packs, {len(cards)} titles, {number} cards.", highlight=False)
    house = [card for card in cards if card.origin == "house"]
    number = sum(card.copies for card in house)
    console.print(f"{number} of them, of {len(house)} titles, are house cards: made up here.", highlight=False)
    console.print("0 cards name a Python effect: all are written in words.", highlight=False)
    table = Table("Word", "Titles", title="Verbs in use", title_justify="left")
    counts = Counter(verb for card in cards for verb in verbs_of(card))
    for verb, titles in counts.most_common():
        table.add_row(verb, str(titles))
    console.print(table)
    return 0


def verbs_of(card: Card) -> set[str]:
    """The verbs on a card."""
    effects: list[Effect] = []
    if isinstance(card, CharacterCard | SideCard):
        effects = [effect for _, play in written_plays(card) for effect in play.do]
        if isinstance(card, SideCard) and card.at_once:
            effects += card.at_once.do
    elif isinstance(card, DrinkCard | EventCard) and card.event:
        effects = card.event.effects()
    elif isinstance(card, PrizeCard):
        effects = card.do
    return {str(effect.__struct_config__.tag) for effect in each(effects)}
