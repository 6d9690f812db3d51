"""A regular of the inn: plays with judgement, from what cards do, never from their titles."""

from innkeeper.bots import worth_of_cards, worth_of_drinks, worth_of_games, worth_of_gold, worth_of_losses  # noqa: F401 - the judges
from innkeeper.bots.bot import Answer
from innkeeper.bots.choosing import CHOOSING, GIVING, offer, selling, sharing
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.prospects import playing, worth_in_hand, worth_of_discarding
from innkeeper.bots.teams import potion
from innkeeper.bots.weights import USUAL, Weights
from innkeeper.table.chance import Chance
from innkeeper.table.question import CHOOSE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.view import View


class Regular:
    """Weighs every option by what it changes for whom, and takes the best; small differences are left to chance."""

    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def choose(self, view: View, chance: Chance) -> Answer:
        question = view.question
        assert question is not None
        eyes = Eyes(view, self.weights)
        return favourite(eyes, question, self.scores(eyes, question), chance)

    def scores(self, eyes: Eyes, question: Question) -> list[float]:
        """What every option is worth."""
        return [self.score(eyes, question, option) for option in question.options]

    def score(self, eyes: Eyes, question: Question, option: Option) -> float:
        """What an option is worth, compared with declining."""
        if option.what == PLAY:
            return playing(eyes, option)
        if option.what == GIVE:
            return GIVING.get(question.what, sharing)(eyes, option.value)
        if option.what == SELL:
            return selling(eyes, option)
        if option.what == POTION:
            return potion(eyes, question, option.value)
        judge = CHOOSING.get(question.what)
        if judge is not None:
            return judge(eyes, question, option)
        return offer(eyes) if option.what == CHOOSE and option.value else 0.0  # the last one only draws


def favourite(eyes: Eyes, question: Question, scores: list[float], chance: Chance) -> Answer:
    """What is worth most; between options that are worth the same chance decides."""
    best = 0.0
    ties: list[int] = []
    for place, score in enumerate(scores):
        if not ties or score > best:
            best = score
            ties = [place]
        elif score == best:
            ties.append(place)
    if question.picks and best <= 0:
        return discards(eyes, question)
    return ties[chance.below(len(ties))]


def discards(eyes: Eyes, question: Question) -> list[int]:
    """The cards worth least: as many as must be, and all that a new card would most likely better."""
    worths = worth_in_hand(eyes, question.picks)
    order = sorted(range(len(question.picks)), key=lambda place: worths[place])
    enough = worth_of_discarding(eyes, question)
    number = sum(1 for place in order if worths[place] < enough)
    return order[: max(question.least, min(question.most, number))]
