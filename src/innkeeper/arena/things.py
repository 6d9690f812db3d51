"""What is going on, as an observation tells it: ten numbers for each card, Drink, Event, Round, payment and so on.

Seats are counted clockwise from the own one, plus one, so that 0 is nobody. Sets of seats are masks, the own the lowest
bit.
"""

from typing import Final

from innkeeper.table.shown import CARD, DRINK, EVENT, GAIN, HITS, PAYMENT, ROUND

OF_A_THING: Final = 10


def thing(code: list[int], at: int, players: int) -> list[int]:
    """The thing that stands at some place of a view's code, in ten numbers."""
    me, kind = code[0], code[at]
    seats_at = at + 4 + code[at + 3]
    numbers_at = seats_at + 1 + code[seats_at]
    seats = code[seats_at + 1 : numbers_at]
    numbers = code[numbers_at + 1 : numbers_at + 1 + code[numbers_at]]
    told = [
        1 + kind,
        away(code[at + 1], me, players),
        code[at + 2],
        code[at + 3],
        1 + code[at + 4] if code[at + 3] else 0,
        mask(seats, me, players),
    ]
    told += details(kind, seats, numbers, me, players)
    while len(told) < OF_A_THING:
        told.append(0)
    return told


def details(kind: int, seats: list[int], numbers: list[int], me: int, players: int) -> list[int]:
    """What there is to tell of this kind."""
    if kind == DRINK:  # Alcohol Content, Fortitude, Ignored, turned into Fortitude
        return numbers
    if kind == CARD:  # on which thing, who Ignores it, upon whom its losses fall, how much upon oneself
        victims = numbers[2::2]
        ignoring = turned(numbers[1], me, players)
        upon_me = numbers[3 + 2 * victims.index(me)] if me in victims else 0
        return [1 + numbers[0], ignoring, mask(victims, me, players), upon_me]
    if kind == ROUND:  # locked to Cheating Cards, the winner, ended, who has passed
        return [numbers[0], away(numbers[1], me, players), numbers[2], mask(numbers[3:], me, players)]
    if kind in (PAYMENT, GAIN):  # how much is open, for oneself and for all
        mine = [amount for seat, amount in zip(seats, numbers, strict=True) if seat == me]
        return [sum(mine), sum(numbers)]
    if kind == HITS:  # by whom, how many upon oneself
        return [mask([seat for seat in numbers if seat >= 0], me, players), seats.count(me)]
    if kind == EVENT:  # who Ignores it, the cards discarded to it, what is known of the own choice, the highest of all
        chosen = dict(zip(seats, numbers[2:], strict=True))
        best = max(chosen.values(), default=-1)
        return [turned(numbers[0], me, players), numbers[1], 1 + chosen.get(me, -1), 1 + best]
    return []


def away(seat: int, me: int, players: int) -> int:
    """How far from the own seat, plus one; what is no seat stays below 1."""
    return 1 + (seat - me) % players if seat >= 0 else 1 + seat


def mask(seats: list[int], me: int, players: int) -> int:
    """A set of seats, counted from the own one."""
    found = 0
    for seat in seats:
        found |= 1 << (seat - me) % players
    return found


def turned(absolute: int, me: int, players: int) -> int:
    """A set of seats, turned so that it is counted from the own one."""
    return mask([seat for seat in range(players) if absolute >> seat & 1], me, players) if absolute else 0
