"""The table itself: everything that lies on it, what is going on, and what is being asked."""

from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import GamesAtTable
from innkeeper.table.log import EVERYBODY, Fact, Log
from innkeeper.table.pile import DRINK_DECK, DRINK_DISCARD_PILE, OF_A_SEAT, Label, Mark, Pile
from innkeeper.table.question import Question
from innkeeper.table.seat import Body, Place, Purse, Seat
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import DISCARD_AND_DRAW


class EventDeck:
    """A Sea or Dungeon Event Deck: where on the table its cards and Progress Counters are. It never changes."""

    def __init__(self, name: str, chapter: str, cards: int, discard: int, counters: int) -> None:
        self.name = name
        self.chapter = chapter  # of the rulebook, about this deck
        self.cards = cards  # the pile it is
        self.discard = discard  # its discard pile
        self.counters = counters  # the number of its Progress Counters


class Kept:
    """A component at this table: whose it is, and where its numbers and cards are. It never changes."""

    def __init__(self, component: Component, owner: int, face: Face, chart: int, number: int, pile: int) -> None:
        self.component = component
        self.owner = owner
        self.face = face  # of its chart, with the texts that are printed of it
        self.chart = chart  # the pile in which the chart lies alone
        self.number = number  # of a counter; of tokens, the first of as many as there are seats
        self.pile = pile  # of a side deck; the next one is its discard pile
        self.held = -1  # the first of as many piles as there are seats, for what lies face down before each; -1: none
        self.stands = component.stands or face.standing is not None or len(face.standing_at) > 0


