"""Artifacts in worlds dealt anew: with what somebody is about to pay, they pay there, too."""

from innkeeper.game import Game
from innkeeper.rules.coming import ArtifactsSpent
from innkeeper.rules.dues import PaymentDue
from innkeeper.rules.setup import Setup
from innkeeper.table.card import NO_CARD
from innkeeper.table.chance import Dice
from tests.properties.helpers import box, decisions, finish


def is_being_paid(game: Game) -> bool:
    """Whether Artifacts are laid out for a payment, or have just been spent."""
    return any(
        isinstance(frame, ArtifactsSpent)
        or (isinstance(frame, PaymentDue) and any(card is not NO_CARD for due in frame.dues for card in due.coins))
        for frame in game.table.stack
    )


def test_a_payment_goes_on_in_every_world_that_may_be_true() -> None:
    met = 0
    for seed in range(12):
        game = Game.new(Setup(["keet", "gerki", "the-wench", "keet"]), seed, box())
        chance = Dice(seed)
        for question in decisions(game, seed):
            if is_being_paid(game):
                met += 1
                for seat in range(4):
                    if seat != question.seat:
                        finish(game.redeal(seat, chance), seed)
    assert met > 20
