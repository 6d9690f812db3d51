"""Random games for the properties: how they are begun, how they go on, and what lies where."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.at_once import ActsAtOnce
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.contest import DrinkingContest
from innkeeper.rules.daring import DaredDrinks
from innkeeper.rules.drink import Drink, DrinksRevealed
from innkeeper.rules.drinks import RevealDrink
from innkeeper.rules.event_revealed import EventRevealed
from innkeeper.rules.foreign_hands import Division, ForeignHand
from innkeeper.rules.giving_away import GiveAway
from innkeeper.rules.hand import TakeOne
from innkeeper.rules.otto.boxes import FollowBox, FollowGamblingBox
from innkeeper.rules.serving import Serving
from innkeeper.rules.setup import Setup
from innkeeper.rules.treasure import GetTreasure
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.question import Question
from innkeeper.vocabulary.components import NO_COMPONENT

Answer = int | list[int]
TABLES = [  # of every mode with teams or Bosses
    ("two-headed-dragon", [[0, 1], [2, 3]]),
    ("two-headed-dragon", [[5, 0], [1, 2], [3, 4]]),
    ("boss-battle", [[0], [1, 2]]),
    ("boss-battle", [[1, 2, 3], [0]]),
    ("boss-battle", [[4], [0, 1, 2, 3]]),
    ("two-headed-boss-battle", [[0, 1], [2, 3]]),
    ("leaders-and-lackeys", [[0, 1], [2, 3]]),
    ("boss-versus-boss", []),
]
EVERY_MOMENT = -1  # as a mask
EVENT_DECKS = [[], ["sea"], ["dungeon"], ["dungeon", "sea"]]
PACKS = tuple(sorted((Path(__file__).parents[1] / "rules" / "pack").glob("*.yaml")))


@cache
def box() -> Box:
    """All packs of the game, and the small ones that show what they do not: components, odd moments, Event Decks."""
    return open_box(*PACKS)


def some_game(seed: int, players: int, cards: Box | None = None) -> Game:
    """A game with characters, a Drink Deck and perhaps Event Decks drawn from the seed; characters may repeat."""
    cards = cards or box()
    chance = Dice(seed).seeded()
    known = sorted(cards.characters)
    characters = [known[chance.below(len(known))] for _ in range(players)]
    decks = sorted(cards.drink_decks)
    drinks, first = decks[chance.below(len(decks))], chance.below(players)
    setup = Setup(characters, drinks, first, event_decks=EVENT_DECKS[seed % len(EVENT_DECKS)])
    return Game.new(setup, seed, cards)


def some_teams(seed: int, mode: str, sides: list[list[int]]) -> Game:
    """A game of a mode with characters drawn from the seed: villains where only they may sit."""
    chance = Dice(seed).seeded()
    known = sorted(box().characters)
    villains = [key for key in known if box().characters[key].has_boss_cards()]
    players = sum(len(side) for side in sides) or 4
    ahead = chance.below(len(villains))
    characters = [known[chance.below(len(known))] for _ in range(players)]
    for seat in range(players):
        boss = mode in ("two-headed-boss-battle", "boss-versus-boss") or [seat] in sides
        if boss or (mode == "leaders-and-lackeys" and seat % 2 == 0):
            characters[seat] = villains[(ahead + seat) % len(villains)]
    return Game.new(Setup(characters, "rdi1", chance.below(players), mode=mode, sides=sides), seed, box())


def some_answer(question: Question, chance: Chance) -> Answer:
    """Any legal answer."""
    if question.picks and (not question.options or chance.below(2)):
        number = question.least + chance.below(question.most - question.least + 1)
        places = list(range(len(question.picks)))
        return [places.pop(chance.below(len(places))) for _ in range(number)]
    return chance.below(len(question.options))


def decisions(game: Game, seed: int) -> Iterator[Question]:
    """Play a game at random, stopping before every choice."""
    chance = Dice(seed + 1).seeded()
    while (question := game.next()) is not None:
        yield question
        game.choose(question.seat, some_answer(question, chance))


def finish(game: Game, seed: int) -> Game:
    """Play on at random to the end."""
    for _ in decisions(game, seed):
        pass
    return game


def gold_on_the_table(game: Game) -> int:
    table = game.table
    return sum(purse.gold for purse in table.purses) + table.inn + table.pot


def _drink_cards(drinks: list[Drink]) -> list[Card]:
    """The physical cards of Drinks: halves and copies share them."""
    found: list[Card] = []
    for drink in drinks:
        found += [card for card in drink.cards if card not in found and card.face.drink is not None]
        found += [drink.event] if drink.event is not None else []
    return found


def cards_on_the_table(game: Game) -> list[int]:
    """The number of every card, wherever it lies."""
    table = game.table
    found = [card for pile in table.piles for card in pile.cards]
    for frame in table.stack:
        if isinstance(frame, FollowBox | FollowGamblingBox):
            continue  # its card has been discarded already
        if isinstance(frame, CardPlayed) and frame.card.face.component is not NO_COMPONENT:
            continue  # a use of a component: its chart lies still
        if isinstance(frame, CardPlayed | EventRevealed):
            found.append(frame.card)
            found += frame.joined if isinstance(frame, CardPlayed) else []
        elif isinstance(frame, DrinksRevealed | Serving | DaredDrinks | DrinkingContest):
            found += _drink_cards(frame.drinks + (frame.events if isinstance(frame, Serving) else []))
        elif isinstance(frame, RevealDrink):
            found += _drink_cards([frame.drink])
            found += [frame.aside] if frame.aside is not None else []
        elif isinstance(frame, ActsAtOnce):
            found.append(frame.card)
        elif isinstance(frame, ForeignHand | Division | GetTreasure | TakeOne | GiveAway):
            found += frame.cards
    return sorted(card.number for card in found)
