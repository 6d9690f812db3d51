"""How often regulars keep a card that could be used now: `python bench/kept.py regular:1 --games 1500`.

Those that take control in a Round, by how many cards for it a hand has, by how many gamblers have still to pass
before the Round is won, and whether only a Cheating Card may follow; those that answer a card or a Drink, by how much
it costs.
`innkeeper.bots.hands` supposes so of hands that it does not see.
"""

from __future__ import annotations

import argparse
from collections import Counter

from innkeeper.bots import Answer, bot, own_dice
from innkeeper.bots.hands import BLOWS, DRINKS, MANY
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.question import PLAY, Option, Question
from innkeeper.view import View
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

PLAYERS = 4
SELDOM = 50  # what was seen less often is not told
Kinds = set[tuple[str, str]]  # what could be used, and when


def play_of(option: Option) -> Play | None:
    """Which use of a card an option is, if it is any."""
    return option.card.face.plays[option.mode] if option.what == PLAY else None


def could_be_used(view: View, question: Question) -> Kinds:
    """The kinds of cards that could be used now."""
    if question.what == "go" and view.round is not None:
        left = len(view.round.whom) - 1 - len(view.round.passed)
        fitting = {option.card.face.number for option in question.options if takes_control(play_of(option))}
        locked = "locked" if view.round.is_locked else "open"
        return {(f"{min(MANY, len(fitting))} for control", f"{locked}, {left} still to pass")} if fitting else set()
    if question.what != "respond" or not view.stack:
        return set()
    top, kinds = view.stack[-1], [kind for option in question.options for kind in verbs(play_of(option))]
    if top.what == "drink" and top.seat == question.seat and top.alcohol > 0:
        return {(kind.__name__, f"Alcohol Content {min(MANY, top.alcohol)}") for kind in kinds if kind in DRINKS}
    loss = max([left for seat, left in top.announced if seat == question.seat], default=0) if top.what == "card" else 0
    return {(kind.__name__, f"Fortitude {min(MANY, loss)}") for kind in kinds if kind in BLOWS} if loss else set()


def takes_control(play: Play | None) -> bool:
    return play is not None and play.kind & (GAMBLING | CHEATING) != 0


def verbs(play: Play | None) -> list[type]:
    return [] if play is None else [type(effect) for effect in play.effects]


def used(question: Question, answer: Answer, kind: str) -> bool:
    """Whether an answer uses a card of a kind."""
    play = play_of(question.options[answer]) if isinstance(answer, int) else None
    return takes_control(play) if kind.endswith("control") else kind in [verb.__name__ for verb in verbs(play)]


def watch(name: str, seed: int, found: Counter[tuple[str, str, bool]]) -> None:
    """Play a game, and count."""
    box, chance, player = open_box(), Dice(seed).seeded(), bot(name)
    setup = Setup(chance.some(sorted(box.characters), PLAYERS), first=chance.below(PLAYERS))
    game, dice = Game.new(setup, seed, box), own_dice(seed, PLAYERS)
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        answer = 0 if question.is_forced() else player.choose(view, dice[question.seat])
        for kind, when in could_be_used(view, question):
            found[kind, when, used(question, answer, kind)] += 1
        game.choose(question.seat, answer)


def main() -> None:
    """Play and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot", help="who plays all seats: regular, regular:1 …")
    options.add_argument("--games", type=int, default=1500)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    found: Counter[tuple[str, str, bool]] = Counter()
    for number in range(chosen.games):
        watch(chosen.bot, chosen.seed * chosen.games + number, found)
    for kind, when in sorted({(kind, when) for kind, when, _ in found}):
        kept, times = found[kind, when, False], found[kind, when, False] + found[kind, when, True]
        if times >= SELDOM:
            print(f"{kind:<14} {when:<22} {times:>7,} times, kept {kept / times:.2f}")


if __name__ == "__main__":
    main()
