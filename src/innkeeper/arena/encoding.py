"""Observations: what a seat sees, as so many numbers, the same for every table size. docs/arena.md tells each of them.

They are read from the seat's view alone, so they hold nothing that the seat may not know. Seats are counted clockwise
from the own one.
"""

from array import array
from typing import Final

from innkeeper.arena import games
from innkeeper.arena.actions import NUMBERS, PLAYERS, Actions, Deck
from innkeeper.arena.asked import Asked, IllegalAction
from innkeeper.arena.things import OF_A_THING, thing
from innkeeper.bots.bot import Answer
from innkeeper.table.box import Box
from innkeeper.table.card import NO_CARD
from innkeeper.table.pile import DISCARD_PILE, DRINK_DISCARD_PILE, HAND, IN_PLAY, POTIONS
from innkeeper.table.question import CHOOSE
from innkeeper.table.seat import Place
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
KNOWN: Final = 10_000  # piles that a tally remembers


class Tally:
    """Counts the cards of open piles, face by face. A pile that has been counted is not counted again."""

    def __init__(self, places: dict[int, int], size: int) -> None:
        self.places = places
        self.size = size
        self.known: dict[bytes, array[int]] = {}

    def of(self, pile: bytes) -> "array[int]":
        counted = self.known.get(pile)
        if counted is None:
            if len(self.known) == KNOWN:
                self.known.clear()
            counted = array("h", bytes(2 * self.size))
            for i in range(0, len(pile), 2):
                counted[self.places[pile[i] * 256 + pile[i + 1]]] += 1
            self.known[pile] = counted
        return counted


