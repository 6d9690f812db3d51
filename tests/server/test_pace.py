"""Who was asked is not told by time: measured over many windows, with the truth at hand, in simulated time."""

import asyncio
import random
import sys
from collections.abc import Callable

import pytest

from innkeeper.server.services import schedule
from innkeeper.server.services.room import Room
from innkeeper.server.tables.options import Options
from tests.server.helpers import Clock, a_table
from tests.server.simulating import Round, play, simulate, told

SEEDS = range(16)
CHANCE = 4  # standard deviations: what tells nothing stays within
COARSE = 0.1  # the largest of them with which a measure is still worth anything
BOTS = ["", "regular", "regular", "regular"]
SEARCHER = ["", "veteran", "regular", "regular"]
PEOPLE = ["", "", "", ""]
BOTH = ["", "", "regular", "veteran"]
QUICK = (0.05, 0.35)  # seconds that people take to answer
ANY_TIME = (0.1, 5.0)


def asked(it: Round) -> bool:
    """Somebody else was asked."""
    return it.others


def could_choose(it: Round) -> bool:
    """Somebody else decided, and had a choice."""
    return it.choice


def measured(
    pace: str, bots: list[str], takes: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Round], bool]], tuple[float, float]]:
    """Play some games, and give back how well time tells what one would like to know."""
    rounds: list[Round] = []
    monkeypatch.setattr(schedule, "random", random.Random(1))

    async def doing(clock: Callable[[], float]) -> None:
        for seed in SEEDS:
            rounds.extend(await play(clock, Options(pace=pace), bots, takes, seed, 500))

    simulate(doing)
    return lambda truth: told(rounds, truth)


@pytest.mark.parametrize(
    ("pace", "bots", "takes"),
    [
        ("natural", BOTS, QUICK),
        ("natural", SEARCHER, QUICK),
        ("natural", PEOPLE, QUICK),
        ("slow", BOTH, QUICK),
        ("even", BOTH, ANY_TIME),
        ("even", PEOPLE, ANY_TIME),
    ],
)
def test_time_tells_nothing(
    pace: str, bots: list[str], takes: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = measured(pace, bots, takes, monkeypatch)
    for truth in (asked, could_choose):
        found, spread = tell(truth)
        assert spread < COARSE
        assert abs(found - 0.5) < CHANCE * spread, truth.__name__


def test_people_who_take_longer_at_natural_pace_tell_that_somebody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/protocol.md says. And so the measure can tell, where there is something to be told."""
    tell = measured("natural", PEOPLE, ANY_TIME, monkeypatch)
    assert tell(asked)[0] > 0.9 and tell(could_choose)[0] > 0.7


def test_what_is_measured_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SEEDS", range(2))
    first, again = (measured("natural", PEOPLE, QUICK, monkeypatch) for _ in range(2))
    assert [first(asked), first(could_choose)] == [again(asked), again(could_choose)]


def test_who_listens_is_stirred_in_the_order_of_coming() -> None:
    changed: list[int] = []

    class Guest(asyncio.Event):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

        def set(self) -> None:
            changed.append(self.number)

    room = Room(a_table(), Clock())
    guests = [Guest(number) for number in range(100)]
    for guest in random.Random(1).sample(guests, 100):
        room.listeners[guest] = None
    room.notify()
    assert changed == [guest.number for guest in random.Random(1).sample(guests, 100)]
