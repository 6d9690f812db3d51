"""What the choices in a gambling game are worth: as the chance to win the pot, or in points of what is scored."""

from typing import Final

from innkeeper.bots.eyes import Eyes
from innkeeper.bots.gamblers import RANKS, SHARE, TO_COME, Prospect, points_of, prospect_of
from innkeeper.rules.games.doublerogue import HIT, PENALTY
from innkeeper.rules.games.effects import LOOK, has_cheating_effect
from innkeeper.rules.games.heroes_plunder import IN_A_HAND
from innkeeper.rules.games.threes import counted
from innkeeper.table.gambling import GAMES, OPEN, POOL, ROGUE
from innkeeper.table.question import CHOOSE, DECLINE, Option, Question
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

QUESTIONS: Final = (
    "game", "game-effect", "swap", "reroll", "set-die", "die-value", "keep-dice", "draft", "exchange",
    "hit-defend-fold",
)  # fmt: skip
BETTING_ROUNDS: Final = {"threes": 2, "threes-hidden-fate": 2, "dragon-hunt": 2, "heroes-plunder": 0, "doublerogue": 0}
OF_A_CARD: Final = 0.07  # by how much a card in a Betting Round betters the chance to win
DRAFTED: Final = 2 * (IN_A_HAND - 1)
A_COPY: Final = 0.66  # what a new card adds by its colour before the Dragon is known


def game_worth(eyes: Eyes, question: Question, option: Option) -> float:
    """What an option of a question in a game is worth, compared with declining."""
    if question.what == "game":
        return choosing(eyes, option.value)
    prospect = prospect_of(eyes.view)
    if prospect is None or option.what not in (CHOOSE, DECLINE):
        return 0.0
    if question.what == "game-effect":
        return 0.0 if option.what == DECLINE else effect_gain(prospect, option)
    if question.what == "swap":
        return swap_gain(prospect, option)
    if question.what in ("reroll", "set-die"):
        return float(counted(option.mode))
    if question.what == "die-value":
        return -float(counted(option.value))
    if question.what == "keep-dice":
        return keeping(prospect, question.seat, option.value)
    if question.what == "draft":
        return drafting(prospect, option.card.face)
    if question.what == "exchange":
        return exchanging(prospect, option)
    return daring(eyes, prospect, option)


def choosing(eyes: Eyes, value: int) -> float:
    """How likely it is to win a Round that is played so."""
    if value == 0:
        return eyes.odds(eyes.me.number)
    fair = 1.0 / max(1, len(eyes.gamblers()))
    cards = [play for card in eyes.view.hand for play in card.face.plays if play.kind & (GAMBLING | CHEATING)]
    used = min(len(cards), BETTING_ROUNDS.get(GAMES[value - 1], 1))
    return fair + OF_A_CARD * used


def card_gain(eyes: Eyes, play: Play) -> float:
    """By how much a card played in a Betting Round betters the chance to win."""
    prospect = prospect_of(eyes.view)
    if prospect is None:
        return 0.0
    cheats = has_cheating_effect(play)
    return max(looking(prospect, 3 if cheats else 1), turning(prospect, cheats))


def effect_gain(prospect: Prospect, option: Option) -> float:
    return looking(prospect, option.mode) if option.value == LOOK else turning(prospect, option.mode == 1)


def looking(prospect: Prospect, number: int) -> float:
    """What it brings to see so many cards and take the best of them, or none."""
    if not prospect.hand:
        return 0.0
    now = prospect.chance()
    bettered: list[tuple[float, float]] = []
    for face in kinds_of_cards(prospect):
        best = max([prospect.with_card(place, face).chance() for place in range(len(prospect.hand))])
        bettered.append((max(now, best), SHARE[face.rank] / 3))
    return best_of(bettered, number) - now


def kinds_of_cards(prospect: Prospect) -> list[Face]:
    """A card of each rank and colour."""
    deck = prospect.seen.view.faces
    found = {(face.rank, face.suit // 2): face for face in deck if face.rank in RANKS}
    return list(found.values())


def best_of(values: list[tuple[float, float]], number: int) -> float:
    """What the best of so many is worth on average, of values with their shares."""
    total, below, found = sum([share for _, share in values]), 0.0, 0.0
    for value, share in sorted(values):
        upto = below + share / total
        found += value * (upto**number - below**number)
        below = upto
    return found


def turning(prospect: Prospect, sets: bool) -> float:
    """What it brings to roll the worst die again, or to turn it to a three."""
    if not prospect.dice:
        return 0.0
    worst = max(range(len(prospect.dice)), key=lambda place: counted(prospect.dice[place]))
    now = prospect.chance()
    if sets:
        return prospect.with_die(worst, 3).chance() - now
    return sum([prospect.with_die(worst, shown).chance() for shown in range(1, 7)]) / 6 - now


def swap_gain(prospect: Prospect, option: Option) -> float:
    if option.what == DECLINE:
        return 0.0
    return prospect.with_card(option.on, option.card.face).chance() - prospect.chance()


def keeping(prospect: Prospect, seat: int, number: int) -> float:
    """The sum that is to be expected if so many of the dice just rolled are kept; less is better."""
    rolled = prospect.seen.rolled_dice(seat)
    return -sum([counted(die) for die in rolled[:number]]) - TO_COME[len(rolled) - number]


def drafting(prospect: Prospect, face: Face) -> float:
    """What a card adds to the own pool: at once, and by a set that may still become complete."""
    pool = prospect.seen.cards(prospect.seat, POOL)
    have = sum([card.rank == face.rank for card in pool]) % face.rank
    left = DRAFTED - len(pool) - 1
    if have + 1 == face.rank:
        return face.rank + (1.0 if have else 0.0)
    missing = face.rank - have - 1
    hope = max(0.0, 1.0 - missing / max(1.0, left * (0.25 + SHARE[face.rank])))
    return face.rank * hope / (missing + 1) - (1.0 - hope if have == 0 else 0.0)


def exchanging(prospect: Prospect, option: Option) -> float:
    """What it brings to throw a card away for one that nobody knows."""
    if option.what == DECLINE:
        return 0.0
    hand = [face for face in prospect.hand if face is not None]
    rest = [face for face in hand if face is not option.card.face]
    rest += [option.card.face] * (len(hand) - len(rest) - 1)
    dragon = prospect.dragon()
    ranks = {face.rank for face in rest}
    new = A_COPY + sum([SHARE[rank] for rank in RANKS if rank not in ranks])
    return points_of(rest, dragon) + new - points_of(hand, dragon)


def daring(eyes: Eyes, prospect: Prospect, option: Option) -> float:
    """To hit, to defend, or to fold, which is worth nothing."""
    if option.what == DECLINE:
        return 0.0
    shown = prospect.seen.cards(prospect.seat, OPEN)
    has_rogue = any(face.rank == ROGUE for face in shown)
    me, pot = eyes.me.number, eyes.view.pot
    winning = eyes.change(me, gold=pot) / (1 + len(prospect.rivals()))
    if option.value != HIT:  # what is defended with is not there when it is needed
        return 0.9 * winning if has_rogue and option.card.face.rank != ROGUE else 0.1 * winning - 0.1
    if not has_rogue:
        return winning
    lost = eyes.change(me, gold=-min(PENALTY, eyes.me.gold))
    return (1 - SHARE[ROGUE]) * winning + SHARE[ROGUE] * lost