class Encoding:
    """Where each number stands, for the cards of a box."""

    def __init__(self, box: Box, actions: Actions) -> None:
        self.actions = actions
        self.characters = {key: number for number, key in enumerate([*box.characters, *box.automata])}
        faces = actions.faces
        self.tallies = {key: Tally(deck.place, faces) for key, deck in actions.decks.items()}
        drinks = dict.fromkeys(face.number for deck in box.drink_decks.values() for face in deck)
        self.drinks = Tally({number: place for place, number in enumerate(drinks)}, len(drinks))
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

    def blank(self, places: list[Place], me: int) -> "array[int]":
        """What stays the same for a seat through a whole game: who sits where."""
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
        return slate

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

    def write(self, view: View, asked: Asked | None, slate: "array[int]", at: int) -> None:
        """Write what a seat sees onto a slate, from some place on, where its blank lies."""
        code, me, players = view.code, view.code[0], len(view.places)
        deck = self.actions.decks[view.places[me].character]
        slate[at + 1] = code[1]
        slate[at + 2 + code[3]] = 1
        slate[at + 6 : at + 9] = array("h", code[5:8])
        if asked is not None:
            self._write_asked(asked, deck, slate, at)
        slate[at + self.active + (code[2] - me) % players] = 1
        left, end = HEAD + OF_A_SEAT * me, HEAD + OF_A_SEAT * players
        to = at + self.boards
        slate[to : to + end - HEAD] = array("h", code[left:end] + code[HEAD:left])
        for card in view.hand:
            slate[at + self.hand + deck.place[card.face.number]] += 1
        self._write_piles(view, slate, at)
        self._write_mates(view, slate, at)
        self._write_front(view, deck, slate, at)
        has_tracks = not view.places[-1].nature.has_body
        self._write_things(code, self._write_in_play(view, slate, at), players, has_tracks, slate, at)
        if view.games is not None:
            games.write_game(view, "" if asked is None else asked.question.what, slate, at + self.game)

    def _write_asked(self, asked: Asked, deck: Deck, slate: "array[int]", at: int) -> None:
        """What is asked, and the cards already picked."""
        question, picked = asked.question, asked.picked
        to = at + TABLE
        if question.what in ASKED:
            slate[to + ASKED.index(question.what)] = 1
        elif question.what in ASKED_TOO:
            slate[at + self.asked_too + ASKED_TOO.index(question.what)] = 1
        elif question.what in ASKED_FOR_EVENTS:
            slate[at + self.events + ASKED_FOR_EVENTS.index(question.what)] = 1
        for option in question.options:
            if option.what == CHOOSE and option.value < NUMBERS and option.card is not NO_CARD:
                slate[at + self.offered + option.value] = 1 + option.card.face.number
        to += len(ASKED)
        slate[to] = 1
        slate[to + 1] = 1 if question.must else 0
        slate[to + 2] = 1 if asked.which else 0
        slate[to + 3] = max(0, question.least - len(picked))
        slate[to + 4] = question.most - len(picked)
        for place in picked:
            slate[at + self.picked + deck.place[question.picks[place].face.number]] += 1

    def _write_piles(self, view: View, slate: "array[int]", at: int) -> None:
        """The discard piles, the players' and that of the Drinks."""
        faces, players = self.actions.faces, len(view.places)
        for place in view.places:
            to = at + self.discards + (place.number - view.code[0]) % players * faces
            pile = view.pile(place.piles + DISCARD_PILE)
            slate[to : to + faces] = self.tallies[place.character].of(pile)
        to = at + self.drunk
        pile = view.pile(view.drinks + DRINK_DISCARD_PILE)
        slate[to : to + self.drinks.size] = self.drinks.of(pile)

    def _write_in_play(self, view: View, slate: "array[int]", at: int) -> int:
        """How many cards and tokens lie in front of each player; says where in the code that ends."""
        code, players = view.code, len(view.places)
        for place in view.places:
            to = at + self.in_play + (place.number - code[0]) % players * 2
            slate[to] = len(view.pile(place.piles + IN_PLAY)) // 2
        read = HEAD + OF_A_SEAT * players
        read += 1 + code[read]  # the sizes of the table's piles
        for deck in view.event_decks:  # plus one: 0 is a deck that is not in play
            to = at + self.events + len(ASKED_FOR_EVENTS) + EVENT_DECKS.index(deck.chapter)
            slate[to] = 1 + code[read + 1 + deck.counters]
        for i, label in enumerate(view.labels):
            if label.name == POTIONS:
                self._write_potions(view, view.places[label.owner].side, code[read + 1 + i], slate, at)
            elif label.owner >= 0:
                to = at + self.in_play + (label.owner - code[0]) % players * 2
                slate[to + 1] += code[read + 1 + i]
        return read

    def _write_potions(self, view: View, side: int, number: int, slate: "array[int]", at: int) -> None:
        """So many Potion Tokens a side has left."""
        for place in view.places:
            if place.side == side:
                away = (place.number - view.code[0]) % len(view.places)
                slate[at + self.teams + away * OF_A_TEAM + 2] = number

    def _write_mates(self, view: View, slate: "array[int]", at: int) -> None:
        """The hands of the teammates, who show them to each other."""
        me, players = view.code[0], len(view.places)
        to = at + self.mates
        for away in range(1, players):
            place = view.places[(me + away) % players]
            if place.side == view.places[me].side:
                slate[to : to + self.actions.faces] = self.tallies[place.character].of(view.pile(place.piles + HAND))
                to += self.actions.faces

    def _write_front(self, view: View, deck: Deck, slate: "array[int]", at: int) -> None:
        """What of the own deck and side decks lies in front of oneself: what is equipped, too."""
        pile = view.pile(view.places[view.code[0]].piles + IN_PLAY)
        for i in range(0, len(pile), 2):
            place = deck.place.get(pile[i] * 256 + pile[i + 1], -1)
            if place >= 0:
                slate[at + self.front + place] += 1

    def _write_things(
        self, code: list[int], read: int, players: int, has_tracks: bool, slate: "array[int]", at: int
    ) -> None:
        """The tracks of an automaton, the own first; then what is going on, the newest first."""
        for _ in range(2):  # what is counted, winners
            read += 1 + code[read]
        if has_tracks:
            mine = read + 1 + 2 * code[0]
            other = read + 1 + 2 * (1 - code[0])
            slate[at + self.tracks : at + self.tracks + 4] = array("h", code[mine : mine + 2] + code[other : other + 2])
            read += 1 + code[read]
        starts: list[int] = []
        for _ in range(code[8]):
            starts.append(read)
            read += 3
            for _ in range(3):  # its cards, seats and numbers
                read += 1 + code[read]
        to = at + self.things
        for start in reversed(starts[-THINGS:]):
            slate[to : to + OF_A_THING] = array("h", thing(code, start, players))
            to += OF_A_THING
