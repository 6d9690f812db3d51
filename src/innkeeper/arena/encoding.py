"""Observations: what a seat sees, as so many numbers, the same for every table size. docs/arena.md tells each of them.

They are read from the seat's view alone, so they hold nothing that the seat may not know. Seats are counted clockwise
from the own one.
"""

from array import array
from struct import Struct
from typing import Final

from innkeeper.arena import games
from innkeeper.arena.actions import NUMBERS, PLAYERS, Actions, Deck
from innkeeper.arena.asked import Asked, IllegalAction
from innkeeper.arena.blank import Blank, Tally
from innkeeper.arena.things import OF_A_THING, thing
from innkeeper.bots.bot import Answer
from innkeeper.table.box import Box
from innkeeper.table.card import NO_CARD
from innkeeper.table.pile import DISCARD_PILE, DRINK_DISCARD_PILE, HAND, IN_PLAY, POTIONS
from innkeeper.table.question import CHOOSE
from innkeeper.table.seat import Place
from innkeeper.table.table import EventDeck
from innkeeper.view import HEAD, OF_A_SEAT, View

TABLE: Final = 9  # how many numbers tell of the table …
# A question of another kind is told by none of these: observations of one version are all of one size.
ASKED: Final = (
    "discard", "action", "order", "go", "respond", "split", "effect-first", "accept", "choose", "join", "keep", "buy",
    "champion", "drink-next",
)  # fmt: skip
ASKING: Final = len(ASKED) + 5  # … and of what is asked
ASKED_TOO: Final = (
    "aim", "blood", "borrow", "dare", "deck", "divide", "first-card", "pick", "share", "take-away", "reward",
    "equip", "add", "lose-treasure", "mend", "take-one", "give-away", "prize", "prize-to", "coin", "combo", "extra",
    "whose-pile",
)  # fmt: skip
ASKED_FOR_EVENTS: Final = ("bid", "bid-secretly")
EVENT_DECKS: Final = ("sea-events", "dungeon-events")  # of which Progress Counters are told, by their chapters
OF_A_TEAM: Final = 3  # how many numbers tell of each seat's team: which, a Boss, Potion Tokens
MATES: Final = 3  # that a player has, at most
FACTIONS: Final = ("warrior", "rogue", "cleric", "wizard")
OF_TRACKS: Final = 4 + len(FACTIONS)  # numbers that tell of an automaton: its two tracks, and which factions it has
THINGS: Final = 16  # that are going on; of more, the oldest are left out
HOW_IT_STANDS: Final = Struct("8h")  # what is told of the table after how many players there are …
HOW_FAR: Final = Struct("5h")  # … of the answer to a question …
A_THING: Final = Struct(f"{OF_A_THING}h")  # … and of something that is going on: several numbers written at once
ITEM: Final = 2  # bytes of a number


