"""How often regulars pass in a Round who could take control: `python bench/passes.py regular:1 --games 1500`.

By how many cards for it they hold, whether only a Cheating Card may follow, and by how many gamblers, they included,
have still to pass before the Round is won. `innkeeper.bots.hands` supposes so of hands that are not seen.
"""

from __future__ import annotations

import argparse
from collections import Counter

from innkeeper.bots import bot, own_dice
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.question import PLAY, Option
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

PLAYERS = 4
MANY = 3  # or more
SELDOM = 50  # what was seen less often is not told
Case = tuple[bool, int, int]  # only a Cheating Card may follow; cards to take control with; how many have still to pass


def takes_control(option: Option) -> bool:
    """Whether an option is to play a card that takes control."""
    return option.what == PLAY and option.card.face.plays[option.mode].kind & (GAMBLING | CHEATING) != 0


def watch(name: str, seed: int, passed: Counter[Case], asked: Counter[Case]) -> None:
    """Play a game, and count."""
    box, chance, player = open_box(), Dice(seed).seeded(), bot(name)
    setup = Setup(chance.some(sorted(box.characters), PLAYERS), first=chance.below(PLAYERS))
    game, dice = Game.new(setup, seed, box), own_dice(seed, PLAYERS)
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        answer = 0 if question.is_forced() else player.choose(view, dice[question.seat])
        cards = {option.card.face.number for option in question.options if takes_control(option)}
        if question.what == "go" and cards and view.round is not None:
            left = len(view.round.whom) - 1 - len(view.round.passed)
            case = (view.round.is_locked, min(MANY, len(cards)), min(MANY, left))
            asked[case] += 1
            passed[case] += not (isinstance(answer, int) and takes_control(question.options[answer]))
        game.choose(question.seat, answer)


def main() -> None:
    """Play and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot", help="who plays all seats: regular, regular:1 …")
    options.add_argument("--games", type=int, default=1500)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    passed: Counter[Case] = Counter()
    asked: Counter[Case] = Counter()
    for number in range(chosen.games):
        watch(chosen.bot, chosen.seed * chosen.games + number, passed, asked)
    for case, times in sorted(asked.items()):
        if times >= SELDOM:
            locked, cards, left = case
            follows = "a Cheating Card follows" if locked else "any card follows"
            print(f"{follows}, {cards} in hand, {left} still to pass: {passed[case] / times:.2f} of {times:,} pass")


if __name__ == "__main__":
    main()
