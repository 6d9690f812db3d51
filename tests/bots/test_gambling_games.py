"""Bots play gambling games: whole ones, sensibly, and better than chance."""

import pytest

from innkeeper.bots import Bot, RandomBot, Regular, Veteran, play
from innkeeper.bots.gamblers import odds_in_game
from innkeeper.bots.hints import hint
from innkeeper.bots.matches import answer
from innkeeper.bots.veteran import Budget
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.games.choosing import BY_KEY, begin_round
from innkeeper.rules.games.rogues_and_warriors import RoguesAndWarriors
from innkeeper.rules.setup import Setup
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import GAMES
from innkeeper.table.pile import HAND
from innkeeper.table.question import Option
from innkeeper.vocabulary.terms import CHEATING, GAMBLING
from tests.rules.stories import up_to
from tests.words.games import sound

CAST = ["zot", "gerki", "fiona", "deirdre"]
LEAST = {  # how often the regular wins of 100 games against three who play at random; 25 would be chance
    "rogues-and-warriors": 55,
    "threes": 75,
    "threes-hidden-fate": 75,
    "heroes-plunder": 45,
    "doublerogue": 55,
    "dragon-hunt": 40,
    "rank-and-class": 35,
}


def is_for_a_game(card: Card) -> bool:
    """A Gambling or Cheating Card that does nothing else."""
    return all(play.kind & (GAMBLING | CHEATING) for play in card.face.plays) and not card.face.plays[0].effects


def winner_of(key: str, seed: int, bots: list[Bot]) -> int:
    """Who wins one game that is begun as though a card had been played, with three cards for it each; -1: nobody."""
    game = Game.new(Setup(CAST, gambling_games=[key]), seed, open_box())
    table, dice = game.table, [Dice(seed + seat).seeded() for seat in range(len(CAST))]
    table.questions = []
    for seat in table.seats:
        cards = [card for card in seat.hand + seat.deck if is_for_a_game(card)]
        table.lay(seat.pile(HAND), cards[:3])
    begin_round(table, BY_KEY[key](seed % len(CAST)), NO_CARD)
    told = len(table.log)
    while table.round_at >= 0:
        question = game.next()
        assert question is not None
        if table.round_at >= 0:
            game.choose(question.seat, answer(bots[question.seat], game, question.seat, dice[question.seat]))
    won = [fact.seat for fact in table.log.facts(told) if fact.what == "wins-round"]
    return won[-1] if won else -1