class Table:
    """All of a game at one moment."""

    def __init__(self) -> None:
        self.cards: list[Card] = []  # every card of the game, by its number
        self.places: list[Place] = []
        self.orders: list[list[int]] = []
        self.rivals: list[list[int]] = []
        self.teams: list[list[int]] = []
        self.masks: list[int] = []
        self.shared = False  # a side that is still in the game has several members
        self.mode = ""  # how it is played, if not as the standard game
        self.potions = -1  # where among the numbers the sides' Potion Tokens are; -1: there are none
        self.ignoring_actions = -1  # … and whether each seat Ignores Action Cards for now; -1: nobody can
        self.stashes = -1  # the first of the piles of Artifacts that lie face down or in the pot or the Inn; -1: none
        self.bar_deck = -1  # the pile that it is; -1: it is not in play
        self.prizes = -1  # the first of the piles of Prizes: in the Inn, in the Prize Bin, in the pot; -1: none
        self.event_decks: list[EventDeck] = []
        self.games: GamesAtTable | None = None  # that may be played in place of a standard Round of Gambling
        self.kept: list[Kept] = []
        self.standing: list[Kept] = []  # of these, the ones with texts that stand …
        self.used: list[Kept] = []  # … and the ones whose charts are used like cards, by their owners alone
        self.held: list[int] = []  # where the piles begin of cards that lie face down before each seat
        self.labels: list[Label] = []  # what the numbers are
        self.seen: list[list[int]] = []  # which piles each seat sees; last, which a spectator does
        self.numbers: list[int] = []  # whatever is counted besides markers and Gold
        self.piles: list[Pile] = []  # the seats', the Drink Deck's, then all others
        self.mark = Mark()  # on the piles that no twin shares
        self.bodies: list[Body] = []
        self.purses: list[Purse] = []
        self.seats: list[Seat] = []
        self.players: list[Seat] = []  # the seats of people, who can win and lose
        self.automata: list[int] = []  # the seats that decide nothing; none in the standard game
        self.inn = 0  # Gold paid to the Inn less Gold paid by it; the Inn itself is never empty
        self.pot = 0
        self.turn = 0  # how many turns have begun
        self.active = 0
        self.phase = DISCARD_AND_DRAW
        self.chance: Chance = Dice()
        self.log = Log()
        self.stack: list[Frame] = []
        self.questions: list[Question] = []
        self.round_at = -1  # where in the stack a Round of Gambling is; -1: none
        self.moments = 0  # all at which a card of this table may be played
        self.listening = 0  # all at which a text of this table works by itself
        self.barred = 0  # who may not defend teammates in this turn, as a mask
        self.away = 0  # who is absent, as a mask: their turn was cut short, or they have gone for a while
        self.outside = 0  # … and of these who has left the table until the own next turn
        self.unwilling = 0  # who has refused to buy something this turn, as a mask
        self.contests = 0  # how many Drinking Contests are going on
        self.fallen: list[int] = []  # who has passed out in a contest, while it is not settled who loses with them
        self.over = False
        self.winners: list[int] = []  # the seats that won; several of different sides: a tie

    def copy(self) -> "Table":
        twin = Table()
        twin.cards = self.cards
        twin.places = self.places
        twin.orders = self.orders
        twin.rivals = self.rivals
        twin.teams = self.teams
        twin.masks = self.masks
        twin.shared = self.shared
        twin.mode = self.mode
        twin.potions = self.potions
        twin.ignoring_actions = self.ignoring_actions
        twin.stashes = self.stashes
        twin.bar_deck = self.bar_deck
        twin.prizes = self.prizes
        twin.event_decks = self.event_decks
        twin.games = self.games
        twin.kept = self.kept
        twin.standing = self.standing
        twin.used = self.used
        twin.held = self.held
        twin.labels = self.labels
        twin.seen = self.seen
        twin.numbers = self.numbers.copy()
        twin.piles = self.piles.copy()
        self.mark = Mark()
        twin.bodies = [Body(body.fortitude, body.alcohol) for body in self.bodies]
        twin.purses = [Purse(purse.gold) for purse in self.purses]
        twin.automata = self.automata
        twin.sit_down()
        for seat in self.seats:
            twin.seats[seat.number].out = seat.out
        twin.inn = self.inn
        twin.pot = self.pot
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.chance = self.chance.copy()
        twin.log = self.log.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.questions = [question.copy() for question in self.questions]
        twin.round_at = self.round_at
        twin.moments = self.moments
        twin.listening = self.listening
        twin.barred = self.barred
        twin.away = self.away
        twin.outside = self.outside
        twin.unwilling = self.unwilling
        twin.contests = self.contests
        twin.fallen = self.fallen
        twin.over = self.over
        twin.winners = self.winners.copy()
        return twin

    def sit_down(self) -> None:
        """A seat at each place, with the Body and the Purse of its side."""
        self.seats = [
            Seat(place, self.bodies[place.side], self.purses[place.side], self.piles) for place in self.places
        ]
        self.players = self.seats
        if self.automata:
            self.players = [seat for seat in self.seats if seat.place.nature.loses]

    def track(self, seat: int, towards: int) -> Body:
        """The markers of an automaton towards a player: a track each, from that of its side on."""
        return self.bodies[self.places[seat].side + towards]

    @property
    def drink_deck(self) -> list[Card]:
        return self.piles[self.drinks(DRINK_DECK)].cards

    @property
    def drink_discard(self) -> list[Card]:
        return self.piles[self.drinks(DRINK_DISCARD_PILE)].cards

    def drinks(self, which: int) -> int:
        """The number of the Drink Deck or of its discard pile."""
        return len(self.places) * OF_A_SEAT + which

    def put(self, card: Card, pile: int) -> None:
        """Lay a card on top of a pile."""
        self._own(pile).put(card)

    def discard(self, card: Card) -> None:
        """Lay a card on the discard pile that it belongs to."""
        self._own(card.home).put(card)

    def take(self, card: Card, pile: int) -> None:
        """Take a card out of a pile."""
        self._own(pile).take(card)

    def take_top(self, pile: int) -> Card:
        """Take the top card of a pile."""
        return self._own(pile).take_top()

    def lay(self, pile: int, cards: list[Card]) -> None:
        """Let these be the cards of a pile. The list is the pile's from now on."""
        self.piles[pile] = Pile(self.piles[pile].label, cards, self.mark)

    def _own(self, number: int) -> Pile:
        """A pile to be changed. One that a twin shares is left to the twin."""
        pile = self.piles[number]
        if pile.mark is not self.mark:
            pile = pile.copy(self.mark)
            self.piles[number] = pile
        return pile

    def shuffle_in(self, discard: int, deck: int) -> int:
        """Shuffle the cards of a discard pile into a deck, and say how many it holds then."""
        cards = self.piles[discard].cards + self.piles[deck].cards
        self.chance.shuffle(cards)
        self.lay(discard, [])
        self.lay(deck, cards)
        return len(cards)

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def tell(
        self,
        what: str,
        rule: str,
        seat: int = -1,
        card: Card = NO_CARD,
        whom: int = -1,
        amount: int = 0,
        known_to: int = EVERYBODY,
        component: Component = NO_COMPONENT,
    ) -> None:
        """Write a fact into the log."""
        if not self.log.is_kept:
            return
        depth = 0
        for frame in self.stack:
            if frame.is_a_cause():
                depth += 1
        self.log.write(Fact(what, rule, seat, card, whom, amount, known_to, depth, component))

    def note_who_is_in(self) -> None:
        """Note in which order those still in the game sit, seen from each seat; and who of them are on its side."""
        count = len(self.seats)
        self.orders = []
        self.rivals = []
        self.teams = []
        self.masks = []
        self.shared = False
        for first in range(count):
            order = [(first + i) % count for i in range(count) if not self.seats[(first + i) % count].out]
            side = self.seats[first].side
            self.orders.append(order)
            self.rivals.append([other for other in order if self.seats[other].side != side])
            team = [other for other in order if self.seats[other].side == side]
            self.teams.append(team)
            mask = 1 << first if not team else 0  # who is out stands for nobody else
            for other in team:
                mask |= 1 << other
            self.masks.append(mask)
            self.shared = self.shared or len(team) > 1

    def clockwise_from(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from `first` (who comes first if still in). Not to be changed."""
        return self.orders[first]

    def opponents(self, number: int) -> list[int]:
        """The players off this seat's side who are still in the game, clockwise from its left. Not to be changed."""
        return self.rivals[number]

    def team(self, number: int) -> list[int]:
        """Those of this seat's side who are still in the game, clockwise from it. Not to be changed."""
        return self.teams[number]
