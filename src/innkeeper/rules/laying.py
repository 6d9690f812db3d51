"""Laying the table: what lies where before the game, and the first deal."""

from innkeeper.rules import modes
from innkeeper.rules.artifacts import deal_artifacts
from innkeeper.rules.drink_deck import draw_from_the_bar
from innkeeper.rules.otto.joining import HIGHEST, OTTO, factions_of
from innkeeper.rules.seeing import note_who_sees
from innkeeper.rules.setup import BAR_DECK, SEA_EVENTS, Setup, check, first_gold, seat_names, shuffler, side_of
from innkeeper.rules.side_decks import to_begin_with, turn_up_first
from innkeeper.table.box import Box, Character
from innkeeper.table.card import Card
from innkeeper.table.gambling import DECK, DISCARD, DRAGONS, NAMES, WORTHS, GamesAtTable
from innkeeper.table.pile import (
    CHARACTER_DECK,
    DISCARD_PILE,
    DRINK_DECK,
    DRINK_DISCARD_PILE,
    DRINK_ME_PILE,
    EVERYBODY_SEES,
    HAND,
    IGNORING_ACTIONS,
    NOBODY_SEES,
    OTHERS_SEE,
    POTIONS,
    PRIZE_BIN,
    PRIZES_IN_INN,
    TEAM_SEES,
    Label,
    Pile,
    labels_of_a_seat,
)
from innkeeper.table.seat import PERSON, Body, Nature, Place, Purse, Role, Seat
from innkeeper.table.table import EventDeck, Kept, Table
from innkeeper.vocabulary.components import COUNTER, EVERYBODY, HOLDER, SIDE_DECK, TO_PURSE, TOKEN, Component
from innkeeper.vocabulary.effects import IgnoreActions
from innkeeper.vocabulary.plays import Face


def lay_table(setup: Setup, box: Box, seed: int) -> Table:
    """Put everything on the table, nothing dealt yet: full decks, shuffled (setup.character-deck.shuffled)."""
    check(setup, box)
    table = Table()
    table.chance = shuffler(setup, seed)
    count = len(setup.characters)
    sides = modes.sides_or_singles(setup.sides, count)
    table.bodies = [Body() for _ in sides]  # setup.fortitude.starts-at-twenty, setup.alcohol.starts-at-zero
    # setup.gold.inn: what is left is the Inn's; otto.setup.players-start-with-ten-gold
    table.purses = [Purse(first_gold(count + setup.otto, setup.mode)) for _ in sides]
    sitting, side_of_each, factions = setup.characters, side_of(setup), setup.factions
    if setup.otto:
        table.bodies += [Body(HIGHEST) for _ in sides]  # otto.setup.two-tracks-at-six-and-zero
        table.purses.append(Purse())  # otto.general.pays-from-inn
        sitting, side_of_each = [*sitting, OTTO], [*side_of_each, len(sides)]
        factions = factions or sorted(table.chance.some(factions_of(box), 2))
    lay_places(table, seat_names(setup, box), sitting, side_of_each, setup.mode, box, factions)
    for seat in table.seats:
        seat.purse.gold += seat.place.gold  # boss-battle.boss-setup.character-extras
        take_cards(table, seat, seat.place.who)
    # setup.drink-deck.shared-and-shuffled, setup.drink-deck.thirty-cards
    # bar-deck.setup.all-chosen-drinks-form-bar-deck
    drinks = add_bar_deck(table) if setup.bar_deck else table.drinks(DRINK_DECK)
    lay_deck(table, box.drinks(setup.drinks), -1, drinks, table.drinks(DRINK_DISCARD_PILE))
    if setup.bar_deck:
        draw_from_the_bar(table)  # bar-deck.setup.first-thirty-become-drink-deck
    for name in sorted(setup.event_decks, key=lambda name: box.event_chapters[name] != SEA_EVENTS):
        deck = add_event_deck(table, name, box)
        lay_deck(table, box.event_decks[name], -1, deck.cards, deck.discard)
    if setup.gambling_games:
        games = add_games(table, setup.gambling_games)
        lay_deck(table, box.gambling_deck, -1, games.pile(DECK), games.pile(DISCARD))
        lay_deck(table, box.dragons, -1, games.pile(DRAGONS), games.pile(DRAGONS))
    if setup.prizes:
        lay_prizes(table, [box.prizes[title] for title in setup.prizes])
    note_who_sees(table)
    return table