def wins_of(key: str, bot: Bot, games: int) -> int:
    """How often a bot wins against three at random, moving on from seat to seat."""
    won = 0
    for seed in range(games):
        seat = (seed // len(CAST)) % len(CAST)
        bots: list[Bot] = [bot if other == seat else RandomBot() for other in range(len(CAST))]
        won += winner_of(key, seed, bots) == seat
    return won


@pytest.mark.parametrize("key", GAMES)
def test_the_regular_plays_better_than_chance(key: str) -> None:
    assert wins_of(key, Regular(), 100) >= LEAST[key]


def chosen(game: Game) -> Option:
    """What the regular does with the question that stands."""
    question = game.next()
    assert question is not None
    place = Regular().choose(game.view(question.seat), Dice(1).seeded())
    assert isinstance(place, int)
    return question.options[place]


def asked(story: str, what: str) -> Game:
    """A story, up to where this is asked."""
    game = up_to(story)
    while (question := game.next()) is not None and question.what != what:
        game.choose(question.seat, 0)
    return game


def test_of_its_dice_it_keeps_threes_and_then_ones() -> None:
    story = TABLE.format(game="threes", hand="")
    many = asked(f"{story}  - {{roll: [6, 3, 1, 5, 3]}}\n", "keep-dice")
    assert chosen(many).value == 2, "three dice are still good for less than the one"
    few = asked(f"{story}  - {{roll: [3, 3, 3, 3, 1]}}\n", "keep-dice")
    assert chosen(few).value == 5


def test_it_takes_the_better_card_it_has_seen() -> None:
    story = TABLE.format(game="rogues-and-warriors", hand=', "I\'m winning... Honestly!"')
    dealt = 'gambling: {hands: {Zot: ["Hawk Warrior", "Hare Rogue"]}, deck: ["Owl Rogue", "Wolf Warrior", "Owl Bard"]}'
    played = """  - {seat: Zot, play: "I'm winning... Honestly!"}\n  - {seat: Zot, choose: look}\n"""
    game = asked(story.replace("  variants:", f"  {dealt}\n  variants:") + played, "swap")
    option = chosen(game)
    assert option.card.face.title == "Wolf Warrior" and option.on == 1, "for the Rogue"


def test_it_chooses_a_game_where_it_could_not_keep_control() -> None:
    weak = asked(CHOOSING.format(hand=""), "game")
    strong = asked(CHOOSING.format(hand=', "Winning Hand!", "Winning Hand!", "Winning Hand!", "I raise!"'), "game")
    assert chosen(weak).value > 0
    assert chosen(strong).value == 0, "a standard Round is as good as won"


def test_with_a_rogue_shown_it_defends() -> None:
    zot = '["Hawk Bard", "Hawk Rogue", "Owl Rogue", "Wren Rogue"]'
    gerki = '["Owl Bard", "Owl Lady", "Owl Merchant", "Owl Warrior"]'
    fiona = '["Wolf Bard", "Wolf Lady", "Wolf Merchant", "Wolf Warrior"]'
    hands = f"gambling: {{hands: {{Zot: {zot}, Gerki: {gerki}, Fiona: {fiona}}}, deck: [Wren Lady, Wren Lady]}}"
    story = TABLE.format(game="doublerogue", hand="").replace("  variants:", f"  {hands}\n  variants:")
    game = up_to(f"{story}  - {{seat: Gerki, choose: hit}}\n  - {{seat: Fiona, choose: hit}}\n")
    assert chosen(game).card.face.title == "Hawk Bard", "and not with a second Rogue"


@pytest.mark.parametrize("what", ["keep-dice", "draft", "exchange", "game-go"])
def test_a_hint_is_given_in_words_of_the_game(what: str) -> None:
    game = {"keep-dice": "threes", "draft": "heroes-plunder", "exchange": "dragon-hunt", "game-go": "rank-and-class"}[
        what
    ]
    asks = asked(TABLE.format(game=game, hand=', "Winning Hand!"'), what)
    question = asks.next()
    assert question is not None and question.what == what
    found = hint(asks, question.seat, Dice(2).seeded(), "en", Budget(trials=60))
    assert sound(found.text) and isinstance(found.answer, int)


def test_who_only_watches_thinks_all_gamblers_equal() -> None:
    asks = asked(TABLE.format(game="rogues-and-warriors", hand=', "Winning Hand!"'), "game-go")
    current = asks.table.stack[asks.table.round_at]
    assert isinstance(current, RoguesAndWarriors)
    current.leave(2)
    assert [odds_in_game(asks.view(2), seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert sum(odds_in_game(asks.view(0), seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize("bot", [RandomBot(), Regular(), Veteran(Budget(trials=8))])
def test_whole_games_are_played_with_them(bot: Bot) -> None:
    game = play([bot] * 3, Setup(CAST[:3], gambling_games=GAMES), 5, open_box())
    assert game.over


TABLE = """
table:
  seats:
    - {{character: zot, hand: ["Gambling? I'm in!"{hand}]}}
    - {{character: gerki}}
    - {{character: fiona}}
  variants: {{gambling_game: {game}}}
script:
  - {{seat: Zot, play: "Gambling? I'm in!"}}
  - {{seat: Zot, choose: {game}}}
"""
CHOOSING = (
    TABLE.replace("  - {{seat: Zot, choose: {game}}}\n", "")
    .replace("{game}", "choose")
    .replace("gerki}}", 'gerki, hand: ["I raise!", "I raise!", "Winning Hand!"]}}')
    .replace("fiona}}", 'fiona, hand: ["I raise!", "I raise!", "Winning Hand!"]}}')
)
