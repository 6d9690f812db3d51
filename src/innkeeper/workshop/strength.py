"""How strong a character is: games of four regulars, counted as they are played, with how sure the figures are.

A tally goes from slice to slice of a measurement, whoever keeps it meanwhile. Each game follows from its number, so two
versions of a character meet the same opponents in the same seats.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from math import sqrt
from statistics import NormalDist
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct, field

from innkeeper.bots import Regular, answer, own_dice
from innkeeper.game import EndlessGame, Game
from innkeeper.lab.history import History
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice

SEATS: Final = 4
EVEN: Final = 1 / SEATS
ENOUGH: Final = 2000  # games
ROUNDS: Final = 12  # of turns, that are drawn
MOST_CHOICES: Final = 5000  # in a game; some hundreds are usual
MOST_CARDS: Final = 60
Z: Final = NormalDist().inv_cdf(0.975)

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Sum = Annotated[float, Meta(ge=-100_000_000, le=100_000_000)]
Sums = Annotated[list[Sum], Meta(min_length=ROUNDS, max_length=ROUNDS)]


class CardTally(Struct, forbid_unknown_fields=True):
    """In how many games a card was in the first hand, how many of them were won, and how often it was played."""

    dealt: Count = 0
    won: Sum = 0.0
    played: Count = 0


class Tally(Struct, forbid_unknown_fields=True):
    """What so many games have shown. What is left (Fortitude above Alcohol Content) is summed up round by round."""

    games: Count = 0
    won: Sum = 0.0
    endless: Count = 0  # games that would not have ended, and were not won
    mine: Sums = field(default_factory=lambda: [0.0] * ROUNDS)
    others: Sums = field(default_factory=lambda: [0.0] * ROUNDS)
    mine_seen: Sums = field(default_factory=lambda: [0.0] * ROUNDS)
    others_seen: Sums = field(default_factory=lambda: [0.0] * ROUNDS)
    cards: Annotated[dict[str, CardTally], Meta(max_length=MOST_CARDS)] = field(default_factory=dict)


class Share(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class CardGain(NamedTuple):
    """How much more often one wins with a card in the first hand than without, and how often it is played a game."""

    title: str
    gain: Share
    played: float


def share_of(won: float, games: int) -> Share:
    """The interval after Wilson."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Share, other: Share) -> Share:
    """How far one share is above another, with the interval after Newcombe."""
    gain = one.share - other.share
    low = gain - sqrt((one.share - one.low) ** 2 + (other.high - other.share) ** 2)
    high = gain + sqrt((one.high - one.share) ** 2 + (other.share - other.low) ** 2)
    return Share(gain, low, high)


def strength(tally: Tally) -> Share:
    """How often the character wins."""
    return share_of(tally.won, tally.games)


def gains(tally: Tally) -> list[CardGain]:
    """The cards, those that matter most first: by how far they are from making no difference."""
    found = [
        CardGain(
            title,
            difference(share_of(it.won, it.dealt), share_of(tally.won - it.won, tally.games - it.dealt)),
            it.played / max(1, tally.games),
        )
        for title, it in tally.cards.items()
        if 0 < it.dealt < tally.games
    ]
    return sorted(found, key=lambda it: -abs(it.gain.share) / max(0.001, it.gain.high - it.gain.low))


def curve(sums: list[float], seen: list[float]) -> list[float]:
    """What is left on average at the beginning of each round; games that are over count no more."""
    return [round(total / number, 2) for total, number in zip(sums, seen, strict=True) if number]


def measure(
    box: Box, key: str, tally: Tally, seconds: float, most: int = ENOUGH, clock: Callable[[], float] = time.perf_counter
) -> Tally:
    """Play on for so many seconds, one game at least, or until there are so many games."""
    end = clock() + seconds
    while tally.games < most:
        play_one(box, key, tally)
        if clock() >= end:
            break
    return tally


def play_one(box: Box, key: str, tally: Tally) -> None:
    """Play the next game and count it."""
    number = tally.games
    seed = int.from_bytes(hashlib.blake2b(f"workshop {number}".encode(), digest_size=16).digest(), "big")
    known = [other for other, it in box.characters.items() if other != key and it.deck[0].pack not in own_packs(box)]
    mine = number % SEATS
    characters = Dice(seed).seeded().some(sorted(known), SEATS - 1)
    characters.insert(mine, key)
    game = Game.new(Setup(characters, first=number // SEATS % SEATS), seed, box)
    dealt = {card.face.title for card in game.table.seats[mine].hand}
    ended = play_out(game, seed)
    won = 1 / len(game.winners) if ended and mine in game.winners else 0.0
    tally.games += 1
    tally.won += won
    tally.endless += not ended
    count_cards(box, game, mine, dealt, won, tally)


def own_packs(box: Box) -> set[str]:
    """Who was brought: nobody is measured against them."""
    return {pack.key for pack in box.packs[len(box.packs) - len(box.brought) :]}


def play_out(game: Game, seed: int) -> bool:
    """Let regulars play to the end; False if there is none."""
    bot, dice = Regular(), own_dice(seed, SEATS)
    try:
        for _ in range(MOST_CHOICES):
            question = game.next()
            if question is None:
                return True
            game.choose(question.seat, answer(bot, game, question.seat, dice[question.seat]))
    except EndlessGame:
        return False
    return False


def count_cards(box: Box, game: Game, mine: int, dealt: set[str], won: float, tally: Tally) -> None:
    """What the game shows of each card, and of what was left round by round."""
    history = History(list(range(SEATS)), game.log)
    played = [box.faces[number].title for number in history.seats[mine].played]
    for title in {face.title for face in box.characters[game.table.seats[mine].character].deck}:
        it = tally.cards.setdefault(title, CardTally())
        it.dealt += title in dealt
        it.won += won if title in dealt else 0.0
        it.played += played.count(title)
    for seat, past in enumerate(history.seats):
        sums, seen = (tally.mine, tally.mine_seen) if seat == mine else (tally.others, tally.others_seen)
        for place, left in enumerate(past.gaps[::SEATS][:ROUNDS]):
            sums[place] += left
            seen[place] += 1
