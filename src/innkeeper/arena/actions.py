"""Actions: a number for all that a seat may do, the same at every moment and from every seat.

An action names options of a question: a use of a card of the own deck on a player, a player to give to, a number.
Where it names several (one card on one of several Drinks), another action says which of them, by their order. Cards
are picked one by one, in the order of the own deck, until the action that declines says that it is enough; so there is
one way to pick each set of cards. Players are counted clockwise from the own seat. docs/arena.md tells every number.
"""

from typing import Final

from innkeeper.bots.bot import Answer
from innkeeper.table.box import Box, Character
from innkeeper.table.card import Card
from innkeeper.table.question import CHOOSE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.vocabulary.components import TO_CARD, TO_PILE, TO_PURSE
from innkeeper.vocabulary.effects import GiveCards
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, GOLD

PLAYERS: Final = 10  # that sit at a table, at most
NUMBERS: Final = 21  # that may be chosen: 0 to 20; the last also names all that are higher
ALIKE: Final = 64  # options that one action may name
DECLINE: Final = 0  # also: no more cards
POTIONS: Final = (FORTITUDE, ALCOHOL, GOLD)  # what a Potion Token is used for
STATS: Final = {FORTITUDE: "Fortitude", ALCOHOL: "Alcohol Content", GOLD: "Gold"}
ON_WHOM: Final = 1 + PLAYERS  # nobody, oneself, the player to the left, and so on

NOTHING: Final = "nothing that this deck has"

Ways = dict[int, list[int]]  # the actions that may be taken, and the places that each names among options or cards
NO_WAYS: Final[Ways] = {}  # shared; never changed


class Deck:
    """A character's cards, numbered: every face once, and every use of each."""

    def __init__(self, character: Character, lent: list[Face]) -> None:
        self.faces: list[Face] = []
        self.place: dict[int, int] = {}  # of a face in this deck, by its number in the box
        self.first_use: dict[int, int] = {}  # of a face, by its number in the box
        self.uses: list[tuple[Face, int]] = []
        beside = [face for faces in character.side_decks.values() for face in faces]
        used = [chart for chart in character.charts if chart.plays]
        for face in [*character.deck, *beside, *used, *lent]:
            if face.number not in self.place:
                self.place[face.number] = len(self.faces)
                self.first_use[face.number] = len(self.uses)
                self.faces.append(face)
                self.uses += [(face, mode) for mode in range(len(face.plays))]


class Actions:
    """All actions that the cards of a box ask for."""

    def __init__(self, box: Box) -> None:
        lent = [face for character in box.characters.values() for face in lent_by(character)]
        self.decks = {key: Deck(character, lent) for key, character in box.characters.items()}
        self.faces = max(len(deck.faces) for deck in self.decks.values())
        self.uses = max(len(deck.uses) for deck in self.decks.values())
        self.decks |= {key: Deck(one, []) for key, one in box.automata.items()}  # whose discards are seen
        self.play: Final = 1
        self.pick: Final = self.play + self.uses * ON_WHOM
        self.give: Final = self.pick + self.faces
        self.choose: Final = self.give + PLAYERS
        self.which: Final = self.choose + NUMBERS
        self.sell: Final = self.which + ALIKE
        self.potion: Final = self.sell + PLAYERS
        self.count: Final = self.potion + len(POTIONS)

    def names(self, option: Option, deck: Deck, seat: int, players: int) -> int:
        """The action that names an option."""
        if option.what == PLAY:
            use = deck.first_use[option.card.face.number] + option.mode
            whom = 1 + (option.targets[0] - seat) % players if option.targets else 0
            return self.play + use * ON_WHOM + whom
        if option.what == GIVE:
            return self.give + (option.value - seat) % players
        if option.what == CHOOSE:
            return self.choose + min(option.value, NUMBERS - 1)
        if option.what == SELL:
            return self.sell + (option.targets[0] - seat) % players
        if option.what == POTION:
            return self.potion + POTIONS.index(option.value)
        return DECLINE

    def ways(self, question: Question, deck: Deck, players: int) -> Ways:
        """What may be done at first."""
        ways = self.picks(question, deck, []) if question.picks else {}
        for place, option in enumerate(question.options):
            action = self.names(option, deck, question.seat, players)
            named = ways.get(action)
            if named is None:
                ways[action] = [place]
            else:
                named.append(place)
        return ways

    def picks(self, question: Question, deck: Deck, picked: list[int]) -> Ways:
        """Which cards may be picked after these, and whether these are enough."""
        ways: Ways = {}
        if len(picked) >= question.least:
            ways[DECLINE] = []
        if len(picked) == question.most:
            return ways
        order = in_order(question.picks, deck)
        after = order.index(picked[-1]) + 1 if picked else 0
        last = len(order) - (question.least - len(picked))  # a later one would leave too few
        for place in order[after : last + 1]:
            action = self.pick + deck.place[question.picks[place].face.number]
            if action not in ways:
                ways[action] = [place]
        return ways

    def which_of(self, places: list[int]) -> Ways:
        """One of the options that are named alike."""
        return {self.which + number: [place] for number, place in enumerate(places[:ALIKE])}

    def spelled(self, question: Question, deck: Deck, players: int, answer: Answer) -> list[int]:
        """All actions that make up an answer, those to which there is no other included."""
        if isinstance(answer, list):
            order = [place for place in in_order(question.picks, deck) if place in answer]
            return [*(self.pick + deck.place[question.picks[place].face.number] for place in order), DECLINE]
        names = [self.names(option, deck, question.seat, players) for option in question.options]
        action = names[answer]
        alike = names[:answer].count(action)
        return [action] if names.count(action) == 1 else [action, self.which + alike]

    def words(self, action: int, deck: Deck) -> str:
        """An action in words, for whoever debugs."""
        if action == DECLINE:
            return "decline, or no more cards"
        if action < self.pick:
            use, whom = divmod(action - self.play, ON_WHOM)
            if use >= len(deck.uses):
                return NOTHING
            face, mode = deck.uses[use]
            way = f" (use {mode + 1})" if len(face.plays) > 1 else ""
            return f"play {face.title}{way}" + (f" on {_player(whom - 1)}" if whom else "")
        if self.pick + len(deck.faces) <= action < self.give:
            return NOTHING
        if action < self.give:
            return f"pick {deck.faces[action - self.pick].title}"
        if action < self.choose:
            return f"name {_player(action - self.give)}"
        if action < self.which:
            return f"choose {action - self.choose}"
        if action < self.sell:
            return f"number {action - self.which + 1} of those"
        if action < self.potion:
            return f"sell to {_player(action - self.sell)}"
        return f"a Potion Token for {STATS[POTIONS[action - self.potion]]}"


def lent_by(character: Character) -> list[Face]:
    """What of a character's side decks may come to others, who play it then: it is sold, given or spent."""
    effects = [effect for face in character.deck for play in face.plays for effect in play.effects]
    given = [effect.component for effect in effects if isinstance(effect, GiveCards)]
    found: list[Face] = []
    for component in character.components:
        comes_to_others = component in given or component.place in (TO_CARD, TO_PILE, TO_PURSE)
        for face in character.side_decks.get(component.key, []):
            if face.price or (face.plays and comes_to_others):
                found.append(face)
    return found


def in_order(cards: list[Card], deck: Deck) -> list[int]:
    """The places of cards, in the order of their deck."""
    return sorted(range(len(cards)), key=lambda place: deck.place[cards[place].face.number])


def _player(away: int) -> str:
    """A player, as counted from the own seat."""
    return f"the player {away} to the left" if away else "yourself"
