"""A variant brings frames and decisions of its own: nothing else need know them by name."""

import os

import pytest

from innkeeper.arena.actions import Actions
from innkeeper.arena.encoding import Encoding
from innkeeper.arena.sitting import Sitting
from innkeeper.bots import bot
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.responses import Decision
from innkeeper.rules.setup import Setup
from innkeeper.server.showing.views import show_view
from innkeeper.table.chance import Dice
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, GIVE, Option, Question
from innkeeper.table.shown import begin, is_decision, number_of
from innkeeper.table.table import Table
from innkeeper.terminal import glance
from innkeeper.vocabulary.terms import AT_ANY_TIME, DURING
from innkeeper.words import asking, going, languages

if os.environ.get("INNKEEPER_BUILD") == "compiled":
    pytest.skip("a variant is compiled with the engine, a test is not", allow_module_level=True)

RULE = "turn.action.at-most-one"


class Dare(Decision):
    """Somebody dares another player, or nobody."""

    def __init__(self, player: int = -1, courage: int = 3) -> None:
        super().__init__(player, AT_ANY_TIME | DURING, "dare", RULE)
        self.courage = courage

    def copy(self) -> Frame:
        return self.copy_onto(Dare(-1, self.courage))

    def own_options(self, table: Table, seat: int, options: list[Option]) -> None:
        super().own_options(table, seat, options)
        options += [Option(GIVE, value=other) for other in table.opponents(seat)]

    def decided(self, table: Table, seat: int, option: Option) -> None:
        table.pop()


class Bet(AsksOnce):
    """Somebody bets some Gold, which all can see."""

    def __init__(self, player: int = -1, most: int = 2) -> None:
        super().__init__()
        self.player = player
        self.most = most

    def copy(self) -> Frame:
        return self.copy_onto(Bet(self.player, self.most))

    def show(self, table: Table, code: list[int]) -> int:
        begin(number_of("bet"), self.player, 0, code)
        code += [0, 0, 1, self.most]
        return 1

    def ask(self, table: Table) -> None:
        options = [Option(CHOOSE, value=number) for number in range(self.most + 1)]
        table.questions = [Question(self.player, "bet", RULE, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []


def game_with(kind: type[Dare] | type[Bet]) -> Game:
    game = Game.dealt(Setup(["zot", "gerki", "fiona"]), 7, open_box())
    game.table.push(kind(0))
    game.play_on()
    return game


KINDS = pytest.mark.parametrize("kind", [Dare, Bet])


@KINDS
def test_it_is_copied_saved_and_loaded(kind: type[Dare] | type[Bet]) -> None:
    game = game_with(kind)
    again = Game.from_data(game.to_data(), open_box())
    for twin in (game.copy(), again, game.redeal(0, Dice(3))):
        assert type(twin.table.stack[-1]) is kind
        assert twin.table.stack[-1].copy() is not twin.table.stack[-1]
        question, same = game.question_to(0), twin.question_to(0)
        assert question is not None and same is not None and len(same.options) == len(question.options)
        twin.choose(0, 1)
        assert type(twin.table.stack[-1]) is not kind


@KINDS
def test_it_is_shown_to_everybody(kind: type[Dare] | type[Bet]) -> None:
    game = game_with(kind)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert [waiting.what for waiting in view.stack] == [kind.__name__.lower()]
        assert view.stack[0].seat == 0 and view.encode()
        assert show_view(game, view).going_on
    assert is_decision("dare") and not is_decision("bet")


@KINDS
def test_it_is_asked_about_in_every_language(kind: type[Dare] | type[Bet]) -> None:
    game = game_with(kind)
    question = game.question_to(0)
    assert question is not None
    for language in languages():
        view = game.view(0)
        told = [asking.option(option, question, view, language) for option in question.options]
        assert len(set(told)) == len(told) and all(told)
        assert asking.prompt(question, view, language)
        for seat in (0, 1):
            assert going.says(game.view(seat), 0, language)
            assert glance.going_on(view.stack[0], game.view(seat), language)
        assert all(asking.prompt(it, game.view(it.seat), language) for it in game.questions)


@KINDS
def test_bots_answer_it_and_the_arena_shows_it(kind: type[Dare] | type[Bet]) -> None:
    game = game_with(kind)
    for name in ("random", "regular"):
        twin = game.copy()
        twin.choose(0, bot(name).choose(twin.view(0), Dice(1)))
        assert type(twin.table.stack[-1]) is not kind
    encoding = Encoding(open_box(), Actions(open_box()))
    sitting = Sitting(game, encoding, {}, [])
    sitting.begin()
    assert len(sitting.observed(0)) == encoding.size
    assert sitting.seat == 0 and len(sitting.ways) == len(game.questions[0].options)