def lay_prizes(table: Table, faces: list[Face]) -> None:
    """Prizes lie open in the Inn; those that are used come to the Prize Bin."""
    # prizes.setup.optional-prize-cards-in-inn
    add_prizes(table)
    for face in faces:
        table.put(add_card(table, face, -1, table.prizes + PRIZE_BIN), table.prizes + PRIZES_IN_INN)


def lay_places(
    table: Table, names: list[str], characters: list[str], sides: list[int], mode: str, box: Box, factions: list[str]
) -> None:
    """Who sits where, with empty piles and with numbers as they start; all that is on the table but the cards."""
    table.mode = mode
    people = [key for key in characters if key in box.characters]
    roles = modes.roles(mode, sides[: len(people)]) + [Role() for _ in characters[len(people) :]]
    for number, key in enumerate(characters):
        nature = PERSON
        if number >= len(people):
            table.automata = [*table.automata, number]
            nature = Nature(person=False)
            nature.factions = factions
        table.places.append(Place(number, names[number], box.who(key), sides[number], roles[number], nature))
        for label in labels_of_a_seat(number):
            add_pile(table, label)
    add_pile(table, Label("drink_deck", -1, NOBODY_SEES))
    add_pile(table, Label("drink_discard", -1))
    for number, key in enumerate(characters):
        who = box.who(key)
        for component, face in zip(who.components, who.charts, strict=True):
            add_component(table, component, face, number)  # setup.character.extra-components
    table.standing = [kept for kept in table.kept if kept.stands]
    table.used = [kept for kept in table.kept if kept.face.plays]
    if any(kept.component.place == TO_PURSE for kept in table.kept):
        add_stashes(table)
    add_potions(table, mode)
    table.sit_down()
    table.note_who_is_in()


def add_stashes(table: Table) -> None:
    """Room for Artifacts: face down with each player, then in the pot and in the Inn, face down and up."""
    table.stashes = len(table.piles)
    for place in table.places:
        add_pile(table, Label("stash", place.number, NOBODY_SEES))
    for name in ("pot_artifacts", "inn_artifacts"):
        add_pile(table, Label(f"{name}_down", -1, NOBODY_SEES))
        add_pile(table, Label(f"{name}_up", -1))


def add_potions(table: Table, mode: str) -> None:
    """Each side's Potion Tokens (teams.potions.starting-number-by-variant)."""
    number = modes.potions(mode, len(table.places))
    if number:
        table.potions = len(table.numbers)
        for side in range(len(table.bodies)):
            add_number(
                table, Label(POTIONS, next(place.number for place in table.places if place.side == side)), number
            )


def add_component(table: Table, component: Component, face: Face, owner: int) -> None:
    """A counter, tokens (how many each player holds) or a side deck with its discard pile."""
    chart = add_pile(table, Label(f"{component.key}_chart", owner, lies_still=True))
    pile = len(table.piles)
    if component.shared:  # treasure.setup.shared-deck
        pile = next((kept.pile for kept in table.kept if kept.component is component), pile)
    table.kept.append(Kept(component, owner, face, chart, len(table.numbers), pile))
    if component.kind == COUNTER:
        add_number(table, Label(component.key, owner), component.number)
    elif component.kind == TOKEN:
        for holder in table.places:
            add_number(table, Label(component.key, holder.number), 0)
    elif pile == len(table.piles):
        whose = -1 if component.shared else owner
        add_pile(table, Label(f"{component.key}_deck", whose, NOBODY_SEES))
        add_pile(table, Label(f"{component.key}_discard", whose))
        if component.seen_by != EVERYBODY:
            add_held(table, table.kept[-1])


def add_held(table: Table, kept: Kept) -> None:
    """Room for what of a side deck lies face down before each player."""
    kept.held = len(table.piles)
    table.held = [*table.held, kept.held]
    seen_by = TEAM_SEES if kept.component.seen_by == HOLDER else NOBODY_SEES
    for place in table.places:
        add_pile(table, Label(f"{kept.component.key}_held", place.number, seen_by))


def add_bar_deck(table: Table) -> int:
    """Room for the Bar Deck."""
    table.bar_deck = add_pile(table, Label(BAR_DECK, -1, NOBODY_SEES))
    return table.bar_deck


def add_prizes(table: Table) -> None:
    """Room for Prizes in the Inn, in the Prize Bin and in the pot, in this order."""
    table.prizes = add_pile(table, Label("prizes", -1))
    add_pile(table, Label("prize_bin", -1))
    add_pile(table, Label("pot_prize", -1))


