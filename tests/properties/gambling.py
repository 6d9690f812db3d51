"""Random games in which a Round of Gambling is begun whenever one can be, and every gambling game is played."""

from collections.abc import Iterator

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.gambling import GAMES
from innkeeper.table.question import PLAY, Question
from innkeeper.vocabulary.effects import StartRound
from tests.properties.helpers import TABLES, Answer, some_answer


def gambling_game(seed: int, players: int, games: list[str] = GAMES) -> Game:
    """A table at which these games may be chosen; characters are drawn from the seed."""
    box, chance = open_box(), Dice(seed).seeded()
    known = sorted(box.characters)
    characters = [known[chance.below(len(known))] for _ in range(players)]
    return Game.new(Setup(characters, gambling_games=games), seed, box)


def team_gambling(seed: int, which: int) -> Game:
    """A table of teams or Bosses at which all games may be chosen; everybody is a villain, so anybody can be a Boss."""
    mode, sides = TABLES[which]
    box, chance = open_box(), Dice(seed).seeded()
    villains = sorted(key for key, character in box.characters.items() if character.has_boss_cards())
    players = sum(len(side) for side in sides) or 2
    characters = chance.some(villains, players)
    return Game.new(Setup(characters, mode=mode, sides=sides, gambling_games=GAMES), seed, box)


def starts_a_round(question: Question) -> int | None:
    """The option that begins a Round of Gambling."""
    for place, option in enumerate(question.options):
        effects = option.card.face.plays[option.mode].effects if option.what == PLAY else []
        if any(isinstance(effect, StartRound) for effect in effects):
            return place
    return None


def gambler_s_answer(question: Question, chance: Chance) -> Answer:
    """Any legal answer, but a Round is begun where one can be, and as a game rather than as a standard one."""
    start = starts_a_round(question)
    if start is not None:
        return start
    if question.what == "game":
        return 1 + chance.below(len(question.options) - 1)
    return some_answer(question, chance)


def gambling_decisions(game: Game, seed: int) -> Iterator[Question]:
    """Play a game in this way, stopping before every choice."""
    chance = Dice(seed + 1).seeded()
    while (question := game.next()) is not None:
        yield question
        game.choose(question.seat, gambler_s_answer(question, chance))
