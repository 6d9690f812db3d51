"""From a scenario to the table it begins with."""

from msgspec import structs

from innkeeper.agreed import Agreed
from innkeeper.judge import tables
from innkeeper.judge.format import Scenario
from innkeeper.judge.games import games_of
from innkeeper.judge.gizmos import GIZMOS, place_of_fortitude
from innkeeper.judge.prizes import lay_prizes
from innkeeper.judge.seating import names, with_otto_last
from innkeeper.judge.state import DECK, DISCARD, NUMBER, STASH, Part, kept_of, named_in, part_of, place_in, shared_deck
from innkeeper.judge.tables import Deck, Only, Title
from innkeeper.judge.titles import FOR_A_DRINK, FOR_A_HAND, Titles
from innkeeper.rules.components import note_sums
from innkeeper.rules.laying import add_card, deal, lay_table
from innkeeper.rules.otto.joining import OTTO
from innkeeper.rules.setup import first_player
from innkeeper.rules.side_decks import pile_before
from innkeeper.rules.standing import note_absence
from innkeeper.rules.turn import begin_game, begin_turn
from innkeeper.table.box import MIXED, Box
from innkeeper.table.card import Card
from innkeeper.table.pile import (
    CHARACTER_DECK,
    DISCARD_PILE,
    DRINK_DECK,
    DRINK_DISCARD_PILE,
    DRINK_ME_PILE,
    HAND,
    IN_PLAY,
)
from innkeeper.table.table import EventDeck, Kept, Table
from innkeeper.vocabulary.components import SIDE_DECK, TO_PILE
from innkeeper.vocabulary.terms import ACTION_PHASE, PHASES

EVENT_DECKS = ("sea", "dungeon")
TABLE = -1  # the owner of Drinks, and of side decks that several share
TREASURE = "treasure"  # the name of one


def drink_deck(scenario: Scenario) -> str:
    """Which Drink Deck is played with, or which ones mixed."""
    drinks = scenario.table.drinks
    return drinks if isinstance(drinks, str) else MIXED.join(drinks)


def bar_deck(scenario: Scenario) -> Deck | None:
    """What is named of the Bar Deck; None: it is not in play."""
    wanted = scenario.table.variants.bar_deck if scenario.table.variants is not None else None
    if isinstance(wanted, bool):
        return [] if wanted else None
    return wanted if wanted is not None or not scenario.table.bar_deck else []


def event_decks(scenario: Scenario) -> dict[str, Deck]:
    """The Event Decks in play, with what is named of each, top first."""
    found: dict[str, Deck] = {key: [] for key in scenario.table.event_decks}
    variants = scenario.table.variants
    for key in EVENT_DECKS if variants is not None else ():
        wanted = getattr(variants, f"{key}_events")
        if wanted is not None and wanted is not False:
            found[key] = [] if wanted is True else wanted
    return found


def lay(scenario: Scenario, box: Box, titles: Titles) -> Table:
    """The table of a scenario; a SetupError says that the rules do not allow it."""
    scenario = with_otto_last(scenario, box)
    wanted = scenario.table
    called = names(scenario, box)
    first = called.index(wanted.active) if wanted.active is not None else 0
    mode = wanted.variants.mode if wanted.variants is not None and wanted.variants.mode is not None else wanted.mode
    sides = wanted.sides
    if wanted.teams is not None:
        sides = [[called.index(name) for name in team] for team in wanted.teams]
    factions = wanted.variants.otto if wanted.variants is not None and wanted.variants.otto else wanted.factions
    people = [seat.character for seat in wanted.seats if seat.character != OTTO]
    agreed = Agreed.of(
        structs.replace(
            wanted,
            drinks=drink_deck(scenario),
            mode=mode,
            sides=sides,
            bar_deck=bar_deck(scenario) is not None,
            gambling_games=games_of(scenario),
            event_decks=list(event_decks(scenario)),
            otto=len(people) < len(called),
            factions=factions,
        )
    )
    setup = agreed.seated(people, min(first, len(people) - 1), called[: len(people)])
    table = lay_table(setup, box, wanted.seed)
    Laying(table, scenario, titles).lay()
    table.turn = 0 if wanted.deal else 1  # in mid-game nobody has a first turn
    if wanted.deal and wanted.phase is None:
        begin_game(table, first_player(setup))
    else:
        begin_turn(table, first, PHASES.index(wanted.phase) if wanted.phase is not None else ACTION_PHASE)
    return table


class Share:
    """What a scenario gives to a seat, taken out of the decks before anything is dealt; None: as the rules deal it."""

    def __init__(self, laying: "Laying", number: int, seat: tables.Seat) -> None:
        def own(titles: list[Title] | None) -> list[Card] | None:
            return None if titles is None else [laying.own_card(number, title) for title in titles]

        self.hand = own(seat.hand)
        self.deck = own(named(seat.deck)) or []
        self.discard = own(seat.discard) or []
        self.in_play = [laying.any_card(number, title) for title in seat.in_play or []]
        self.drink_me: list[Card] | None = None
        if seat.drink_me is not None:
            self.drink_me = [laying.drink(title) for title in seat.drink_me]


