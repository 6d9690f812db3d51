"""Odd tables: hardly any Gold, tiny Drink Decks full of Events, hands of everybody's cards, people half asleep."""

from innkeeper.game import Game
from innkeeper.rules.laying import deal, lay_table
from innkeeper.rules.setup import Setup
from innkeeper.rules.turn import begin_turn
from innkeeper.table.box import Box, Character
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.gambling import GAMES
from innkeeper.vocabulary.plays import Face
from tests.rules.stories import box

ODD = "odd"


def odd_game(seed: int) -> Game:
    """A game that begins at a table drawn from the seed."""
    chance = Dice(seed).seeded()
    players = 2 + chance.below(9)
    lent = odd_box(chance, players)
    events = [[], [], ["harbour"], ["sea", "dungeon"]][chance.below(4)]
    pairs = players > 3 and players % 2 == 0 and chance.below(3) == 0
    sides = [[first, (first + 1) % players] for first in range(chance.below(2), players, 2)] if pairs else None
    mode = "two-headed-dragon" if pairs else ""
    setup = Setup(sorted(lent.characters), ODD, chance.below(players), sides=sides, event_decks=events, mode=mode)
    setup.prizes = chance.some(sorted(lent.prizes), 1 + chance.below(3)) if chance.below(2) else []
    setup.gambling_games = GAMES if chance.below(2) else []
    setup.bar_deck = chance.below(4) == 0
    table = lay_table(setup, lent, seed)
    tired = chance.below(2)
    for purse, body in zip(table.purses, table.bodies, strict=True):
        purse.gold = 1 + chance.below(10)
        body.fortitude = 20 - tired * chance.below(12)
        body.alcohol = tired * chance.below(body.fortitude)
    deal(table)
    begin_turn(table, setup.first)
    game = Game(table, lent)
    game.play_on()
    return game


def odd_box(chance: Chance, players: int) -> Box:
    """The same faces, put together otherwise."""
    whole, lent = box(), Box()
    lent.faces = whole.faces
    lent.event_decks, lent.event_chapters = whole.event_decks, whole.event_chapters
    lent.prizes, lent.gambling_deck, lent.dragons = whole.prizes, whole.gambling_deck, whole.dragons
    keys = sorted(whole.characters)
    all_cards = [face for key in keys for face in whole.characters[key].deck if not face.boss]
    for number in range(players):
        own = whole.characters[keys[chance.below(len(keys))]]
        deck = some(chance, all_cards, 8 + chance.below(30)) if chance.below(3) else own.deck
        lent.characters[f"{number}"] = Character(f"{number}", f"{own.name} {number}", own.race, deck)
    drinks = [face for key in sorted(whole.drink_decks) for face in whole.drink_decks[key]]
    events = [face for face in drinks if face.event is not None]
    weak = [face for face in drinks if face.drink is not None and face.drink.numbers.alcohol <= 0]
    lent.drink_decks[ODD] = (
        some(chance, drinks, 1 + chance.below(20))
        + some(chance, events, chance.below(8))
        + some(chance, weak, chance.below(3))
    )
    return lent


def some(chance: Chance, faces: list[Face], number: int) -> list[Face]:
    """So many of these, perhaps one of them more than once."""
    return [faces[chance.below(len(faces))] for _ in range(number)]
