"""A veteran whom a policy guides: it says which choices come first, or how the seat goes on in trials.

`learn_from_search.py play policy.npz --guide order` (or `trials`) compares it with a veteran without one.
"""

from small_policy import Look, Policy, shares

from innkeeper.arena.invitation import encoding
from innkeeper.bots import Answer, Budget, Regular, Veteran
from innkeeper.bots.candidates import candidates
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.trial import AT_AHEAD, AT_NEAREST
from innkeeper.bots.veteran import TURNS, Tried
from innkeeper.game import Game
from innkeeper.table.chance import Chance, QuickDice
from innkeeper.view import View


class Guided(Veteran):
    """Tries first what the policy leans to; or `in_trials` its seat goes on as the policy says, without a tree."""

    def __init__(self, budget: Budget, policy: Policy, in_trials: bool) -> None:
        super().__init__(budget)
        self.policy, self.in_trials = policy, in_trials

    def candidates(self, view: View, chance: Chance) -> list[Answer]:
        """The first is what it would do if trials told nothing; those behind wait until others are given up."""
        answers = candidates(view, chance)
        if self.in_trials:
            return answers
        return sorted(answers, key=lambda answer: -self.leaning(view, answers[0], answer))

    def leaning(self, view: View, usual: Answer, answer: Answer) -> float:
        """How likely the policy takes all actions of an answer."""
        look, likely = Look(view, usual), 1.0
        for action in encoding().spell(view, answer):
            moment = look.moment()
            likely *= float(shares(self.policy.judge(moment)[None])[0, moment.ways.index(action)])
            look.take(action)
        return likely

    def try_out(self, world: Game, seat: int, choice: Tried, luck: int, ahead: list[bool], levelled: float) -> float:
        if not self.in_trials:
            return super().try_out(world, seat, choice, luck, ahead, levelled)
        game, chance = world.copy(), QuickDice(luck)
        until = game.table.turn + TURNS
        game.choose(seat, choice.answer)
        regulars: list[Regular] = [AT_AHEAD if so else AT_NEAREST for so in ahead]
        while game.table.turn < until and (question := game.next()) is not None:
            if question.is_forced():
                game.choose(question.seat, 0)
                continue
            view = game.view(question.seat)
            player = self.policy if question.seat == seat else regulars[question.seat]
            game.choose(question.seat, player.choose(view, chance))
        return chance_of(game.table, seat, levelled)
