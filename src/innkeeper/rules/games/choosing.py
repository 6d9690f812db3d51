"""Which game is played in place of a standard Round: its starter says so before anybody antes."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.conditions import sides_left
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.gambling import RoundOfGambling
from innkeeper.rules.games.doublerogue import Doublerogue
from innkeeper.rules.games.dragon_hunt import DragonHunt
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.heroes_plunder import HeroesPlunder
from innkeeper.rules.games.piles import at_table, forget_the_last
from innkeeper.rules.games.rogues_and_warriors import RankAndClass, RoguesAndWarriors
from innkeeper.rules.games.threes import HiddenFate, Threes
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import GAMES
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import StartRound

# In the order of their ids. Variants that use Playing for Shares are not among them.
# embedding.games.all-but-dragon-hordes, embedding.start.no-shares-variants
KINDS: Final[list[type[GamblingGame]]] = [
    RoguesAndWarriors, Threes, HiddenFate, HeroesPlunder, Doublerogue, DragonHunt, RankAndClass,
]  # fmt: skip
BY_KEY: Final = {kind.key: kind for kind in KINDS}


def may_choose_game(table: Table, resolving: Resolving, effect: StartRound) -> bool:
    """An ordinary Round, started by a player's card (embedding.start.starter-chooses-game)."""
    ordinary = effect.may_be_left and not effect.in_blood
    return ordinary and isinstance(resolving, CardPlayed) and takes_part(table, resolving.player)


def begin_round(table: Table, opened: RoundOfGambling, card: Card) -> None:
    """A Round begins, of whatever kind (gambling.start.by-action-card)."""
    table.round_at = len(table.stack)
    table.push(opened)
    table.tell("starts-round", "gambling.start.by-action-card", opened.starter, card)


class ChooseGame(AsksOnce):
    """The starter chooses one of the games of this table, or a standard Round."""

    # embedding.start.starter-chooses-game

    def __init__(self, starter: int = -1) -> None:
        super().__init__()
        self.starter = starter
        self.chosen = -1  # its place among all games; -1: a standard Round

    def copy(self) -> Frame:
        twin = ChooseGame(self.starter)
        twin.chosen = self.chosen
        return self.copy_onto(twin)

    def branches(self, table: Table) -> list[str]:
        return ["none", *GAMES]

    def ask(self, table: Table) -> None:
        options = [Option(CHOOSE, value=0)]
        for name in at_table(table).names:
            if sides_left(table) <= BY_KEY[name].most_players:
                options.append(Option(CHOOSE, value=1 + GAMES.index(name)))
        if len(options) > 1:
            rule = "embedding.start.starter-chooses-game"
            table.questions = [Question(self.starter, "game", rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.chosen = option.value - 1

    def finish(self, table: Table) -> None:
        """Only now do the players ante (embedding.ante.after-game-is-chosen)."""
        cause = table.stack[-1]
        assert isinstance(cause, CardPlayed)
        if self.chosen < 0:
            begin_round(table, RoundOfGambling(self.starter), cause.card)
            return
        table.tell("chooses-game", "embedding.start.starter-chooses-game", self.starter, whom=self.chosen)
        forget_the_last(table)  # which may lie open still, of the same turn, while the players ante
        begin_round(table, BY_KEY[GAMES[self.chosen]](self.starter), cause.card)
