"""Who may win a Round of Gambling, as far as one seat can tell: who is in control, and who may still take it."""

from math import exp

from innkeeper.bots.weights import Weights


class Control:
    """A Round as it stands, or as it would after a card or a pass."""

    def __init__(self, weights: Weights, grips: dict[int, float], holder: int, asked: list[int], locked: bool) -> None:
        self.weights = weights
        self.grips = grips  # how many cards that take control each gambler has, as is known or thought
        self.holder = holder
        self.asked = asked  # who may take control before the Round is won
        self.locked = locked  # only a Cheating Card may follow
        against = 0.0
        for gambler in asked:
            against += grips[gambler]
        self.kept = exp(-weights.contested * against * (weights.cheats if locked else 1.0))  # how likely it lasts
        total = 0.0
        for grip in grips.values():
            total += grip
        self.all_grips = max(0.1, total)

    def odds(self, gambler: int) -> float:
        """How likely a gambler is to win: by holding control, or by holding the cards once it changes hands."""
        share = self.grips[gambler] / self.all_grips
        return (1.0 - self.kept) * share + (self.kept if gambler == self.holder else 0.0)

    def after_pass(self, gambler: int) -> "Control":
        """The same once a gambler has passed."""
        left = [other for other in self.asked if other != gambler]
        return Control(self.weights, self.grips, self.holder, left, self.locked)

    def taken_by(self, gambler: int, locks: bool) -> "Control":
        """The same once a gambler has taken control: all others are asked anew (gambling.play.card-takes-control)."""
        grips = self.grips.copy()
        grips[gambler] = max(0.0, grips[gambler] - (2.0 if locks else 1.0))
        return Control(self.weights, grips, gambler, [other for other in grips if other != gambler], locks)