class Encoding:
    """Where each number stands, for the cards of a box."""

    def __init__(self, box: Box, actions: Actions) -> None:
        self.actions = actions
        self.characters = {key: number for number, key in enumerate([*box.characters, *box.automata])}
        faces = actions.faces
        drinks = dict.fromkeys(face.number for deck in box.drink_decks.values() for face in deck)
        self.drinks = {number: place for place, number in enumerate(drinks)}
        self.any_card = dict.fromkeys(range(len(box.faces)), 0)  # whatever it is, it is counted at one place
        self.who: Final = TABLE + ASKING  # for each seat: here, on the own side, which character
        self.active: Final = self.who + PLAYERS * (2 + len(self.characters))
        self.boards: Final = self.active + PLAYERS
        self.in_play: Final = self.boards + PLAYERS * OF_A_SEAT
        self.hand: Final = self.in_play + PLAYERS * 2
        self.picked: Final = self.hand + faces
        self.discards: Final = self.picked + faces
        self.drunk: Final = self.discards + PLAYERS * faces
        self.things: Final = self.drunk + len(drinks)
        self.asked_too: Final = self.things + THINGS * OF_A_THING
        self.offered: Final = self.asked_too + len(ASKED_TOO)
        self.teams: Final = self.offered + NUMBERS
        self.mates: Final = self.teams + PLAYERS * OF_A_TEAM
        self.game: Final = self.mates + MATES * faces
        self.tracks: Final = self.game + games.SIZE
        self.front: Final = self.tracks + OF_TRACKS
        self.events: Final = self.front + faces
        self.size: Final = self.events + len(ASKED_FOR_EVENTS) + len(EVENT_DECKS)
        self.kinds: dict[str, int] = {}  # of questions, and where each is told
        for first, kinds in ((TABLE, ASKED), (self.asked_too, ASKED_TOO), (self.events, ASKED_FOR_EVENTS)):
            for place, kind in enumerate(kinds):
                self.kinds[kind] = first + place

    def blank(self, view: View) -> Blank:
        """What observations of the view's seat begin with, through the whole game."""
        places, me = view.places, view.seat
        slate = array("h", bytes(2 * self.size))
        slate[0] = len(places)
        for place in places:
            at = self.who + (place.number - me) % len(places) * (2 + len(self.characters))
            slate[at] = 1
            slate[at + 1] = 1 if place.side == places[me].side else 0
            slate[at + 2 + self.characters[place.character]] = 1
        self._tell_teams(places, me, slate)
        for faction in places[-1].nature.factions:  # an automaton sits after all players
            slate[self.tracks + 4 + FACTIONS.index(faction)] = 1
        for deck in view.event_decks:  # plus one: 0 is a deck that is not in play
            slate[self._progress(deck)] = 1
        return Blank(slate, PLAYERS + OF_A_SEAT * len(places), self._tallies(view), self._counters(view))

    def _progress(self, deck: EventDeck) -> int:
        """Where the Progress Counters of an Event Deck are told."""
        return self.events + len(ASKED_FOR_EVENTS) + EVENT_DECKS.index(deck.chapter)

    def _tallies(self, view: View) -> list[Tally]:
        """What is counted: the own hand, discard piles, what lies in front of each, the hands that teammates show."""
        faces, own = self.actions.faces, view.places[view.seat]
        mine = self.actions.decks[own.character].place
        tallies = [
            Tally(view.drinks + DRINK_DISCARD_PILE, self.drinks, self.drunk, len(self.drinks)),
            Tally(own.piles + HAND, mine, self.hand, faces),
            Tally(own.piles + IN_PLAY, mine, self.front, faces),
        ]
        mates = self.mates
        for away in range(len(view.places)):
            place = view.places[(view.seat + away) % len(view.places)]
            deck = self.actions.decks[place.character].place
            tallies.append(Tally(place.piles + DISCARD_PILE, deck, self.discards + away * faces, faces))
            tallies.append(Tally(place.piles + IN_PLAY, self.any_card, self.in_play + away * 2, 1))
            if place.side == own.side and place is not own:
                tallies.append(Tally(place.piles + HAND, deck, mates, faces))
                mates += faces
        return tallies

    def _counters(self, view: View) -> list[tuple[int, int]]:
        """Which numbers are told: Progress Counters, a player's tokens together, and each team's Potion Tokens."""
        told = [(deck.counters, self._progress(deck)) for deck in view.event_decks]
        for number, label in enumerate(view.labels):
            if label.owner < 0:
                continue
            for place in view.places:
                away = (place.number - view.seat) % len(view.places)
                if label.name != POTIONS and place.number == label.owner:
                    told.append((number, self.in_play + away * 2 + 1))
                if label.name == POTIONS and place.side == view.places[label.owner].side:
                    told.append((number, self.teams + away * OF_A_TEAM + 2))
        return told

    def _tell_teams(self, places: list[Place], me: int, slate: "array[int]") -> None:
        """Which team each seat is of, counted from the own one, and who is a Boss."""
        sides: list[int] = []
        for away in range(len(places)):
            place = places[(me + away) % len(places)]
            if place.side not in sides:
                sides.append(place.side)
            to = self.teams + away * OF_A_TEAM
            slate[to] = 1 + sides.index(place.side)
            slate[to + 1] = 1 if place.role.boss else 0

    def asked(self, view: View) -> Asked:
        """What the view's seat is asked, before it has begun to answer."""
        question, deck = view.question, self.actions.decks[view.places[view.code[0]].character]
        assert question is not None, "the seat is not asked anything"
        return Asked(self.actions, question, deck, self.actions.ways(question, deck, len(view.places)))

    def spell(self, view: View, answer: Answer) -> list[int]:
        """The actions that make up an answer to the view's question: one for each time that there is a choice."""
        asked = self.asked(view)
        told: list[int] = []
        for action in self.actions.spelled(asked.question, asked.deck, len(view.places), answer):
            if len(asked.ways) > 1:
                told.append(action)
            asked.take(action)
        return told

    def read(self, view: View, actions: list[int]) -> Answer:
        """The answer that actions make up. Who spells what was read comes to the same actions."""
        asked = self.asked(view)
        rest = iter(actions)
        answer: Answer | None = None
        while answer is None:
            action = next(iter(asked.ways)) if len(asked.ways) == 1 else next(rest, -1)
            answer = asked.take(action)
        for more in rest:
            raise IllegalAction(f"the answer is whole before action {more}")
        return answer

    def observed(self, view: View, blank: Blank, asked: Asked | None) -> "array[int]":
        """What a seat sees. `asked`: how far it has got with its answer, if it is to act."""
        blank.look(view)
        slate = blank.slate[:]
        code, me, players = view.code, view.code[0], len(view.places)
        deck = self.actions.decks[view.places[me].character]
        stands = [code[1], 0, 0, 0, 0, code[5], code[6], code[7]]
        stands[1 + code[3]] = 1
        HOW_IT_STANDS.pack_into(slate, ITEM, *stands)
        if asked is not None:
            self._write_asked(asked, deck, slate)
        seats = [0] * PLAYERS
        seats[(code[2] - me) % players] = 1
        left, end = HEAD + OF_A_SEAT * me, HEAD + OF_A_SEAT * players
        seats += code[left:end]
        seats += code[HEAD:left]
        blank.seats.pack_into(slate, ITEM * self.active, *seats)
        numbers = end + 1 + code[end]  # after the sizes of the table's piles
        for number, place in blank.counters:
            if code[numbers + 1 + number]:
                slate[place] += code[numbers + 1 + number]
        self._write_things(code, numbers, players, not view.places[-1].nature.has_body, slate)
        if view.games is not None:
            games.write_game(view, "" if asked is None else asked.question.what, slate, self.game)
        return slate

    def _write_asked(self, asked: Asked, deck: Deck, slate: "array[int]") -> None:
        """What is asked, and the cards already picked."""
        question, picked = asked.question, asked.picked
        kind = self.kinds.get(question.what, -1)
        if kind >= 0:
            slate[kind] = 1
        for option in question.options:
            if option.what == CHOOSE and option.value < NUMBERS and option.card is not NO_CARD:
                slate[self.offered + option.value] = 1 + option.card.face.number
        must, which = 1 if question.must else 0, 1 if asked.which else 0
        least, most = max(0, question.least - len(picked)), question.most - len(picked)
        HOW_FAR.pack_into(slate, ITEM * (TABLE + len(ASKED)), 1, must, which, least, most)
        for place in picked:
            slate[self.picked + deck.place[question.picks[place].face.number]] += 1

    def _write_things(self, code: list[int], read: int, players: int, has_tracks: bool, slate: "array[int]") -> None:
        """The tracks of an automaton, the own first; then what is going on, the newest first."""
        for _ in range(2):  # what is counted, winners
            read += 1 + code[read]
        if has_tracks:
            mine = read + 1 + 2 * code[0]
            other = read + 1 + 2 * (1 - code[0])
            for place, number in enumerate(code[mine : mine + 2] + code[other : other + 2]):
                slate[self.tracks + place] = number
            read += 1 + code[read]
        starts: list[int] = []
        for _ in range(code[8]):
            starts.append(read)
            read += 3
            for _ in range(3):  # its cards, seats and numbers
                read += 1 + code[read]
        to = self.things
        for start in reversed(starts[-THINGS:]):
            A_THING.pack_into(slate, ITEM * to, *thing(code, start, players))
            to += OF_A_THING