def add_event_deck(table: Table, name: str, box: Box) -> EventDeck:
    """Room for an Event Deck with its Progress Counters (setup.sea-event-deck.optional)."""
    chapter = box.event_chapters[name]
    cards = add_pile(table, Label(name, -1, NOBODY_SEES))
    discard = add_pile(table, Label(f"{name}_discard", -1))
    # sea-events.combined.starting-counters, sea-events.setup.shuffle-and-two-counters
    beside_the_sea = chapter != SEA_EVENTS and any(deck.chapter == SEA_EVENTS for deck in table.event_decks)
    counters = add_number(table, Label(f"{name}_counters", -1), 3 if beside_the_sea else 2)
    table.event_decks.append(EventDeck(name, chapter, cards, discard, counters))
    effects = [effect for face in box.event_decks[name] for effect in face.event or []]
    if table.ignoring_actions < 0 and any(isinstance(effect, IgnoreActions) for effect in effects):
        table.ignoring_actions = len(table.numbers)
        for place in table.places:
            add_number(table, Label(IGNORING_ACTIONS, place.number), 0)
    return table.event_decks[-1]


def add_games(table: Table, names: list[str]) -> GamesAtTable:
    """Room for gambling games: the deck, the cards of each player, and how the last game went."""
    # embedding.games.players-must-know-them
    games = GamesAtTable(names, len(table.piles), len(table.numbers))
    for name in ("game_deck", "game_discard", "game_dragons"):
        add_pile(table, Label(name, -1, NOBODY_SEES))
    add_pile(table, Label("game_middle", -1))
    seers = (TEAM_SEES, EVERYBODY_SEES, OTHERS_SEE, TEAM_SEES, TEAM_SEES)
    for place in table.places:
        for name, seen_by in zip(NAMES, seers, strict=True):
            add_pile(table, Label(name, place.number, seen_by))
    for _ in range(WORTHS + 2 * len(table.places)):
        add_number(table, Label("game_result", -1), 0)
    table.games = games
    return games


def take_cards(table: Table, seat: Seat, character: Character) -> None:
    """One player's Character Deck and side decks."""
    # setup.player.components, setup.character-deck.no-boss-cards, boss-battle.boss-setup.boss-cards-shuffled-in
    faces = [face for face in character.deck if seat.place.role.boss or not face.boss]
    if seat.place.nature.factions:  # otto.setup.two-of-four-factions
        faces = [face for face in faces if face.faction in seat.place.nature.factions]
    lay_deck(table, faces, seat.number, seat.pile(CHARACTER_DECK), seat.pile(DISCARD_PILE))
    for kept in [kept for kept in table.kept if kept.owner == seat.number]:
        table.put(add_card(table, kept.face, seat.number, kept.chart), kept.chart)
        if kept.component.shared and table.piles[kept.pile].cards:
            continue  # there is one for all who use it
        if kept.component.kind == SIDE_DECK and (seat.place.role.boss or not kept.component.boss):
            owner = -1 if kept.component.shared else seat.number
            lay_deck(table, character.side_decks[kept.component.key], owner, kept.pile, kept.pile + 1)


def add_pile(table: Table, label: Label) -> int:
    """One more pile, and its number."""
    table.piles.append(Pile(label, [], table.mark))
    return len(table.piles) - 1


def add_number(table: Table, label: Label, value: int) -> int:
    """One more number, and its place."""
    table.labels.append(label)
    table.numbers.append(value)
    return len(table.numbers) - 1


def lay_deck(table: Table, faces: list[Face], owner: int, pile: int, home: int) -> None:
    """A shuffled pile of new cards."""
    cards = [add_card(table, face, owner, home) for face in faces]
    table.chance.shuffle(cards)
    table.lay(pile, cards)


def add_card(table: Table, face: Face, owner: int, home: int) -> Card:
    card = Card(len(table.cards), face, owner, home)
    table.cards.append(card)
    table.moments |= face.moments
    table.listening |= face.listens
    return card


def deal(table: Table) -> None:
    """A hand of cards and one Drink on each pile, which nobody looks at; and what side decks begin with."""
    # setup.hand.seven-cards, setup.drink-me-pile.*, boss-battle.boss-setup.opening-hand
    turn_up_first(table)
    if table.stashes >= 0:
        deal_artifacts(table)
    for seat in table.players:  # otto.general.no-hand
        size = seat.place.role.hand - (1 if to_begin_with(table, seat.number) else 0)
        while len(seat.hand) < size and seat.deck:
            table.put(table.take_top(seat.pile(CHARACTER_DECK)), seat.pile(HAND))
        if table.drink_deck:
            drink = table.take_top(table.drinks(DRINK_DECK))
            table.put(drink, seat.pile(DRINK_ME_PILE))  # setup.drink-me-pile.one-card