class Laying:
    """Puts the cards where the scenario wants them. Lists of a scenario are top first, piles have their top last."""

    def __init__(self, table: Table, scenario: Scenario, titles: Titles) -> None:
        self.table = table
        self.scenario = scenario
        self.wanted = scenario.table
        self.named = [seat.name for seat in table.seats]
        self.drinks = drink_deck(scenario)
        self.bar = bar_deck(scenario)
        self.events = event_decks(scenario)
        self.titles = titles

    def lay(self) -> None:
        """Take what is named out of the decks, deal if the scenario says so, then put everything in its place."""
        shares = [Share(self, number, seat) for number, seat in enumerate(self.wanted.seats)]
        top = [self.drink(title) for title in named(self.wanted.drink_deck) or []]
        at_the_bar = [self.drink(title) for title in named(self.bar) or []]
        discarded = [self.drink(title) for title in self.wanted.drink_discard or []]
        treasure = shared_deck(self.table, TREASURE)
        wanted = named(self.wanted.treasure_deck) or []
        found = [self.side_card(treasure, title) for title in wanted] if treasure is not None else []
        if self.wanted.deal:
            deal(self.table)
            self.table.stack = []  # no bill falls due while the table is laid
        for number, share in enumerate(shares):
            self.place(number, share)
            self.set_numbers(number)
        only = isinstance(self.wanted.drink_deck, Only)
        self.lay_deck(self.table.drinks(DRINK_DECK), self.table.drinks(DRINK_DISCARD_PILE), top, discarded, only)
        if self.bar is not None:
            self.lay_bar_deck(at_the_bar, len(discarded))
        if treasure is not None:
            self.lay_deck(treasure.pile, treasure.pile + 1, found, [], isinstance(self.wanted.treasure_deck, Only))
        lay_prizes(self.table, self.scenario, self.titles)
        for deck in self.table.event_decks:
            self.lay_event_deck(deck)

    def lay_event_deck(self, deck: EventDeck) -> None:
        """The Events that are named on top, and so many Progress Counters; one that the deck lacks is lent to it."""
        wanted = self.events[deck.name]
        top: list[Card] = []
        for title in named(wanted) or []:
            found = self.taken(title, deck.cards)
            face = self.titles.face(title, deck.name, FOR_A_DRINK)
            top.append(found if found is not None else add_card(self.table, face, TABLE, deck.discard))
        self.lay_deck(deck.cards, deck.discard, top, [], isinstance(wanted, Only))
        counters = self.wanted.variants.counters if self.wanted.variants is not None else None
        number = getattr(counters, deck.name, None)
        if number is not None:
            self.table.numbers[deck.counters] = number

    def lay_bar_deck(self, top: list[Card], discarded: int) -> None:
        """What no deck was left with lies in the Bar Deck beneath what is named; or with that among the discards."""
        bar, discard = self.table.bar_deck, self.table.drinks(DRINK_DISCARD_PILE)
        cards = self.table.drink_discard
        left = cards[: len(cards) - discarded] + self.table.piles[bar].cards
        shown = cards[len(cards) - discarded :]
        only = isinstance(self.bar, Only)
        self.table.lay(discard, (left if only else []) + shown)
        self.table.lay(bar, ([] if only else left) + pile(top))

    def place(self, number: int, share: Share) -> None:
        """A seat's cards; a hand or Drink that was dealt goes back if the scenario gives another."""
        seat = self.table.seats[number]
        if not seat.place.nature.decides and (share.deck or share.discard):
            self.table.lay(seat.pile(CHARACTER_DECK), [])  # what is named of an automaton's deck is all it has
        if share.hand is not None:
            self.table.shuffle_in(seat.pile(HAND), seat.pile(CHARACTER_DECK))
            self.table.lay(seat.pile(HAND), share.hand)
        if share.drink_me is not None:
            self.table.shuffle_in(seat.pile(DRINK_ME_PILE), self.table.drinks(DRINK_DECK))
            self.table.lay(seat.pile(DRINK_ME_PILE), pile(share.drink_me))
        only = isinstance(self.wanted.seats[number].deck, Only)
        self.lay_deck(seat.pile(CHARACTER_DECK), seat.pile(DISCARD_PILE), share.deck, share.discard, only)
        self.table.lay(seat.pile(IN_PLAY), share.in_play)
        note_absence(self.table, number)

    def lay_deck(self, deck: int, discard: int, top: list[Card], discarded: list[Card], only: bool) -> None:
        """Cards on top of a deck and on its discard pile; `only`: whatever else the deck holds is discarded beneath."""
        rest = self.table.piles[deck].cards
        self.table.lay(discard, (rest if only else []) + pile(discarded))
        self.table.lay(deck, ([] if only else rest) + pile(top))

    def set_numbers(self, number: int) -> None:
        """Fortitude, Alcohol Content, Gold, counters and tokens."""
        seat, wanted = self.table.seats[number], self.wanted.seats[number]
        if wanted.fortitude is not None:
            seat.body.fortitude = wanted.fortitude
        if wanted.alcohol is not None:
            seat.body.alcohol = wanted.alcohol
        if wanted.gold is not None:
            seat.purse.gold = wanted.gold
        for name, track in (wanted.tracks or {}).items():
            body = self.table.track(number, self.named.index(name))
            body.fortitude, body.alcohol = track.fortitude, track.alcohol
        if wanted.potions is not None and self.table.potions >= 0:
            self.table.numbers[self.table.potions + seat.side] = wanted.potions
        for name, value in (wanted.state or {}).items():
            if name == GIZMOS:
                self.lay_gizmos(number, value)
                continue
            part = part_of(name, seat.character, self.titles.sitting(self.table))
            assert part is not None
            if part.what == NUMBER:
                self.table.numbers[place_in(kept_of(self.table, number, part), number)] = part.component.step(value)
            else:
                self.lay_part(number, part, named_in(value))
        note_sums(self.table, number, "treasure.level.is-sum")

    def lay_gizmos(self, number: int, wanted: dict[str, int]) -> None:
        """Cards in front of a seat, each with so much Fortitude of its own."""
        for title, fortitude in wanted.items():
            card = self.own_card(number, title)
            self.table.put(card, self.table.seats[number].pile(IN_PLAY))
            self.table.numbers[place_of_fortitude(self.table, card)] = fortitude

    def lay_part(self, number: int, part: Part, wanted: Deck) -> None:
        """The cards of a side deck: in it, on its discard pile, or open before somebody."""
        kept = kept_of(self.table, number, part)
        cards = [self.side_card(kept, title) for title in named(wanted) or []]
        if part.what == DECK:
            left = self.table.piles[kept.pile + 1].cards
            self.lay_deck(kept.pile, kept.pile + 1, cards, [], isinstance(wanted, Only))
            self.table.lay(kept.pile + 1, self.table.piles[kept.pile + 1].cards + left)
            return
        if part.what == STASH:
            self.table.lay(self.table.stashes + number, pile(cards))
            return
        to_discard = part.what == DISCARD or part.component.stands
        for card in pile(cards):
            self.table.put(card, kept.pile + 1 if to_discard else pile_before(self.table, kept, number))

    def side_card(self, kept: Kept, title: Title) -> Card:
        """A card of a side deck; one that it lacks is lent to it."""
        found = self.taken(title, kept.pile)
        if found is not None:
            return found
        face = self.titles.side_face(title, kept)
        return add_card(self.table, face, TABLE if kept.component.shared else kept.owner, kept.pile + 1)

    def own_card(self, number: int, title: Title) -> Card:
        """A card of the seat's own deck; one that the deck lacks is lent to it."""
        seat = self.table.seats[number]
        found = self.taken(title, seat.pile(CHARACTER_DECK))
        if found is not None:
            return found
        face = self.titles.face(title, seat.character, FOR_A_HAND)
        return add_card(self.table, face, number, seat.pile(DISCARD_PILE))

    def drink(self, title: Title) -> Card:
        """A card of the Drink Deck; one that it lacks is lent to it."""
        decks = [self.table.drinks(DRINK_DECK)]
        decks += [self.table.bar_deck] if self.bar is not None else []
        decks += [kept.pile for kept in self.table.kept if kept.component.place == TO_PILE]
        for deck in decks:
            found = self.taken(title, deck)
            if found is not None:
                return found
        face = self.titles.face(title, self.drinks, FOR_A_DRINK)
        return add_card(self.table, face, TABLE, self.table.drinks(DRINK_DISCARD_PILE))

    def any_card(self, number: int, title: Title) -> Card:
        """A card that lies before a seat: of anybody's side deck, one of its own, or a Drink that it has kept."""
        for kept in self.table.kept:
            found = self.taken(title, kept.pile) if kept.component.kind == SIDE_DECK else None
            if found is not None:
                return found
        face = self.titles.face(title, self.table.seats[number].character, FOR_A_HAND)
        return self.own_card(number, title) if face.drink is None else self.drink(title)

    def taken(self, title: Title, deck: int) -> Card | None:
        """A card of this title out of a deck."""
        for card in self.table.piles[deck].cards:
            if isinstance(title, str) and card.face.title == self.titles.printed(title):
                self.table.take(card, deck)
                return card
        return None


def named(deck: Deck | None) -> list[Title] | None:
    """The cards that are named of a deck."""
    return deck.only if isinstance(deck, Only) else deck


def pile(cards: list[Card]) -> list[Card]:
    """Cards listed top first, as a pile."""
    return cards[::-1]
